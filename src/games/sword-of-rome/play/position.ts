/** 3: the first position, from content or as a sample sets it up; anything that does not fit the game is refused. */
import { keyed, keysOf, known } from '../../../calculator/keys.ts';
import { found } from '../../../play/state.ts';
import { PLAYERS, type Player, POWERS, type Power } from '../words.ts';
import { isFriend, seatOf } from './politics/friends.ts';
import { nameOf, standing } from './queries.ts';
import { type Content, type Options, type Position, prepare, type SetUp, type Slot, type Start } from './set-up.ts';
import { type Frame, MARKS, type Mark, nothingUnder, OFF_MAP, type State } from './state.ts';

/** The fields of a set-up and of a position, each with what its names are, and what its list holds. */
const FIELDS: Readonly<Record<keyof Options, 'plain'>> = { players: 'plain', rulings: 'plain', position: 'plain' };
type Named = 'space' | 'seat' | 'leader' | 'power';
const POSITION: Readonly<Record<keyof Position, 'plain' | Named | readonly [Named]>> = {
  ...{ turn: 'plain', round: 'plain', active: 'plain', first: 'plain', plunder: 'plain', unrest: 'plain' },
  ...{ vp: 'seat', hands: 'seat', desperate: 'seat', leaders: 'leader', alliances: 'plain', marks: 'plain' },
  ...{ cu: 'space', inside: 'space', markers: 'space', loyalty: 'space', sieges: 'space', mercenaries: 'space' },
  ...{ within: ['leader'], wildBeasts: ['power'], neutralUsed: ['power'], siegeRolled: ['space'] },
};

function checkWhole(what: string, numbers: Readonly<Record<string, unknown>> = {}): void {
  const wrong = Object.entries(numbers).find(([, n]) => typeof n !== 'number' || !Number.isInteger(n) || n < 0);
  if (wrong) throw new RangeError(`${what} "${wrong[0]}": found ${JSON.stringify(wrong[1])}, not a whole number`);
}

/** Names of fields, spaces, seats, leaders, powers and numbers: a RangeError that names what is unknown or malformed. */
function check(options: Options, position: Position, { seats, powers, spaceIds, leaderIds }: SetUp): void {
  for (const name of Object.keys(options)) known(keysOf(FIELDS), name, 'field of a set-up');
  const names: Record<Named, readonly string[]> = { space: spaceIds, seat: seats, leader: leaderIds, power: powers };
  for (const [name, value] of Object.entries(position)) {
    const field = POSITION[known(keysOf(POSITION), name, 'field of a position')];
    if (field === 'plain') continue;
    const [kind, given] = typeof field === 'string' ? [field, Object.keys(value)] : [field[0], value];
    for (const one of given) known(names[kind], one, `position, ${name}: ${kind}`);
  }
  const { active, first, cu = {}, markers = {}, sieges = {}, alliances = [] } = position;
  for (const seat of [active, first]) if (seat !== undefined) known(seats, seat, 'position: seat');
  for (const [at, here] of Object.entries(cu)) {
    for (const power of Object.keys(here)) known<string>(powers, power, `position, cu in ${at}: power`);
    checkWhole(`position, cu in ${at}: power`, here);
  }
  for (const [at, holder] of Object.entries(markers))
    known([...powers, 'independents'], holder, `position, marker in ${at}:`);
  for (const [at, { by }] of Object.entries(sieges)) known(powers, by, `position, siege of ${at}: power`);
  for (const name of ['inside', 'loyalty', 'mercenaries'] as const) checkWhole(`position, ${name}`, position[name]);
  for (const alliance of alliances) {
    const found = `position: alliance ${JSON.stringify(alliance)}`;
    if (Object.keys(alliance).toSorted().join() !== 'one,other')
      throw new RangeError(`${found} must have the form {"one": power, "other": power}`);
    for (const power of [alliance.one, alliance.other]) known(powers, power, `${found}: power`);
  }
}

/** 15.1.2, 12.1: an alliance joins two seats, and enemies do not stand beside each other outside. */
function checkPieces(s: State): void {
  for (const { one, other } of s.alliances)
    if (seatOf(s, one) === seatOf(s, other))
      throw new RangeError(`position: ${one} and ${other} cannot be allied: one seat has both, or nobody has`);
  for (const at of Object.keys(s.cu)) {
    const [one, ...others] = standing(s, at);
    const foe = one && others.find((other) => !isFriend(s, one, other));
    if (foe) throw new RangeError(`position: ${one} and ${foe} are enemies and both outside in ${nameOf(s, at)}`);
  }
}

/** Cards of every seat; none for one that is not at the table. */
const bySeat = ({ seats }: SetUp, of: (seat: Player) => string[]): Record<Player, string[]> =>
  keyed(PLAYERS, (seat) => (seats.includes(seat) ? of(seat) : []));

/** Where leaders are before anybody has placed them. */
const OFF = { consul: 'pool', minor: 'aside', named: 'waits' } as const;

function leadersOf(setup: SetUp, start: Start, { leaders = {}, within = [] }: Position): State['leaders'] {
  const places = [...setup.spaceIds, ...OFF_MAP];
  return Object.fromEntries(
    Object.entries(setup.leaders).map(([id, { kind }]) => {
      const at = leaders[id] ?? start.leaders[id] ?? OFF[kind];
      if (at !== 'waits') known(places, at, `place of ${id}`);
      return [id, { at, inside: within.includes(id), commands: false }];
    }),
  );
}

function cuOf(start: Start, position: Position): State['cu'] {
  const cu: State['cu'] = {};
  const add = (at: string, power: Power, number: number): void => {
    if (number > 0) cu[at] = { ...cu[at], [power]: (cu[at]?.[power] ?? 0) + number };
  };
  for (const power of keysOf(start.cu))
    for (const [at, number] of Object.entries(start.cu[power] ?? {})) add(at, power, number);
  // The militia stand beside the CU of the list.
  for (const [at, number] of Object.entries(start.militia)) add(at, 'carthage', number);
  for (const [at, here] of Object.entries(position.cu ?? {})) {
    delete cu[at];
    for (const power of POWERS) add(at, power, here[power] ?? 0);
  }
  return cu;
}

/** glossary-loyalty: an independent city has loyalty 1. */
const loyaltyOf = ({ spaces }: SetUp, { markers = {}, loyalty }: Position): State['loyalty'] => {
  const free = keysOf(markers).filter((at) => markers[at] === 'independents' && spaces[at]?.kind === 'city');
  return { ...Object.fromEntries(free.map((at) => [at, 1])), ...loyalty };
};

/** Where the game goes on: with the turn, or in the turn of a seat. */
function framesOf({ active, first = active }: Position, places: readonly Slot[]): Frame[] {
  if (!active || !first) return [{ type: 'turn', phase: '5.1' }];
  const i = places.indexOf(active);
  const order = [...places.slice(i + 1), ...places.slice(0, i)];
  const queue = order.slice(0, (places.indexOf(first) - i - 1 + places.length) % places.length);
  return [
    { type: 'turn', phase: '5.5' },
    { type: 'rounds', queue, asked: false, last: null },
    { type: 'player', seat: active, played: false, hired: false, proposed: [], shifted: [] },
  ];
}

export function begin(options: Options, content: Content): State {
  const setup = prepare(options, content);
  const { players } = setup;
  const start = found(content.setUp.start[players === '5' ? '5' : '2-4'], `no first position for ${players} players`);
  const { position = {} } = options;
  check(options, position, setup);
  const decks = bySeat(setup, (seat) => Object.keys(setup.cards).filter((id) => setup.cards[id]?.seat === seat));
  const hand = bySeat(setup, (seat) => [...(position.hands?.[seat] ?? [])]);
  for (const seat of setup.seats) for (const id of hand[seat]) known(decks[seat], id, 'card');
  const ofSeat = (seat: Player) => Object.keys(setup.desperate).filter((id) => id.startsWith(`${seat}-`));
  const desperate = bySeat(setup, (seat) => [...(position.desperate?.[seat] ?? ofSeat(seat))]);
  for (const seat of setup.seats) for (const id of desperate[seat]) known(ofSeat(seat), id, 'Desperate Times');
  const envoys = setup.rulings['punic-envoys'] === 'from-the-start';
  const marks: readonly string[] = position.marks ?? start.marks.filter((mark) => envoys || mark !== 'punic-envoys');
  const s: State = {
    setup,
    turn: position.turn ?? 1,
    round: position.round ?? (position.active ? 1 : 0),
    first: position.first ?? position.active ?? null,
    active: position.active ?? null,
    order: [],
    out: [],
    vp: { ...start.vp, ...position.vp },
    deck: bySeat(setup, (seat) => decks[seat].filter((id) => !hand[seat].includes(id))),
    hand,
    discard: bySeat(setup, () => []),
    // Desperate Times cards that a position leaves out have been played.
    removed: bySeat(setup, (seat) => ofSeat(seat).filter((id) => !desperate[seat].includes(id))),
    reshuffle: [],
    desperate,
    marker: { ...position.markers },
    kind: {},
    loyalty: loyaltyOf(setup, position),
    siege: Object.fromEntries(Object.entries(position.sieges ?? {}).map(([at, siege]) => [at, { ...siege }])),
    cu: cuOf(start, position),
    militia: { ...start.militia },
    mercenaries: { ...position.mercenaries },
    inside: { ...position.inside },
    leaders: leadersOf(setup, start, position),
    alliances: (position.alliances ?? []).map((alliance) => ({ ...alliance })),
    plunder: position.plunder ?? 0,
    marks: marks.map((mark): Mark => known(MARKS, mark, 'mark')),
    unrest: position.unrest ?? 0,
    calm: false,
    wildBeasts: [...(position.wildBeasts ?? [])],
    neutralUsed: [...(position.neutralUsed ?? [])],
    siegeRolled: [...(position.siegeRolled ?? [])],
    ward: null,
    under: nothingUnder(),
    unsettled: true,
    frames: framesOf(position, setup.places),
    happened: [],
    ending: null,
  };
  checkPieces(s);
  return s;
}
