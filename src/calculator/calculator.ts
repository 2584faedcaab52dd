/** The shape of a calculator: a declaration and two functions. Everything else on the site follows from it. */
import type { AimField, Fields, InputOf, SomeOf } from './fields.ts';
import { type Readings, type ReadingWords, wording } from './readings.ts';
import type { Basis, Line, NamesOf, Outcome, Report } from './report.ts';
import type { Sample } from './roll/sampling.ts';
import { basis } from './summary.ts';
import { Reader, type TableKeys, type Tables } from './table.ts';

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

/** What a calculator asks, and by which rules and tables it answers. */
interface Asked<Fs extends Fields> {
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
  /** Ids of the calculators that its ways on lead to. */
  readonly leads?: readonly string[];
  /** The same case seen from the other side. */
  readonly swap?: (input: InputOf<Fs>) => InputOf<Fs>;
}

/** How the figures of a report are drawn. */
interface Drawn<Term extends string> {
  /** Chances that make up the whole, in the order of the bar. */
  readonly headline: readonly Term[];
  /** Distributions drawn together. */
  readonly charts: readonly { readonly title: string; readonly keys: readonly Term[] }[];
  readonly tones: Readonly<Partial<Record<Term, Tone>>>;
}

interface Marked<Term extends string> {
  /** What the luck of one roll is counted in: amounts that whoever the figure is good for wants high, and those wanted low. */
  readonly luck?: { readonly unit: string; readonly gains?: readonly Term[]; readonly loses?: readonly Term[] };
  /** The chance shown in large figures; the first of the headline where none is named. */
  readonly figure?: Term;
  /** The axes of the joint result, who its rows are split by, and the chance that names and colours each of them. */
  readonly joint?: {
    readonly rows: Term;
    readonly columns: Term;
    readonly split: Term;
    readonly wins: Readonly<Record<string, Term>>;
  };
}

/** Aims by id; the field `aim`, where there is one, offers exactly these and names them. */
type Aims<Fs extends Fields, R extends Report> = Readonly<Record<AimIds<Fs>, Aim<R>>>;

export interface Declaration<
  Fs extends Fields,
  R extends Report = Report,
  Terms extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
  Term extends string = keyof Terms & string,
> extends Asked<Fs>,
    Drawn<Term>,
    Marked<Term> {
  /** Words for the keys of a report; it has no others. */
  readonly terms: Terms;
  readonly aims: Aims<Fs, R>;
  /** Where the result is drawn this makes the first draws only, always the same. */
  readonly compute: (input: InputOf<Fs>, tables: Tables) => R;
  /** Where an exact sum is out of reach: how better and better reports are drawn. */
  readonly sample?: Sample<InputOf<Fs>, R>;
  /** The dice known to be needed once these faces have fallen, in the order of play; none where the result is certain. */
  readonly rolls?: (input: InputOf<Fs>, tables: Tables, fallen: Faces) => readonly Roll[];
  readonly resolve?: (input: InputOf<Fs>, faces: Faces, tables: Tables) => Outcome;
}

// biome-ignore lint/suspicious/noExplicitAny: a calculator of any fields; parse makes the input that fits them
export type Calculator = Declaration<any>;

/** The aim of this name; a RangeError where there is none. */
export function aimOf({ aims }: Calculator, id: string): Aim {
  const aim = aims[id];
  if (!aim) throw new RangeError(`aim "${id}" is not one of ${Object.keys(aims).join(', ')}`);
  return aim;
}

/** A game's calculators by id, each loaded when it is wanted. */
export type Calculators = Readonly<Record<string, () => Promise<Calculator>>>;

/** What asks one of these calculators, with fields that it has and a figure that it tells. */
export type QuestionFor<Q extends { readonly calculator: string }, Cs extends Calculators> = {
  readonly [Id in keyof Cs & string]: Omit<Q, keyof CaseOf<Id, Calculator>> & CaseOf<Id, Awaited<ReturnType<Cs[Id]>>>;
}[keyof Cs & string];

interface CaseOf<Id, C extends Calculator> {
  readonly calculator: Id;
  readonly input: SomeOf<C['fields']>;
  readonly shows?: keyof C['terms'] & string;
}

/** What an answer rests on: lines of its ledger, and the readings that the case touches. */
interface Grounds<W extends ReadingWords> {
  readonly ledger?: readonly Line[];
  readonly readings?: Readings<W>;
}

/** A report without what the wrapper knows: what it rests on, and parts that are empty. */
type Answer<W extends ReadingWords> = Grounds<W> & Omit<Report, keyof Basis | keyof Empty | 'facts'> & Partial<Figured>;
type Figured = Pick<Report, 'chances' | 'expected' | 'distributions' | 'facts'>;

const EMPTY = { chances: {}, expected: {}, distributions: {}, facts: {} } as const;
type Empty = typeof EMPTY;

type Told<W extends ReadingWords> = Grounds<W> & Omit<Outcome, keyof Basis>;

/** The part of an answer, typed as it was made. */
type PartOf<A, K extends keyof Figured> = A extends { readonly [P in K]: infer V extends Figured[K] }
  ? V
  : Readonly<Record<never, never>>;

type ReportOf<A> = A extends unknown
  ? Omit<A, keyof Grounds<ReadingWords> | keyof Figured> &
      Partial<Omit<Report, keyof Basis | keyof Figured | 'sentence'>> &
      Basis & { readonly [K in keyof Figured]: PartOf<A, K> }
  : never;

/** Words for figures, as `figuresOf` makes them. */
interface Figuring<Terms> {
  readonly terms: Terms;
  readonly tones: Readonly<Record<string, Tone>>;
  readonly charts: readonly { readonly title: string; readonly keys: readonly string[] }[];
}

/** The words that a report's keys still want. */
type Wanting<R extends Report, Terms> =
  Exclude<NamesOf<R>, keyof Terms> extends never ? unknown : Readonly<Record<Exclude<NamesOf<R>, keyof Terms>, string>>;

/** A declaration whose functions are handed a reader, and hand back what they rest on. */
interface Declared<
  W extends ReadingWords,
  T extends TableKeys,
  Fs extends Fields,
  A extends Answer<W>,
  Facts extends Readonly<Record<string, string>>,
  Terms extends Readonly<Record<string, string>>,
> extends Asked<Fs>,
    Partial<Drawn<keyof NoInfer<Facts & Terms> & string>>,
    Marked<keyof NoInfer<Facts & Terms> & string> {
  readonly tables: readonly (keyof T & string)[];
  /** Figures over the result of one case: their words, tones and charts. */
  readonly figures?: Figuring<Terms>;
  /** Words for facts that are no figures. */
  readonly terms?: Facts & Wanting<ReportOf<A>, Facts & Terms>;
  readonly compute: (input: InputOf<Fs>, read: Reader<T>) => A;
  readonly rolls?: (input: InputOf<Fs>, read: Reader<T>, fallen: Faces) => readonly Roll[];
  readonly resolve?: (input: InputOf<Fs>, faces: Faces, read: Reader<T>) => Told<W>;
  readonly sample?: {
    readonly of: string;
    readonly most: (input: InputOf<Fs>, read: Reader<T>) => number;
    readonly start: (input: InputOf<Fs>, read: Reader<T>, seed: number) => { step(draws: number): void; report(): A };
  };
  /** Behind `compute`, which types the report that they measure. */
  readonly aims?: Aims<Fs, ReportOf<A>>;
}

/** The calculators of a game, whose readings have these words, and whose tables these keys. */
export const calculatorWith =
  <const W extends ReadingWords, T extends TableKeys = TableKeys>(words: W) =>
  <
    Fs extends Fields,
    A extends Answer<W>,
    // biome-ignore lint/complexity/noBannedTypes: no words where none are given
    const Facts extends Readonly<Record<string, string>> = {},
    // biome-ignore lint/complexity/noBannedTypes: no words where none are given
    Terms extends Readonly<Record<string, string>> = {},
  >(
    declared: Declared<W, T, Fs, A, Facts, Terms>,
  ): Declaration<Fs, ReportOf<A>, Facts & Terms> => {
    const { figures, compute, rolls, resolve, sample, ...told } = declared;
    const assumed = wording(words, declared);
    const grounded = <G extends Grounds<W>>(
      { ledger = [], readings = {}, ...rest }: G,
      input: InputOf<Fs>,
      read: Reader,
    ) => ({
      ...rest,
      ...basis(ledger, assumed(readings, input), read),
    });
    return {
      headline: [],
      aims: {},
      ...told,
      terms: { ...figures?.terms, ...declared.terms },
      tones: { ...figures?.tones, ...declared.tones },
      charts: declared.charts ?? figures?.charts ?? [],
      compute: (input: InputOf<Fs>, tables: Tables) => {
        const read = new Reader(tables);
        return { ...EMPTY, ...grounded(compute(input, read), input, read) };
      },
      ...(sample && {
        sample: {
          of: sample.of,
          most: (input: InputOf<Fs>, tables: Tables) => sample.most(input, new Reader(tables)),
          start: (input: InputOf<Fs>, tables: Tables, seed: number) => {
            const read = new Reader(tables);
            const run = sample.start(input, read, seed);
            return {
              step: (draws: number) => run.step(draws),
              report: () => ({ ...EMPTY, ...grounded(run.report(), input, read) }),
            };
          },
        },
      }),
      ...(rolls && {
        rolls: (input: InputOf<Fs>, tables: Tables, fallen: Faces) => rolls(input, new Reader(tables), fallen),
      }),
      ...(resolve && {
        resolve: (input: InputOf<Fs>, faces: Faces, tables: Tables) => {
          const read = new Reader(tables);
          return grounded(resolve(input, faces, read), input, read);
        },
      }),
      // The same declaration, whose functions open the tables for themselves.
    } as unknown as Declaration<Fs, ReportOf<A>, Facts & Terms>;
  };
