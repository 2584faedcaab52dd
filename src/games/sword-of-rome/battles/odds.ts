/** Battle after battle over all rolls: every number of CU that may be left is carried into the next one. */
import type { Grid, Report } from '../../../calculator/report.ts';
import { measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { chance, type Dist, entriesOf, weighted } from '../../../engine/dist.ts';
import { siegeFigures } from '../../../mechanics/siege-odds.ts';
import { type Field, fieldOf, fightsOf } from '../battle/fights.ts';
import { courseOf } from '../siege/rules.ts';
import type { Campaign } from './fields.ts';
import { basisOf } from './readings.ts';
import { afterBattle, battleAt, goesOn, isSpent, type State, siegeAfter, startOf, wonAll } from './rules.ts';

/** One battle over every state that it may be reached in. */
function fought(campaign: Campaign, n: number, states: Dist<State>, field: Field): Dist<State> {
  const entries: [State, number][] = [];
  for (const [state, weight] of entriesOf(states)) {
    if (!goesOn(campaign, state)) {
      entries.push([state, weight]);
      continue;
    }
    for (const { winner, chance: p, tolls } of fightsOf(battleAt(campaign, n, state.cu), field).ends)
      for (const toll of tolls())
        entries.push([afterBattle(campaign, n, state, { winner, ...toll }), weight * p * toll.chance]);
  }
  return weighted(entries);
}

export function battlesOdds(campaign: Campaign, tables: Tables) {
  const field = fieldOf(new Reader(tables));
  const before: Dist<State>[] = [weighted([[startOf(campaign), 1]])];
  for (const n of campaign.battles.keys()) before.push(fought(campaign, n, before.at(-1)!, field));
  const states = before.at(-1)!;
  const { taken, left } = besieged(campaign, states, field);
  const of = (passes: (state: State) => boolean) => Math.min(1, chance(states, passes));
  const chances = {
    allWon: of((s) => wonAll(campaign, s)),
    beaten: of((s) => s.beaten),
    spent: of((s) => isSpent(campaign, s)),
    wipedOut: of((s) => s.cu === 0),
    ...(campaign.place !== 'none' && { taken }),
  };
  const { expected, distributions } = measure({
    cuLeft: [left, (cu: number) => cu],
    enemyLosses: [states, (s: State) => s.enemyLost],
    battlesWon: [states, (s: State) => s.won],
  });
  return {
    sentence: sentence(campaign, chances, expected.cuLeft),
    chances,
    expected,
    distributions,
    facts: { battles: campaign.battles.length },
    grid: gridOf(campaign, before),
    ...basisOf(campaign, field),
  } satisfies Report;
}

/** 13: the siege with every number of CU that the last victory may leave. */
function besieged(campaign: Campaign, states: Dist<State>, field: Field): { taken: number; left: Dist<number> } {
  let taken = 0;
  const left: [number, number][] = [];
  const known = new Map<number, ReturnType<typeof siegeFigures>>();
  for (const [state, weight] of entriesOf(states)) {
    const siege = siegeAfter(campaign, state);
    if (!siege) {
      left.push([state.cu, weight]);
      continue;
    }
    const figures = known.get(siege.cu) ?? siegeFigures(courseOf(siege, field.figures));
    known.set(siege.cu, figures);
    taken += (weight / states.total) * figures.chances.falls;
    for (const [end, ways] of entriesOf(figures.ends)) left.push([end.state.cu, (weight * ways) / figures.ends.total]);
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

function sentence(
  { battles, place, beaten, rolls }: Campaign,
  chances: { readonly allWon: number; readonly taken?: number },
  left: number,
): string {
  const number = battles.length;
  const wins = `I win ${number > 1 ? `${number === 2 ? 'both' : `all ${number}`} battles` : 'the battle'} ${percent(chances.allWon)} of the time`;
  const then =
    chances.taken === undefined
      ? ''
      : ` and then take the ${place} within ${plural(rolls, 'roll')} in ${percent(chances.taken)} of all cases`;
  return `${wins}${then}${beaten === 'stop' ? ', if I stop once beaten' : ', going on even when beaten'}. ${decimal(left)} CU are left on average.`;
}
