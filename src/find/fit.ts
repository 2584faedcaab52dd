/** How well a matching document fits what was asked, judged by its kind and its title. Knows no index. */
import type { Document, Kind } from './document.ts';
import { decisive, isQuestion, plain, stem } from './vocabulary.ts';

/** What a reader looks for first: the rule or the tool, then what hangs on them. */
const WEIGHT: Readonly<Record<Kind, number>> = {
  clause: 1,
  calculator: 0.6,
  reference: 0.75,
  concept: 0.7,
  table: 0.55,
  question: 0.6,
  example: 0.3,
  ruling: 0.3,
  why: 0.4,
  space: 0.9,
  leader: 1,
  card: 0.45,
  page: 0.6,
};

/** Who asks how likely something is wants it worked out, not told. */
const ODDS = /\b(?:odds|chances?|probabilit(?:y|ies)|likely|likelihood|calculators?)\b/i;
const RECKONED = 2;

/** Who asks why is told the reasons. */
const WHY = /^why\b/i;
const REASONED = 3;

/** A name as it is typed in haste: "setup" for "Set-up". */
const letters = (text: string): string => plain(text).replace(/[^\p{L}\d]/gu, '');

/** What half a title counts, against a whole one. */
const PART = 0.9;
/** The play aid, introductions, notes, and what holds for some numbers of players only repeat or bend the rules. */
const ECHO = /^aid-|^intro$|^about$|-note|-\dp$|-exception|-example/;

/** The name may stand on either side of a colon or a bracket: "Retreat: the first space", "CU (combat unit)". */
const titles = new WeakMap<Document, readonly (readonly string[])[]>();

/** The words of the whole title, and of its parts. */
function titlesOf(document: Document): readonly (readonly string[])[] {
  const before = titles.get(document);
  if (before) return before;
  const made = [document.title, ...document.title.split(/[:(]/)].map((part) => decisive(part).map(stem));
  titles.set(document, made);
  return made;
}

export interface Said {
  /** Words of the document that stand for one idea. */
  readonly words: readonly string[];
  /** Those of them that were typed. */
  readonly own: readonly string[];
}

/** `said`: the ideas that the document holds, of `all`. `typed`: what was asked, whole. */
export function fitOf(document: Document, said: readonly Said[], all: number, typed: string): number {
  const { kind, id, title } = document;
  const [whole = [], ...parts] = titlesOf(document);
  const words = new Set(said.flatMap((idea) => idea.words));
  const own = said.map((idea) => idea.own);
  const coverage = (part: readonly string[]): number =>
    part.length ? part.filter((word) => words.has(word)).length / part.length : 0;
  const covered = Math.max(coverage(whole), ...parts.map((part) => coverage(part) * PART));
  /** Neither says more than the other. */
  const isMeant = (part: readonly string[]) =>
    part.length > 0 &&
    part.every((word) => own.some((idea) => idea.includes(word))) &&
    own.length === all &&
    own.every((idea) => idea.some((word) => part.includes(word)));
  const named = isMeant(whole) ? 1.8 : parts.some(isMeant) ? 1.4 : 1;
  // One word that is the whole name of a tool or a page means it, however many clauses bear the word too.
  const called =
    (kind === 'calculator' || kind === 'page') && !title.includes(' ') && letters(title) === letters(typed) ? 6 : 1;
  const quoted = whole.length > 2 && plain(title) === plain(typed) ? 20 : 1;
  const isEcho = ECHO.test(id) || (id.startsWith('glossary-') && named === 1);
  const note = kind !== 'clause' ? 1 : id.includes('#') ? 0.6 : isEcho ? 0.4 : 1;
  // Between a chapter and its parts the chapter is meant by a name, and one of the parts by a question.
  const head = kind === 'clause' && /^\d+(\.0)?$/.test(id) ? (named > 1 ? 1.8 : isQuestion(typed) ? 0.65 : 1.1) : 1;
  const reckoned = kind === 'calculator' && ODDS.test(typed) ? RECKONED : 1;
  const reasoned = kind === 'why' && WHY.test(typed) ? REASONED : 1;
  return WEIGHT[kind] * (1 + covered) * named * called * quoted * note * head * reckoned * reasoned;
}
