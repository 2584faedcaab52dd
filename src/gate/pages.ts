/** The pages of a game where you do something, as documents: its turn, its lesson, its map, its samples. */
import type { Document } from '../find/document.ts';
import type { Game } from './game.ts';
import { lessonText } from './lesson.ts';
import { readSamples } from './samples.ts';
import { hasSettingUp } from './setting-up.ts';

type Page = Pick<Document, 'id' | 'title' | 'text'>;

/** Said with the words by which they are asked for. */
const TURN: Page = {
  id: 'turn',
  title: 'My turn',
  text: 'Follow the turn at the table: what to do now, what comes next, and whose turn it is.',
};
const LEARN: Page = {
  id: 'learn',
  title: 'Learn the game',
  text: 'Never played? A lesson from scratch for beginners: how to play, screen by screen.',
};
const SET_UP: Page = {
  id: 'setup',
  title: 'Set-up',
  text: 'Setup: what goes where before the first turn, by number of players, shown on the board.',
};
const MAP: Page = {
  id: 'map',
  title: 'Map',
  text: 'The board: tap a space for its neighbours, tap two for the route, its cost in MP and its risks.',
};
const GAMES: Page = {
  id: 'games',
  title: 'Games step by step',
  text: 'Sample games to watch and replay, and new games to play by yourself.',
};

export function pagesOf(game: Game): Document[] {
  const samples = readSamples(game);
  const page = ({ id, title, text }: Page): Document => ({
    game: game.id,
    kind: 'page',
    id,
    label: 'Page',
    title,
    text,
    path: game.name,
    address: `${game.id}/${id}/`,
  });
  return [
    ...(game.sequence.phases.length ? [TURN] : []),
    ...(samples.length && lessonText(game) ? [LEARN] : []),
    ...(samples.length && hasSettingUp(game) ? [SET_UP] : []),
    ...(game.map ? [MAP] : []),
    ...(samples.length ? [GAMES] : []),
    ...samples.map(({ id, title, teaches }) => ({ id: `games/${id}`, title, text: teaches })),
  ].map(page);
}
