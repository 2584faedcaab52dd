/** What the player fetches to step through a game: its boards as differences, its words, and the address of its ground. */
import type { APIRoute } from 'astro';
import { wiredData } from '../../../components/data/player-data.ts';
import { allGames, type Game } from '../../../gate/game.ts';
import { freshGame, samplesOf } from '../../../gate/samples.ts';
import type { Shown } from '../../../play/shown.ts';

export const getStaticPaths = async () => {
  const all = await Promise.all(
    allGames().map(async (game) => ({ game, samples: await samplesOf(game), fresh: await freshGame(game) })),
  );
  return all.flatMap(({ game, samples, fresh }) =>
    [...samples, ...(fresh ? [fresh] : [])].map((shown) => ({
      params: { game: game.id, sample: shown.id },
      props: { game, shown },
    })),
  );
};

export const GET: APIRoute = ({ props }) => {
  const { game, shown } = props as { game: Game; shown: Shown };
  return new Response(JSON.stringify(wiredData(game, shown)), { headers: { 'content-type': 'application/json' } });
};
