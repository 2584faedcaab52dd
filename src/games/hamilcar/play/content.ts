/** What never changes during a game, read once at its start: tables and map as spaces, cards, Generals and figures. */

import { byId, keyed, keysOf, known } from '../../../calculator/keys.ts';
import { Reader, type Tables, type Value } from '../../../calculator/table.ts';
import { linksFrom, spaceId } from '../../../mechanics/map.ts';
import { keptFrom } from '../../../play/figures.ts';
import { found } from '../../../play/state.ts';
import { LIMITS, limitOf } from '../limits.ts';
import { both, type Side } from '../words.ts';
import { OPTIONAL, type Optional, type Rulings, rulingsOf } from './rulings.ts';

/** What the engine reads of the map. */
interface MapLink {
  readonly between: readonly [string, string];
  readonly terrain: string;
}

/** What a game reads of the content. */
export interface Content {
  readonly tables: Tables;
  readonly map?: { readonly links: readonly MapLink[] } | undefined;
}

/** The Event is played on the player's own turn, as an answer, or its effect is lost. */
const EVENTS = ['own', 'counter', 'lost', 'none'] as const;
const EFFECTS = ['rating', 'flee', 'pursuit', 'die', 'die-battle', 'enemy-die', 'prize'] as const;
const SYMBOLS = ['CU', 'General', 'none'] as const;

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

export type SetUp = Readonly<ReturnType<typeof prepare>>;
export type Space = SetUp['spaces'][string];
export type Province = SetUp['provinces'][string];
export type Card = SetUp['deck'][string];
export type TacticCard = SetUp['tactics'][string];
export type GeneralCard = SetUp['generals'][string];

function spacesFrom(rows: Rows, links: readonly MapLink[]) {
  const lanes = rows
    .each('sea-lanes', (lane, is) => ({ ends: lane.split(' - ').map(spaceId), storms: Number(is('storms')) }))
    .filter(({ ends }) => ends.length === 2);
  const spaceOf = (name: string, is: (what: string) => Value) => {
    const id = spaceId(name);
    const ways = (terrain: string): string[] =>
      linksFrom(links, name).flatMap(([to, link]) => (link.terrain === terrain ? [to] : []));
    const kind = KINDS[known(keysOf(KINDS), is('kind'), `space "${name}":`)];
    const province = String(is('province'));
    /** Storm symbols by the port at the other end. */
    const storms: Readonly<Record<string, number>> = Object.fromEntries(
      lanes.flatMap(({ ends: [a, b], storms: n }) => (a === id ? [[b, n]] : b === id ? [[a, n]] : [])),
    );
    const space = {
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
      /** The other end of the Strait. */
      strait: ways('strait')[0] ?? null,
      lanes: storms,
    };
    return [id, space] as const;
  };
  return byId(rows.each('spaces', spaceOf));
}

const cardFrom = (id: string, is: (what: string) => Value) => {
  const owner = sideOf(is('owner')) ?? known(['both', 'nobody'], is('owner'), `card "${id}" belongs to`);
  const event = known(EVENTS, is('event'), `card "${id}":`);
  const [op, amount, ships] = [Number(is('op')), Number(is('amount')), Number(is('ships'))];
  return [id, { title: String(is('title')), owner, op, event, amount, ships }] as const;
};

function tacticsFrom(rows: Rows, tables: Tables) {
  const labels = tables['tactic-deck']?.axes[0]?.labels ?? {};
  const copies = rows.each('tactic-deck', (kind, is) => {
    const effect = known(EFFECTS, is('effect'), `tactic card "${kind}":`);
    const card = { title: labels[kind] ?? kind, effect, amount: Number(is('amount')) };
    return Array.from({ length: Number(is('copies')) }, (_, i) => [`${kind}-${i + 1}`, card] as const);
  });
  return byId(copies.flat());
}

/** 3.1 to 3.3: where a General is at the start. */
interface Start {
  readonly at: string;
  readonly office?: 'consul' | 'proconsul';
}

function startOf(start: string, boxed: boolean, spaces: ReturnType<typeof spacesFrom>): Start {
  if (boxed) return { at: 'track' };
  const [place, office] = start.split(', ');
  const space = spaceId(place ?? start);
  if (!spaces[space]) return { at: BESIDE[known(keysOf(BESIDE), start, 'a General starts at')] };
  return { at: space, ...(office && { office: HELD[known(keysOf(HELD), office, 'office')] }) };
}

function generalFrom(rows: Rows, id: keyof typeof GENERALS, start: (written: string) => Start) {
  const name = GENERALS[id];
  const is = (what: string): Value => rows.at('generals', name, what);
  const traits = String(is('traits')).split(', ');
  const general = {
    name,
    side: ownerOf(is('side'), name),
    strategy: Number(is('strategy')),
    battle: Number(is('battle')),
    admiral: traits.includes('Admiral'),
    aristocrat: traits.includes('Aristocrat'),
    africanus: traits.includes('Africanus'),
    start: start(String(is('start'))),
  };
  return [id, general] as const;
}

/** All that a game needs to know before its first move; a RangeError where the options do not fit. */
export function prepare(
  { optional = [], rulings }: { readonly optional?: readonly Optional[]; readonly rulings?: Partial<Rulings> },
  { tables, map }: Content,
) {
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
  const inUse = (id: string): boolean => optional.includes('16.6') || !WITH_PULCHER.includes(id);
  const generals = keysOf(GENERALS)
    .filter(inUse)
    .map((id) => {
      const boxed = track.some(({ general }) => general === id);
      return generalFrom(rows, id, (written) => startOf(written, boxed, spaces));
    });
  const read = new Reader(tables);
  return {
    optional,
    rulings: rulingsOf(rulings),
    spaces,
    ids,
    provinces: byId(
      rows.each('provinces', (name, is) => {
        const within = ids.filter((id) => spaces[id]?.province === spaceId(name));
        const province = { name, region: String(is('region')), scores: is('scores') === 'yes', spaces: within };
        return [spaceId(name), province] as const;
      }),
    ),
    tyrrhenum: {
      ports: ids.filter((id) => spaces[id]?.tyrrhenum),
      storms: Number(rows.at('sea-lanes', 'Mare Tyrrhenum', 'storms')),
    },
    deck: byId(rows.each('strategy-deck', cardFrom).filter(([id]) => inUse(id))),
    tactics: tacticsFrom(rows, tables),
    generals: byId(generals),
    /** The ids of the Generals of a side. */
    roster: both((side): readonly string[] => generals.flatMap(([id, card]) => (card.side === side ? [id] : []))),
    miat: byId(
      rows.each('miat-slots', (slot, is) => {
        const symbol = known(SYMBOLS, is('symbol'), `Miat slot "${slot}":`);
        return [slot, { center: is('center') === 'yes', start: is('start') === 'yes', symbol }] as const;
      }),
    ),
    track,
    start: byId(
      rows
        .each('spaces', (name, is) => [spaceId(name), sideOf(is('control'))] as const)
        .flatMap(([at, side]) => (side ? [[at, side] as const] : [])),
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
