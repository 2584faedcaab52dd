/**
 * Which documents contain which words, and how often, along with players' words for them: made once by the build, read by
 * the page. Knows no query.
 */
import { type Asked, fromDigits, readAsked, toDigits, type WrittenAsked, writeAsked } from './asked.ts';
import type { Document, Kind } from './document.ts';
import { type Synonyms, synonymsIn, type TableTalk } from './table-talk.ts';
import { plain, split, trim } from './vocabulary.ts';

/** As it travels, a line for each word. */
interface Written {
  /** Each with the forms in which it is written: `isol,isolated,isolation`. */
  readonly words: string;
  /** The documents that hold it, each as the step from the one before and a count. */
  readonly held: string;
  /** The questions that hold it, each as the step from the one before. */
  readonly asking: string;
  readonly asked: WrittenAsked;
  readonly lengths: string;
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

export interface WordIndex {
  /** Every form of a word, and the word. */
  readonly forms: ReadonlyMap<string, string>;
  readonly held: Pick<ReadonlyMap<string, readonly Held[]>, 'has' | 'get'>;
  /** How long each text is against the average. */
  readonly lengths: readonly number[];
  readonly synonymsOf: Synonyms;
  /** The questions by which players ask for documents. */
  readonly asked: Asked;
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
  const { written: asked, steps } = writeAsked(
    documents.map(({ game, kind, id }) => talk[game]?.asked[askedKey(kind, id)] ?? ''),
  );
  const words = [...new Set([...held.keys(), ...steps.keys()])].sort();
  const written: Written = {
    words: words.map((word) => [word, ...(forms.get(word) ?? [])].join(',')).join(' '),
    held: words.map((word) => toDigits(stepsOf(held.get(word)))).join('\n'),
    asking: words.map((word) => steps.get(word) ?? '').join('\n'),
    asked,
    lengths: toDigits(lengths),
    talk: Object.fromEntries(Object.entries(talk).map(([game, spoken]) => [game, spoken.talk])),
  };
  return JSON.stringify(written);
}

function stepsOf(held: ReadonlyMap<number, number> | undefined): number[] {
  let last = 0;
  return [...(held ?? [])].flatMap(([document, counted]) => {
    const step = document - last;
    last = document;
    return [step, counted];
  });
}

export function readIndex(text: string): WordIndex {
  const { words, held, asking, asked: written, lengths, talk }: Written = JSON.parse(text);
  const list = words.split(' ').map((entry) => entry.split(','));
  const places = new Map(list.map(([word = ''], i) => [word, i]));
  const [heldLines, askingLines] = [held.split('\n'), asking.split('\n')];
  const lineOf = (lines: readonly string[], word: string): string => lines[places.get(word) ?? -1] ?? '';
  const asked = readAsked(written, (word) => lineOf(askingLines, word));
  const numbers = fromDigits(lengths);
  const average = numbers.reduce((sum, length) => sum + length, 0) / numbers.length || 1;
  const opened = new Map<string, readonly Held[]>();
  return {
    // What only asks is no word of a text.
    forms: new Map(
      list.flatMap(([word = '', ...more]) =>
        word.startsWith('?') ? [] : (more.length ? more : [word]).map((form) => [form, word] as const),
      ),
    ),
    held: {
      has: (word) => places.has(word),
      get(word) {
        if (!places.has(word)) return undefined;
        const before = opened.get(word);
        if (before) return before;
        const asks = new Set(asked.with(word).map((question) => asked.documentOf[question] ?? 0));
        const found = withAsked(heldIn(fromDigits(lineOf(heldLines, word))), asks);
        opened.set(word, found);
        return found;
      },
    },
    lengths: numbers.map((length) => length / average),
    synonymsOf: synonymsIn(talk),
    asked,
  };
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
