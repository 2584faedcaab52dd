/** Land Reactions solved for an aim, and the figures over all their results. */
import { keyed } from '../../../calculator/keys.ts';
import { perCase } from '../../../calculator/remember.ts';
import { type DiceTree, planOf as solve } from '../../../calculator/roll/dice-tree.ts';
import { limitOf } from '../limits.ts';
import type { Figures, Reader } from '../tables.ts';
import { type Battled, clashCache, clashesOf } from './battle.ts';
import type { ReactionsInput, Situation } from './fields.ts';
import { groundsOf } from './readings.ts';
import { attemptsOf, declarationsOf, isBarred, type Stance, someoneThere } from './rules.ts';
import { ENDS, type End, reactionsTree } from './tree.ts';

export const moverLoses = ({ battled }: End): number => battled?.meanCosts.mover ?? 0;
export const opponentLoses = (end: End): number => (end.battled?.meanCosts.opponent ?? 0) + (end.overrun ? 1 : 0);

const holds = ({ end }: End): boolean => end === 'movesOn' || end === 'stays' || end === 'wins';

/** What an end is worth to the active side. */
export const WORTHS: Readonly<Record<ReactionsInput['aim'], (end: End) => number>> = {
  holds: (end) => (holds(end) ? 1 : 0),
  onward: ({ end }) => (end === 'movesOn' ? 1 : 0),
  saved: (end) => -moverLoses(end),
  swing: (end) => opponentLoses(end) - moverLoses(end),
};

/** What holds of an end, or has a chance over all of them. */
export const TOLD = {
  ...keyed(
    ENDS,
    (kind) =>
      ({ end }: End): boolean =>
        end === kind,
  ),
  holds,
  battle: ({ battled }: End) => battled !== undefined,
  intercepted: ({ intercepted }: End) => intercepted,
  avoided: ({ avoided }: End) => avoided,
  overrun: ({ overrun }: End) => overrun,
  generalLost: ({ generalLost }: End) => generalLost,
} as const;

function battlesIn(node: DiceTree<End>): Battled[] {
  if (node.type !== 'leaf') return node.branches.flatMap((branch) => battlesIn(branch.to));
  return node.leaf.battled ? [node.leaf.battled] : [];
}

/** 10: what the opponent may declare, and whether an Overrun could come of it. */
function factsOf(s: Situation, figures: Figures) {
  const declared = isBarred(s) ? [] : declarationsOf(s, figures);
  const may = (stance: Stance) => declared.some((d) => d.stance === stance);
  const stances = new Set(declared.map((d) => d.stance));
  return {
    mayAvoid: may('avoid'),
    mayGoInside: may('inside'),
    mayDoBoth: may('inside-avoid'),
    stances: someoneThere(s) ? stances.size : 0,
    attempts: isBarred(s) ? 0 : (may('avoid') ? 1 : 0) + attemptsOf(s),
    overrunStrength: s.moverCu >= limitOf('overrun-cu', figures),
  };
}

/** 10 to 13: every choice the best one, and what all that rests on. */
export const planOf = perCase((input: ReactionsInput, read: Reader) => {
  const cache = clashCache();
  const clashes = clashesOf(input, read, cache);
  const plan = solve(reactionsTree(input, input, clashes, read), WORTHS[input.aim], moverLoses);
  return {
    clashes,
    plan,
    facts: factsOf(input, read),
    grounds: groundsOf(input, battlesIn(plan.tree), clashes, read),
    // What else might be declared is not what the result stands on.
    beside: clashesOf(input, read.aside(), { ...cache, clashes: new Map(cache.clashes) }),
  };
});
