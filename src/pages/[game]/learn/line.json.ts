/** What is played in a game's lesson: its set-up and its actions, for each screen first the story and then the task. */
import type { APIRoute } from 'astro';
import { allGames } from '../../../gate/game.ts';
import { type Lesson, lessonOf } from '../../../gate/lesson.ts';

export const getStaticPaths = async () => {
  const all = await Promise.all(allGames().map(async (game) => ({ game, lesson: await lessonOf(game) })));
  return all.flatMap(({ game, lesson }) => (lesson ? [{ params: { game: game.id }, props: { lesson } }] : []));
};

export const GET: APIRoute = ({ props }) => {
  const { setup, steps } = (props as { lesson: Lesson }).lesson;
  return new Response(JSON.stringify({ setup, steps: steps.map(({ actions }) => actions) }), {
    headers: { 'content-type': 'application/json' },
  });
};
