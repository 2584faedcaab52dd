/** What lies on a table, by id and name. */
import type { Board } from '../../../play/board.ts';
import type { AnyGame } from '../../../play/machine.ts';
import { DRAWN, propose } from '../../../play/propose.ts';
import type { Table } from '../../../play/table.ts';
import type { Ground } from '../ground.ts';
import type { Dealing } from './use-chance.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}
export type Names = Readonly<Record<string, readonly Named[]>>;

export const words = (id: string): string => id.replaceAll('-', ' ');

const unique = (list: readonly Named[]): Named[] => [...new Map(list.map((one) => [one.id, one])).values()];

/** The cards that can be seen. */
export const cardsOn = ({ hands, piles }: Board): Named[] =>
  unique(
    [
      ...Object.values(hands).flatMap(({ cards = [] }) => cards),
      ...Object.values(piles).flatMap(({ open = [] }) => open),
    ].map(({ id, title }) => ({ id, name: title })),
  );

/** What the cards of a pile are called, read from boards on which each has come to somebody. */
export function cardsIn(game: AnyGame, state: Table, chance: Dealing): Named[] {
  const names: Named[] = [];
  const sizes = Object.entries(chance.type === 'deal' ? chance.hands : { [DRAWN]: chance.number });
  for (let left = [...chance.from]; left.length > 0; ) {
    const given = Object.fromEntries(sizes.map(([who, size]) => [who, left.splice(0, size)]));
    const played = game.play(state, propose(chance, 1, given).action);
    const seen = played.type === 'played' ? cardsOn(game.board(played.state, 'all')) : [];
    for (const id of Object.values(given).flat())
      names.push(seen.find((card) => card.id === id) ?? { id, name: words(id) });
  }
  return names;
}

/** Everything that an action may name. */
export function namesOn(board: Board, ground: Ground): Names {
  const leaders = Object.values(board.places).flatMap((place) => place.leaders);
  return {
    Places: ground.spots.map(({ id, name }) => ({ id, name })),
    Cards: cardsOn(board),
    Leaders: unique(leaders.map(({ id, name }) => ({ id, name }))),
  };
}
