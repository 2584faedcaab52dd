/** A game's lesson as it is written, for readers whose own box plays it anew. */
import type { APIRoute } from 'astro';
import { allGames, type Game } from '../../../gate/game.ts';
import { lessonText } from '../../../gate/lesson.ts';

export const getStaticPaths = () =>
  allGames().flatMap((game) => (lessonText(game) ? [{ params: { game: game.id }, props: { game } }] : []));

export const GET: APIRoute = ({ props }) => {
  const { positions, screens } = lessonText((props as { game: Game }).game) ?? {};
  return new Response(JSON.stringify({ positions, screens }), { headers: { 'content-type': 'application/json' } });
};
