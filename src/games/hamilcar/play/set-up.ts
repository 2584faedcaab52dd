/** How a game starts, as a sample writes it down, and how that becomes the first position. */

import { known } from '../../../calculator/keys.ts';
import { allKnown, noneTwice } from '../../../play/position.ts';
import { both, otherSide, SIDES, type Side } from '../words.ts';
import { DICTATOR } from './cards.ts';
import type { Content, SetUp } from './content.ts';
import { prepare } from './content.ts';
import { cusOf } from './pieces/units.ts';
import type { Optional, Rulings } from './rulings.ts';
import {
  DICTATOR_CARD,
  type Heap,
  NONE,
  noneMoved,
  OFFICES,
  type Office,
  PLACES,
  type State,
  type Warships,
} from './state.ts';

/** What a position says of a space; what it does not name stays as the set-up has it. */
export interface PositionSpace {
  readonly control?: Side | 'nobody';
  readonly rome?: Partial<Heap>;
  readonly carthage?: Partial<Heap>;
  readonly inside?: Partial<Heap>;
  readonly siege?: { readonly by: Side; readonly points: number };
}

/** Where in a turn a position may stand: in the Strategy Phase where nothing is said. */
const MOMENTS = ['reinforcement', 'rounds', 'winter', 'tribes', 'victory', 'chest'] as const;

type PositionGeneral = string | { readonly at: string; readonly inside?: boolean; readonly office?: Office };

export interface Position {
  readonly turn?: number;
  readonly moment?: (typeof MOMENTS)[number];
  /** Whose turn it is to play a card. */
  readonly active?: Side;
  readonly supremacy?: Side;
  readonly seamanship?: number;
  readonly corvi?: boolean;
  readonly forgotten?: boolean;
  readonly truce?: boolean;
  readonly miat?: readonly string[];
  /** All Forces, Sieges and Generals off the map before the rest is laid out. */
  readonly bare?: boolean;
  readonly spaces?: Readonly<Record<string, PositionSpace>>;
  readonly generals?: Readonly<Record<string, PositionGeneral>>;
  readonly warships?: Readonly<
    Partial<Record<Side, { readonly ready?: number; readonly spent?: number; readonly track?: number }>>
  >;
  readonly hands?: Readonly<Partial<Record<Side, readonly string[]>>>;
  readonly chest?: Readonly<Partial<Record<Side, readonly string[]>>>;
  readonly dictatorCard?: State['dictatorCard'];
  readonly consulBefore?: readonly string[];
  readonly duiliusPaid?: boolean;
  /** Generals whom their player wants in command among equals. */
  readonly preferred?: readonly string[];
}

/** What a game is started with. */
export interface Options {
  /** 16: optional rules that are in use. */
  readonly optional?: readonly Optional[];
  readonly rulings?: Partial<Rulings>;
  /** A position to start from; the set-up of the rules where none is given. */
  readonly position?: Position;
}

/** 2.3.F: all Warships of a side. */
const WARSHIPS = 10;

const warshipsOf = (ready: number, spent: number, track = 0): Warships => ({
  ready,
  spent,
  atSea: 0,
  captured: 0,
  track,
  supply: WARSHIPS - ready - spent - track,
});

/** 3: the table as the set-up has it, before anything runs. */
function setOut(setup: SetUp): State {
  const field: Record<Side, Record<string, Heap>> = { rome: {}, carthage: {} };
  const inside: Record<string, Heap> = {};
  for (const { space, side, cu, elephants, st, led } of setup.forces) {
    const garrison = !led && setup.spaces[space]?.kind === 'city';
    (garrison ? inside : field[side])[space] = { cu, elephants, st };
  }
  const generals = Object.entries(setup.generals);
  return {
    setup,
    turn: 1,
    active: 'carthage',
    passed: { rome: false, carthage: false },
    supremacy: 'carthage',
    seamanship: 1,
    reformed: false,
    corvi: false,
    forgotten: true,
    miat: Object.keys(setup.miat).filter((slot) => setup.miat[slot]?.start),
    mercenaries: ['xanthippus', 'barca'],
    truce: false,
    deck: Object.keys(setup.deck).filter((id) => id !== DICTATOR),
    discards: [],
    hands: { rome: [], carthage: [] },
    chest: { rome: [], carthage: [] },
    open: false,
    warships: {
      rome: warshipsOf(setup.fleet.rome.ready, setup.fleet.rome.spent),
      carthage: warshipsOf(setup.fleet.carthage.ready, setup.fleet.carthage.spent),
    },
    generals: Object.fromEntries(generals.map(([id, { start }]) => [id, { ...start }])),
    preferred: [],
    dictatorCard: 'held',
    consulBefore: generals.flatMap(([id, { start }]) => (start.office === 'consul' ? [id] : [])),
    duiliusPaid: false,
    flamen: null,
    control: { ...setup.start },
    // 16.5: that of Madauros is subjugated at the start.
    tribes: setup.ids.filter(
      (id) => setup.spaces[id]?.kind === 'tribe' && !(setup.optional.includes('16.5') && id === 'madauros'),
    ),
    field,
    inside,
    sieges: {},
    moved: noneMoved(),
    hired: null,
    frames: [{ type: 'turn', stage: 'shuffle' }],
    happened: [],
    ending: null,
  };
}

const FIELDS = [
  ...['turn', 'moment', 'active', 'supremacy', 'seamanship', 'corvi', 'forgotten', 'truce', 'miat', 'bare', 'spaces'],
  ...['generals', 'warships', 'hands', 'chest', 'dictatorCard', 'consulBefore', 'duiliusPaid', 'preferred'],
];
const YES_OR_NO = ['corvi', 'forgotten', 'truce', 'bare', 'duiliusPaid'] as const;
const HEAPS = ['rome', 'carthage', 'inside'] as const;

/** The names of what is written, each of them known. */
const checkFields = (what: string, given: object, among: readonly string[]): void =>
  allKnown(`${what}: field`, Object.keys(given), among);

function checkNumber(what: string, given: number | undefined, least: number, most: number): void {
  if (given !== undefined && !(Number.isInteger(given) && given >= least && given <= most))
    throw new RangeError(`${what} is ${given}: must be a whole number from ${least} to ${most}`);
}

function checkSpace(at: string, space: PositionSpace): void {
  checkFields(`space "${at}"`, space, ['control', 'siege', ...HEAPS]);
  if (space.control !== undefined) known([...SIDES, 'nobody'], space.control, `control of "${at}"`);
  for (const where of HEAPS) {
    const heap = space[where] ?? {};
    checkFields(`Units in "${at}"`, heap, Object.keys(NONE));
    for (const [kind, number] of Object.entries(heap)) checkNumber(`${kind} in "${at}"`, number, 0, 99);
  }
  if (SIDES.every((side) => cusOf({ ...NONE, ...space[side] }) > 0))
    throw new RangeError(`space "${at}": CUs of both sides are outside, which lasts only for a battle`);
  if (!space.siege) return;
  checkFields(`Siege of "${at}"`, space.siege, ['by', 'points']);
  known(SIDES, space.siege.by, `Siege of "${at}" by`);
  checkNumber(`points of the Siege of "${at}"`, space.siege.points, 1, 3);
}

function checkGeneral(id: string, given: PositionGeneral, setup: SetUp): void {
  const { at, office } = typeof given === 'string' ? { at: given, office: undefined } : given;
  if (typeof given !== 'string') checkFields(`General "${id}"`, given, ['at', 'inside', 'office']);
  known([...setup.ids, ...PLACES], at, `General "${id}" is at`);
  if (office !== undefined) known(OFFICES, office, `General "${id}": office`);
}

/** Every name in a position is known, and every number can be. */
function check(p: Position, setup: SetUp): void {
  checkFields('the position', p, FIELDS);
  checkNumber('turn', p.turn, 1, setup.track.length);
  checkNumber('seamanship', p.seamanship, 1, 4);
  if (p.moment !== undefined) known(MOMENTS, p.moment, 'moment');
  for (const side of [p.active, p.supremacy]) if (side !== undefined) known(SIDES, side, 'side');
  for (const name of YES_OR_NO)
    if (p[name] !== undefined && typeof p[name] !== 'boolean')
      throw new RangeError(`${name} is "${p[name]}": must be true or false`);
  if (p.dictatorCard !== undefined) known(DICTATOR_CARD, p.dictatorCard, 'Dictator card');
  allKnown('space', Object.keys(p.spaces ?? {}), setup.ids);
  for (const [at, space] of Object.entries(p.spaces ?? {})) checkSpace(at, space);
  const generals = Object.keys(setup.generals);
  for (const list of [Object.keys(p.generals ?? {}), p.consulBefore ?? [], p.preferred ?? []])
    allKnown('General', list, generals);
  for (const [id, given] of Object.entries(p.generals ?? {})) checkGeneral(id, given, setup);
  for (const counts of [p.warships, p.hands, p.chest]) if (counts) checkFields('sides', counts, SIDES);
  for (const side of SIDES) {
    const ships = p.warships?.[side];
    if (!ships) continue;
    checkFields(`Warships of "${side}"`, ships, ['ready', 'spent', 'track']);
    for (const [where, number] of Object.entries(ships)) checkNumber(`Warships ${where}`, number, 0, WARSHIPS);
    checkNumber(`Warships of "${side}"`, (ships.ready ?? 0) + (ships.spent ?? 0) + (ships.track ?? 0), 0, WARSHIPS);
  }
  allKnown('slot', p.miat ?? [], Object.keys(setup.miat));
  noneTwice('slot', p.miat ?? []);
  const cards = cardsOf(p);
  allKnown('card', cards, Object.keys(setup.deck));
  noneTwice('card', cards);
}

const cardsOf = (p: Position): string[] =>
  SIDES.flatMap((side) => [...(p.hands?.[side] ?? []), ...(p.chest?.[side] ?? [])]);

function clear(d: State): void {
  d.field = { rome: {}, carthage: {} };
  d.inside = {};
  for (const [id, general] of Object.entries(d.generals))
    if (d.setup.spaces[general.at]) d.generals[id] = { at: 'pool' };
}

function laySpace(d: State, id: string, space: PositionSpace): void {
  if (space.control === 'nobody') delete d.control[id];
  else if (space.control) d.control[id] = space.control;
  for (const side of SIDES) if (space[side]) d.field[side][id] = { ...NONE, ...space[side] };
  if (space.inside) d.inside[id] = { ...NONE, ...space.inside };
  if (space.siege) d.sieges[id] = { ...space.siege };
}

/** 3: the first position of a game; a RangeError where its options do not fit. */
export function begin(options: Options, content: Content): State {
  checkFields('the set-up', options, ['optional', 'rulings', 'position']);
  const d = setOut(prepare(options, content));
  return options.position ? placed(d, options.position) : d;
}

/** A position laid over the set-up; a RangeError where it says what cannot be. */
function placed(d: State, p: Position): State {
  check(p, d.setup);
  if (p.bare) clear(d);
  for (const [id, space] of Object.entries(p.spaces ?? {})) laySpace(d, id, space);
  for (const [id, given] of Object.entries(p.generals ?? {}))
    d.generals[id] = typeof given === 'string' ? { ...d.generals[id], at: given } : { ...given };
  for (const side of SIDES) {
    const w = p.warships?.[side];
    if (w) d.warships[side] = warshipsOf(w.ready ?? 0, w.spent ?? 0, w.track ?? 0);
  }
  const dealt = cardsOf(p);
  const { turn, supremacy, seamanship, corvi, forgotten, truce, miat, dictatorCard, consulBefore } = { ...d, ...p };
  return {
    ...d,
    ...{ turn, supremacy, seamanship, corvi, forgotten, truce, dictatorCard },
    active: otherSide(p.active ?? 'rome'),
    miat: [...miat],
    consulBefore: [...consulBefore],
    duiliusPaid: p.duiliusPaid ?? d.duiliusPaid,
    hands: { ...both((side) => [...(p.hands?.[side] ?? [])]) },
    chest: { ...both((side) => (p.chest?.[side] ?? []).map((card) => ({ card, as: 'ops' as const, counts: true }))) },
    deck: d.deck.filter((card) => !dealt.includes(card)),
    preferred: [...(p.preferred ?? d.preferred)],
    mercenaries: d.mercenaries.filter((id) => d.generals[id]?.at === 'mercenary'),
    frames: [{ type: 'turn', stage: p.moment ?? 'rounds' }],
  };
}
