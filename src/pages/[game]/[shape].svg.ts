/** The pictures of a game: its cover, and the band of its start page. */
import type { APIRoute } from 'astro';
import { coverOf, SHAPE_NAMES, type Shape } from '../../components/cover.ts';
import { allGames, type Game } from '../../gate/game.ts';

export const getStaticPaths = () =>
  allGames().flatMap((game) =>
    SHAPE_NAMES.flatMap((shape) =>
      coverOf(game, shape) ? [{ params: { game: game.id, shape }, props: { game, shape } }] : [],
    ),
  );

export const GET: APIRoute<{ game: Game; shape: Shape }> = ({ props: { game, shape } }) =>
  new Response(coverOf(game, shape) ?? null, { headers: { 'Content-Type': 'image/svg+xml' } });
