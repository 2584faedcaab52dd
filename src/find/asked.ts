/** Which questions contain which words, and which documents they lead to: made once by the build, read word by word. */
import { wordsIn } from './alike.ts';

/** As it travels: for each document how many questions ask for it, and for each question what its words weigh together. */
export interface WrittenAsked {
  readonly counts: string;
  readonly weights: string;
}

export interface Asked {
  /** The questions with a word, in their order. */
  readonly with: (word: string) => readonly number[];
  /** How much a word tells one question from another. */
  readonly rarity: (word: string) => number;
  /** What the words of each question weigh together. */
  readonly weights: readonly number[];
  /** The first question of each document; those of the next one follow. */
  readonly first: readonly number[];
  readonly documentOf: readonly number[];
}

/** Rarer than this counts no more: names are not all of a question. */
const RAREST = 6;
/** Weights travel as whole numbers of this part. */
const PART = 0.25;

const rarityOf = (questions: number, holding: number): number => Math.min(RAREST, Math.log(1 + questions / holding));

/** Numbers of few letters; rising ones by the steps between them. */
const BASE = 36;
export const toDigits = (numbers: readonly number[]): string => numbers.map((n) => n.toString(BASE)).join(' ');
export const fromDigits = (line: string): number[] =>
  line ? line.split(' ').map((n) => Number.parseInt(n, BASE)) : [];
const toSteps = (numbers: readonly number[]): string => toDigits(numbers.map((n, i) => n - (numbers[i - 1] ?? 0)));

function fromSteps(line: string): number[] {
  let last = 0;
  return fromDigits(line).map((step) => {
    last += step;
    return last;
  });
}

/** `asked`: for each document its questions, parted by `;`. Each question counts once in a document. */
export function writeAsked(asked: readonly string[]): { written: WrittenAsked; steps: ReadonlyMap<string, string> } {
  const lists = asked.map((line) => {
    const each = new Map(line.split(';').map((one) => [wordsIn(one).join(' '), wordsIn(one)]));
    return [...each.values()].filter((words) => words.length > 0);
  });
  const questions = lists.flat();
  const holding = new Map<string, number[]>();
  for (const [i, words] of questions.entries())
    for (const word of words) {
      const all = holding.get(word);
      if (all) all.push(i);
      else holding.set(word, [i]);
    }
  const weigh = (words: readonly string[]): number =>
    words.reduce((sum, word) => sum + rarityOf(questions.length, holding.get(word)?.length ?? 0), 0);
  return {
    written: {
      counts: toDigits(lists.map((list) => list.length)),
      weights: toDigits(questions.map((words) => Math.round(weigh(words) / PART))),
    },
    steps: new Map([...holding].map(([word, list]) => [word, toSteps(list)])),
  };
}

/** `lineOf`: the steps of a word as they were written. */
export function readAsked({ counts, weights }: WrittenAsked, lineOf: (word: string) => string): Asked {
  const numbers = fromDigits(counts);
  const first: number[] = [];
  const documentOf: number[] = [];
  for (const [document, count] of numbers.entries()) {
    first.push(documentOf.length);
    for (let i = 0; i < count; i++) documentOf.push(document);
  }
  const opened = new Map<string, readonly number[]>();
  const withWord = (word: string): readonly number[] => {
    const before = opened.get(word);
    if (before) return before;
    const found = fromSteps(lineOf(word));
    opened.set(word, found);
    return found;
  };
  return {
    with: withWord,
    rarity: (word) => rarityOf(documentOf.length, withWord(word).length),
    weights: fromDigits(weights).map((weight) => weight * PART),
    first,
    documentOf,
  };
}
