/** Writes the ids of a game's tables and the keys of their axes as types for its code: `npm run table-keys -- nero`. */
import { writeFileSync } from 'node:fs';
import type { Axis } from '../../src/calculator/table.ts';
import { GAMES, type GameId } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';

/** Longer lists are names of spaces, pieces or cards, which the content settles and not the rules. */
const MOST = 24;

const quoted = (key: unknown): string => (typeof key === 'string' ? `'${key.replaceAll("'", "\\'")}'` : String(key));

function typeOf({ keys }: Axis): string {
  if (keys.every((key) => typeof key === 'number')) return 'number';
  return keys.length > MOST ? 'string' : keys.map(quoted).join(' | ');
}

export const fileFor = (game: GameId): string => `src/games/${game}/tables.ts`;

/** The text of that file. */
export function tableKeys(game: GameId): string {
  const { tables, name } = gameOf(game);
  const lines = Object.values(tables).map(({ id, axes }) => {
    const name = /^[a-z]+$/.test(id) ? id : quoted(id);
    return `  ${name}: [${axes.map(typeOf).join(', ')}];`;
  });
  return `/** The tables of ${name} and the keys of their axes, written from its content by \`npm run table-keys\`. */
// biome-ignore-all format: a line a table
import type { Figures as FiguresOf, Reader as ReaderOf } from '../../calculator/table.ts';

export type Keys = {
${lines.join('\n')}
};

export type Figures = FiguresOf<Keys>;
export type Reader = ReaderOf<Keys>;
`;
}

if (import.meta.filename === process.argv[1])
  for (const game of GAMES) if (process.argv.includes(game)) writeFileSync(fileFor(game), tableKeys(game));
