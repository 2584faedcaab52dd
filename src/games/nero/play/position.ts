/** The position a game starts from: the set-up of the rules, or one written by hand; whatever that leaves out is empty. */

import { allKnown, noneTwice } from '../../../play/position.ts';
import { found } from '../../../play/state.ts';
import { type Colour, each, ROMA, STATUSES, type Status } from '../words.ts';
import { gain } from './changes.ts';
import { setUpSteps } from './procedures/turn.ts';
import { type Options, type Position, prepare, type SetUp, wholeFrom } from './set-up.ts';
import { type Nero, roundOf, type State, stackOf } from './state.ts';

/** The table before anything stands on it. */
const empty = (setup: SetUp): State => ({
  setup,
  turn: 1,
  first: setup.youngest,
  counting: [],
  hands: each(() => []),
  held: each(() => null),
  faceDown: Object.keys(setup.deck),
  faceUp: [],
  known: each(() => []),
  stacks: each(() => ({})),
  uncontrolled: {},
  leaders: each(() => ({ status: 'general', at: '' })),
  barbarian: null,
  vp: each(() => 0),
  wholeTurn: each(() => false),
  round: roundOf(setup.youngest, false),
  frames: [{ type: 'turn', stage: 'first' }],
  happened: [],
  ending: null,
});

const leaderOf = (given: string | { readonly status: Status; readonly at: string }) =>
  typeof given === 'string' ? { status: 'general' as const, at: given } : { ...given };

const FIELDS = [
  ...['active', 'turn', 'used', 'legions', 'markers', 'leaders', 'hands', 'held', 'uncontrolled', 'barbarian', 'vp'],
  ...['wholeTurn', 'counting'],
];

function checkNumbers(p: Position): void {
  wholeFrom(1, 'game turn', p.turn ?? 1);
  wholeFrom(0, 'cards used', p.used ?? 0);
  for (const [c, vp] of Object.entries(p.vp ?? {})) wholeFrom(Number.NEGATIVE_INFINITY, `VP of ${c}`, vp);
  for (const [c, legions] of Object.entries(p.legions ?? {}))
    for (const [at, n] of Object.entries(legions)) wholeFrom(1, `Legions of ${c} in ${at}`, n);
  for (const [at, n] of Object.entries(p.uncontrolled ?? {})) wholeFrom(1, `Uncontrolled Legions in ${at}`, n);
}

/** Names that do not exist or are not in play, numbers that are none, cards in two places, markers on nothing. */
function check(p: Position, { board, deck, colours }: SetUp): void {
  allKnown('field of a position', Object.keys(p), FIELDS);
  const places = Object.keys(board.places);
  const named = [p.legions, p.markers, p.leaders, p.hands, p.held, p.vp].flatMap((of) => Object.keys(of ?? {}));
  allKnown('colour', [p.active, ...named, ...(p.wholeTurn ?? []), ...(p.counting ?? [])], colours);
  for (const leader of Object.values(p.leaders ?? {}).map(leaderOf)) {
    allKnown('field of a Leader', Object.keys(leader), ['status', 'at']);
    allKnown('status', [leader.status], STATUSES);
    allKnown('place', [leader.at], places);
  }
  // 5.8: only a Leader may be in Roma.
  const provinces = places.filter((at) => at !== ROMA);
  allKnown('Province', [...Object.values(p.legions ?? {}), p.uncontrolled ?? {}].flatMap(Object.keys), provinces);
  allKnown('Province', Object.values(p.markers ?? {}).flat(), provinces);
  for (const c of colours)
    allKnown(`Province of a marker of ${c}`, p.markers?.[c] ?? [], Object.keys(p.legions?.[c] ?? {}));
  allKnown('Province of the tribe', p.barbarian ? [p.barbarian] : [], board.tribe);
  const cards = [...Object.values(p.hands ?? {}).flat(), ...Object.values(p.held ?? {})];
  allKnown('card', cards, Object.keys(deck));
  noneTwice('card', cards);
  checkNumbers(p);
}

/** Where a Leader is who is not named: in the first Province of his Base. */
const homeOf = ({ board }: SetUp, c: Colour): string =>
  found(board.areas[c][0], `Area "${c}" has no Province for its Leader`);

/** The pieces, cards and points of a position, laid over a game that has not begun. */
function placed(d: State, p: Position): State {
  const { setup } = d;
  check(p, setup);
  const hands = each((c) => [...(p.hands?.[c] ?? [])]);
  const held = each((c) => p.held?.[c] ?? null);
  const dealt = [...Object.values(hands).flat(), ...Object.values(held)];
  return {
    ...d,
    turn: p.turn ?? 1,
    first: p.active,
    counting: [...(p.counting ?? (setup.players === 2 ? (['west', 'central'] as const) : []))],
    hands,
    held,
    faceDown: d.faceDown.filter((card) => !dealt.includes(card)),
    stacks: each((c) =>
      Object.fromEntries(
        Object.entries(p.legions?.[c] ?? {}).map(([at, n]) => [at, stackOf(n, p.markers?.[c]?.includes(at))]),
      ),
    ),
    uncontrolled: { ...p.uncontrolled },
    leaders: each((c) => leaderOf(p.leaders?.[c] ?? homeOf(setup, c))),
    barbarian: p.barbarian ?? null,
    vp: each((c) => p.vp?.[c] ?? 0),
    wholeTurn: each((c) => p.wholeTurn?.includes(c) ?? false),
    round: { ...roundOf(p.active, false), used: p.used ?? 0 },
    frames: [{ type: 'turn', stage: 'rounds' }, { type: 'round' }],
  };
}

/** 3.0: the pieces before the first decision, or a position of one's own. */
export function begin(options: Options, { tables }: Nero['Content']): State {
  const d = empty(prepare(options, tables));
  if (options.position) return placed(d, options.position);
  for (const c of d.setup.colours) for (const at of d.setup.board.areas[c]) gain(d, c, at, 1);
  d.frames.push({ type: 'set-up', steps: setUpSteps(d) });
  return d;
}
