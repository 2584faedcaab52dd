/** What the player fetches when the first worked example of a game is opened: all of them. */
import type { APIRoute } from 'astro';
import { groundHref, playerData } from '../../components/data/player-data.ts';
import { allGames, type Game } from '../../gate/game.ts';
import { exampleShown } from '../../gate/shown-example.ts';
import type { Gathered } from '../../islands/player/props.ts';

export const getStaticPaths = () =>
  allGames()
    .filter((game) => game.examples.length && game.map)
    .map((game) => ({ params: { game: game.id }, props: { game } }));

export const GET: APIRoute = async ({ props }) => {
  const { game } = props as { game: Game };
  const all = await Promise.all(game.examples.map(async (example) => (await exampleShown(game, example)).shown));
  const gathered: Gathered = {
    ground: groundHref(game.id),
    clauses: Object.assign({}, ...all.map((shown) => playerData(game, shown).clauses)),
    shown: Object.fromEntries(all.map((shown) => [shown.id, shown])),
  };
  return new Response(JSON.stringify(gathered), { headers: { 'content-type': 'application/json' } });
};
