/** The query as ideas: each a word or a phrase, with all the words the index may have for it. */
import { isQuiet, plain, split, stem, trim } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

/** Words that stand for an idea if a document holds all of them, and how well they do. */
export interface Sense {
  readonly words: readonly string[];
  readonly fits: number;
}

export type Idea = readonly Sense[];

const SYNONYM = 0.75;
const LATER = 0.92;
const BEGUN = 0.7;
const MISTYPED = 0.8;
/** From here on, what was typed and not what it may mean. */
export const TYPED = MISTYPED;
const MOST_BEGUN = 30;

/** Those that decide; if only small words were typed, these. */
export function ideasIn(typed: string, game: string, index: WordIndex): Idea[] {
  const words = split(typed);
  const last = words.length - 1;
  const taken = new Set<number>();
  const ideas: Idea[] = [];
  const synonyms = index.synonymsOf(game);
  const stems = words.map(stem);
  for (const { said, meant } of synonyms) {
    if (said.length < 2) continue;
    const at = stems.findIndex((_, i) => said.every((word, j) => stems[i + j] === word && !taken.has(i + j)));
    if (at === -1) continue;
    for (let i = at; i < at + said.length; i++) taken.add(i);
    const own = words.slice(at, at + said.length).flatMap((word) => trim(word) ?? []);
    ideas.push(known(index, [{ words: own, fits: 1 }, ...instead(meant)]));
  }
  const free = words.map((word, i) => ({ word, i })).filter(({ word, i }) => !taken.has(i) && trim(word));
  const loud = free.filter(({ word, i }) => !isQuiet(word) && !isWhen(words, i));
  for (const { word, i } of loud.length || ideas.length ? loud : free) {
    const own = stem(word);
    const meant = synonyms.filter(({ said }) => said.length === 1 && said[0] === own).flatMap((s) => s.meant);
    ideas.push([...spelled(word, i === last, index), ...known(index, instead(meant))]);
  }
  return ideas.filter((idea) => idea.length > 0);
}

/** "this turn", "in my round" say when, not what. */
const isWhen = (words: readonly string[], i: number): boolean =>
  /^(turn|round)s?$/i.test(words[i] ?? '') && /^(this|my|your|each|every|a|one|per)$/i.test(words[i - 1] ?? '');

/** What is listed first is meant most. */
const instead = (meant: readonly (readonly string[])[]): Sense[] =>
  meant.map((words, i) => ({ words, fits: SYNONYM * LATER ** i }));

const known = (index: WordIndex, senses: readonly Sense[]): Sense[] =>
  senses.filter(({ words }) => words.length && words.every((word) => index.held.has(word)));

/** The word itself, what it may become if it is still being typed, and what it was meant to be if it is not known. */
export function spelled(typed: string, growing: boolean, { forms, held }: WordIndex): Sense[] {
  const own = stem(typed);
  const isKnown = held.has(own);
  const form = plain(typed);
  const begun = growing || !isKnown ? [...forms.keys()].filter((other) => other.startsWith(form)) : [];
  const meant = isKnown || begun.length ? [] : near(form, forms.keys());
  const others = new Map<string, number>();
  const offer = (other: string, fits: number) => {
    const word = forms.get(other) ?? other;
    others.set(word, Math.max(fits, others.get(word) ?? 0));
  };
  if (form.length > 2)
    for (const other of begun.slice(0, MOST_BEGUN))
      offer(other, isKnown ? BEGUN * (form.length / other.length) : BEGUN);
  for (const other of meant) offer(other, MISTYPED);
  if (isKnown) others.set(own, 1);
  return [...others].map(([word, fits]) => ({ words: [word], fits }));
}

/** How many slips a word of this length may have. */
const slipsIn = (length: number): number => (length > 6 ? 2 : length > 3 ? 1 : 0);

/** The known words most like a mistyped one; swapped letters count as one slip. */
function near(word: string, known: Iterable<string>): string[] {
  let least = slipsIn(word.length);
  let best: string[] = [];
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > least) continue;
    const d = slips(word, candidate, least);
    if (d > least) continue;
    if (d < least) best = [];
    least = d;
    best.push(candidate);
  }
  // Who mistypes a word begins it well.
  const begun = best.filter((candidate) => candidate[0] === word[0]);
  return begun.length ? begun : best;
}

/** Damerau's distance, given up above `most`. */
function slips(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let d = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d = Math.min(d, before[j - 2]! + 1);
      next.push(d);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
