/** The words of Find and its previews. */
import type { Kind } from '../../find/document.ts';
export const findClause = 'Find a clause by number or words';
export const examples = '12.4.1, #32, retreat by sea …';
export const close = 'Close';
export const found = (many: number): string => `${many} found`;
export const typeSomething = 'Type a clause number or a few words. Clauses you open will be listed here.';
export const nothing = (typed: string): string => `Nothing found for “${typed}”. Try fewer or other words.`;
export const foundList = 'Found';
export const pinnedAndRecent = 'Pinned and recent';
export const unpin = '★ Unpin';
export const pin = '☆ Pin';
export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  clause: 'rule',
  calculator: 'calculator',
  table: 'table',
  question: 'question',
  example: 'example',
  ruling: 'rules question',
  why: 'why',
  reference: 'sheet',
  concept: 'all games',
  space: 'map',
  leader: 'leader',
  card: 'card',
  page: 'page',
};
export const aWord = 'word';
export const filledIn = 'calculator, filled in';
export const sideBySide = 'calculator, side by side';
export const plan = (letter: string, one: string, other: string): string =>
  `${letter && `${letter}: `}${one} against ${other}.`;
export const leftOut = (words: string): string => ` Left out: “${words}”.`;
export const preview = 'Preview';
export const openIt = (label: string): string => `Open ${label}`;
