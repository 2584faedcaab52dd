/** Finds documents by number or by words: prefix and typo tolerant, this game first. */
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import type { Document, Kind } from './document.ts';
import { byNumber, numberIn } from './number.ts';
import { SYNONYMS, split, trim } from './vocabulary.ts';

const OPTIONS: Options<{ id: number; title: string; text: string }> = {
  fields: ['title', 'text'],
  tokenize: split,
  processTerm: (word) => trim(word) ?? null,
};

/** What a reader looks for first: the rule itself, then the tool, then what hangs on them. */
const WEIGHT: Readonly<Record<Kind, number>> = {
  clause: 1,
  calculator: 0.6,
  reference: 0.8,
  concept: 0.7,
  table: 0.6,
  question: 0.5,
  example: 0.5,
  ruling: 0.4,
  why: 0.4,
  space: 0.8,
  leader: 0.8,
  card: 0.6,
};

/** The index as text, made once by the build. */
export function makeIndex(documents: readonly Document[]): string {
  const index = new MiniSearch(OPTIONS);
  index.addAll(documents.map(({ title, text }, id) => ({ id, title, text })));
  return JSON.stringify(index);
}

export interface Finder {
  readonly documents: readonly Document[];
  readonly index: MiniSearch;
}

export const openFinder = (documents: readonly Document[], index: string): Finder => ({
  documents,
  index: MiniSearch.loadJSON(index, OPTIONS),
});

export interface Found {
  readonly document: Document;
  /** Words of the document that matched. */
  readonly words: readonly string[];
}

export function find({ documents, index }: Finder, typed: string, game: string, most = 20): Found[] {
  const number = numberIn(typed);
  const numbered = number ? byNumber(documents, number, game).map((document) => ({ document, words: [] })) : [];
  const seen = new Set<Document>(numbered.map((f) => f.document));
  const worded = byWords(index, typed)
    .map(({ id, score, terms }) => ({ document: documents[id as number]!, score, words: terms }))
    .map((f) => ({ ...f, score: f.score * WEIGHT[f.document.kind] * emphasis(f.document, f.words) }))
    .sort((a, b) => Number(b.document.game === game) - Number(a.document.game === game) || b.score - a.score)
    .filter((f) => !seen.has(f.document));
  // A word that is only in another game must not hide behind a faint echo in this one.
  const [best] = [...worded].sort((a, b) => b.score - a.score);
  const faint = (f: (typeof worded)[number]) => best !== undefined && f.score < best.score / 12;
  const ranked = [...worded.filter((f) => !faint(f)), ...worded.filter(faint)];
  return [...numbered, ...ranked].slice(0, most);
}

/** A title that is just what was typed is what was meant; the play aid and the glossary only repeat the rules. */
function emphasis({ id, title, kind }: Document, words: readonly string[]): number {
  const coverage = (part: string): number => {
    const named = split(part).flatMap((word) => trim(word) ?? []);
    return named.length ? named.filter((word) => words.includes(word)).length / named.length : 0;
  };
  // The name may stand on either side of a colon: "Retreat: the first space", "Step D: Elephant Charge".
  const covered = Math.max(coverage(title), ...title.split(':').map((part) => coverage(part) * PART));
  const echo = kind === 'clause' && ECHO.test(id) ? 0.4 : 1;
  // Between a chapter and its parts the chapter is meant.
  const head = kind === 'clause' && /^\d+(\.0)?$/.test(id) ? 1.2 : 1;
  return (1 + covered) * echo * head;
}

/** What half a title counts, against a whole one. */
const PART = 0.9;
const ECHO = /^(aid|glossary)-|-note|-\dp$|-exception/;

function byWords(index: MiniSearch, typed: string): SearchResult[] {
  const words = split(typed);
  if (!words.some((w) => trim(w))) return [];
  const query = (combineWith: 'AND' | 'OR') => ({
    combineWith,
    queries: words
      .filter((w) => trim(w))
      .map((word) => ({
        combineWith: 'OR' as const,
        queries: [
          word,
          ...(SYNONYMS[trim(word)!] ?? SYNONYMS[word.toLowerCase()] ?? []).map((phrase) => ({
            combineWith: 'AND' as const,
            queries: split(phrase),
          })),
        ],
      })),
  });
  const options = {
    boost: { title: 5 },
    prefix: (term: string) => term.length > 2,
    fuzzy: (term: string) => (term.length > 7 ? 2 : term.length > 4 ? 1 : false),
    weights: { fuzzy: 0.45, prefix: 0.6 },
  };
  const all = index.search(query('AND'), options);
  return all.length ? all : index.search(query('OR'), options);
}
