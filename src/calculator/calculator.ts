/** The shape of a calculator: a declaration and two functions. Everything else on the site follows from it. */
import type { AimField, Fields, InputOf } from './fields.ts';
import type { NamesOf, Outcome, Report } from './report.ts';
import type { Sample } from './roll/sampling.ts';
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

/** How a report is measured for an aim; more is better. */
export interface Aim<R extends Report = Report> {
  readonly form: 'chance' | 'number';
  worth(report: R): number;
}

/** How a figure is drawn: each side has its own colour and pattern everywhere. */
export const TONES = ['attacker', 'defender', 'plain', 'faint'] as const;
export type Tone = (typeof TONES)[number];

/** The aims that the field of that name offers; any where there is no such field. */
type AimIds<Fs extends Fields> = Fs['aim'] extends AimField<infer Id> ? Id : string;

export interface Declaration<
  Fs extends Fields,
  R extends Report = Report,
  Terms extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
  Term extends string = keyof Terms & string,
> {
  readonly id: string;
  readonly title: string;
  /** What it answers, as one question. */
  readonly question: string;
  readonly rules: readonly string[];
  readonly fields: Fs;
  /** How a player would say some of these fields in one go; the others are told one after the other. */
  readonly says?: { readonly fields: readonly (keyof Fs & string)[]; readonly words: (input: InputOf<Fs>) => string };
  /** Groups of fields that start folded. */
  readonly folded?: readonly string[];
  /** Ids of the tables it reads. */
  readonly tables: readonly string[];
  /** The lines of its ledger are amounts by themselves, no modifiers to be added up. */
  readonly amounts?: true;
  /** Words for the keys of a report; it has no others. */
  readonly terms: Terms;
  /** Chances that make up the whole, in the order of the bar. */
  readonly headline: readonly Term[];
  /** The chance shown in large figures; the first of the headline where none is named. */
  readonly figure?: Term;
  /** Distributions drawn together. */
  readonly charts: readonly { readonly title: string; readonly keys: readonly Term[] }[];
  readonly tones: Readonly<Partial<Record<Term, Tone>>>;
  /** Aims by id; the field `aim`, where there is one, offers exactly these and names them. */
  readonly aims: Readonly<Record<AimIds<Fs>, Aim<R>>>;
  /** The axes of the joint result, who its rows are split by, and the chance that names and colours each of them. */
  readonly joint?: {
    readonly rows: Term;
    readonly columns: Term;
    readonly split: Term;
    readonly wins: Readonly<Record<string, Term>>;
  };
  /** Where the result is drawn this makes the first draws only, always the same. */
  readonly compute: (input: InputOf<Fs>, tables: Tables) => R;
  /** Where an exact sum is out of reach: how better and better reports are drawn. */
  readonly sample?: Sample<InputOf<Fs>, R>;
  /** The dice known to be needed once these faces have fallen, in the order of play; none where the result is certain. */
  readonly rolls?: (input: InputOf<Fs>, tables: Tables, fallen: Faces) => readonly Roll[];
  readonly resolve?: (input: InputOf<Fs>, faces: Faces, tables: Tables) => Outcome;
  /** The same case seen from the other side. */
  readonly swap?: (input: InputOf<Fs>) => InputOf<Fs>;
}

// biome-ignore lint/suspicious/noExplicitAny: a calculator of any fields; parse makes the input that fits them
export type Calculator = Declaration<any>;

/** A report whose keys are all among the terms; one that is not demands its missing words. */
type Worded<R extends Report, Terms> =
  Exclude<NamesOf<R>, keyof Terms> extends never
    ? unknown
    : { readonly terms: Readonly<Record<Exclude<NamesOf<R>, keyof Terms>, string>> };

export const calculator = <
  Fs extends Fields,
  const Terms extends Readonly<Record<string, string>>,
  R extends Report = Report,
>(
  declaration: Declaration<Fs, R, Terms> & Worded<R, Terms>,
): Declaration<Fs, R, Terms> => declaration;
