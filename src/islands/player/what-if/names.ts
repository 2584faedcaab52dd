/** What is on a table, by id and name. */
import type { Board } from '../../../play/board.ts';
import type { Side } from '../../../play/shown.ts';
import type { Touch } from '../../../play/tap.ts';
import { sideOf } from '../../board/badge.tsx';
import type { Ground } from '../../board/ground.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}
export type Names = Readonly<Record<string, readonly Named[]>>;

export const words = (id: string): string => id.replaceAll('-', ' ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const unique = (list: readonly Named[]): Named[] => [...new Map(list.map((one) => [one.id, one])).values()];

/** The cards that can be seen. */
export const cardsOn = ({ hands, piles }: Board): Named[] =>
  unique(
    [
      ...Object.values(hands).flatMap(({ cards = [] }) => cards),
      ...Object.values(piles).flatMap(({ open = [] }) => open),
    ].map(({ id, title }) => ({ id, name: title })),
  );

/** Everything that an action may name. */
export function namesOn(board: Board, ground: Ground): Names {
  const leaders = [...Object.values(board.places).flatMap((place) => place.leaders), ...(board.beside ?? [])];
  return {
    Places: ground.spots.map(({ id, name }) => ({ id, name })),
    Cards: cardsOn(board),
    Leaders: unique(leaders.map(({ id, name }) => ({ id, name }))),
  };
}

const KINDS: Readonly<Partial<Record<Touch['kind'], string>>> = { place: 'Places', card: 'Cards', piece: 'Leaders' };

/** What was or may be tapped, in a word or two. */
export function touchName({ kind, id }: Touch, names: Names, sides: readonly Side[]): string {
  const found = names[KINDS[kind] ?? '']?.find((one) => one.id === id)?.name;
  return found ?? sideOf(sides, String(id))?.name ?? capital(words(String(id)));
}

/** `No. 11 (3): Camillus in Velitrae` under the question what No. 11 is for: Camillus in Velitrae. */
export function withoutCard(says: string, card: string | undefined): string {
  const rest = card !== undefined && says.startsWith(card) ? says.slice(card.length) : '';
  const [, words] = /^(?: \(\d+\))?: (.+)/.exec(rest) ?? [];
  return words ? capital(words) : says;
}
