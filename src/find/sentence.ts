/** The sentence of a text that says most of what was asked. */
import { split, trim } from './vocabulary.ts';

/** A sentence ends before a capital, a figure or a bracket; abbreviations of one letter do not end one. */
const END = /(?<=[^\s.]{2}[.!?;])\s+(?=[\p{Lu}\p{N}(“"])/u;

export interface Sentence {
  readonly text: string;
  /** Which of the words it holds. */
  readonly words: readonly string[];
}

export function bestSentence(text: string, words: readonly string[]): Sentence {
  let best: Sentence = { text: '', words: [] };
  for (const sentence of text.split(END)) {
    const said = new Set(split(sentence).map(trim));
    const held = words.filter((word) => said.has(word));
    if (!best.text || held.length > best.words.length) best = { text: sentence, words: held };
  }
  return best;
}
