/** The sentence of a text that matched, in pieces that are marked if they are matching words. */
import { split, trim } from './vocabulary.ts';

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

const LENGTH = 180;

/** A whole text in pieces. */
export const marked = (text: string, words: readonly string[]): Piece[] => {
  const wanted = new Set(words);
  return text
    .split(/([\p{L}\p{N}.#]+)/u)
    .map((part, i) => ({ text: part, hit: i % 2 === 1 && wanted.has(trim(part) ?? '') }));
};

export function excerpt(text: string, words: readonly string[]): Piece[] {
  const wanted = new Set(words);
  const parts = bestSentence(text, words).text.split(/([\p{L}\p{N}.#]+)/u);
  const isHit = (part: string, i: number) => i % 2 === 1 && wanted.has(trim(part.replace(/\.+$/, '')) ?? '');
  const first = Math.max(0, parts.findIndex(isHit));
  // Of a long sentence, begin a few words before the first match.
  const isLong = parts.join('').length > LENGTH;
  let start = isLong ? first : 0;
  for (let length = 0; start > 0 && length < LENGTH / 4; start--) length += parts[start - 1]?.length ?? 0;
  const pieces: Piece[] = [];
  let length = 0;
  for (const [i, part] of parts.entries()) {
    if (i < start || length >= LENGTH) continue;
    length += part.length;
    const hit = isHit(part, i);
    const last = pieces.at(-1);
    if (last?.hit === hit) pieces[pieces.length - 1] = { text: last.text + part, hit };
    else pieces.push({ text: part, hit });
  }
  const cut = pieces.length && length >= LENGTH ? [{ text: ' …', hit: false }] : [];
  return [...(start > 0 ? [{ text: '… ', hit: false }] : []), ...pieces, ...cut];
}

/** A sentence ends before a capital, a figure or a bracket; abbreviations of one letter do not end one. */
export const SENTENCE_END = /(?<=[^\s.]{2}[.!?;])\s+(?=[\p{Lu}\p{N}(“"])/u;

interface Sentence {
  readonly text: string;
  /** Which of the words it holds. */
  readonly words: readonly string[];
}

/** The sentence of a text that says most of what was asked. */
function bestSentence(text: string, words: readonly string[]): Sentence {
  let best: Sentence = { text: '', words: [] };
  for (const sentence of text.split(SENTENCE_END)) {
    const said = new Set(split(sentence).map(trim));
    const held = words.filter((word) => said.has(word));
    if (!best.text || held.length > best.words.length) best = { text: sentence, words: held };
  }
  return best;
}
