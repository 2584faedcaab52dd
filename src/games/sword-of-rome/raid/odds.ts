/** Raids over all their rolls, under the best order of raiding and moving. */
import type { Grid, Series } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { chance, map } from '../../../engine/dist.ts';
import { absorb, endsOf, type Step, timeline } from '../../../engine/markov.ts';
import type { Policy } from '../../../engine/policy.ts';
import type { Raid } from './fields.ts';
import { raidFacts, raidPlan } from './plan.ts';
import { hasMarker, RAID_READINGS, type RaidState, raidLedger, stateOf, tally } from './rules.ts';

export function raidOdds(raid: Raid, tables: Tables) {
  const read = new Reader(tables);
  const plan = raidPlan(raid, read);
  const { best, length, standing } = plan;
  const step: Step<RaidState> = (state) => best.choose(state)?.to;
  const ends = map(endsOf(absorb(stateOf(raid), step)), (end) => tally(raid, end, length));
  const { expected, distributions } = measure({
    successes: [ends, (end) => end.successes],
    cuLost: [ends, (end) => end.cuLost],
    plunder: [ends, (end) => end.plunder],
    otherPlunder: [raid.plunder < 0 ? ends : undefined, (end) => end.otherPlunder],
  });
  const chances = {
    plunders: chance(ends, (end) => end.plunders),
    noSuccess: chance(ends, (end) => end.noSuccess),
    allRaided: chance(ends, (end) => end.allRaided),
    fills: chance(ends, (end) => end.fills),
    outOfCu: chance(ends, (end) => end.outOfCu),
  };
  return {
    sentence: sentence(raid, chances, expected),
    chances,
    expected,
    distributions,
    facts: raidFacts(raid, plan),
    grid: gridOf(raid, best, step),
    series: asMpAreSpent(raid, length, step),
    ...basis(raidLedger(raid, length, standing), RAID_READINGS, read),
  };
}

/** The chances after each MP: what the next step would cost too much is not done. */
function asMpAreSpent(raid: Raid, length: number, step: Step<RaidState>): Series {
  const points = Array.from({ length: raid.mp + 1 }, (_, spent) => {
    const within: Step<RaidState> = (state) => {
      const to = step(state);
      return to && raid.mp - to.outcomes[0]!.mp <= spent ? to : undefined;
    };
    const ends = map(endsOf(absorb(stateOf(raid), within)), (end) => tally(raid, end, length));
    const chances = {
      plunders: chance(ends, (end) => end.plunders),
      allRaided: chance(ends, (end) => end.allRaided),
      outOfCu: chance(ends, (end) => end.outOfCu),
    };
    return { at: spent, chances };
  });
  return { title: 'As the MP are spent', step: 'MP spent', points };
}

interface Situation {
  readonly mp: number;
  readonly at: number;
  readonly markers: string;
  readonly best: string;
  least: number;
  most: number;
  reached: number;
}

/** Every situation that best play leads to, with what to do in it; those that differ only in CU stand together. */
function gridOf(raid: Raid, best: Policy<RaidState>, step: Step<RaidState>): Grid {
  const situations = new Map<string, Situation>();
  // Every step but the last spends MP.
  for (const { open } of timeline(stateOf(raid), step, raid.mp + 1)) {
    for (const { state, chance: reached } of open) {
      const { mp, at, cu } = state;
      const choice = best.choose(state)?.name ?? '';
      const markers = raid.spaces.flatMap((_, i) => (hasMarker(state, i) ? [i + 1] : [])).join(', ');
      const key = `${mp} ${at} ${markers} ${choice}`;
      const known = situations.get(key) ?? { mp, at, markers, best: choice, least: cu, most: cu, reached: 0 };
      known.least = Math.min(known.least, cu);
      known.most = Math.max(known.most, cu);
      known.reached += reached;
      situations.set(key, known);
    }
  }
  return {
    columns: [
      { id: 'mp', label: 'MP left', form: 'number' },
      { id: 'at', label: 'In space', form: 'number' },
      { id: 'markers', label: 'PC markers in', form: 'text' },
      { id: 'cu', label: 'CU', form: 'text' },
      { id: 'best', label: 'Best', form: 'text' },
      { id: 'reached', label: 'Comes up', form: 'chance' },
    ],
    rows: [...situations.values()]
      .sort((a, b) => b.mp - a.mp || b.reached - a.reached)
      .map(({ mp, at, markers, best: choice, least, most, reached }) => ({
        mp,
        at: at + 1,
        markers,
        cu: least === most ? `${least}` : `${least} to ${most}`,
        best: choice,
        reached,
      })),
  };
}

function sentence(
  raid: Raid,
  chances: Readonly<Record<'plunders' | 'fills', number>>,
  expected: Readonly<Record<'successes' | 'cuLost', number>>,
): string {
  const who = raid.raiders === 'gauls' ? 'The Gauls' : 'The Transalpine Gauls';
  if (chances.plunders === 0)
    return `With ${raid.mp} MP no raid of ${raid.raiders === 'gauls' ? 'the Gauls' : 'the Transalpine Gauls'} can succeed.`;
  const fills = chances.fills > 0 ? ` The plunder track fills ${percent(chances.fills)} of the time.` : '';
  return `${who} raid ${decimal(expected.successes)} spaces with ${raid.mp} MP and lose ${decimal(expected.cuLost)} CU on average; at least one raid succeeds ${percent(chances.plunders)} of the time.${fills}`;
}
