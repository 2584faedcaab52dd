/**
 * A tree of rolls and choices that knows its dice: the odds solve it, and the faces of a real roll are then followed
 * through it, so that both use the same tree. Knows no game.
 */
import { type Cost, decide, type Solved, type SolvedBranch } from '../../engine/tree.ts';
import type { Faces, Roll } from '../calculator.ts';
import type { Outcome, Stage } from '../report.ts';

export type Step = Outcome['steps'][number];

/** Dice are rolled: which branch they take, and what there is to tell. No dice where nothing is left to them. */
export interface Rolled<L> {
  readonly type: 'chance';
  readonly name: string;
  /** All of them, or those known to be needed once some have fallen. */
  readonly rolls: readonly Roll[] | ((fallen: Faces) => readonly Roll[]);
  readonly branches: readonly {
    readonly id: string;
    readonly name: string;
    readonly chance: number;
    readonly to: DiceTree<L>;
  }[];
  /** The id of the branch that these faces take; a roll that comes back later is found under its own id. */
  readonly takes: (faces: Faces) => string;
  readonly tells: (faces: Faces) => readonly Step[];
  /** Where a picture of the tree stops here: what stands for all that follows. */
  readonly aside?: (following: Solved<L>) => Stage;
}

export type DiceTree<L> =
  | { readonly type: 'leaf'; readonly leaf: L }
  | {
      readonly type: 'choice';
      readonly name: string;
      /** The opponent chooses, for the worst. */
      readonly against?: boolean;
      readonly branches: readonly { readonly name: string; readonly to: DiceTree<L> }[];
    }
  | Rolled<L>;

/** A tree with its best choices. */
export interface Plan<L> {
  readonly tree: DiceTree<L>;
  readonly solved: Solved<L>;
}

/** Among choices of equal worth the one that costs whoever chooses least is best. */
export const planOf = <L>(tree: DiceTree<L>, worth: (leaf: L) => number, cost?: Cost<L>): Plan<L> => ({
  tree,
  solved: decide(tree, worth, cost),
});

export interface Followed<L> {
  /** The dice needed so far, under ids of their own. */
  readonly rolls: readonly Roll[];
  /** What there is to tell so far; told only when asked for. */
  readonly steps: () => Step[];
  /** Absent while dice are still missing. */
  readonly leaf?: L;
}

/** Follows the faces through the tree, each choice taking its best branch, as far as they lead. */
export function follow<L>({ tree, solved }: Plan<L>, fallen: Faces): Followed<L> {
  const rolls: Roll[] = [];
  const told: (() => readonly Step[])[] = [];
  const steps = () => told.flatMap((tell) => tell());
  const times = new Map<string, number>();
  let [node, known] = [tree, solved];
  while (node.type !== 'leaf') {
    let place: number;
    if (node.type === 'choice') place = branchesOf(known).findIndex((b) => b.best);
    else {
      const own: Record<string, readonly number[]> = {};
      let asked: readonly Roll[] = [];
      for (let all = rollsOf(node, own); all.length > asked.length; all = rollsOf(node, own)) {
        for (const roll of all.slice(asked.length)) {
          const time = (times.get(roll.id) ?? 0) + 1;
          times.set(roll.id, time);
          const id = time === 1 ? roll.id : `${roll.id}-${time}`;
          rolls.push({ ...roll, id });
          if (fallen[id]) own[roll.id] = fallen[id];
        }
        if (all.some(({ id }) => !own[id])) return { rolls, steps };
        asked = all;
      }
      const { tells, takes, branches } = node;
      const id = takes(own);
      place = branches.findIndex((b) => b.id === id);
      if (place === -1) throw new RangeError(`"${node.name}": has no branch "${id}"`);
      told.push(() => tells(own));
    }
    const [branch, solved] = [node.branches[place], branchesOf(known)[place]];
    if (!branch || !solved) throw new RangeError(`"${node.name}": has no branch ${place + 1}`);
    [node, known] = [branch.to, solved.to];
  }
  return { rolls, steps, leaf: node.leaf };
}

const rollsOf = <L>({ rolls }: Rolled<L>, fallen: Faces): readonly Roll[] =>
  typeof rolls === 'function' ? rolls(fallen) : rolls;

const branchesOf = <L>(solved: Solved<L>): readonly SolvedBranch<L>[] =>
  solved.type === 'leaf' ? [] : solved.branches;

/** The solved tree for a reader: words in its leaves. */
export function pictureOf<L>({ tree, solved }: Plan<L>, words: (leaf: L) => Stage): Solved<Stage> {
  const { worth } = solved;
  if (tree.type === 'leaf') return { type: 'leaf', worth, leaf: words(tree.leaf) };
  if (tree.type === 'chance' && tree.aside) return { type: 'leaf', worth, leaf: tree.aside(solved) };
  const branches = branchesOf(solved).flatMap((b, i) => {
    const branch = tree.branches[i];
    return branch ? [{ ...b, to: pictureOf({ tree: branch.to, solved: b.to }, words) }] : [];
  });
  const against = tree.type === 'choice' && tree.against;
  return { type: tree.type, name: tree.name, ...(against && { against }), worth, branches };
}
