/** The fitted weights by which the computer judges positions. */
import type { APIRoute } from 'astro';
import { allGames, type Game } from '../../../gate/game.ts';
import { weightsOf } from '../../../gate/worth.ts';

export const getStaticPaths = () =>
  allGames()
    .filter(({ id }) => weightsOf(id))
    .map((game) => ({ params: { game: game.id }, props: { game } }));

export const GET: APIRoute = ({ props }) => {
  const { features, seats, leaning, calibration } = weightsOf((props as { game: Game }).game.id) ?? {};
  const { slope, seats: shifts, games } = calibration ?? {};
  const told = calibration && { calibration: { slope, seats: shifts, games } };
  return new Response(JSON.stringify({ features, seats, leaning, ...told }), {
    headers: { 'content-type': 'application/json' },
  });
};
