/** Which documents hold which words, and how often: made once by the build, read by the page. With it travels what players say instead. Knows no query. */
import type { Document, Kind } from './document.ts';
import { type Synonyms, synonymsIn, type TableTalk } from './table-talk.ts';
import { plain, split, stemsOf, trim } from './vocabulary.ts';

/** As it travels: for each word the documents that hold it, each as the step from the one before and a count. */
interface Written {
  /** Each with the forms in which it is written: `isol,isolated,isolation`. */
  readonly words: string;
  readonly held: readonly (readonly number[])[];
  readonly lengths: readonly number[];
  /** A line for each document: the questions by which players ask for it, trimmed, parted by `;`. */
  readonly asked: string;
  /** By game. */
  readonly talk: Readonly<Record<string, TableTalk>>;
}

/** A clause is asked for by its id, anything else by its kind before that: `calculator battle`. */
const askedKey = (kind: Kind, id: string): string => (kind === 'clause' ? id : `${kind} ${id}`);

/** How the players of each game speak, by game: their words for those of the rules, and what they ask for by which questions, parted by `;`. */
export type TalkOfGames = Readonly<
  Record<string, { readonly talk: TableTalk; readonly asked: Readonly<Record<string, string>> }>
>;

/** A word in one document. */
export interface Held {
  readonly document: number;
  readonly inTitle: boolean;
  /** Players ask for it with this word. */
  readonly isAsked: boolean;
  /** How often it is in the text. */
  readonly times: number;
}

/** How a count is written: its lowest bit tells of the title. */
const [TITLED, ONCE] = [1, 2];

type Question = ReadonlySet<string>;

export interface WordIndex {
  /** Every form of a word, and the word. */
  readonly forms: ReadonlyMap<string, string>;
  readonly held: ReadonlyMap<string, readonly Held[]>;
  /** How long each text is against the average. */
  readonly lengths: readonly number[];
  readonly synonymsOf: Synonyms;
  /** The questions by which players ask for a document, each by its trimmed words. */
  readonly questionsOf: (document: number) => readonly Question[];
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
  const counted = (word: string, document: number, change: (before: number) => number) => {
    const counts = held.get(word) ?? new Map<number, number>();
    held.set(word, counts);
    counts.set(document, change(counts.get(document) ?? 0));
  };
  const lengths = documents.map(({ title, text }, document) => {
    for (const word of wordsOf(title)) counted(word, document, (before) => before | TITLED);
    const words = wordsOf(text);
    for (const word of words) counted(word, document, (before) => before + ONCE);
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
    asked: documents.map(({ game, kind, id }) => questionsIn(talk[game]?.asked[askedKey(kind, id)] ?? '')).join('\n'),
    talk: Object.fromEntries(Object.entries(talk).map(([game, spoken]) => [game, spoken.talk])),
  };
  return JSON.stringify(written);
}

/** Each once, without the words that say nothing. */
const questionsIn = (asked: string): string =>
  [...new Set(asked.split(';').map((one) => [...new Set(stemsOf(one))].join(' ')))].join(';');

export function readIndex(text: string): WordIndex {
  const { words, held: written, lengths, asked, talk }: Written = JSON.parse(text);
  const list = words.split(' ').map((entry) => entry.split(','));
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length || 1;
  const forms = new Map(list.flatMap(([word = '', ...more]) => more.map((form) => [form, word] as const)));
  const held = new Map(list.map(([word = ''], i) => [word, heldIn(written[i] ?? [])]));
  const lines = asked.split('\n');
  for (const [word, documents] of askedIn(lines)) {
    held.set(word, withAsked(held.get(word) ?? [], documents));
    if (!forms.has(word)) forms.set(word, word);
  }
  const questions = new Map<number, readonly Question[]>();
  return {
    forms,
    held,
    lengths: lengths.map((length) => length / average),
    synonymsOf: synonymsIn(talk),
    questionsOf(document) {
      const found = questions.get(document) ?? (lines[document] || undefined)?.split(';').map(wordsIn) ?? [];
      questions.set(document, found);
      return found;
    },
  };
}

const wordsIn = (question: string): Question => new Set(question.split(' '));

/** By word the documents that are asked for with it, in their order. */
function askedIn(lines: readonly string[]): Map<string, Set<number>> {
  const asked = new Map<string, Set<number>>();
  for (const [document, line] of lines.entries())
    for (const word of line.split(/[ ;]/)) {
      const all = asked.get(word);
      if (all) all.add(document);
      else if (word) asked.set(word, new Set([document]));
    }
  return asked;
}

function withAsked(held: readonly Held[], asked: ReadonlySet<number>): Held[] {
  const also = new Set(asked);
  const both = held.map((one) => (also.delete(one.document) ? { ...one, isAsked: true } : one));
  return [...both, ...[...also].map((document) => ({ document, inTitle: false, isAsked: true, times: 0 }))];
}

function heldIn(steps: readonly number[]): Held[] {
  const held: Held[] = [];
  let document = 0;
  for (let i = 0; i < steps.length; i += 2) {
    const [step = 0, counted = 0] = [steps[i], steps[i + 1]];
    document += step;
    const times = Math.floor(counted / ONCE);
    held.push({ document, inTitle: (counted & TITLED) > 0, isAsked: false, times });
  }
  return held;
}
