/** Every clause of every game with its title and address, for search and for other programs. */
import type { APIRoute } from 'astro';
import { clauseHref } from '../components/links.ts';
import { allGames, clausesIn } from '../gate/game.ts';

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify(
      allGames().flatMap((game) =>
        clausesIn(game).map((clause) => ({
          game: game.id,
          id: clause.id,
          title: clause.title,
          name: clause.name,
          address: clauseHref(game.id, clause),
        })),
      ),
    ),
    { headers: { 'content-type': 'application/json' } },
  );
