/** The odds of battle after battle: the chances at the end, the siege with whatever may be left, and a table of the battles. */
import type { Grid } from '../calculator/report.ts';
import { decimal, percent } from '../calculator/words.ts';
import { Count, chance, type Dist, entriesOf, weighted } from '../engine/dist.ts';
import { recall } from '../engine/recall.ts';
import type { CampaignState, CampaignTerms } from './campaign.ts';
import type { SiegeState } from './siege.ts';
import { fell, type SiegeEnd } from './siege-odds.ts';

/** The siege with every number of CU that the last victory may leave, where it comes to one. */
export function besieged<S extends CampaignState, Siege extends { readonly cu: number }>(
  states: Dist<S>,
  siegeAfter: (state: S) => Siege | undefined,
  endsOf: (siege: Siege) => Dist<SiegeEnd<SiegeState>>,
) {
  const taken = new Count();
  const left: [number, number][] = [];
  const known = new Map<number, Dist<SiegeEnd<SiegeState>>>();
  for (const [state, weight] of entriesOf(states)) {
    const siege = siegeAfter(state);
    if (!siege) {
      taken.add(weight / states.total, false);
      left.push([state.cu, weight]);
      continue;
    }
    const ends = recall(known, siege.cu, () => endsOf(siege));
    taken.add(weight / states.total, chance(ends, fell));
    for (const [end, ways] of entriesOf(ends)) left.push([end.state.cu, (weight * ways) / ends.total]);
  }
  return { taken: taken.chance, left: weighted(left) };
}

/** A row a battle: how often it comes to it, and how it goes. */
export function campaignGrid<S extends CampaignState>(before: readonly Dist<S>[], goesOn: (state: S) => boolean): Grid {
  const average = (states: Dist<S>, passes: (s: S) => boolean): string => {
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
      { id: 'fought', label: 'Fought', form: 'chance' },
      { id: 'with', label: 'CU before (average)', form: 'text' },
      { id: 'won', label: 'All won so far', form: 'chance' },
      { id: 'left', label: 'CU after (average)', form: 'text' },
    ],
    rows: before.flatMap((states, n) => {
      const after = before[n + 1];
      if (!after) return [];
      const wonSoFar = (s: S): boolean => s.won === n + 1;
      const met = { fought: chance(states, goesOn), with: average(states, goesOn) };
      return [{ battle: n + 1, ...met, won: chance(after, wonSoFar), left: average(after, wonSoFar) }];
    }),
  };
}

/** `left` is what is left, "3.4 CU"; `siege` names the place and the time for it, "the city within 3 rolls". */
export function campaignSentence(
  { battles, beaten }: CampaignTerms,
  chances: { readonly allWon: number; readonly taken?: number },
  left: string,
  siege: string,
): string {
  const number = battles.length;
  const wins = `${beaten === 'stop' ? 'If I stop once beaten' : 'If I go on even when beaten'}, I win ${number > 1 ? `${number === 2 ? 'both' : `all ${number}`} battles` : 'the battle'} ${percent(chances.allWon)} of the time`;
  const then =
    chances.taken === undefined ? '' : ` and go on to take ${siege} ${percent(chances.taken)} of the time overall`;
  return `${wins}${then}. On average I have ${left} left.`;
}
