/** The odds of a siege over all its attempts: when the place falls, and what it costs. */
import type { Series } from '../../../calculator/report.ts';
import { measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { certain, chance, type Dist, given, weighted } from '../../../engine/dist.ts';
import { type Instant, type Reach, reach, timeline } from '../../../engine/markov.ts';
import { canRoll, hasFallen, type SiegeState, siegeStep } from '../../../mechanics/siege-chain.ts';
import type { Input } from './fields.ts';
import { basisOf, placeOf, settledFacts } from './readings.ts';
import { isStalled, siegeModifier, siegeResults, stateOf, termsOf } from './rules.ts';

interface Moment {
  readonly state: SiegeState;
  /** Attempts made until then. */
  readonly attempts: number;
}

const momentsOf = (instants: readonly Instant<SiegeState>[]): Dist<Moment> =>
  weighted(
    instants.flatMap(({ settled, open }, attempts) =>
      (attempts < instants.length - 1 ? settled : [...settled, ...open]).map(
        ({ state, chance }) => [{ state, attempts }, chance] as const,
      ),
    ),
  );

/** 12.f, 12.g: by each attempt, the chance that it has fallen and that nobody can go on. */
function seriesOf(instants: readonly Instant<SiegeState>[]): Series {
  let [falls, stalls] = [0, 0];
  const points = instants.map(({ settled }, at) => {
    for (const { state, chance } of settled) {
      if (hasFallen(state)) falls += chance;
      else stalls += chance;
    }
    return { at, chances: { falls: Math.min(1, falls), stalls: Math.min(1, stalls) } };
  });
  return { title: 'Attempt by attempt', step: 'Attempt', points: points.slice(1) };
}

export function siegeOdds(siege: Input, tables: Tables) {
  const read = new Reader(tables);
  const [start, terms] = [stateOf(siege, read), termsOf(read)];
  const rolled = canRoll(start, terms);
  const step = siegeStep(
    rolled ? siegeResults(siegeModifier(siege, read), read) : certain({ points: 0, cu: 0 }),
    terms,
  );
  const instants = timeline(start, step, siege.attempts);
  const last = momentsOf(instants);
  const fallen = given(last, ({ state }) => hasFallen(state));
  const endless = reach(start, step, hasFallen);
  const { expected, distributions } = measure({
    cuLost: [last, ({ state }) => siege.cu - state.cu],
    cuLostIfFalls: [fallen, ({ state }) => siege.cu - state.cu],
    attemptsIfFalls: [fallen, ({ attempts }) => attempts],
  });
  const falls = chance(last, ({ state }) => hasFallen(state));
  return {
    sentence: sentence(siege, start, terms.leastCu, falls, expected.cuLost, endless),
    chances: {
      falls,
      stands: chance(last, ({ state }) => !hasFallen(state) && !isStalled(state)),
      stalls: chance(last, ({ state }) => isStalled(state)),
    },
    expected,
    distributions,
    facts: {
      ...settledFacts(siege, read),
      fallsInTheEnd: percent(endless.chance),
      ...(endless.steps !== undefined && { attemptsInTheEnd: decimal(endless.steps, 2) }),
    },
    series: seriesOf(instants),
    ...basisOf(siege, read),
  };
}

function sentence(
  siege: Input,
  start: SiegeState,
  leastCu: number,
  falls: number,
  cuLost: number,
  endless: Reach,
): string {
  const place = placeOf(siege);
  if (hasFallen(start)) return `${place} has fallen already: it has ${start.points} points.`;
  if (start.stalled) return `With ${plural(siege.cu, 'CU')} nobody can attempt it; ${leastCu} are needed.`;
  if (endless.steps === undefined) return `${place} does not fall.`;
  return `${place} falls ${percent(falls)} of the time within ${plural(siege.attempts, 'attempt')}, at a cost of ${decimal(cuLost)} CUs on average. Without a limit it falls ${percent(endless.chance)}, after ${decimal(endless.steps)} attempts.`;
}
