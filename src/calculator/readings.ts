/** Readings of the rules: a game words each of them once, and a case says which it touches. */
import type { Fields } from './fields.ts';
import type { Assumption } from './report.ts';

/** One sentence, or one for each option of the ruling or each kind of case, the first where nothing else is said. */
type Says = string | Readonly<Record<string, string>>;

/** By ruling: the clauses at which it may be cited, of which a calculator cites its first own, and what a reader is told. */
export type ReadingWords = Readonly<Record<string, { readonly rule: string | readonly string[]; readonly says: Says }>>;

type KindsOf<S> = S extends string ? never : keyof S & string;

/** Whether a case touches a reading, or as which of its sentences, and how it is cited then. */
type Touched<Kind extends string = string> = boolean | Kind | Cited<Kind>;

interface Cited<Kind extends string = string> {
  readonly as?: Kind;
  /** Where the case decides the clause. */
  readonly rule?: string;
  /** Where the field of the ruling switches another sentence than this. */
  readonly field?: false;
}

/** By ruling whether the case touches it; true stands for the option that is set. */
export type Readings<W extends ReadingWords = ReadingWords> = {
  readonly [Id in keyof W]?: Touched<KindsOf<W[Id]['says']>>;
};

type Stage = Readonly<Record<string, Touched | undefined>>;

type RulingsOf<R> = R extends unknown ? keyof R : never;
type TouchedIn<R, Id> = R extends unknown ? (Id extends keyof R ? Exclude<R[Id], undefined> : never) : never;

/** Of several stages: each reading once, as it is first touched. */
export function touchedBy<const R extends readonly Stage[]>(
  ...stages: R
): { readonly [Id in RulingsOf<R[number]>]?: TouchedIn<R[number], Id> } {
  const all: Record<string, Touched> = {};
  for (const readings of stages)
    for (const [ruling, touched] of Object.entries(readings)) if (touched) all[ruling] ??= touched;
  // Only what the stages hold.
  return all as { readonly [Id in RulingsOf<R[number]>]?: TouchedIn<R[number], Id> };
}

/** The field that switches each ruling. */
const switchesOf = (fields: Fields): ReadonlyMap<string, string> =>
  new Map(Object.entries(fields).flatMap(([name, field]) => (field.kind === 'ruling' ? [[field.ruling, name]] : [])));

/** What puts the readings of a calculator's cases into words. */
export function wording(
  words: ReadingWords,
  { fields, rules }: { readonly fields: Fields; readonly rules: readonly string[] },
) {
  const switches = switchesOf(fields);
  return (readings: Readings, input: Readonly<Record<string, unknown>>): Assumption[] => {
    const assumptions: Assumption[] = [];
    for (const ruling in readings) {
      const touched = readings[ruling];
      if (!touched) continue;
      const worded = words[ruling];
      if (!worded) throw new RangeError(`reading "${ruling}" has no words`);
      const cited: Cited = typeof touched === 'object' ? touched : touched === true ? {} : { as: touched };
      const { as, rule } = cited;
      const field = cited.field === false ? undefined : switches.get(ruling);
      const kind = as ?? (field && String(input[field]));
      const reading = sentenceOf(worded.says, kind);
      if (reading === undefined) throw new RangeError(`reading "${ruling}" has no words for "${kind}"`);
      assumptions.push({ ruling, rule: rule ?? citedOf(worded.rule, rules), ...(field && { field }), reading });
    }
    return assumptions;
  };
}

const sentenceOf = (says: Says, kind: string | undefined): string | undefined =>
  typeof says === 'string' ? says : kind === undefined ? Object.values(says)[0] : says[kind];

const citedOf = (rule: string | readonly string[], rules: readonly string[]): string =>
  typeof rule === 'string' ? rule : (rule.find((clause) => rules.includes(clause)) ?? String(rule[0]));
