/** A siege over all its rolls: when it falls, what it costs, and how it would end without a limit. */
import type { Series } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { certain, chance, type Dist, given, weighted } from '../../../engine/dist.ts';
import { type Instant, type Place, type Reach, reach, type Step, timeline } from '../../../engine/markov.ts';
import { canRoll, hasFallen, type SiegeState, siegeStep } from '../../../mechanics/siege-chain.ts';
import type { Siege } from './fields.ts';
import { siegeReadings } from './readings.ts';
import { LEAST_CU, placeOf, siegeFacts, siegeLedger, siegeModifier, siegeResults, stateOf, termsOf } from './rules.ts';

interface Moment {
  readonly state: SiegeState;
  /** Rolls to come that have passed. */
  readonly rolls: number;
}

/** One turn to roll after the other; a siege that nobody can roll for reads no table. */
function chainOf(siege: Siege, figures: Figures): Step<SiegeState> {
  const terms = termsOf(siege);
  const rolled = canRoll(stateOf(siege), terms);
  return siegeStep(rolled ? siegeResults(siegeModifier(siege), figures) : certain({ points: 0, cu: 0 }), terms);
}

/** What has settled after so many rolls with its time, and what has not. */
const momentsAt = (instants: readonly Instant<SiegeState>[], rolls: number): Dist<Moment> =>
  weighted([
    ...instants
      .slice(0, rolls + 1)
      .flatMap(({ settled }, at) => settled.map(({ state, chance }) => [{ state, rolls: at }, chance] as const)),
    ...(instants[rolls]?.open ?? []).map(({ state, chance }) => [{ state, rolls }, chance] as const),
  ]);

const fell = ({ state }: Moment): boolean => hasFallen(state);
const stalled = ({ state }: Moment): boolean => !hasFallen(state) && state.stalled;

const sum = (places: readonly Place<SiegeState>[], passes: (state: SiegeState) => boolean): number =>
  places.reduce((total, { state, chance }) => (passes(state) ? total + chance : total), 0);

/** 13.5, 13.4: by each roll, the chance that it has fallen and the chance that nobody can roll any more. */
function seriesOf(instants: readonly Instant<SiegeState>[]): Series {
  let [falls, settledStalls] = [0, 0];
  const points = instants.map(({ open, settled }, at) => {
    falls += sum(settled, hasFallen);
    settledStalls += sum(settled, (s) => !hasFallen(s));
    return { at, chances: { falls, stalls: settledStalls + sum(open, (s) => s.stalled) } };
  });
  return { title: 'Roll by roll', step: 'Roll', points: points.slice(1) };
}

export function siegeOdds(siege: Siege, tables: Tables) {
  const read = new Reader(tables);
  const step = chainOf(siege, read);
  const start = stateOf(siege);
  const instants = timeline(start, step, siege.rolls);
  const last = momentsAt(instants, siege.rolls);
  const fallen = given(last, fell);
  const endless = reach(start, step, hasFallen);
  const falls = chance(last, fell);
  const { expected, distributions } = measure({
    cuLost: [last, ({ state }) => siege.cu - state.cu],
    cuLostIfFalls: [fallen, ({ state }) => siege.cu - state.cu],
    rollsIfFalls: [fallen, ({ rolls }) => rolls],
  });
  const overshoots = chance(last, (m) => fell(m) && m.state.points > m.state.needed) > 0;
  return {
    sentence: hasFallen(start) ? alreadyFallen(siege) : sentence(siege, falls, expected, endless),
    chances: {
      falls,
      stands: chance(last, ({ state }) => !hasFallen(state) && !state.stalled),
      stalls: chance(last, stalled),
      underThree: chance(last, ({ state }) => state.stalled),
    },
    expected,
    distributions,
    facts: {
      ...siegeFacts(siege),
      fallsInTheEnd: percent(endless.chance),
      ...(endless.steps !== undefined && { rollsInTheEnd: decimal(endless.steps, 2) }),
    },
    series: seriesOf(instants),
    ...basis(siegeLedger(siege), siegeReadings(siege, overshoots), read),
  };
}

const alreadyFallen = (siege: Siege): string =>
  `${placeOf(siege)} falls without a roll: its siege level has reached its ${siege.kind === 'city' ? 'loyalty' : 'subjugation factor'}.`;

function sentence(
  siege: Siege,
  falls: number,
  expected: { readonly cuLost: number; readonly rollsIfFalls?: number },
  endless: Reach,
): string {
  const place = placeOf(siege);
  const cannot = siege.cu < LEAST_CU ? `With ${siege.cu} CU nobody can roll. ` : '';
  if (endless.steps === undefined) return `${cannot}${place} does not fall.`;
  const within = `${cannot}${place} falls ${percent(falls)} of the time within ${plural(siege.rolls, 'roll')}`;
  const after =
    expected.rollsIfFalls !== undefined && siege.rolls > 1
      ? `, after ${decimal(expected.rollsIfFalls)} on average where it does`
      : '';
  const cost = `; the siege costs ${decimal(expected.cuLost)} CU on average.`;
  return `${within}${after}${cost} Without a limit on rolls it falls ${percent(endless.chance)}, after ${decimal(endless.steps)}.`;
}
