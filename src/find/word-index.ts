/** Which documents hold which words, and how often: made once by the build, read by the page. With it travels what players say instead. Knows no query. */
import type { Document } from './document.ts';
import { type Synonyms, synonymsIn, type TableTalk } from './table-talk.ts';
import { plain, split, trim } from './vocabulary.ts';

/** As it travels: for each word the documents that hold it, each as the step from the one before and a count. */
interface Written {
  /** Each with the forms in which it is written: `isol,isolated,isolation`. */
  readonly words: string;
  readonly held: readonly (readonly number[])[];
  readonly lengths: readonly number[];
  readonly talk: TalkOfGames;
}

/** What the players of each game say, by game. */
export type TalkOfGames = Readonly<Record<string, TableTalk>>;

/** A word in one document. */
export interface Held {
  readonly document: number;
  readonly inTitle: boolean;
  /** How often it is in the text. */
  readonly times: number;
}

export interface WordIndex {
  /** Every form of a word, and the word. */
  readonly forms: ReadonlyMap<string, string>;
  readonly held: ReadonlyMap<string, readonly Held[]>;
  /** How long each text is against the average. */
  readonly lengths: readonly number[];
  readonly synonymsOf: Synonyms;
}

export function writeIndex(documents: readonly Document[], talk: TalkOfGames): string {
  const held = new Map<string, Map<number, number>>();
  const forms = new Map<string, Set<string>>();
  const wordsOf = (text: string) =>
    split(text).flatMap((form) => {
      const word = trim(form);
      if (word === undefined) return [];
      forms.set(word, (forms.get(word) ?? new Set()).add(plain(form)));
      return [word];
    });
  // The lowest bit tells of the title.
  const count = (word: string, document: number, inTitle: boolean) => {
    const counts = held.get(word) ?? new Map<number, number>();
    held.set(word, counts);
    const before = counts.get(document) ?? 0;
    counts.set(document, inTitle ? before | 1 : before + 2);
  };
  const lengths = documents.map(({ title, text }, document) => {
    for (const word of wordsOf(title)) count(word, document, true);
    const words = wordsOf(text);
    for (const word of words) count(word, document, false);
    return words.length;
  });
  const words = [...held.keys()].sort();
  const written: Written = {
    words: words.map((word) => [word, ...(forms.get(word) ?? [])].join(',')).join(' '),
    held: words.map((word) => {
      let last = 0;
      return [...(held.get(word) ?? [])].flatMap(([document, counted]) => {
        const step = document - last;
        last = document;
        return [step, counted];
      });
    }),
    lengths,
    talk,
  };
  return JSON.stringify(written);
}

export function readIndex(text: string): WordIndex {
  const { words, held, lengths, talk }: Written = JSON.parse(text);
  const list = words.split(' ').map((entry) => entry.split(','));
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length || 1;
  return {
    forms: new Map(list.flatMap(([word = '', ...forms]) => forms.map((form) => [form, word] as const))),
    held: new Map(list.map(([word = ''], i) => [word, heldIn(held[i] ?? [])])),
    lengths: lengths.map((length) => length / average),
    synonymsOf: synonymsIn(talk),
  };
}

function heldIn(steps: readonly number[]): Held[] {
  const held: Held[] = [];
  let document = 0;
  for (let i = 0; i < steps.length; i += 2) {
    const [step = 0, counted = 0] = [steps[i], steps[i + 1]];
    document += step;
    held.push({ document, inTitle: counted % 2 === 1, times: counted >> 1 });
  }
  return held;
}
