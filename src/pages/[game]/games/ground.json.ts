/** The ground under every game of a map: land, cells, roads and names. */
import type { APIRoute } from 'astro';
import { sentGround } from '../../../components/ground.ts';
import { allGames, type Game } from '../../../gate/game.ts';
import { mapOf } from '../../../gate/map.ts';
import { everySample } from '../../../gate/samples.ts';

export const getStaticPaths = async () => {
  const all = await Promise.all(allGames().map(async (game) => ({ game, samples: await everySample(game) })));
  return all
    .filter(({ samples }) => samples.length > 0)
    .map(({ game }) => ({ params: { game: game.id }, props: { game } }));
};

export const GET: APIRoute = ({ props }) =>
  new Response(JSON.stringify(sentGround(mapOf((props as { game: Game }).game))), {
    headers: { 'content-type': 'application/json' },
  });
