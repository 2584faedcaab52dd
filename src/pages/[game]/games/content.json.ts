/** What a whole game is played from: its tables and map, and the addresses of its clauses. */
import type { APIRoute } from 'astro';
import { engineData } from '../../../components/data/player-data.ts';
import { playOf } from '../../../games/index.ts';
import { allGames, type Game } from '../../../gate/game.ts';

export const getStaticPaths = async () => {
  const all = await Promise.all(allGames().map(async (game) => ({ game, whole: await playOf(game.id) })));
  return all.filter(({ whole }) => whole).map(({ game }) => ({ params: { game: game.id }, props: { game } }));
};

export const GET: APIRoute = async ({ props }) => {
  const { game } = props as { game: Game };
  return new Response(JSON.stringify(await engineData(game)), { headers: { 'content-type': 'application/json' } });
};
