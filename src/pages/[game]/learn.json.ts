/** What the lesson of a game fetches to show its screens. */
import type { APIRoute } from 'astro';
import { lessonData } from '../../components/data/lesson-data.ts';
import { groundHref } from '../../components/data/player-data.ts';
import { allGames, type Game } from '../../gate/game.ts';
import { type Lesson, lessonOf } from '../../gate/lesson.ts';

export const getStaticPaths = async () => {
  const all = await Promise.all(allGames().map(async (game) => ({ game, lesson: await lessonOf(game) })));
  return all.flatMap(({ game, lesson }) => (lesson ? [{ params: { game: game.id }, props: { game, lesson } }] : []));
};

export const GET: APIRoute = async ({ props }) => {
  const { game, lesson } = props as { game: Game; lesson: Lesson };
  const wired = { ...(await lessonData(game, lesson)), ground: groundHref(game.id) };
  return new Response(JSON.stringify(wired), { headers: { 'content-type': 'application/json' } });
};
