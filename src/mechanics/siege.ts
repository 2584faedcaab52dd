/**
 * A siege turn by turn: points add up until the place falls, and CU are lost until too few are left to roll. Knows no
 * game and no table.
 */
import type { Faces, Roll } from '../calculator/calculator.ts';

/** What one roll brings. */
export interface SiegeResult {
  readonly points: number;
  readonly cu: number;
}

export interface SiegeState {
  readonly points: number;
  /** The points at which the place falls. */
  readonly needed: number;
  readonly cu: number;
  /** Too few CU were left to roll before it fell. */
  readonly stalled: boolean;
}

export interface SiegeTerms {
  /** The fewest CU that may roll. */
  readonly leastCu: number;
  /** What is needed once a roll is over: less where the place is worn down from elsewhere. */
  readonly ease: (needed: number) => number;
}

/** The siege before its first turn. */
export const stateOf = (points: number, needed: number, cu: number, { leastCu }: SiegeTerms): SiegeState => ({
  points,
  needed,
  cu,
  stalled: points < needed && cu < leastCu,
});

export const hasFallen = ({ points, needed }: SiegeState): boolean => points >= needed;

export const isStalled = (state: SiegeState): boolean => !hasFallen(state) && state.stalled;

export const canRoll = (state: SiegeState, { leastCu }: SiegeTerms): boolean =>
  !hasFallen(state) && state.cu >= leastCu;

/** Nothing can change any more: it fell, the besiegers are gone, or they cannot roll and nothing wears the place down. */
export const isSettled = (state: SiegeState, terms: SiegeTerms): boolean =>
  hasFallen(state) || state.cu === 0 || (!canRoll(state, terms) && terms.ease(state.needed) === state.needed);

/** The state after a roll, or after a turn to roll that passed without one. */
export function afterRoll<S extends SiegeState>(state: S, result: SiegeResult | undefined, terms: SiegeTerms): S {
  const points = state.points + (result?.points ?? 0);
  const cu = Math.max(0, state.cu - (result?.cu ?? 0));
  const rolled = { ...state, points, cu };
  if (hasFallen(rolled)) return rolled;
  const stalled = state.stalled || cu < terms.leastCu;
  return { ...rolled, stalled, needed: cu === 0 ? state.needed : terms.ease(state.needed) };
}

/** Dice that bring points and losses by their total. */
export interface SiegeDice {
  /** What they are called, where there are several kinds. */
  readonly name?: string;
  readonly dice: number;
  readonly resultOn: (total: number) => SiegeResult;
}

/** A siege as its game tells it; a state may know more than points and CU. */
export interface SiegeCourse<S extends SiegeState> {
  /** What a turn is called: Attempt, Roll. */
  readonly turn: string;
  /** Turns to come. */
  readonly turns: number;
  readonly start: S;
  readonly isOver: (state: S) => boolean;
  /** What is rolled next; nothing where the turn passes without a roll. */
  readonly dice: (state: S) => SiegeDice | undefined;
  readonly after: (state: S, result: SiegeResult | undefined) => S;
  /** What tells two states apart; all of it where nothing shorter is given. */
  readonly key?: (state: S) => unknown;
}

/** A siege of the same dice throughout, about which nothing else changes. */
export const plainCourse = ({
  dice,
  terms,
  ...told
}: Pick<SiegeCourse<SiegeState>, 'turn' | 'turns' | 'start'> & {
  readonly dice: SiegeDice;
  readonly terms: SiegeTerms;
}): SiegeCourse<SiegeState> => ({
  ...told,
  isOver: (state) => isSettled(state, terms),
  dice: (state) => (canRoll(state, terms) ? dice : undefined),
  after: (state, result) => afterRoll(state, result, terms),
  key: ({ points, needed, cu, stalled }) => ((points * MOST + needed) * MOST + cu) * 2 + Number(stalled),
});

/** More than any number of points or CU in a siege. */
const MOST = 1024;

/** A turn that has passed. */
export interface SiegeTurn<S> {
  readonly number: number;
  /** Absent where nobody could roll. */
  readonly rolled?: { readonly faces: readonly number[]; readonly total: number; readonly result: SiegeResult };
  readonly before: S;
  readonly after: S;
}

export interface Besieged<S> {
  readonly state: S;
  readonly turns: readonly SiegeTurn<S>[];
  /** The dice so far, with those that are asked for next. */
  readonly rolls: readonly Roll[];
}

/** Turn by turn as far as the faces go. */
export function besiege<S extends SiegeState>(
  { turn, start, dice, ...course }: SiegeCourse<S>,
  faces: Faces,
): Besieged<S> {
  const turns: SiegeTurn<S>[] = [];
  const rolls: Roll[] = [];
  let state = start;
  for (let number = 1; number <= course.turns && !course.isOver(state); number++) {
    const before = state;
    const rolled = dice(before);
    if (!rolled) {
      state = course.after(before, undefined);
      turns.push({ number, before, after: state });
      continue;
    }
    const id = `${turn.toLowerCase()}${number}`;
    const label = `${turn} ${number}${rolled.name ? `, ${rolled.name}` : ''}`;
    rolls.push({ id, label, dice: rolled.dice, sides: 6 });
    const fallen = faces[id];
    if (!fallen) break;
    const sum = fallen.reduce((a, b) => a + b, 0);
    const result = rolled.resultOn(sum);
    state = course.after(before, result);
    turns.push({ number, rolled: { faces: fallen, total: sum, result }, before, after: state });
  }
  return { state, turns, rolls };
}
