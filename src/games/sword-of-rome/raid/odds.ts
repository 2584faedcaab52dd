/** Raids over all their rolls, under the best order of raiding and moving. */
import type { Grid, Report } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { chance } from '../../../engine/dist.ts';
import { absorb, endsOf, type Step, timeline } from '../../../engine/markov.ts';
import type { Policy } from '../../../engine/policy.ts';
import {
  bestRaids,
  hasMarker,
  lengthOf,
  RAID_READINGS,
  type Raid,
  type RaidState,
  raidLedger,
  stateOf,
  successesOf,
  trackAfter,
} from './rules.ts';

/** What one end of the raids amounts to. */
export function tally(raid: Raid, end: RaidState, length: number) {
  const successes = successesOf(raid, end);
  const { plunder, fills } = trackAfter(raid, successes, length);
  return {
    plunders: successes > 0,
    noSuccess: successes === 0,
    allRaided: end.markers === 0,
    fills: fills > 0,
    outOfCu: end.cu === 0,
    successes,
    cuLost: raid.cu - end.cu,
    plunder: Math.max(0, plunder),
    otherPlunder: Math.max(0, -plunder),
  };
}

/** 14.2: what to do first, and how long the track is taken to be. */
export const raidFacts = (raid: Raid, best: Policy<RaidState>, length: number) => ({
  firstStep: best.choose(stateOf(raid))?.name ?? 'Nothing to raid',
  trackLength: length,
});

export function raidOdds(raid: Raid, tables: Tables): Report {
  const read = new Reader(tables);
  const { length, standing } = lengthOf(raid, read);
  const best = bestRaids(raid, length, read);
  const step: Step<RaidState> = (state) => best.choose(state)?.to;
  const ends = endsOf(absorb(stateOf(raid), step));
  const tallies = new Map(ends.outcomes.map((end) => [end, tally(raid, end, length)]));
  const of = (end: RaidState) => tallies.get(end)!;
  const { expected, distributions } = measure({
    successes: [ends, (end) => of(end).successes],
    cuLost: [ends, (end) => of(end).cuLost],
    plunder: [ends, (end) => of(end).plunder],
    otherPlunder: [raid.plunder < 0 ? ends : undefined, (end) => of(end).otherPlunder],
  });
  const chances = {
    plunders: chance(ends, (end) => of(end).plunders),
    noSuccess: chance(ends, (end) => of(end).noSuccess),
    allRaided: chance(ends, (end) => of(end).allRaided),
    fills: chance(ends, (end) => of(end).fills),
    outOfCu: chance(ends, (end) => of(end).outOfCu),
  };
  return {
    sentence: sentence(raid, chances, expected),
    chances,
    expected,
    distributions,
    facts: raidFacts(raid, best, length),
    grid: gridOf(raid, best, step),
    ...basis(raidLedger(raid, length, standing), RAID_READINGS, read),
  };
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
      const choice = best.choose(state)!.name;
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

function sentence(raid: Raid, chances: Record<string, number>, expected: Record<string, number>): string {
  const who = raid.raiders === 'gauls' ? 'The Gauls' : 'The Transalpine Gauls';
  const fills = chances['fills']! > 0 ? ` The plunder track fills ${percent(chances['fills']!)} of the time.` : '';
  return `${who} raid ${decimal(expected['successes']!)} spaces on average with ${raid.mp} MP and lose ${decimal(expected['cuLost']!)} CU; at least one raid succeeds ${percent(chances['plunders']!)} of the time.${fills}`;
}
