/**
 * Trees of chances and decisions: each decision takes the branch worth most, or least if the opponent decides. Branches
 * that share a part solve it once, so that a procedure of many stages stays small. Knows no game.
 */
import { part } from './dist.ts';

export type Tree<L> =
  | { readonly type: 'leaf'; readonly leaf: L }
  | { readonly type: 'chance'; readonly name: string; readonly branches: readonly ChanceBranch<L>[] }
  | {
      readonly type: 'choice';
      readonly name: string;
      /** The opponent chooses: the branch that is worth least. */
      readonly against?: boolean;
      readonly branches: readonly Branch<L>[];
    };

export interface Branch<L> {
  readonly name: string;
  readonly to: Tree<L>;
}

export interface ChanceBranch<L> extends Branch<L> {
  readonly chance: number;
}

export interface SolvedBranch<L> {
  readonly name: string;
  /** Absent below a choice: nothing is left to chance there. */
  readonly chance?: number;
  /** The branch that a choice takes. */
  readonly best?: boolean;
  readonly to: Solved<L>;
}

export type Solved<L> =
  | { readonly type: 'leaf'; readonly leaf: L; readonly worth: number }
  | {
      readonly type: 'chance' | 'choice';
      readonly name: string;
      readonly against?: boolean;
      readonly worth: number;
      readonly branches: readonly SolvedBranch<L>[];
    };

export const leaf = <L>(value: L): Tree<L> => ({ type: 'leaf', leaf: value });

/** Worths nearer than this differ only by rounding. */
const EQUAL = 1e-12;

/** What a leaf costs whoever decides: the side that wants the most worth, or its opponent. */
export type Cost<L> = (leaf: L, against: boolean) => number;

/**
 * The tree with the worth of every node; among equals the branch that costs whoever decides least, where a cost is told,
 * else the first.
 */
export function decide<L>(tree: Tree<L>, worth: (leaf: L) => number, cost?: Cost<L>): Solved<L> {
  const known = new Map<Tree<L>, Solved<L>>();
  const costs = { mine: new Map<Solved<L>, number>(), theirs: new Map<Solved<L>, number>() };
  const costOf = (solved: Solved<L>, against: boolean): number =>
    cost ? expectedOf(solved, (leaf) => cost(leaf, against), against ? costs.theirs : costs.mine) : 0;
  const solve = (node: Tree<L>): Solved<L> => {
    const found = known.get(node);
    if (found) return found;
    const solved = solveNode(node, worth, costOf, solve);
    known.set(node, solved);
    return solved;
  };
  return solve(tree);
}

function solveNode<L>(
  tree: Tree<L>,
  worth: (leaf: L) => number,
  costOf: (solved: Solved<L>, against: boolean) => number,
  solve: (node: Tree<L>) => Solved<L>,
): Solved<L> {
  if (tree.type === 'leaf') return { type: 'leaf', leaf: tree.leaf, worth: worth(tree.leaf) };
  if (!tree.branches.length) throw new RangeError(`"${tree.name}": needs at least one branch`);
  if (tree.type === 'chance') {
    const branches = tree.branches.map(({ name, chance, to }) => ({ name, chance, to: solve(to) }));
    const total = branches.reduce((sum, b) => sum + b.chance, 0);
    if (Math.abs(total - 1) > 1e-9) throw new RangeError(`"${tree.name}": chances add up to ${total}, must be 1`);
    return {
      type: 'chance',
      name: tree.name,
      worth: branches.reduce((sum, b) => sum + b.chance * b.to.worth, 0),
      branches,
    };
  }
  const solved = tree.branches.map(({ name, to }) => ({ name, to: solve(to) }));
  const against = tree.against ?? false;
  const sign = against ? -1 : 1;
  const best = solved.reduce((top, { to }, i) => {
    const gain = sign * (to.worth - solved[top]!.to.worth);
    if (Math.abs(gain) > EQUAL) return gain > 0 ? i : top;
    return costOf(solved[top]!.to, against) - costOf(to, against) > EQUAL ? i : top;
  }, 0);
  const branches = solved.map((b, i) => ({ ...b, best: i === best }));
  return {
    type: 'choice',
    name: tree.name,
    ...(tree.against && { against: true }),
    worth: solved[best]!.to.worth,
    branches,
  };
}

const taken = <L>(branch: SolvedBranch<L>): boolean => branch.best !== false && branch.chance !== 0;

/** The leaves reached when every choice takes its best branch, with their chances; a shared leaf stands once. */
export function leavesOf<L>(solved: Solved<L>): { leaf: L; chance: number }[] {
  const order = inOrder(solved);
  const reached = new Map<Solved<L>, number>([[solved, 1]]);
  const leaves: { leaf: L; chance: number }[] = [];
  for (const node of order) {
    const chance = reached.get(node)!;
    if (node.type === 'leaf') leaves.push({ leaf: node.leaf, chance });
    else
      for (const b of node.branches.filter(taken))
        reached.set(b.to, (reached.get(b.to) ?? 0) + chance * (b.chance ?? 1));
  }
  return leaves;
}

/** What is to be expected of a figure of the leaves from any node on; `known` keeps it for the next node asked for. */
export function expectedOf<L>(
  solved: Solved<L>,
  of: (leaf: L) => number,
  known = new Map<Solved<L>, number>(),
): number {
  if (solved.type === 'leaf') return of(solved.leaf);
  const found = known.get(solved);
  if (found !== undefined) return found;
  let value = 0;
  for (const b of solved.branches) if (taken(b)) value += (b.chance ?? 1) * expectedOf(b.to, of, known);
  known.set(solved, value);
  return value;
}

/** The chance of what each leaf brings so often: never or always only where every leaf that is reached says so. */
export function chanceOf<L>(solved: Solved<L>, of: (leaf: L) => number): number {
  const fails = (leaf: L): number => 1 - of(leaf);
  return part(expectedOf(solved, of), expectedOf(solved, fails), 1);
}

/** Every node that is reached, each after all that lead to it, and first branches first. */
function inOrder<L>(solved: Solved<L>): Solved<L>[] {
  const seen = new Set<Solved<L>>();
  const last: Solved<L>[] = [];
  const visit = (node: Solved<L>): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.type !== 'leaf') for (const b of node.branches.toReversed()) if (taken(b)) visit(b.to);
    last.push(node);
  };
  visit(solved);
  return last.reverse();
}
