/** A game of two clauses in a folder of its own, with whatever files a test adds or changes. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { GameId } from '../../src/games/index.ts';
import { type Game, gameOf } from '../../src/gate/game.ts';

/** The least that a game says of itself. */
const GAME = {
  name: 'Small',
  scope: 'Two clauses',
  edition: 'First',
  players: '2 to 5 players',
  summary: 'A game for tests.',
  sources: [],
  owners: 'Nobody.',
  missing: [],
};

const CHAPTER = `---
chapter: '1'
title: All of it
summary: Everything.
---

<Rule id="1" title="All of it">

See <Cite id="1.1" />.

</Rule>

<Rule id="1.1" title="The rest" players="5">

Nothing more.

</Rule>
`;

export type Files = Readonly<Record<string, unknown>>;

/** Text is written as it is, everything else as JSON. */
export function smallGame(files: Files = {}, id: GameId = 'sword-of-rome'): Game {
  const root = mkdtempSync(join(tmpdir(), 'small-game-'));
  const all: Files = {
    'game.json': GAME,
    'clauses.json': { chapters: [{ slug: 'all', ids: ['1', '1.1'] }] },
    'rules/all.mdx': CHAPTER,
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    const path = join(root, 'content', id, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  }
  try {
    return gameOf(id, root);
  } finally {
    rmSync(root, { recursive: true });
  }
}
