/** Battle after battle over all rolls: all CUs, Elephants and PCs that may be left are carried into the next one. */
import type { Grid, Report } from '../../../calculator/report.ts';
import { measure } from '../../../calculator/summary.ts';
import type { Figures, Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { certain, chance, type Dist, entriesOf, weighted } from '../../../engine/dist.ts';
import { siegeFigures } from '../../../mechanics/siege-odds.ts';
import { resultsOver } from '../land-battle/results.ts';
import { campOf, courseOf, type Moment } from '../siege/rules.ts';
import type { Campaign } from './fields.ts';
import { type Meet, type Met, planOf } from './plan.ts';
import { basisOf } from './readings.ts';
import { afterBattle, goesOn, isOut, isSpent, type State, siegeAfter, startOf, type Toll, wonAll } from './rules.ts';

/** What battles may cost, each counted once. */
type Tolls = (met: Met) => Dist<Toll>;

function tollsOf(): Tolls {
  const known = new Map<Met, Dist<Toll>>();
  return (met) => {
    const found = known.get(met);
    if (found) return found;
    const results = resultsOver(met.battle, met.stage);
    const made = { ...results, weights: results.weights.map((ways) => ways / results.total), total: 1 };
    known.set(met, made);
    return made;
  };
}

/** A state as one number: no Army has as many of anything as the room it gets here. */
const keyOf = ({ cu, elephants, sts, won, beaten, pcsLost, enemyLost }: State): number =>
  [elephants, sts, won, Number(beaten), pcsLost, enemyLost].reduce((key, n) => key * 128 + n, cu);

/** One battle over every state that it may be reached in. */
function fought(campaign: Campaign, n: number, states: Dist<State>, meet: Meet, tolls: Tolls): Dist<State> {
  const sums = new Map<number, { readonly state: State; weight: number }>();
  const add = (state: State, weight: number) => {
    const key = keyOf(state);
    const found = sums.get(key);
    if (found) found.weight += weight;
    else sums.set(key, { state, weight });
  };
  for (const [state, weight] of entriesOf(states)) {
    if (!goesOn(campaign, state)) add(state, weight);
    else for (const [toll, p] of entriesOf(tolls(meet(n, state)))) add(afterBattle(campaign, state, toll), weight * p);
  }
  const all = [...sums.values()];
  return {
    outcomes: all.map(({ state }) => state),
    weights: all.map(({ weight }) => weight),
    total: all.reduce((sum, { weight }) => sum + weight, 0),
  };
}

export function battlesOdds(campaign: Campaign, tables: Tables) {
  const { read, meet } = planOf(campaign, tables);
  const tolls = tollsOf();
  const before: Dist<State>[] = [certain(startOf(campaign))];
  for (const n of campaign.battles.keys()) before.push(fought(campaign, n, before.at(-1)!, meet, tolls));
  const states = before.at(-1)!;
  const { taken, left } = besieged(campaign, states, read);
  const of = (passes: (state: State) => boolean) => Math.min(1, chance(states, passes));
  const chances = {
    allWon: of((s) => wonAll(campaign, s)),
    beaten: of((s) => s.beaten),
    spent: of((s) => isSpent(campaign, s)),
    wipedOut: of((s) => s.cu === 0),
    outOfPcs: of((s) => isOut(campaign, s)),
    ...(campaign.place !== 'none' && { taken }),
  };
  const { expected, distributions } = measure({
    cuLeft: [left, (cu: number) => cu],
    elephantsLeft: [startOf(campaign).elephants > 0 ? states : undefined, (s: State) => s.elephants],
    enemyLosses: [states, (s: State) => s.enemyLost],
    pcsLost: [states, (s: State) => s.pcsLost],
    battlesWon: [states, (s: State) => s.won],
  });
  return {
    sentence: sentence(campaign, chances, expected.cuLeft),
    chances,
    expected,
    distributions,
    facts: { battles: campaign.battles.length },
    grid: gridOf(campaign, before),
    ...basisOf(campaign, planOf(campaign, tables)),
  } satisfies Report;
}

/** 14: the Siege with every number of CUs that the last victory may leave. */
function besieged(campaign: Campaign, states: Dist<State>, figures: Figures): { taken: number; left: Dist<number> } {
  let taken = 0;
  const left: [number, number][] = [];
  const known = new Map<number, ReturnType<typeof siegeFigures<Moment>>>();
  for (const [state, weight] of entriesOf(states)) {
    const siege = siegeAfter(campaign, state);
    if (!siege) {
      left.push([state.cu, weight]);
      continue;
    }
    const after = known.get(siege.cu) ?? siegeFigures(courseOf(campOf(siege, figures)));
    known.set(siege.cu, after);
    taken += (weight / states.total) * after.chances.falls;
    for (const [end, ways] of entriesOf(after.ends)) left.push([end.state.cu, (weight * ways) / after.ends.total]);
  }
  return { taken: Math.min(1, taken), left: weighted(left) };
}

/** A row a battle: how often it comes to it, and how it goes. */
function gridOf(campaign: Campaign, before: readonly Dist<State>[]): Grid {
  const average = (states: Dist<State>, passes: (s: State) => boolean): string => {
    let [sum, weight] = [0, 0];
    for (const [state, w] of entriesOf(states)) {
      if (!passes(state)) continue;
      sum += w * state.cu;
      weight += w;
    }
    return weight > 0 ? decimal(sum / weight, 2) : '–';
  };
  return {
    columns: [
      { id: 'battle', label: 'Battle', form: 'number' },
      { id: 'fought', label: 'It comes to it', form: 'chance' },
      { id: 'with', label: 'With (CU, on average)', form: 'text' },
      { id: 'won', label: 'Won this and all before', form: 'chance' },
      { id: 'left', label: 'Then left (CU, on average)', form: 'text' },
    ],
    rows: campaign.battles.map((_, n) => ({
      battle: n + 1,
      fought: chance(before[n]!, (s) => goesOn(campaign, s)),
      with: average(before[n]!, (s) => goesOn(campaign, s)),
      won: chance(before[n + 1]!, (s) => s.won === n + 1),
      left: average(before[n + 1]!, (s) => s.won === n + 1),
    })),
  };
}

const PLACES = { none: '', city: 'Walled City', large: 'Large Walled City', tribe: 'Tribe' } as const;

function sentence(
  { battles, place, beaten, attempts }: Campaign,
  chances: { readonly allWon: number; readonly taken?: number },
  left: number,
): string {
  const number = battles.length;
  const wins = `I win ${number > 1 ? `${number === 2 ? 'both' : `all ${number}`} battles` : 'the battle'} ${percent(chances.allWon)} of the time`;
  const then =
    chances.taken === undefined
      ? ''
      : ` and then take the ${PLACES[place]} within ${plural(attempts, 'attempt')} in ${percent(chances.taken)} of all cases`;
  return `${wins}${then}${beaten === 'stop' ? ', if I stop once beaten' : ', going on even when beaten'}. ${decimal(left)} CUs are left on average.`;
}
