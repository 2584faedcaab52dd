/** How much what was typed is like a question that players ask: both in the words that it takes up and in those that it leaves out. */
import type { Idea } from './ideas.ts';
import { isQuiet, split, stem, trim } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

type Question = ReadonlySet<string>;

/** Below this a word stands for another one too loosely. */
const CLOSE = 0.5;
/** Rarer than this counts no more: names are not all of a question. */
const RAREST = 6;
/** Small words count too, "far" in "how far", but less. */
const QUIET = 0.9;
/** What all its questions say together, against the one that is most like. */
const TOGETHER = 0.3;

/** From 0 to 1 for the most like of several questions. */
export function likeness(
  typed: string,
  ideas: readonly Idea[],
  { held, lengths }: WordIndex,
): (questions: readonly Question[]) => number {
  const rarity = (word: string) => Math.min(RAREST, Math.log(1 + lengths.length / (held.get(word)?.length ?? 1)));
  const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0);
  const best = (weights: readonly number[]) => Math.max(0, ...weights);
  const meant = [...new Set(split(typed))]
    .filter((word) => trim(word))
    .map((word) => {
      const own = stem(word);
      const senses = new Map([[own, 1]]);
      const said = ideas.filter((idea) => idea.some(({ words, fits }) => fits === 1 && words.includes(own))).flat();
      for (const { words, fits } of said)
        if (words.length === 1 && fits >= CLOSE) senses.set(words[0]!, Math.max(fits, senses.get(words[0]!) ?? 0));
      return { senses, weight: rarity(own) * (isQuiet(word) ? QUIET : 1) };
    });
  const total = sum(meant.map(({ weight }) => weight));
  /** How much of what was typed is in any of its questions. */
  const taken = (words: ReadonlySet<string>) =>
    sum(
      meant.map(({ senses, weight }) => weight * best([...senses].map(([word, fits]) => (words.has(word) ? fits : 0)))),
    );
  const alike = (question: Question) => {
    const words = [...question];
    const standsFor = (word: string, { senses }: (typeof meant)[number]) => senses.get(word) ?? 0;
    const shared = sum(words.map((word) => rarity(word) * best(meant.map((one) => standsFor(word, one)))));
    return (taken(question) / total) * (shared / sum(words.map(rarity)));
  };
  return (questions) => {
    if (total === 0 || questions.length === 0) return 0;
    const all = new Set(questions.flatMap((question) => [...question]));
    return best(questions.map(alike)) + TOGETHER * (taken(all) / total) ** 2;
  };
}
