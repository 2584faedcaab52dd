/**
 * A siege turn by turn: points add up until the place falls, CU are lost until too few can roll. The odds of all turns and
 * the same turns with dice written down. Knows no game and no table.
 */
import type { Faces, Roll } from '../calculator/calculator.ts';
import type { Series } from '../calculator/report.ts';
import { total } from '../engine/dice.ts';
import { certain, chance, type Dist, given, map } from '../engine/dist.ts';
import { type Place, type Reach, reach, type Step, timeline } from '../engine/markov.ts';

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

const isStalled = (state: SiegeState): boolean => !hasFallen(state) && state.stalled;

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
});

/** One turn, for a chain of them. */
export function siegeStep<S extends SiegeState>({ isOver, dice, after }: SiegeCourse<S>): Step<S> {
  const known = new Map<SiegeDice, Dist<SiegeResult>>();
  const resultsOf = (rolled: SiegeDice): Dist<SiegeResult> => {
    const results = known.get(rolled) ?? map(total(rolled.dice), rolled.resultOn);
    known.set(rolled, results);
    return results;
  };
  return (state) => {
    if (isOver(state)) return undefined;
    const rolled = dice(state);
    if (!rolled) return certain(after(state, undefined));
    const { outcomes, ...weights } = resultsOf(rolled);
    // What comes to the same is found out by the chain.
    return { ...weights, outcomes: outcomes.map((result) => after(state, result)) };
  };
}

/** How a siege stands after its turns, and how many of them had passed when nothing could change any more. */
interface SiegeEnd<S> {
  readonly state: S;
  readonly turns: number;
}

/** All turns at once. */
export function siegeFigures<S extends SiegeState>(course: SiegeCourse<S>) {
  const { start, turns, turn, key } = course;
  const instants = timeline(start, siegeStep(course), turns, key);
  const places = instants.flatMap(({ settled, open }, at) =>
    (at < turns ? settled : [...settled, ...open]).map((place) => ({ ...place, turns: at })),
  );
  const ends: Dist<SiegeEnd<S>> = {
    outcomes: places,
    weights: places.map((place) => place.chance),
    total: places.reduce((sum, place) => sum + place.chance, 0),
  };
  const fallen = given(ends, ({ state }) => hasFallen(state));
  const cuLost = ({ state }: SiegeEnd<S>): number => start.cu - state.cu;
  let [falls, stalls] = [0, 0];
  const points = instants.map(({ settled, open }, at) => {
    falls += sumOf(settled, hasFallen);
    stalls += sumOf(settled, isStalled);
    return { at, chances: { falls: Math.min(1, falls), stalls: Math.min(1, stalls + sumOf(open, isStalled)) } };
  });
  const series: Series = { title: `${turn} by ${turn.toLowerCase()}`, step: turn, points: points.slice(1) };
  return {
    ends,
    fallen,
    /** To be measured: what it costs, in all and where the place falls. */
    cost: { cuLost: [ends, cuLost], cuLostIfFalls: [fallen, cuLost] },
    chances: {
      falls: chance(ends, ({ state }) => hasFallen(state)),
      stands: chance(ends, ({ state }) => !hasFallen(state) && !state.stalled),
      stalls: chance(ends, ({ state }) => isStalled(state)),
    },
    series,
  } as const;
}

/** How likely the place falls without a limit on turns, and after how many. */
export const inTheEnd = <S extends SiegeState>(course: SiegeCourse<S>): Reach =>
  reach(course.start, siegeStep(course), hasFallen, course.key);

const sumOf = <S>(places: readonly Place<S>[], passes: (state: S) => boolean): number =>
  places.reduce((sum, { state, chance }) => (passes(state) ? sum + chance : sum), 0);

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

/** How it went, under the names of the figures. */
export function besiegedFacts<S extends SiegeState>({ start }: SiegeCourse<S>, { state }: Besieged<S>) {
  const falls = hasFallen(state);
  const cuLost = start.cu - state.cu;
  return {
    falls,
    stands: !falls && !state.stalled,
    stalls: isStalled(state),
    cuLost,
    ...(falls && { cuLostIfFalls: cuLost }),
  };
}
