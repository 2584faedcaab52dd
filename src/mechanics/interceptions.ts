/** Armies that try to intercept, each with its own die, as a stage of a procedure. Knows no game. */
import type { Faces } from '../calculator/calculator.ts';
import type { DiceTree, Step } from '../calculator/roll/dice-tree.ts';
import { atMost } from '../engine/dice.ts';
import { passes } from './passes.ts';

/** An army that tries: its place in the list it belongs to, and the highest face on which it comes. */
export interface Trier {
  readonly who: number;
  readonly needs: number;
}

/** Every set of these armies, the empty one first. */
export const setsOf = <T>(armies: readonly T[]): T[][] =>
  Array.from({ length: 2 ** armies.length }, (_, set) => armies.filter((_, i) => set & (1 << i)));

/** The chance that these come and the others do not. */
export const chanceOfSet = (triers: readonly Trier[], came: readonly number[]): number =>
  triers.reduce((p, { who, needs }) => p * (came.includes(who) ? atMost(needs) : 1 - atMost(needs)), 1);

export interface Interceptions<L> {
  readonly name: string;
  readonly label: string;
  readonly rule: string;
  readonly triers: readonly Trier[];
  /** The sets that can come, by what follows from them; a set that is told apart from no other shares its case. */
  readonly cases: readonly {
    readonly name: string;
    readonly sets: readonly (readonly number[])[];
    readonly to: () => DiceTree<L>;
  }[];
  /** What an army does that comes, and one that does not: "comes", "stays". */
  readonly words: readonly [comes: string, stays: string];
}

/** All of them roll, in the order of the list; those at or below what they need come. */
export function interceptionStage<L>({ name, label, rule, triers, cases, words }: Interceptions<L>): DiceTree<L> {
  const faceOf = (faces: Faces, i: number): number => faces['interceptions']?.[i] ?? Number.NaN;
  const came = (faces: Faces): number[] =>
    triers.flatMap(({ who, needs }, i) => (passes(faceOf(faces, i), needs) ? [who] : []));
  const caseOf = new Map(cases.flatMap(({ sets }, i) => sets.map((set) => [set.join(), String(i)] as const)));
  return {
    type: 'chance',
    name,
    rolls: [{ id: 'interceptions', label, dice: triers.length, sides: 6, ordered: true }],
    branches: cases
      .map(({ sets, ...known }, i) => ({
        ...known,
        id: String(i),
        chance: sets.reduce((sum, set) => sum + chanceOfSet(triers, set), 0),
      }))
      .filter(({ chance }) => chance > 0)
      .map(({ to, ...branch }) => ({ ...branch, to: to() })),
    takes: (faces) => caseOf.get(came(faces).join()) ?? '',
    tells: (faces) =>
      triers.map(({ who, needs }, i): Step => {
        const face = faceOf(faces, i);
        const does = passes(face, needs) ? words[0] : words[1];
        return { rule, text: `Army ${who + 1} needs ${needs} or less and rolls ${face}: it ${does}.` };
      }),
  };
}
