/** Trees of chances and decisions: each decision takes the branch that is worth most. Knows no game. */

export type Tree<L> =
  | { readonly type: 'leaf'; readonly leaf: L }
  | { readonly type: 'chance'; readonly name: string; readonly branches: readonly ChanceBranch<L>[] }
  | { readonly type: 'choice'; readonly name: string; readonly branches: readonly Branch<L>[] };

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
      readonly worth: number;
      readonly branches: readonly SolvedBranch<L>[];
    };

export const leaf = <L>(value: L): Tree<L> => ({ type: 'leaf', leaf: value });

/** The tree with the worth of every node; among equals the first branch is taken. */
export function decide<L>(tree: Tree<L>, worth: (leaf: L) => number): Solved<L> {
  if (tree.type === 'leaf') return { type: 'leaf', leaf: tree.leaf, worth: worth(tree.leaf) };
  if (!tree.branches.length) throw new RangeError(`"${tree.name}": needs at least one branch`);
  if (tree.type === 'chance') {
    const branches = tree.branches.map(({ name, chance, to }) => ({ name, chance, to: decide(to, worth) }));
    const total = branches.reduce((sum, b) => sum + b.chance, 0);
    if (Math.abs(total - 1) > 1e-9) throw new RangeError(`"${tree.name}": chances add up to ${total}, must be 1`);
    return {
      type: 'chance',
      name: tree.name,
      worth: branches.reduce((sum, b) => sum + b.chance * b.to.worth, 0),
      branches,
    };
  }
  const solved = tree.branches.map(({ name, to }) => ({ name, to: decide(to, worth) }));
  const best = solved.reduce((top, b, i) => (b.to.worth > solved[top]!.to.worth ? i : top), 0);
  const branches = solved.map((b, i) => ({ ...b, best: i === best }));
  return { type: 'choice', name: tree.name, worth: solved[best]!.to.worth, branches };
}

/** The leaves reached when every choice takes its best branch, with their chances. */
export function leavesOf<L>(solved: Solved<L>, reached = 1): { leaf: L; chance: number }[] {
  if (solved.type === 'leaf') return [{ leaf: solved.leaf, chance: reached }];
  return solved.branches
    .filter((b) => b.best !== false)
    .flatMap((b) => (b.chance === 0 ? [] : leavesOf(b.to, reached * (b.chance ?? 1))));
}
