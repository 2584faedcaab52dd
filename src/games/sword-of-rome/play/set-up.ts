/** 3: the first position, as content has it, or as a sample sets it up. */

import { keysOf, known } from '../../../calculator/keys.ts';
import type { Holder } from '../control/rules.ts';
import type { Alliance } from '../player-fields.ts';
import type { Count, Player, Power } from '../words.ts';
import { type Content, type Place, prepare, type SetUp, type SetUpData, type Start } from './content.ts';
import { type Frame, MARKS, type Mark, NOTHING_UNDER, OFF_MAP, type State } from './state.ts';

/** Cards of every seat; none for one that is not at the table. */
function bySeat({ seats }: SetUp, of: (seat: Player) => string[]): Record<Player, string[]> {
  const at = (seat: Player): string[] => (seats.includes(seat) ? of(seat) : []);
  return {
    gauls: at('gauls'),
    etruscans: at('etruscans'),
    greeks: at('greeks'),
    carthage: at('carthage'),
    romans: at('romans'),
  };
}

function leadersOf(setup: SetUp, start: Readonly<Record<string, string>>, position: Position): State['leaders'] {
  const places = [...Object.keys(setup.spaces), ...OFF_MAP];
  for (const id of Object.keys(position.leaders ?? {})) known(Object.keys(setup.leaders), id, 'leader');
  return Object.fromEntries(
    Object.entries(setup.leaders).map(([id, { kind }]) => {
      const at =
        position.leaders?.[id] ?? start[id] ?? (kind === 'consul' ? 'pool' : kind === 'minor' ? 'aside' : 'waits');
      if (at !== 'waits') known(places, at, `place of ${id}`);
      return [id, { at, inside: position.within?.includes(id) ?? false, commands: false }];
    }),
  );
}

function cuOf(setup: SetUp, start: ReturnType<typeof startOf>, position: Position): State['cu'] {
  const cu: State['cu'] = {};
  for (const power of keysOf(start.cu))
    for (const [at, number] of Object.entries(start.cu[power] ?? {})) cu[at] = { ...cu[at], [power]: number };
  // The militia stand beside the CU of the list.
  for (const [at, number] of Object.entries(start.militia))
    cu[at] = { ...cu[at], carthage: (cu[at]?.carthage ?? 0) + number };
  for (const [at, here] of Object.entries(position.cu ?? {})) {
    known(Object.keys(setup.spaces), at, 'space');
    if (Object.keys(here).length > 0) cu[at] = { ...here };
    else delete cu[at];
  }
  return cu;
}

/** glossary-loyalty: an independent city has loyalty 1. */
const independent = (setup: SetUp, { markers = {} }: Position): Record<string, number> =>
  Object.fromEntries(
    Object.entries(markers).flatMap(([at, holder]) =>
      holder === 'independents' && setup.spaces[at]?.kind === 'city' ? [[at, 1]] : [],
    ),
  );

/** Where the game goes on: with the turn, or in the turn of a seat. */
function framesOf(position: Position, seats: readonly Place[]): Frame[] {
  const turn: Frame = { type: 'turn', phase: '5.1' };
  const { active } = position;
  if (!active) return [turn];
  const i = seats.indexOf(active);
  const first = position.first ?? active;
  const order = [...seats.slice(i + 1), ...seats.slice(0, i)];
  const done = seats.indexOf(first);
  const queue = order.slice(0, (done - i - 1 + seats.length) % seats.length);
  return [
    { ...turn, phase: '5.5' },
    { type: 'rounds', queue, asked: false, last: null },
    { type: 'player', seat: active, played: false, hired: false, proposed: [] },
  ];
}

export function begin(options: Options, content: Content): State {
  const setup = prepare(options, content);
  const start = startOf(content.setUp, setup.players);
  const position = options.position ?? {};
  const decks = bySeat(setup, (seat) => Object.keys(setup.cards).filter((id) => setup.cards[id]!.seat === seat));
  const hand = bySeat(setup, (seat) => [...(position.hands?.[seat] ?? [])]);
  for (const seat of setup.seats) for (const id of hand[seat]) known(decks[seat], id, 'card');
  const deck = bySeat(setup, (seat) => decks[seat].filter((id) => !hand[seat].includes(id)));
  const ofSeat = (seat: Player) => Object.keys(setup.desperate).filter((id) => id.startsWith(`${seat}-`));
  const desperate = bySeat(setup, (seat) => [...(position.desperate?.[seat] ?? ofSeat(seat))]);
  const envoys = setup.rulings['punic-envoys'] === 'from-the-start';
  const marks: readonly string[] = position.marks ?? start.marks.filter((mark) => envoys || mark !== 'punic-envoys');
  return {
    setup,
    turn: position.turn ?? 1,
    round: position.round ?? (position.active ? 1 : 0),
    first: position.first ?? position.active ?? null,
    active: position.active ?? null,
    order: [],
    out: [],
    vp: { ...start.vp, ...position.vp },
    deck,
    hand,
    discard: bySeat(setup, () => []),
    // Desperate Times cards that a position leaves out have been played.
    removed: bySeat(setup, (seat) => ofSeat(seat).filter((id) => !desperate[seat].includes(id))),
    reshuffle: [],
    desperate,
    marker: { ...position.markers },
    kind: {},
    loyalty: { ...independent(setup, position), ...position.loyalty },
    siege: Object.fromEntries(Object.entries(position.sieges ?? {}).map(([at, siege]) => [at, { ...siege }])),
    cu: cuOf(setup, start, position),
    militia: { ...start.militia },
    mercenaries: { ...position.mercenaries },
    inside: { ...position.inside },
    leaders: leadersOf(setup, start.leaders, position),
    alliances: (position.alliances ?? []).map((alliance) => ({ ...alliance })),
    plunder: position.plunder ?? 0,
    marks: marks.map((mark): Mark => known(MARKS, mark, 'mark')),
    unrest: position.unrest ?? 0,
    calm: false,
    wildBeasts: [...(position.wildBeasts ?? [])],
    neutralUsed: [...(position.neutralUsed ?? [])],
    siegeRolled: [...(position.siegeRolled ?? [])],
    ward: null,
    under: NOTHING_UNDER,
    frames: framesOf(position, setup.places),
    happened: [],
    ending: null,
  };
}

/** Where a game begins that does not begin at the beginning. */
export interface Position {
  readonly turn?: number;
  readonly round?: number;
  /** Whose turn it is in that round; without it the turn begins with its first phase. */
  readonly active?: Player;
  /** The first player of the turn; the active one where absent. */
  readonly first?: Player;
  readonly vp?: Readonly<Partial<Record<Player, number>>>;
  /** CU by space and power, instead of those of the set-up in that space. */
  readonly cu?: Readonly<Record<string, Readonly<Partial<Record<Power, number>>>>>;
  readonly inside?: Readonly<Record<string, number>>;
  readonly leaders?: Readonly<Record<string, string>>;
  readonly within?: readonly string[];
  readonly markers?: Readonly<Record<string, Holder>>;
  readonly loyalty?: Readonly<Record<string, number>>;
  readonly sieges?: Readonly<Record<string, { readonly by: Power; readonly level: number }>>;
  readonly plunder?: number;
  readonly alliances?: readonly Alliance[];
  readonly marks?: readonly string[];
  readonly hands?: Readonly<Partial<Record<Player, readonly string[]>>>;
  readonly desperate?: Readonly<Partial<Record<Player, readonly string[]>>>;
  readonly wildBeasts?: readonly Power[];
  readonly neutralUsed?: readonly Power[];
  readonly siegeRolled?: readonly string[];
  /** 20: the unrest level of Carthage. */
  readonly unrest?: number;
  /** How many of Carthage's CU in a space are mercenaries. */
  readonly mercenaries?: Readonly<Record<string, number>>;
}

/** What a sample writes down. */
export interface Options {
  readonly players: Count;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly position?: Position;
}

/** The pieces at the start, by the number of players. */
export const startOf = ({ start }: SetUpData, count: Count): Start => {
  const found = start[count === '5' ? '5' : '2-4'];
  if (!found) throw new RangeError(`no first position for ${count} players`);
  return found;
};
