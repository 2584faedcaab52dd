/** Cases side by side: what differs, which is best for an aim, and the sentence that decides. */
import { aimOf, type Calculator } from '../calculator.ts';
import type { Fields } from '../fields.ts';
import type { Report } from '../report.ts';
import { decimal, listed, percent, plural } from '../words.ts';
import { type Told, told } from './case-words.ts';
import { whole } from './verdict.ts';

type Input = Readonly<Record<string, unknown>>;

export interface Lettered {
  readonly letter: string;
  readonly input: Input;
  readonly report: Report;
}

export interface Row {
  readonly name: string;
  /** The aim that it tells of. */
  readonly aim?: string;
  readonly values: readonly string[];
  /** Places of the best, where more or less is better and they are not all alike. */
  readonly best: readonly number[];
}

const NEAR = 1e-9;

/** Entries of their own that a case was answered with, and that cases without them were not. */
const ownTables = ({ report }: Lettered): Told[] =>
  report.tables.flatMap(({ title, entries }) =>
    entries
      .filter(({ standing }) => standing === 'yours')
      .map(({ at, value }) => ({ field: `${title} ${at.join(' ')}`, words: `${title}, ${at.join(', ')}: ${value}` })),
  );

/** What each case says that not all say, and what they have in common. Tables are told where they differ. */
export function differences(calculator: Calculator, cases: readonly Lettered[]) {
  const known = new Set(cases.map((one) => JSON.stringify(ownTables(one))));
  const tablesOf = (own: readonly Told[]): Told[] =>
    known.size === 1 ? [] : own.length ? [...own] : [{ field: 'tables', words: 'our tables' }];
  const all = cases.map((one) => [...told(calculator, one.input), ...tablesOf(ownTables(one))]);
  const isCommon = (field: string, words: string) =>
    all.every((parts) => parts.some((part) => part.field === field && part.words === words));
  const own = all.map((parts) => parts.filter(({ field, words }) => !isCommon(field, words)).map(({ words }) => words));
  const common = (all[0] ?? []).filter(({ field, words }) => isCommon(field, words)).map(({ words }) => words);
  return { own, common };
}

/** The aims by name; a calculator with one aim and no field for it names it by its figure. */
function aimsOf({ aims, fields, terms, figure, headline }: Calculator): [id: string, name: string][] {
  const { aim }: Fields = fields;
  const named = aim?.kind === 'aim' ? aim.options : [];
  const usual = terms[figure ?? headline[0] ?? ''] ?? 'the aim';
  return Object.keys(aims).map((id) => [id, named.find((o) => o.id === id)?.label ?? usual]);
}

const bestOf = (worths: readonly number[]): number[] => {
  const most = Math.max(...worths);
  const places = worths.flatMap((w, i) => (w >= most - NEAR ? [i] : []));
  return places.length === worths.length ? [] : places;
};

/** A row for each aim, where the best can be told, then the other chances and averages: those that say the same are not told again. */
export function rowsOf(calculator: Calculator, cases: readonly Lettered[]): Row[] {
  const aims = aimsOf(calculator).map(([id, name]): Row => {
    const { form, worth } = aimOf(calculator, id);
    const worths = cases.map(({ report }) => worth(report));
    const values = worths.map((w) => (form === 'chance' ? percent(w) : decimal(w, 2)));
    // What reads the same is the same to a reader.
    const [top] = bestOf(worths);
    const best = values.flatMap((value, i) => (top !== undefined && value === values[top] ? [i] : []));
    return {
      aim: id,
      name: name.charAt(0).toUpperCase() + name.slice(1),
      values,
      best: best.length < values.length ? best : [],
    };
  });
  const figures = (part: 'chances' | 'expected', says: (value: number) => string): Row[] =>
    [...new Set(cases.flatMap(({ report }) => Object.keys(report[part])))].map((key) => ({
      name: calculator.terms[key] ?? key,
      values: cases.map(({ report }) => (report[part][key] === undefined ? '–' : says(report[part][key]))),
      best: [],
    }));
  const isNew = ({ values }: Row): boolean => !aims.some((aim) => aim.values.join() === values.join());
  const rest = [...figures('chances', percent), ...figures('expected', (value) => decimal(value, 2))].filter(isNew);
  const facts = [...new Set(cases.flatMap(({ report }) => Object.keys(report.facts)))].map((key) => ({
    name: calculator.terms[key] ?? key,
    values: cases.map(({ report }) => {
      const fact = report.facts[key];
      return typeof fact === 'boolean' ? (fact ? 'yes' : 'no') : String(fact ?? '–');
    }),
    best: [],
  }));
  return [...aims, ...rest, ...facts];
}

/** Which case to choose for an aim, and by how much. */
export function decides(calculator: Calculator, cases: readonly Lettered[], aim: string | undefined): string {
  const found = aim === undefined ? undefined : calculator.aims[aim];
  const letters = cases.map(({ letter }) => letter);
  if (cases.length < 2) return 'Add another case to compare it with this one.';
  if (!found) {
    const sentences = new Set(cases.map(({ report }) => report.sentence));
    return sentences.size === 1 ? `${listed(letters)} give the same answer.` : 'The answers side by side:';
  }
  const name = new Map(aimsOf(calculator)).get(aim ?? '') ?? 'the aim';
  const worths = cases.map(({ report }) => found.worth(report));
  const best = bestOf(worths);
  if (!best.length) return `${listed(letters)} are equally good for ${name}.`;
  const most = Math.max(...worths);
  // Where some are best, others are not.
  const next = cases
    .filter((_, i) => !best.includes(i))
    .reduce((a, b) => (found.worth(b.report) > found.worth(a.report) ? b : a));
  const lead = most - found.worth(next.report);
  const says =
    found.form === 'chance'
      ? `: ${whole(most)}, ${points(lead)} more than ${next.letter}`
      : `, ${lead < 0.05 ? 'less than 0.1' : decimal(lead, 1)} more than ${next.letter}`;
  return `${listed(letters.filter((_, i) => best.includes(i)))} ${best.length > 1 ? 'are' : 'is'} best for ${name}${says}.`;
}

const points = (lead: number): string =>
  lead * 100 < 0.95 ? 'less than 1 point' : plural(Math.round(lead * 100), 'point');
