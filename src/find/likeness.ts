/** How much what was typed is like a question that players ask: both in the words that it takes up and in those that it leaves out. */
import type { Idea } from './ideas.ts';
import type { WordIndex } from './word-index.ts';

type Question = ReadonlySet<string>;

/** Below this a word stands for another one too loosely. */
const CLOSE = 0.5;

/** From 0 to 1 for the most like of several questions. */
export function likeness(
  ideas: readonly Idea[],
  { held, lengths }: WordIndex,
): (questions: readonly Question[]) => number {
  const rarity = (word: string) => Math.log(1 + lengths.length / (held.get(word)?.length ?? 1));
  const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0);
  const meant = ideas.map((idea) => ({
    words: new Set(idea.filter(({ fits }) => fits >= CLOSE).flatMap(({ words }) => words)),
    weight: Math.max(...(idea.find(({ fits }) => fits === 1) ?? idea[0])!.words.map(rarity)),
  }));
  const total = sum(meant.map(({ weight }) => weight));
  const alike = (question: Question) => {
    const words = [...question];
    const taken = meant.filter((idea) => words.some((word) => idea.words.has(word)));
    const shared = words.filter((word) => meant.some((idea) => idea.words.has(word)));
    return (sum(taken.map(({ weight }) => weight)) / total) * (sum(shared.map(rarity)) / sum(words.map(rarity)));
  };
  return (questions) => Math.max(0, ...questions.filter(({ size }) => size > 0).map(alike));
}
