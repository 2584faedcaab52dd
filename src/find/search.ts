/** Finds documents by number or by words: tolerant of typos, the current game first, but a good match before a poor one. */
import type { Document } from './document.ts';
import { fitOf, type Said } from './fit.ts';
import { type Idea, ideasIn, TYPED } from './ideas.ts';
import { likeness, meantBy, saidBy } from './likeness.ts';
import { byNumber, numberIn } from './number.ts';
import { split } from './vocabulary.ts';
import { readIndex, type TalkOfGames, type WordIndex, writeIndex } from './word-index.ts';

/** The index as text, made once by the build. */
export const makeIndex = (documents: readonly Document[], talk: TalkOfGames): string => writeIndex(documents, talk);

export interface Finder {
  readonly documents: readonly Document[];
  readonly index: WordIndex;
}

export const openFinder = (documents: readonly Document[], index: string): Finder => ({
  documents,
  index: readIndex(index),
});

export interface Found {
  readonly document: Document;
  /** Words of the document that matched. */
  readonly words: readonly string[];
}

/** Below this part of the best hit, one of the current game is no longer first. */
const POOR = 0.1;

export function find(finder: Finder, typed: string, current: string, most = 20): Found[] {
  const { documents } = finder;
  const { game, rest } = gameIn(typed, current, documents);
  const number = numberIn(rest);
  const worded = () => byWords(finder, rest, game);
  if (!number) return worded().slice(0, most);
  const numbered = byNumber(documents, number, game).map((document) => ({ document, words: [] }));
  // A number alone, if it is a clause, means that clause.
  if (numbered.length && split(rest).length === split(number).length) return numbered.slice(0, most);
  const others = worded();
  const chapters = numbered.filter(
    ({ document }) => /[.#]/.test(number) || others.some((other) => other.document === document),
  );
  const seen = new Set<Document>(chapters.map(({ document }) => document));
  return [...chapters, ...others.filter(({ document }) => !seen.has(document))].slice(0, most);
}

/** "hamilcar naval battle": a game named beside other words is the game that is meant. */
function gameIn(typed: string, current: string, documents: readonly Document[]): { game: string; rest: string } {
  const words = split(typed).map((word) => word.toLowerCase());
  for (const id of new Set(documents.map((d) => d.game))) {
    const name = id.split('-').filter(Boolean);
    const at = words.findIndex((_, i) => name.length > 0 && name.every((word, j) => words[i + j] === word));
    if (at === -1 || words.length === name.length) continue;
    const rest = words.toSpliced(at, name.length).join(' ');
    return { game: id, rest };
  }
  return { game: current, rest: typed };
}

interface Scored extends Found {
  /** Among the documents. */
  readonly place: number;
  readonly score: number;
}

function byWords({ documents, index }: Finder, typed: string, game: string): Scored[] {
  const ideas = ideasIn(typed, game, index);
  const isHere = (document: number) => documents[document]?.game === game;
  const length = split(typed).length;
  const isAsking = length >= ASKED_FROM;
  const scored = scores(ideas, index, isHere, isAsking ? ASKED : ASKED_NAME)
    .flatMap(({ document: place, score, said }) => {
      const document = documents[place];
      if (!document) return [];
      const words = [...new Set(said.flatMap((idea) => idea.words))];
      return [{ document, place, words, score: score * fitOf(document, said, ideas.length, typed) }];
    })
    .sort(byScore);
  const meant = meantBy(typed, ideas, index);
  const alike = likeness(meant, index);
  const ranked = (isAsking ? byQuestion(scored, alike, meant, documents) : byName(scored, alike)).sort(byScore);
  const best = ranked[0]?.score ?? 0;
  const isOwn = ({ document, score }: Scored) =>
    game !== '' && document.game === game && (length >= MEANS_HERE || score > best * POOR);
  return [...ranked.filter(isOwn), ...ranked.filter((found) => !isOwn(found))];
}

const byScore = (a: Scored, b: Scored): number => b.score - a.score;

/** Of a name only the very same counts. */
const byName = (scored: readonly Scored[], alike: ReadonlyMap<number, number>): Scored[] =>
  scored.map((found) => ({
    ...found,
    score: found.score * (1 + ((alike.get(found.place) ?? 0) >= SAME ? NAMED_SO : 0)),
  }));

/** What players ask in much the same words comes first, and what says it in one sentence. */
function byQuestion(
  scored: readonly Scored[],
  alike: ReadonlyMap<number, number>,
  meant: ReturnType<typeof meantBy>,
  documents: readonly Document[],
): Scored[] {
  const said = saidBy(meant);
  const most = scored[0]?.score ?? 1;
  const rate = (found: Scored, asked: number, isNear: boolean): Scored => ({
    ...found,
    score:
      (HELD_AT_LEAST + found.score / most) ** HELD * (WORDS + asked + (isNear ? SAID * said(found.document) ** 3 : 0)),
  });
  const rated = scored.map((found, i) => {
    const asked = alike.get(found.place) ?? 0;
    return rate(found, asked, i < MOST_ASKED || asked > ASKED_ANYWAY);
  });
  const held = new Set(scored.map(({ place }) => place));
  const others = [...alike].flatMap(([place, asked]) => {
    const document = documents[place];
    return document && asked > ASKED_ANYWAY && !held.has(place)
      ? [{ document, place, words: [], score: 0, asked }]
      : [];
  });
  return [...rated, ...others.map(({ asked, ...found }) => rate(found, asked, true))];
}

/**
 * How strongly each document holds the ideas; more of them counts more than one of them often. `isHere`: of the current game.
 * `asked`: what it counts that players ask with a word.
 */
function scores(
  ideas: readonly Idea[],
  { held, lengths }: WordIndex,
  isHere: (document: number) => boolean,
  asked: number,
) {
  const rarity = (word: string) => Math.log(1 + lengths.length / (held.get(word)?.length ?? 1));
  const known = new Map<string, number>();
  /** A phrase is as rare as the documents that hold all of it. */
  const phraseRarity = (words: readonly string[]): number => {
    if (words.length < 2) return Math.min(...words.map(rarity));
    const before = known.get(words.join(' '));
    if (before !== undefined) return before;
    const [rarest = [], ...rest] = words.map((word) => held.get(word) ?? []).sort((a, b) => a.length - b.length);
    const together = rest.reduce((left, list) => {
      const others = new Set(list.map(({ document }) => document));
      return left.filter(({ document }) => others.has(document));
    }, rarest);
    const found = Math.log(1 + lengths.length / Math.max(1, together.length));
    known.set(words.join(' '), found);
    return found;
  };
  // What a word may mean instead counts no more than the word itself.
  const capOf = (idea: Idea) => {
    const own = idea.find(({ fits }) => fits === 1);
    return own ? phraseRarity(own.words) : Number.POSITIVE_INFINITY;
  };
  const weigh = (idea: Idea) =>
    Math.min(capOf(idea), Math.max(...idea.map(({ words, fits }) => fits * phraseRarity(words))));
  const total = ideas.reduce((sum, idea) => sum + weigh(idea), 0);
  const strengthsOf = (idea: Idea, cap: number) => {
    const strengths = new Map<number, { strength: number; fits: number; words: string[]; own: string[] }>();
    for (const { words, fits } of idea) {
      const together = new Map<number, { strength: number; held: number }>();
      for (const word of words) {
        const worth = Math.min(cap, rarity(word));
        for (const { document, inTitle, isAsked, times } of held.get(word) ?? []) {
          const sum = together.get(document) ?? { strength: 0, held: 0 };
          together.set(document, sum);
          const often = times / (times + 0.5 + 0.5 * (lengths[document] ?? 1));
          sum.strength += worth * ((inTitle ? TITLE : 0) + (isAsked ? asked : 0) + often);
          sum.held++;
        }
      }
      for (const [document, sum] of together) {
        if (sum.held < words.length) continue;
        const most = strengths.get(document) ?? { strength: 0, fits: 0, words: [], own: [] };
        strengths.set(document, most);
        most.strength = Math.max(most.strength, (sum.strength / Math.sqrt(words.length)) * fits);
        most.fits = Math.max(most.fits, fits);
        most.words.push(...words);
        if (fits >= TYPED) most.own.push(...words);
      }
    }
    return strengths;
  };
  const sums = new Map<number, { score: number; covered: number; said: Said[] }>();
  let foreign = 0;
  for (const idea of ideas) {
    const weight = weigh(idea);
    const strengths = strengthsOf(idea, capOf(idea));
    if (![...strengths.keys()].some(isHere)) foreign += weight;
    for (const [document, { strength, fits, words, own }] of strengths) {
      const sum = sums.get(document) ?? { score: 0, covered: 0, said: [] };
      sums.set(document, sum);
      sum.score += strength;
      sum.covered += weight * Math.min(1, fits + 0.2);
      sum.said.push({ words, own });
    }
  }
  return [...sums].map(([document, { score, covered, said }]) => ({
    document,
    score: score * (covered / (total - (isHere(document) ? FOREIGN * foreign : 0))) ** COVERAGE,
    said,
  }));
}

/** How much of what the current game has no word for its documents are let off. */
const FOREIGN = 0.5;
const TITLE = 1.2;
/** In a question, and in a name. */
const ASKED = 0.5;
const ASKED_NAME = 0.15;
/** The higher, the more it counts against a document that an idea is not in it. */
const COVERAGE = 2;
/** How much a name that is asked for in the very same words raises its answer. */
const NAMED_SO = 0.7;
const SAME = 0.97;
/** In a question: what the words of a document count, none of them too, beside a question that is the same and a sentence that says it all. */
const HELD = 0.6;
const HELD_AT_LEAST = 0.02;
const WORDS = 0.033;
const SAID = 0.2;
/** The sentences of so many hits are looked at, and of those that are asked for like this. */
const MOST_ASKED = 60;
const ASKED_ANYWAY = 0.1;
/** From so many words on it may be a question, and from so many one about the game of the page, whatever words others have. */
const ASKED_FROM = 3;
const MEANS_HERE = 4;
