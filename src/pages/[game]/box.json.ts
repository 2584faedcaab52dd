/** The parts of a game's box that are in no table file, as tables: for games and maps that use a reader's box. */
import type { APIRoute } from 'astro';
import { sentTables } from '../../calculator/table-wire.ts';
import { boxTables } from '../../components/data/box.ts';
import { allGames, type Game } from '../../gate/game.ts';

export const getStaticPaths = () => allGames().map((game) => ({ params: { game: game.id }, props: { game } }));

export const GET: APIRoute = ({ props }) => {
  const { game } = props as { game: Game };
  return new Response(JSON.stringify(sentTables(boxTables(game))), { headers: { 'content-type': 'application/json' } });
};
