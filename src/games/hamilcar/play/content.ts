/** How a set-up is made of the options, of the tables and of the map. */
import { known } from '../../../calculator/keys.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { both, type Side } from '../words.ts';
import { kindTitled } from './card-kinds.ts';
import { keptFrom } from './figures.ts';
import { OPTIONAL, type Optional, rulingsOf } from './rulings.ts';
import {
  type Card,
  type Content,
  EFFECTS,
  EVENTS,
  type GeneralCard,
  type MapLink,
  type Province,
  type SetUp,
  type SetUpForce,
  SPACES,
  type Space,
  SYMBOLS,
  type TacticCard,
} from './kept.ts';
import type { Options } from './written.ts';

/** An id from a name, as the map has it. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Short names of the Generals, by their last name or by what tells them apart. */
const GENERAL_IDS: Readonly<Record<string, string>> = {
  Hanno: 'hanno',
  'H. Gisco': 'gisco',
  Hamilcar: 'hamilcar',
  'Hamilcar Barca': 'barca',
  'Cn. Cornelius Scipio Asina': 'asina',
  'L. Cornelius Scipio': 'lscipio',
  'L. M. Vulso Longus': 'vulso',
};

const generalId = (name: string): string => GENERAL_IDS[name] ?? idOf(name.split(' ').at(-1) ?? name);

const sideOf = (word: unknown): Side | undefined =>
  word === 'Rome' ? 'rome' : word === 'Carthage' ? 'carthage' : undefined;

const keysOf = (tables: Tables, id: string): readonly string[] => (tables[id]?.axes[0]?.keys ?? []).map(String);

function spacesFrom(tables: Tables, links: readonly MapLink[]): Readonly<Record<string, Space>> {
  const read = new Reader(tables);
  const lanes = keysOf(tables, 'sea-lanes')
    .filter((lane) => lane.includes(' - '))
    .map((lane) => ({ ends: lane.split(' - ').map(idOf), storms: Number(read.at('sea-lanes', lane, 'storms').value) }));
  const ways = (name: string, terrain: string): string[] =>
    links.flatMap(({ between: [a, b], terrain: t }) =>
      t !== terrain ? [] : a === name ? [idOf(b)] : b === name ? [idOf(a)] : [],
    );
  const spaceOf = (name: string): [string, Space] => {
    const is = (what: string): string => String(read.at('spaces', name, what).value);
    const province = is('province');
    const kind = known(SPACES, is('kind').replace('large ', ''), `space "${name}":`);
    const id = idOf(name);
    const capacity = kind === 'city' ? (name === 'Carales' ? 'eleventh' : name) : undefined;
    return [
      id,
      {
        name,
        province: idOf(province),
        region: String(read.at('provinces', province, 'region').value),
        kind,
        large: is('kind') === 'large city',
        port: is('port') !== 'no',
        major: is('port') === 'Major Port',
        tyrrhenum: is('tyrrhenum') === 'yes',
        capacity: capacity ? Number(read.at('city-capacity', capacity, 'capacity').value) : 0,
        roads: ways(name, 'clear'),
        strait: ways(name, 'strait')[0] ?? null,
        lanes: Object.fromEntries(
          lanes.flatMap(({ ends: [a, b], storms }) => (a === id ? [[b, storms]] : b === id ? [[a, storms]] : [])),
        ),
      },
    ];
  };
  return Object.fromEntries(keysOf(tables, 'spaces').map(spaceOf));
}

function deckFrom(tables: Tables): Readonly<Record<string, Card>> {
  const read = new Reader(tables);
  return Object.fromEntries(
    keysOf(tables, 'strategy-deck').map((id) => {
      const is = (what: string) => read.at('strategy-deck', id, what).value;
      const owner = is('owner');
      return [
        id,
        {
          title: String(is('title')),
          kind: kindTitled(String(is('title'))),
          owner: sideOf(owner) ?? (owner === 'both' ? 'both' : 'nobody'),
          op: Number(is('op')),
          event: known(EVENTS, is('event'), `card "${id}":`),
          amount: Number(is('amount')),
          ships: Number(is('ships')),
        },
      ];
    }),
  );
}

function tacticsFrom(tables: Tables): Readonly<Record<string, TacticCard>> {
  const read = new Reader(tables);
  const labels = tables['tactic-deck']?.axes[0]?.labels ?? {};
  return Object.fromEntries(
    keysOf(tables, 'tactic-deck').flatMap((kind) => {
      const is = (what: string) => read.at('tactic-deck', kind, what).value;
      const card: TacticCard = {
        title: labels[kind] ?? kind,
        effect: known(EFFECTS, is('effect'), `tactic card "${kind}":`),
        amount: Number(is('amount')),
      };
      return Array.from({ length: Number(is('copies')) }, (_, i) => [`${kind}-${i + 1}`, card] as const);
    }),
  );
}

function generalsFrom(tables: Tables, optional: readonly Optional[]): Readonly<Record<string, GeneralCard>> {
  const read = new Reader(tables);
  return Object.fromEntries(
    keysOf(tables, 'generals').flatMap((name) => {
      const is = (what: string) => read.at('generals', name, what).value;
      const traits = String(is('traits'));
      if (String(is('start')) === 'optional rule 16.6' && !optional.includes('16.6')) return [];
      return [
        [
          generalId(name),
          {
            name,
            side: sideOf(is('side')) ?? 'rome',
            strategy: Number(is('strategy')),
            battle: Number(is('battle')),
            admiral: traits.includes('Admiral'),
            aristocrat: traits.includes('Aristocrat'),
            africanus: traits.includes('Africanus'),
            start: String(is('start')),
          },
        ],
      ];
    }),
  );
}

function provincesFrom(tables: Tables, spaces: SetUp['spaces']): Readonly<Record<string, Province>> {
  const read = new Reader(tables);
  return Object.fromEntries(
    keysOf(tables, 'provinces').map((name) => [
      idOf(name),
      {
        name,
        region: String(read.at('provinces', name, 'region').value),
        scores: read.at('provinces', name, 'scores').value === 'yes',
        spaces: Object.keys(spaces).filter((id) => spaces[id]?.province === idOf(name)),
      },
    ]),
  );
}

/** 3.2, 3.3: the Forces of the set-up. */
function forcesFrom(tables: Tables): SetUpForce[] {
  const read = new Reader(tables);
  return keysOf(tables, 'set-up').map((name) => {
    const is = (what: string) => read.at('set-up', name, what).value;
    return {
      space: idOf(name),
      side: sideOf(is('side')) ?? 'rome',
      cu: Number(is('cu')),
      elephants: Number(is('elephants')),
      st: Number(is('st')),
      led: is('general') !== 'none',
    };
  });
}

/** All that a game needs to know before its first move; a RangeError where the options do not fit. */
export function prepare(options: Options, { tables, map }: Content): SetUp {
  const { optional = [] } = options;
  const strange = optional.find((id) => !OPTIONAL.includes(id));
  if (strange) throw new RangeError(`optional rule "${strange}" is not among ${OPTIONAL.join(', ')}`);
  if (!map) throw new RangeError('the game needs its map');
  const read = new Reader(tables);
  const spaces = spacesFrom(tables, map.links);
  const all = deckFrom(tables);
  const ids = Object.keys(all).filter((id) => optional.includes('16.6') || !['s58', 's59'].includes(id));
  return {
    optional,
    rulings: rulingsOf(options.rulings),
    spaces,
    provinces: provincesFrom(tables, spaces),
    tyrrhenum: {
      ports: Object.keys(spaces).filter((id) => spaces[id]?.tyrrhenum),
      storms: Number(read.at('sea-lanes', 'Mare Tyrrhenum', 'storms').value),
    },
    deck: Object.fromEntries(ids.flatMap((id) => (all[id] ? [[id, all[id]]] : []))),
    tactics: tacticsFrom(tables),
    generals: generalsFrom(tables, optional),
    miat: Object.fromEntries(
      keysOf(tables, 'miat-slots').map((slot) => {
        const is = (what: string) => read.at('miat-slots', slot, what).value;
        return [
          slot,
          {
            center: is('center') === 'yes',
            start: is('start') === 'yes',
            symbol: known(SYMBOLS, is('symbol'), `Miat slot "${slot}":`),
          },
        ];
      }),
    ),
    track: keysOf(tables, 'turn-track').map((turn) => {
      const general = String(read.at('turn-track', Number(turn), 'general').value);
      return {
        hand: Number(read.at('turn-track', Number(turn), 'hand').value),
        general: general === 'none' ? null : generalId(general),
      };
    }),
    start: Object.fromEntries(
      keysOf(tables, 'spaces').flatMap((name) => {
        const side = sideOf(read.at('spaces', name, 'control').value);
        return side ? [[idOf(name), side]] : [];
      }),
    ),
    forces: forcesFrom(tables),
    fleet: both((side) => ({
      ready: Number(read.at('set-up-markers', 'ready', side).value),
      spent: Number(read.at('set-up-markers', 'spent', side).value),
    })),
    tables: keptFrom(tables),
  };
}
