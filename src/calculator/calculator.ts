/** The shape of a calculator: a declaration and two functions. Everything else on the site follows from it. */
import type { Fields, InputOf } from './fields.ts';
import type { Outcome, Report } from './report.ts';
import type { Sample } from './sampling.ts';
import type { Tables } from './table.ts';

/** Dice that one resolution needs; a pool's order does not matter unless `ordered`. */
export interface Roll {
  readonly id: string;
  readonly label: string;
  readonly dice: number;
  readonly sides: number;
  readonly ordered?: boolean;
}

export type Faces = Readonly<Record<string, readonly number[]>>;

/** How a report is measured for an aim; `more` is what the reader wants. */
export interface Aim {
  readonly label: string;
  readonly form: 'chance' | 'number';
  readonly worth: (report: Report) => number;
}

/** How a figure is drawn: each side has its own colour and pattern everywhere. */
export const TONES = ['attacker', 'defender', 'plain', 'faint'] as const;
export type Tone = (typeof TONES)[number];

export interface Declaration<Fs extends Fields> {
  readonly id: string;
  readonly title: string;
  /** What it answers, as one question. */
  readonly question: string;
  readonly rules: readonly string[];
  readonly fields: Fs;
  /** Groups of fields that start folded. */
  readonly folded?: readonly string[];
  /** Ids of the tables it reads. */
  readonly tables: readonly string[];
  /** Words for the keys of a report. */
  readonly terms: Readonly<Record<string, string>>;
  /** Chances that make up the whole, in the order of the bar. */
  readonly headline: readonly string[];
  /** The chance shown in large figures; the first of the headline where none is named. */
  readonly figure?: string;
  /** Distributions drawn together. */
  readonly charts: readonly { readonly title: string; readonly keys: readonly string[] }[];
  readonly tones: Readonly<Record<string, Tone>>;
  /** Aims by id; where there is a field of kind aim its options are these. */
  readonly aims: Readonly<Record<string, Aim>>;
  /** The axes of the joint result, who its rows are split by, and the chance that names and colours each of them. */
  readonly joint?: {
    readonly rows: string;
    readonly columns: string;
    readonly split: string;
    readonly wins: Readonly<Record<string, string>>;
  };
  /** Where the result is drawn this makes the first draws only, always the same. */
  readonly compute: (input: InputOf<Fs>, tables: Tables) => Report;
  /** Where an exact sum is out of reach: how better and better reports are drawn. */
  readonly sample?: Sample<InputOf<Fs>>;
  /** The dice known to be needed once these faces have fallen, in the order of play; none where the result is certain. */
  readonly rolls?: (input: InputOf<Fs>, tables: Tables, fallen: Faces) => readonly Roll[];
  readonly resolve?: (input: InputOf<Fs>, faces: Faces, tables: Tables) => Outcome;
  /** The same case seen from the other side. */
  readonly swap?: (input: InputOf<Fs>) => InputOf<Fs>;
}

// biome-ignore lint/suspicious/noExplicitAny: a calculator of any fields; parse makes the input that fits them
export type Calculator = Declaration<any>;

export const calculator = <Fs extends Fields>(declaration: Declaration<Fs>): Declaration<Fs> => declaration;
