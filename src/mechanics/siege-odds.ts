/** The odds of a siege: all its turns at once, through the same turns that a single series of rolls goes through. */
import type { Kinds } from '../calculator/figures.ts';
import type { Series } from '../calculator/report.ts';
import { total } from '../engine/dice.ts';
import { Count, certain, type Dist, map } from '../engine/dist.ts';
import { type Likely, type Reach, reach, type Step, timeline } from '../engine/markov.ts';
import { recall } from '../engine/recall.ts';
import { hasFallen, isStalled, type SiegeCourse, type SiegeDice, type SiegeResult, type SiegeState } from './siege.ts';

/** Several sieges may roll the same dice. */
const RESULTS = new WeakMap<SiegeDice, Dist<SiegeResult>>();

/** All rolls of these dice at once. */
export const resultsOf = (rolled: SiegeDice): Dist<SiegeResult> =>
  recall(RESULTS, rolled, () => map(total(rolled.dice), rolled.resultOn));

/** One turn, for a chain of them. */
export function siegeStep<S extends SiegeState>({ isOver, dice, after }: SiegeCourse<S>): Step<S> {
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
export interface SiegeEnd<S> {
  readonly state: S;
  readonly turns: number;
}

/** All turns at once: how it may end, and how it stands turn by turn where that is asked for. */
export function siegeEnds<S extends SiegeState>(
  course: SiegeCourse<S>,
): { ends: Dist<SiegeEnd<S>>; series: () => Series } {
  const { start, turns, turn, key } = course;
  const instants = timeline(start, siegeStep(course), turns, key);
  const places = instants.flatMap(({ settled, open }, at) =>
    (at < turns ? settled : [...settled, ...open]).map((place) => ({ ...place, turns: at })),
  );
  const series = (): Series => {
    const over = { falls: new Count(), stalls: new Count() };
    const points = instants.map(({ settled, open }, at) => {
      count(settled, over);
      const now = { falls: over.falls.copy(), stalls: over.stalls.copy() };
      count(open, now);
      return { at, chances: { falls: now.falls.chance, stalls: now.stalls.chance } };
    });
    return { title: `${turn} by ${turn.toLowerCase()}`, step: turn, points: points.slice(1) };
  };
  return {
    ends: {
      outcomes: places,
      weights: places.map((place) => place.chance),
      total: places.reduce((sum, place) => sum + place.chance, 0),
    },
    series,
  };
}

/** Whether it has fallen at its end. */
export const fell = ({ state }: SiegeEnd<SiegeState>): boolean => hasFallen(state);

/** The figures of every siege over its end; a game names them, and adds its own. */
export const endFigures = <S extends SiegeState, C extends { readonly start: SiegeState }>(
  { chance, amount }: Kinds<SiegeEnd<S>, C>,
  words: Readonly<Record<'falls' | 'stands' | 'stalls' | 'cuLost' | 'cuLostIfFalls', string>>,
) => {
  const cuLost = ({ state }: SiegeEnd<S>, { start }: C): number => start.cu - state.cu;
  const chart = words.cuLost;
  return {
    falls: chance(words.falls, fell, { tone: 'attacker' }),
    stands: chance(words.stands, ({ state }) => !hasFallen(state) && !state.stalled, { tone: 'defender' }),
    stalls: chance(words.stalls, ({ state }) => isStalled(state), { tone: 'faint' }),
    cuLost: amount(words.cuLost, cuLost, { tone: 'plain', chart }),
    cuLostIfFalls: amount(words.cuLostIfFalls, cuLost, { given: fell, tone: 'attacker', chart }),
  };
};

/** How likely the place falls without a limit on turns, and after how many. */
export const inTheEnd = <S extends SiegeState>(course: SiegeCourse<S>): Reach =>
  reach(course.start, siegeStep(course), hasFallen, course.key);

function count(places: readonly Likely<SiegeState>[], { falls, stalls }: Readonly<Record<'falls' | 'stalls', Count>>) {
  for (const { state, chance } of places) {
    falls.add(chance, hasFallen(state));
    stalls.add(chance, isStalled(state));
  }
}

/** What sieges are measured by: the chance that the place falls, the fewest CU lost. */
export const SIEGE_AIMS = {
  falls: { form: 'chance', worth: ({ chances }: SiegeReport) => chances.falls },
  saved: { form: 'number', worth: ({ expected }: SiegeReport) => -expected.cuLost },
} as const;

interface SiegeReport {
  readonly chances: { readonly falls: number };
  readonly expected: { readonly cuLost: number };
}
