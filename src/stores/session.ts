/** A calculator in use: what the reader typed, the last input that made sense, and the report that follows from it. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { toQuery } from '../calculator/address.ts';
import type { Calculator } from '../calculator/calculator.ts';
import { OWN_KEY, ownIn, writeLinked } from '../calculator/card/link.ts';
import { defaultsOf, type Fields } from '../calculator/fields.ts';
import { type Own, sorted, withOwn } from '../calculator/own.ts';
import { type Problem, parse } from '../calculator/parse.ts';
import type { Report } from '../calculator/report.ts';
import type { Tables } from '../calculator/table.ts';
import { SENDER } from '../calculator/told/sure.ts';
import { $own } from './kept/own-tables.ts';

export type Input = Readonly<Record<string, unknown>>;

export interface Session {
  readonly calculator: Calculator;
  readonly shipped: Tables;
  /** As shipped, with the reader's own entries laid over. */
  readonly $mine: ReadableAtom<Tables>;
  /** Entries that came with a link, until the reader keeps them or goes back to their own. */
  readonly $sent: ReadableAtom<Own | undefined>;
  /** The reader's tables with the sender's entries on top. */
  readonly $tables: ReadableAtom<Tables>;
  /** As typed: text where the reader is still typing. The one thing the reader changes. */
  readonly $typed: ReadableAtom<Input>;
  readonly $problems: ReadableAtom<readonly Problem[]>;
  /** The last input without problems. */
  readonly $input: ReadableAtom<Input>;
  readonly $report: ReadableAtom<Report>;
  /** The case as an address says it, with the reader's own entries that its answer used. */
  readonly $query: ReadableAtom<string>;
  /** What the input gives at once; where results are drawn, better ones take its place. */
  readonly $first: ReadableAtom<Report>;
  /** A better report for the same input and tables; it is forgotten when they change. */
  readonly better: (first: Report, report: Report) => void;
  /** Says what could not be taken over, until something is changed. */
  readonly refuse: (problem: Problem) => void;
  /** Changes some fields and leaves the others. */
  readonly change: (typed: Input) => void;
  readonly reset: () => void;
  /** Lays the sender's entries over the reader's tables, or takes them off. */
  readonly lay: (sent: Own | undefined) => void;
}

/** Stands in the place of an answer that could not be worked out: no figure of another case is left beside this one. */
export const NO_ANSWER: Report = {
  sentence:
    'This case cannot be worked out: that is our mistake. Change the case, or take back what you last entered in a table.',
  chances: {},
  expected: {},
  distributions: {},
  facts: {},
  breakdown: [],
  assumptions: [],
  tables: [],
  standing: 'printed',
};

/** The answer to a case, whatever befalls. */
export function answerTo(calculator: Calculator, input: Input, tables: Tables): Report {
  try {
    return calculator.compute(input as never, tables);
  } catch (error) {
    console.error(error);
    return NO_ANSWER;
  }
}

export function openSession(calculator: Calculator, game: string, shipped: Tables, start: Input): Session {
  const fields = calculator.fields as Fields;
  const beginning: Input = { ...defaultsOf(fields), ...start };
  const $typed = atom<Input>(beginning);
  const $parsed = computed($typed, (typed) => parse(fields, typed));
  const $refused = atom<readonly Problem[]>([]);
  let good = beginning;
  const $input = computed($parsed, (parsed) => {
    if (parsed.type === 'input') good = parsed.input as Input;
    return good;
  });
  const $mine = computed($own, (own) => withOwn(shipped, sorted(shipped, own[game]).own));
  const $sent = atom<Own | undefined>(undefined);
  const $tables = computed([$mine, $sent], (mine, sent) => withOwn(mine, sent, SENDER));
  const $first = computed([$input, $tables], (input, tables) => answerTo(calculator, input, tables));
  const $later = atom<{ readonly first: Report; readonly report: Report } | undefined>(undefined);
  return {
    calculator,
    shipped,
    $mine,
    $sent,
    $tables,
    $typed,
    $problems: computed([$parsed, $refused], (parsed, refused) =>
      parsed.type === 'problems' ? parsed.problems : refused,
    ),
    $input,
    $first,
    // A run that belongs to an older input never shows.
    $report: computed([$first, $later], (first, later) => (later?.first === first ? later.report : first)),
    $query: computed([$input, $first, $sent], (input, first, sent) =>
      toQuery(fields, input, { [OWN_KEY]: writeLinked(first === NO_ANSWER ? (sent ?? {}) : ownIn(first)) }),
    ),
    better: (first, report) => $later.set({ first, report }),
    refuse: (problem) => $refused.set([problem]),
    change: (typed) => {
      $refused.set([]);
      $typed.set({ ...$typed.get(), ...typed });
    },
    reset: () => {
      $refused.set([]);
      $sent.set(undefined);
      $typed.set(beginning);
    },
    lay: (sent) => $sent.set(sent),
  };
}
