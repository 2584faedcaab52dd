/** How much the query resembles the questions players ask: in the words both have, and in those only one of them has. */
import { alikeTo, wordsIn } from './alike.ts';
import { type Idea, spelled } from './ideas.ts';
import type { WordIndex } from './word-index.ts';

/** Below this a word of the rules stands for a typed one too loosely. */
const CLOSE = 0.5;
/** How well a word stands for another that means nearly the same. */
const ALIKE = 0.6;
/** What the second of its questions adds to the one that is most like. */
const SECOND = 0.5;

interface Meant {
  readonly weight: number;
  /** Words that stand for what was typed, and how well; the best first. */
  readonly senses: readonly (readonly [string, number])[];
}

/** From 0 to 1 for a document's question that is most like, and more if another one is like too. */
export function likeness(typed: string, ideas: readonly Idea[], index: WordIndex): (document: number) => number {
  const { asked } = index;
  const meant = wordsIn(typed).map((word): Meant => {
    const senses = sensesOf(word, ideas, index);
    return { weight: asked.rarity(word), senses: [...senses].sort((a, b) => b[1] - a[1]) };
  });
  const total = meant.reduce((sum, { weight }) => sum + weight, 0);
  const taken = new Float32Array(asked.weights.length);
  const takenBy = new Int32Array(asked.weights.length).fill(-1);
  const best = new Map<string, number>();
  for (const [i, { weight, senses }] of meant.entries())
    for (const [word, fits] of senses) {
      best.set(word, Math.max(fits, best.get(word) ?? 0));
      for (const question of asked.with(word)) {
        if (takenBy[question] === i) continue;
        takenBy[question] = i;
        taken[question]! += weight * fits;
      }
    }
  const shared = new Float32Array(asked.weights.length);
  for (const [word, fits] of best)
    for (const question of asked.with(word)) shared[question]! += asked.rarity(word) * fits;
  const alike = (question: number): number =>
    ((taken[question]! / total) * Math.min(1, shared[question]! / asked.weights[question]!)) ** 2;
  return (document) => {
    if (total === 0) return 0;
    let [most, next] = [0, 0];
    for (let q = asked.first[document] ?? 0; asked.documentOf[q] === document; q++) {
      const one = alike(q);
      if (one > most) [most, next] = [one, most];
      else next = Math.max(next, one);
    }
    return most + SECOND * next;
  };
}

function sensesOf(word: string, ideas: readonly Idea[], index: WordIndex): Map<string, number> {
  const senses = new Map([[word, 1]]);
  const add = (other: string, fits: number) => senses.set(other, Math.max(fits, senses.get(other) ?? 0));
  for (const other of alikeTo(word)) if (other !== word) add(other, ALIKE);
  const said = ideas.filter((idea) => idea.some(({ words, fits }) => fits === 1 && words.includes(word))).flat();
  for (const { words, fits } of said) if (words.length === 1 && fits >= CLOSE) add(words[0]!, fits);
  // A slip of the pen is no word of its own.
  if (!word.startsWith('?') && !index.held.has(word))
    for (const { words, fits } of spelled(word, false, index)) add(words[0]!, fits);
  return senses;
}
