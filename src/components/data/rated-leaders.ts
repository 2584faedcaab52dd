/** A game's leaders with their ratings, and where the reader's box keeps them. */
import type { Tables } from '../../calculator/table.ts';
import type { Game } from '../../gate/game.ts';
import { SET_UP_LEADERS } from '../../stores/box/parts.ts';
import type { Rated } from '../../stores/box/rating.ts';
import { boxTables } from './box.ts';

const GENERALS = 'generals';

type Leader = Game['leaders'][number];

/** "5 players", "2-4 players". */
export const withPlayers = (players: readonly number[]): string =>
  `${[...new Set([players[0], players.at(-1)])].join('-')} players`;

/** A row of the box bears his name, and says with how many players he is so. */
function cellOf(tables: Tables, { name, players }: Leader): Rated['cell'] {
  const known = (id: string, label: string, column: string): Rated['cell'] => {
    const rows = tables[id]?.axes[0];
    const key = rows?.keys.find((one) => (rows.labels?.[String(one)] ?? String(one)) === label);
    return key === undefined ? undefined : [id, `${key} ${column}`];
  };
  return (
    known(SET_UP_LEADERS, players ? `${name}, ${withPlayers(players)}` : name, 'tactics') ??
    known(GENERALS, name, 'battle')
  );
}

const found = new WeakMap<Game, (Leader & Rated)[]>();

/** Those whose rating we know, or the box can tell. */
export function ratedLeaders(game: Game): (Leader & Rated)[] {
  const before = found.get(game);
  if (before) return before;
  const tables = { ...game.tables, ...boxTables(game) };
  const all = game.leaders.flatMap((leader) => {
    const cell = cellOf(tables, leader);
    const rating = leader.tactics;
    const known = { ...(rating !== undefined && { rating }), ...(cell && { cell }) };
    return Object.keys(known).length ? [{ ...leader, ...known }] : [];
  });
  found.set(game, all);
  return all;
}
