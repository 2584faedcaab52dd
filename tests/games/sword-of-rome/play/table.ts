/** What tests of whole games begin with: the content as the gate reads it, and a game set up from it. */
import { readFileSync } from 'node:fs';
import { swordOfRome } from '../../../../src/games/sword-of-rome/play/play.ts';
import type { CardsData, Content, Options, SetUpData } from '../../../../src/games/sword-of-rome/play/set-up.ts';
import type { State } from '../../../../src/games/sword-of-rome/play/state.ts';
import { gameOf } from '../../../../src/gate/game.ts';

const read = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(`../../../../content/sword-of-rome/${file}`, import.meta.url), 'utf8')) as T;

export const CONTENT: Content = {
  tables: gameOf('sword-of-rome').tables,
  setUp: read<SetUpData>('set-up.json'),
  cards: read<CardsData>('cards.json'),
};

export const start = (options: Options = { players: '4' }): State => swordOfRome.start(options, CONTENT);
