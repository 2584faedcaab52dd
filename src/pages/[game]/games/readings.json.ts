/** The readings a new game can be played by: the names of their rulings, and where they are explained. */
import type { APIRoute } from 'astro';
import { readingsData } from '../../../components/data/player-data.ts';
import { playOf } from '../../../games/index.ts';
import { allGames, type Game } from '../../../gate/game.ts';

export const getStaticPaths = async () => {
  const all = await Promise.all(allGames().map(async (game) => ({ game, whole: await playOf(game.id) })));
  return all.filter(({ whole }) => whole).map(({ game }) => ({ params: { game: game.id }, props: { game } }));
};

export const GET: APIRoute = async ({ props }) => {
  const { game } = props as { game: Game };
  return new Response(JSON.stringify(await readingsData(game)), { headers: { 'content-type': 'application/json' } });
};
