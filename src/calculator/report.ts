/** What every calculator returns: the sentence first, then the figures, and always what they are based on. */
import type { Solved } from '../engine/tree.ts';
import type { Standing } from './standing.ts';
import type { TableUse } from './table.ts';

/** One line of the ledger: what, for whom, why, by which clause. */
export interface Line {
  readonly who: string;
  readonly amount: number;
  readonly why: string;
  readonly rule: string;
  readonly standing: Standing;
  /** Where a report has several cases: the one this line belongs to. */
  readonly in?: string;
}

/** A reading of the rules that the result rests on. */
export interface Assumption {
  readonly ruling: string;
  readonly reading: string;
  readonly rule: string;
  /** The field that switches it, where there is one. */
  readonly field?: string;
}

export interface Share {
  readonly value: number;
  readonly chance: number;
}

export type JointRow = Readonly<Record<string, number | string>> & { readonly chance: number };

/** A table of results, a row a case. */
export interface Grid {
  readonly columns: readonly {
    readonly id: string;
    readonly label: string;
    readonly form: 'number' | 'signed' | 'chance' | 'change' | 'text';
    /** Where the chance was drawn: the name under which each row holds its standard error. */
    readonly error?: string;
  }[];
  readonly rows: readonly Readonly<Record<string, number | string>>[];
}

/** Chances as a procedure goes on, step by step. */
export interface Series {
  readonly title: string;
  /** What one step is called: roll, turn. */
  readonly step: string;
  readonly points: readonly { readonly at: number; readonly chances: Readonly<Record<string, number>> }[];
}

/** What a leaf of a tree of stages tells. */
export interface Stage {
  readonly name: string;
  readonly note: string;
}

/** A way on from this case: another calculator of the game, and its case as an address holds it. */
export interface Onward {
  readonly calculator: string;
  readonly says: string;
  readonly query: string;
}

/** The same by what is set there: whoever draws the way makes its address. */
export interface OnwardInput extends Omit<Onward, 'query'> {
  readonly input: Readonly<Record<string, unknown>>;
  /** What is there by default is left out. */
  readonly only?: 'changed';
}

export interface Basis {
  readonly breakdown: readonly Line[];
  readonly assumptions: readonly Assumption[];
  readonly tables: readonly TableUse[];
  /** The weakest standing among everything used. */
  readonly standing: Standing;
}

export type Fact = number | string | boolean;

/** What a report tells of its draws. */
export interface Sampled {
  readonly drawn: number;
  readonly of: number;
  readonly seed: number;
  /** Standard errors by the name of a chance or expectation; a figure without one is exact. */
  readonly errors: Readonly<Record<string, number>>;
}

/** The names under which a report or an outcome holds its figures: keys of the calculator's terms. */
export type NamesOf<R extends Report> = KeysOf<R['chances'] | R['expected'] | R['distributions'] | R['facts']>;

/** Of a union the keys of each part, not only those that all have. */
type KeysOf<T> = T extends unknown ? keyof T : never;

export interface Report extends Basis {
  readonly sentence: string;
  /** Where a choice is asked: the choice, in a few words. */
  readonly verdict?: string;
  readonly chances: Readonly<Record<string, number>>;
  readonly expected: Readonly<Record<string, number>>;
  readonly distributions: Readonly<Record<string, readonly Share[]>>;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly joint?: readonly JointRow[];
  readonly grid?: Grid;
  readonly series?: Series;
  readonly tree?: Solved<Stage>;
  /** A stage of it by itself, or what comes after it. */
  readonly onward?: readonly (Onward | OnwardInput)[];
  /** The number of equally likely rolls, where the whole result is one roll. */
  readonly outOf?: number;
  /** Present where figures were drawn, not counted. */
  readonly sampled?: Sampled;
}

/** One roll written down and what follows. Facts are named like the report's chances and expectations. */
export interface Outcome extends Basis {
  readonly sentence: string;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly steps: readonly { readonly rule: string; readonly text: string }[];
}
