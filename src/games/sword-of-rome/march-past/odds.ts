/** All that may happen on a march past enemy armies, as a report: chances, losses, and what is best. */

import type { Series, Stage } from '../../../calculator/report.ts';
import { pictureOf } from '../../../calculator/roll/dice-tree.ts';
import { measure } from '../../../calculator/summary.ts';
import type { Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { chanceOf, leavesOf, type Solved } from '../../../engine/tree.ts';
import { lossesOver } from '../battle/fights.ts';
import type { Side } from '../words.ts';
import type { MarchInput } from './fields.ts';
import { type End, enemyLoses, moverLoses, prepared, standing, wipedOut } from './plan.ts';
import { arrivedIn, chanceToCome, type March, mayTry, watcherAt } from './rules.ts';

const self = (value: number): number => value;

export function marchOdds(input: MarchInput, tables: Tables) {
  const { march, plan, facts, basis } = prepared(input, tables);
  const leaves = leavesOf(plan.solved);
  const often = (share: (end: End) => number) => chanceOf(plan.solved, share);
  const ended = (end: End['end']) => often((leaf) => (leaf.end === end ? 1 : 0));
  const untouched = untouchedBy(march);
  const chances = {
    intercepted: 1 - (untouched.at(-1) ?? 1),
    passes: ended('passes'),
    turnedBack: ended('turnedBack'),
    wins: ended('wins'),
    beaten: ended('beaten'),
    through: often(standing),
    stoppedShort: often(({ end, short }) => (end === 'wins' && short ? 1 : 0)),
    moverWipedOut: often((end) => wipedOut(march, end)),
  };
  const losses = (side: Side, besides: (end: End) => number) =>
    lossesOver(
      leaves.map(({ leaf, chance }) => ({ fight: leaf.fight, besides: besides(leaf), chance })),
      side,
    );
  const { expected, distributions } = measure({
    moverLosses: [losses('attacker', (end) => end.lostAtSea), self],
    enemyLosses: [losses('defender', (end) => end.brushedAside), self],
  });
  return {
    sentence: sentence(march, chances.intercepted, chances.through, adviceOf(plan.solved)),
    chances,
    expected,
    distributions,
    facts,
    tree: pictureOf(plan, words),
    ...(march.spaces.length > 1 && { series: bySpace(untouched) }),
    ...basis,
  };
}

/** 10.1: the chance that nobody has come, after each space; no battle can have changed who watches till then. */
function untouchedBy(march: March): number[] {
  let chance = arrivedIn(march).length > 0 ? 0 : 1;
  return march.spaces.map((_, space) => {
    march.interceptors.forEach((army, who) => {
      if (mayTry(army, space + 1)) chance *= 1 - chanceToCome(watcherAt(march, who, space));
    });
    return chance;
  });
}

const bySpace = (untouched: readonly number[]): Series => ({
  title: 'Space by space',
  step: 'space',
  points: untouched.map((passes, i) => ({ at: i + 1, chances: { intercepted: 1 - passes, passes } })),
});

/** What the best choices come to: the first branch of each is to fight, any other to refuse. */
function adviceOf(
  solved: Solved<End>,
  seen = new Set<Solved<End>>(),
  found = new Set<'fight' | 'refuse'>(),
): Set<'fight' | 'refuse'> {
  if (solved.type === 'leaf' || seen.has(solved)) return found;
  seen.add(solved);
  for (const [place, branch] of solved.branches.entries()) {
    if (branch.best) found.add(place === 0 ? 'fight' : 'refuse');
    if (branch.best !== false) adviceOf(branch.to, seen, found);
  }
  return found;
}

function sentence(march: March, intercepted: number, through: number, advice: ReturnType<typeof adviceOf>): string {
  const { spaces, letGo } = march;
  const come = arrivedIn(march).length > 0;
  const end =
    spaces.length > 1
      ? `gets through ${spaces.length === 2 ? 'both' : `all ${spaces.length}`} spaces`
      : 'is in the space at the end';
  const refuses = letGo ? 'refuse battle' : 'try to refuse';
  const then =
    advice.size === 2
      ? ' Whether it should fight if it is intercepted depends on who comes.'
      : advice.size === 1
        ? ` ${come ? 'It' : 'If it is intercepted, it'} should ${advice.has('fight') ? 'fight' : refuses}.`
        : '';
  if (come) return `They have come: the army ${end} ${percent(through)} of the time.${then}`;
  return `The army is intercepted ${percent(intercepted)} of the time and ${end} ${percent(through)} of the time.${then}`;
}

const NAMES: Record<End['end'], string> = {
  passes: 'Marches on untouched',
  turnedBack: 'Back where it came from, move over',
  wins: 'Wins the battle',
  beaten: 'Is beaten',
};

function words(end: End): Stage {
  const name = end.end === 'wins' && end.short ? 'Wins the battle, but stops here' : NAMES[end.end];
  const [lost, taken] = [moverLoses(end), enemyLoses(end)];
  const note = end.fight || lost > 0 || taken > 0 ? `loses ${decimal(lost)} CU, takes ${decimal(taken)}` : '';
  return { name, note };
}
