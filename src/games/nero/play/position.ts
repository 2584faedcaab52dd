/** Lays a position made by hand over a game that has not begun; what it does not name is empty. */
import { allKnown, noneTwice } from '../../../play/position.ts';
import { COLOURS, type Colour, each, ROMA, STATUSES } from '../words.ts';
import { type Leader, stackOf } from './forces.ts';
import type { Position, SetUp } from './set-up.ts';
import { roundOf, type State } from './state.ts';

const leaderOf = (given: string | Leader): Leader =>
  typeof given === 'string' ? { status: 'general', at: given } : given;

/** Names that do not exist, and cards in two places. */
function check(p: Position, { board, deck }: SetUp): void {
  const places = Object.keys(board.places);
  const by = (of: Readonly<Partial<Record<Colour, unknown>>> = {}): string[] => Object.keys(of);
  allKnown('colour', [p.active, ...[p.legions, p.markers, p.leaders, p.hands, p.vp].flatMap(by)], COLOURS);
  const leaders = Object.values(p.leaders ?? {}).map(leaderOf);
  allKnown(
    'status',
    leaders.map(({ status }) => status),
    STATUSES,
  );
  allKnown(
    'place',
    leaders.map(({ at }) => at),
    places,
  );
  // 5.8: only a Leader may be in Roma.
  const provinces = places.filter((at) => at !== ROMA);
  allKnown('Province', [...Object.values(p.legions ?? {}), p.uncontrolled ?? {}].flatMap(Object.keys), provinces);
  allKnown('Province', Object.values(p.markers ?? {}).flat(), provinces);
  allKnown('Province of the tribe', p.barbarian ? [p.barbarian] : [], board.tribe);
  const cards = [...Object.values(p.hands ?? {}).flat(), ...Object.values(p.held ?? {})];
  allKnown('card', cards, Object.keys(deck));
  noneTwice('card', cards);
}

/** The pieces, cards and points of a position, laid over a game that has not begun. */
export function placed(empty: State, p: Position): State {
  const { setup } = empty;
  check(p, setup);
  const hands = each((c) => p.hands?.[c] ?? []);
  const held = each((c) => p.held?.[c] ?? null);
  const dealt = [...Object.values(hands).flat(), ...Object.values(held)];
  return {
    ...empty,
    turn: p.turn ?? 1,
    first: p.active,
    counting: p.counting ?? (setup.players === 2 ? ['west', 'central'] : []),
    hands,
    held,
    faceDown: Object.keys(setup.deck).filter((card) => !dealt.includes(card)),
    stacks: each((c) =>
      Object.fromEntries(
        Object.entries(p.legions?.[c] ?? {}).map(([at, n]) => [at, stackOf(n, p.markers?.[c]?.includes(at))]),
      ),
    ),
    uncontrolled: { ...p.uncontrolled },
    leaders: each((c) => leaderOf(p.leaders?.[c] ?? setup.board.areas[c][0] ?? '')),
    barbarian: p.barbarian ?? null,
    vp: each((c) => p.vp?.[c] ?? 0),
    wholeTurn: each((c) => p.wholeTurn?.includes(c) ?? false),
    round: { ...roundOf(p.active, false), used: p.used ?? 0 },
    frames: [{ type: 'turn', stage: 'rounds' }, { type: 'round' }],
  };
}
