/** How much the query resembles the questions players ask, or a sentence of a document: by the words both have, and by those only one of them has. */
import { alikeTo, wordsIn } from './alike.ts';
import type { Document } from './document.ts';
import { SENTENCE_END } from './excerpt.ts';
import { type Idea, spelled } from './ideas.ts';
import { split, stem } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

/** Below this a word of the rules stands for a typed one too loosely. */
const CLOSE = 0.5;
/** How well a word stands for another that means nearly the same. */
const ALIKE = 0.6;
/** What each further one of its questions adds to the one before it, the most like first. */
const NEXT = 0.6;
/** The higher, the more it counts against a question that it leaves out what was typed, or that it asks more. */
const TAKEN = 2;
const HELD = 1.5;

/** A word as it was typed. */
interface Meant {
  /** How much it tells. */
  readonly weight: number;
  /** Words that stand for it, and how well; the best first. */
  readonly senses: readonly (readonly [string, number])[];
}

export function meantBy(typed: string, ideas: readonly Idea[], index: WordIndex): Meant[] {
  return wordsIn(typed).map((word) => ({
    weight: index.asked.rarity(word),
    senses: [...sensesOf(word, ideas, index)].sort((a, b) => b[1] - a[1]),
  }));
}

const weightOf = (meant: readonly Meant[]): number => meant.reduce((sum, { weight }) => sum + weight, 0);

/** From 0 to 1 for a document's question that is most like, and more if others are like too; no document without is there. */
export function likeness(meant: readonly Meant[], { asked }: WordIndex): ReadonlyMap<number, number> {
  const total = weightOf(meant);
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
  const alike = new Map<number, number[]>();
  for (const [question, share] of taken.entries()) {
    if (share === 0) continue;
    const held = Math.min(1, shared[question]! / asked.weights[question]!);
    const document = asked.documentOf[question] ?? 0;
    const one = (share / total) ** TAKEN * held ** HELD;
    const all = alike.get(document);
    if (all) all.push(one);
    else alike.set(document, [one]);
  }
  const together = (all: number[]) => all.sort((a, b) => b - a).reduce((sum, one, i) => sum + one * NEXT ** i, 0);
  return new Map([...alike].map(([document, all]) => [document, together(all)]));
}

/** How much of what was typed one sentence of a document says, with its title: from 0 to 1. */
export function saidBy(meant: readonly Meant[]): (document: Document) => number {
  const telling = meant.filter(({ senses }) => !senses[0]?.[0].startsWith('?'));
  const total = weightOf(telling) || 1;
  return (document) => {
    const said = sentencesOf(document).map((words) =>
      telling.reduce((sum, { weight, senses }) => {
        const sense = senses.find(([word]) => words.has(word));
        return sum + weight * (sense?.[1] ?? 0);
      }, 0),
    );
    return Math.max(...said) / total;
  };
}

const sentences = new WeakMap<Document, readonly ReadonlySet<string>[]>();

/** By their trimmed words. */
function sentencesOf(document: Document): readonly ReadonlySet<string>[] {
  const before = sentences.get(document);
  if (before) return before;
  const title = split(document.title).map(stem);
  const found = document.text.split(SENTENCE_END).map((text) => new Set([...title, ...split(text).map(stem)]));
  sentences.set(document, found);
  return found;
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
