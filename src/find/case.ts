/**
 * A case typed as a sentence ("8 CU tactics 3 v 5"), or several to compare: the calculator with the values filled in.
 * Knows no calculator.
 */
import type { Document } from './document.ts';
import { type Plan, plansIn } from './plans.ts';
import type { Measure, Takes } from './takes.ts';
import { decisive, isQuiet, plain, split, stem } from './vocabulary.ts';

/** One plan as it was understood. */
interface Told {
  /** As an address holds it. */
  readonly query: string;
  /** One sentence a side. */
  readonly says: readonly [string, string];
}

export interface CaseHit {
  readonly document: Document;
  /** More than one where they are to be compared. */
  readonly told: readonly Told[];
  readonly leftOut: readonly string[];
  /** What else may be looked for: the words without the case's numbers. */
  readonly about: string;
}

/** The best reading of this game, or of all on a page of no game; none where no two sides are told. */
export function caseIn(documents: readonly Document[], typed: string, game: string): CaseHit | undefined {
  const plans = plansIn(split(typed).map(plain));
  let best: { readonly document: Document; readonly read: readonly Read[]; readonly understood: number } | undefined;
  for (const document of plans.length ? documents : []) {
    const { takes } = document;
    if (!takes || (game && document.game !== game)) continue;
    const read = plans.flatMap((plan) => readAs(document, takes, plan) ?? []);
    if (read.length < plans.length) continue;
    const understood = read.reduce((sum, one) => sum + one.understood, 0);
    if (!best || understood > best.understood) best = { document, read, understood };
  }
  if (!best) return undefined;
  const { document, read } = best;
  const words = plans.flat(2).filter((word) => !/^\d+$/.test(word));
  return {
    document,
    // What reads differently may come to the same.
    told: read.filter((one, i) => read.findIndex(({ query }) => query === one.query) === i),
    leftOut: [...new Set(read.flatMap(({ leftOut }) => leftOut))],
    about: [document.title, ...new Set(words)].join(' '),
  };
}

interface Read extends Told {
  readonly leftOut: readonly string[];
  readonly understood: number;
}

/** Which of the two sides of a calculator. */
type Side = 0 | 1;
const other = (side: Side): Side => (side === 0 ? 1 : 0);

function readAs(document: Document, takes: Takes, plan: Plan): Read | undefined {
  const isOf = (half: readonly string[], side: Side) => half.some((word) => takes.sides[side].includes(word));
  const first: Side = isOf(plan[0], 0) ? 0 : isOf(plan[0], 1) || isOf(plan[1], 0) ? 1 : 0;
  const query = new URLSearchParams(takes.query);
  if (takes.first) query.set(takes.first.key, takes.first.values[first]);
  const leftOut: string[] = [];
  const titled = new Set([...decisive(document.title), ...split(document.game)].map(stem));
  let understood = 0;
  const says = plan.map((half, i) => {
    const read = readHalf(takes, half, i === 0 ? first : other(first), titled);
    for (const [key, value] of read.set) query.set(key, value);
    leftOut.push(...read.leftOut);
    understood += read.understood - read.leftOut.length;
    return read.said.join(', ');
  });
  if (!says[0] || !says[1]) return undefined;
  return { query: String(query), says: [says[0], says[1]], leftOut, understood };
}

function readHalf(takes: Takes, words: readonly string[], side: Side, titled: ReadonlySet<string>) {
  const set = new Map<string, string>();
  const otherwise = takes.picks.flatMap(({ keys, otherwise: value }) => (value ? [[keys[side], value] as const] : []));
  const said: string[] = [];
  const leftOut: string[] = [];
  let understood = 0;
  const measureAt = (i: number) => takes.measures.find((m) => m.words.includes(words[i] ?? ''));
  const isNumber = (i: number) => /^\d+$/.test(words[i] ?? '');
  const put = (measure: Measure, text: string): boolean => {
    const [value, key] = [Number(text), measure.keys[side]];
    if (value < measure.min || value > measure.max || set.has(key)) return false;
    set.set(key, text);
    said.push(measure.says.replace('#', text));
    return true;
  };
  for (let i = 0; i < words.length; i++) {
    const [word = '', after = ''] = words.slice(i);
    const pick = takes.picks.find(({ of }) => Object.hasOwn(of, word));
    const flag = takes.flags.find((f) => f.word === word);
    const measure = measureAt(i);
    if (isNumber(i)) {
      // "8 CU", and "8" alone; but in "3 tactics 2" the number behind a word is its own.
      const next = measureAt(i + 1);
      const isNext = next !== undefined && !isNumber(i + 2);
      const measured = isNext ? next : takes.measures[0];
      if (measured && put(measured, word)) understood += isNext ? 2 : 1;
      else leftOut.push(word);
      if (isNext) i++;
    } else if (measure && isNumber(i + 1)) {
      if (put(measure, after)) understood += 2;
      else leftOut.push(word, after);
      i++;
    } else if (pick) {
      set.set(pick.keys[side], pick.of[word] ?? '');
      said.push(word.charAt(0).toUpperCase() + word.slice(1));
      understood += 2;
    } else if (flag) {
      if (set.get(flag.key) !== flag.value) said.push(flag.says);
      set.set(flag.key, flag.value);
      understood += 1;
    } else if (titled.has(stem(word)) || takes.sides.some((names) => names.includes(word))) understood += 1;
    else if (!measure && !isQuiet(word)) leftOut.push(word);
  }
  return { set: new Map([...otherwise, ...set]), said, leftOut, understood };
}
