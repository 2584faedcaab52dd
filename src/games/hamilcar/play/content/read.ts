/** How the content is read once, at the start of a game: tables and map become spaces, cards, Generals and figures. */

import { keyed, keysOf, known } from '../../../../calculator/keys.ts';
import { Reader, type Tables, type Value } from '../../../../calculator/table.ts';
import { linksFrom, spaceId } from '../../../../mechanics/map.ts';
import { keptFrom } from '../../../../play/figures.ts';
import { found } from '../../../../play/state.ts';
import { LIMITS, limitOf } from '../../limits.ts';
import { both, type Side } from '../../words.ts';
import { OPTIONAL, type Optional, type Rulings, rulingsOf } from '../rulings.ts';
import {
  type Card,
  type Content,
  EFFECTS,
  EVENTS,
  type GeneralCard,
  type MapLink,
  type SetUp,
  type Space,
  SYMBOLS,
  type TacticCard,
} from './kept.ts';

/** What the rules of a game under way look into; its deck and its map are read at the start. */
const READ = [
  'attrition',
  'attrition-elephants',
  'attrition-row-six',
  'battle-dice',
  'change-of-command',
  'charge-modifiers',
  'fleet-limits',
  'hire-cost',
  'large-battle-die',
  'limits',
  'miat',
  'naval-columns',
  'naval-die',
  'red-siege-die',
  'reinforcements',
  'rome-in-africa',
  'sea-costs',
  'seamanship',
  'siege-needs',
  'small-battle-die',
  'storm-column',
  'storm-rolls',
  'white-siege-die',
] as const;

/** The Generals as the tables know them. */
const GENERALS = {
  hanno: 'Hanno',
  gisco: 'H. Gisco',
  hamilcar: 'Hamilcar',
  hasdrubal: 'Hasdrubal',
  himilco: 'Himilco',
  adherbal: 'Adherbal',
  carthalo: 'Carthalo',
  xanthippus: 'Xanthippus',
  barca: 'Hamilcar Barca',
  caudex: 'A. Claudius Caudex',
  maximus: 'M. Valerius Maximus',
  flaccus: 'Q. Fulvius Flaccus',
  asina: 'Cn. Cornelius Scipio Asina',
  calatinus: 'A. Atilius Calatinus',
  florus: 'C. Aquilius Florus',
  catulus: 'C. Lutatius Catulus',
  duilius: 'C. Duilius',
  megellus: 'L. Postumius Megellus',
  metellus: 'L. Caecilius Metellus',
  regulus: 'M. Atilius Regulus',
  lscipio: 'L. Cornelius Scipio',
  paterculus: 'C. Sulpicius Paterculus',
  vulso: 'L. M. Vulso Longus',
  serranus: 'C. Atilius Serranus',
  pulcher: 'P. Claudius Pulcher',
} as const;

/** 16.6: what only comes with the optional rule. */
const WITH_PULCHER: readonly string[] = ['pulcher', 's58', 's59'];

/** Where a General begins who is in no space and in no box of the Turn Track. */
const BESIDE = {
  pool: 'pool',
  'set aside': 'aside',
  'Mercenary box, top': 'mercenary',
  'Mercenary box, below': 'mercenary',
  'optional rule 16.6': 'pool',
} as const;

/** 3.2: offices at the start. */
const HELD = { Consul: 'consul', Proconsul: 'proconsul' } as const;

const KINDS = { city: 'city', 'large city': 'city', tribe: 'tribe', plain: 'plain' } as const;

/** The table of capacities knows all cities by name but one. */
const CAPACITIES: Readonly<Record<string, string>> = { carales: 'eleventh' };

const sideOf = (word: Value): Side | undefined =>
  word === 'Rome' ? 'rome' : word === 'Carthage' ? 'carthage' : undefined;

const ownerOf = (word: Value, what: string): Side =>
  found(sideOf(word), `${what} belongs to "${word}", expected Rome or Carthage`);

/** Rows of a table by their key. */
class Rows {
  readonly #read: Reader;
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#read = new Reader(tables);
  }

  at(table: string, key: string | number, what: string): Value {
    return this.#read.at(table, key, what).value;
  }

  /** Something for each row; `is` reads a cell of it. */
  each<T>(table: string, of: (key: string, is: (what: string) => Value) => T): T[] {
    return (this.#tables[table]?.axes[0]?.keys ?? []).map((key) =>
      of(String(key), (what) => this.at(table, key, what)),
    );
  }
}

function spacesFrom(rows: Rows, links: readonly MapLink[]): Readonly<Record<string, Space>> {
  const lanes = rows
    .each('sea-lanes', (lane, is) => ({ ends: lane.split(' - ').map(spaceId), storms: Number(is('storms')) }))
    .filter(({ ends }) => ends.length === 2);
  const spaceOf = (name: string, is: (what: string) => Value): [string, Space] => {
    const id = spaceId(name);
    const ways = (terrain: string): string[] =>
      linksFrom(links, name).flatMap(([to, link]) => (link.terrain === terrain ? [to] : []));
    const kind = KINDS[known(keysOf(KINDS), is('kind'), `space "${name}":`)];
    const province = String(is('province'));
    return [
      id,
      {
        name,
        province: spaceId(province),
        region: String(rows.at('provinces', province, 'region')),
        kind,
        large: is('kind') === 'large city',
        port: is('port') !== 'no',
        major: is('port') === 'Major Port',
        tyrrhenum: is('tyrrhenum') === 'yes',
        capacity: kind === 'city' ? Number(rows.at('city-capacity', CAPACITIES[id] ?? name, 'capacity')) : 0,
        roads: ways('clear'),
        strait: ways('strait')[0] ?? null,
        lanes: Object.fromEntries(
          lanes.flatMap(({ ends: [a, b], storms }) => (a === id ? [[b, storms]] : b === id ? [[a, storms]] : [])),
        ),
      },
    ];
  };
  return Object.fromEntries(rows.each('spaces', spaceOf));
}

const cardFrom = (id: string, is: (what: string) => Value): [string, Card] => [
  id,
  {
    title: String(is('title')),
    owner: sideOf(is('owner')) ?? known(['both', 'nobody'], is('owner'), `card "${id}" belongs to`),
    op: Number(is('op')),
    event: known(EVENTS, is('event'), `card "${id}":`),
    amount: Number(is('amount')),
    ships: Number(is('ships')),
  },
];

function tacticsFrom(rows: Rows, tables: Tables): Readonly<Record<string, TacticCard>> {
  const labels = tables['tactic-deck']?.axes[0]?.labels ?? {};
  const copies = rows.each('tactic-deck', (kind, is) => {
    const effect = known(EFFECTS, is('effect'), `tactic card "${kind}":`);
    const card: TacticCard = { title: labels[kind] ?? kind, effect, amount: Number(is('amount')) };
    return Array.from({ length: Number(is('copies')) }, (_, i) => [`${kind}-${i + 1}`, card] as const);
  });
  return Object.fromEntries(copies.flat());
}

function startOf(start: string, boxed: boolean, spaces: SetUp['spaces']): GeneralCard['start'] {
  if (boxed) return { at: 'track' };
  const [place, office] = start.split(', ');
  const space = spaceId(place ?? start);
  if (!spaces[space]) return { at: BESIDE[known(keysOf(BESIDE), start, 'a General starts at')] };
  return { at: space, ...(office && { office: HELD[known(keysOf(HELD), office, 'office')] }) };
}

function generalsFrom(rows: Rows, spaces: SetUp['spaces'], track: SetUp['track']): [string, GeneralCard][] {
  return keysOf(GENERALS).map((id) => {
    const name = GENERALS[id];
    const is = (what: string): Value => rows.at('generals', name, what);
    const traits = String(is('traits')).split(', ');
    return [
      id,
      {
        name,
        side: ownerOf(is('side'), name),
        strategy: Number(is('strategy')),
        battle: Number(is('battle')),
        admiral: traits.includes('Admiral'),
        aristocrat: traits.includes('Aristocrat'),
        africanus: traits.includes('Africanus'),
        start: startOf(
          String(is('start')),
          track.some(({ general }) => general === id),
          spaces,
        ),
      },
    ];
  });
}

/** All that a game needs to know before its first move; a RangeError where the options do not fit. */
export function prepare(
  { optional = [], rulings }: { readonly optional?: readonly Optional[]; readonly rulings?: Partial<Rulings> },
  { tables, map }: Content,
): SetUp {
  for (const id of optional) known(OPTIONAL, id, 'optional rule');
  if (!map) throw new RangeError('the game needs its map');
  const rows = new Rows(tables);
  const spaces = spacesFrom(rows, map.links);
  const ids = Object.keys(spaces);
  const track = rows.each('turn-track', (turn) => {
    const name = rows.at('turn-track', Number(turn), 'general');
    const general = keysOf(GENERALS).find((id) => GENERALS[id] === name) ?? null;
    if (!general && name !== 'none') throw new RangeError(`"${name}" in the box of Game Turn ${turn} is no General`);
    return { hand: Number(rows.at('turn-track', Number(turn), 'hand')), general };
  });
  const inUse = ([id]: readonly [string, unknown]): boolean => optional.includes('16.6') || !WITH_PULCHER.includes(id);
  const generals = generalsFrom(rows, spaces, track).filter(inUse);
  const read = new Reader(tables);
  return {
    optional,
    rulings: rulingsOf(rulings),
    spaces,
    ids,
    provinces: Object.fromEntries(
      rows.each('provinces', (name, is) => [
        spaceId(name),
        {
          name,
          region: String(is('region')),
          scores: is('scores') === 'yes',
          spaces: ids.filter((id) => spaces[id]?.province === spaceId(name)),
        },
      ]),
    ),
    tyrrhenum: {
      ports: ids.filter((id) => spaces[id]?.tyrrhenum),
      storms: Number(rows.at('sea-lanes', 'Mare Tyrrhenum', 'storms')),
    },
    deck: Object.fromEntries(rows.each('strategy-deck', cardFrom).filter(inUse)),
    tactics: tacticsFrom(rows, tables),
    generals: Object.fromEntries(generals),
    roster: both((side) => generals.flatMap(([id, card]) => (card.side === side ? [id] : []))),
    miat: Object.fromEntries(
      rows.each('miat-slots', (slot, is) => [
        slot,
        {
          center: is('center') === 'yes',
          start: is('start') === 'yes',
          symbol: known(SYMBOLS, is('symbol'), `Miat slot "${slot}":`),
        },
      ]),
    ),
    track,
    start: Object.fromEntries(
      rows
        .each('spaces', (name, is) => ({ at: spaceId(name), side: sideOf(is('control')) }))
        .flatMap(({ at, side }) => (side ? [[at, side]] : [])),
    ),
    forces: rows.each('set-up', (name, is) => ({
      space: spaceId(name),
      side: ownerOf(is('side'), `the Force in ${name}`),
      cu: Number(is('cu')),
      elephants: Number(is('elephants')),
      st: Number(is('st')),
      led: is('general') !== 'none',
    })),
    fleet: both((side) => ({
      ready: Number(rows.at('set-up-markers', 'ready', side)),
      spent: Number(rows.at('set-up-markers', 'spent', side)),
    })),
    limits: keyed(LIMITS, (limit) => limitOf(limit, read)),
    tables: keptFrom(tables, READ),
  };
}
