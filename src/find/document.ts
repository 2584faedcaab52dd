/** One thing that can be found: a clause, note, ruling, table, calculator, question, example, leader, card, space or page. */
import type { Takes } from './takes.ts';

export const KINDS = [
  'clause',
  'calculator',
  'table',
  'question',
  'example',
  'ruling',
  'why',
  'reference',
  'concept',
  'space',
  'leader',
  'card',
  'page',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Document {
  readonly game: string;
  readonly kind: Kind;
  readonly id: string;
  /** How it is named in a list: a clause's number, or the kind in a word. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** Where it stands: chapter, or game. */
  readonly path: string;
  /** Below the site's root. */
  readonly address: string;
  /** A calculator's, if a case can be typed as a sentence. */
  readonly takes?: Takes | undefined;
}

/** Documents lie on shelves, so that a preview need not fetch all of them: one a game, in their order, and the rest. */
export const shelvesOf = (games: readonly string[]): string[] => [...games, 'site'];

/** The shelf of a clause's address below the site's root. */
export const shelfAt = (address: string): string => address.slice(0, address.indexOf('/'));

export const keyOf = ({ game, kind, id }: Pick<Document, 'game' | 'kind' | 'id'>): string => `${game} ${kind} ${id}`;
