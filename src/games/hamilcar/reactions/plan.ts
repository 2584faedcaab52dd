/** Land Reactions solved for an aim, and what their ends tell. */

import { keyed } from '../../../calculator/keys.ts';
import { remember } from '../../../calculator/remember.ts';
import { type DiceTree, type Plan, planOf as solve } from '../../../calculator/roll/dice-tree.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { limitOf } from '../limits.ts';
import { type Battled, type Clashes, clashesOf } from './battle.ts';
import type { ReactionsInput, Situation } from './fields.ts';
import { reactionsBasis } from './readings.ts';
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

export interface Reactions {
  readonly situation: Situation;
  readonly clashes: Clashes;
  readonly plan: Plan<End>;
}

export function reactionsOf(input: ReactionsInput, figures: Figures): Reactions {
  const clashes = clashesOf(input, figures);
  const plan = solve(reactionsTree(input, input, clashes, figures), WORTHS[input.aim], moverLoses);
  return { situation: input, clashes, plan };
}

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

export const planOf = remember((input: ReactionsInput, tables: Tables) => {
  const read = new Reader(tables);
  const reactions = reactionsOf(input, read);
  const { situation, clashes, plan } = reactions;
  // Before the basis, which tells the tables that were looked up.
  const facts = factsOf(situation, read);
  const basis = reactionsBasis(situation, battlesIn(plan.tree), clashes, read);
  return { ...reactions, read, basis, facts };
});
