/** What was played in a sample, for a branch that leaves it: its set-up, and its actions step by step. */
import type { APIRoute } from 'astro';
import { lineData } from '../../../../components/data/player-data.ts';
import { allGames } from '../../../../gate/game.ts';
import { everySample } from '../../../../gate/samples.ts';
import type { Sample } from '../../../../play/sample.ts';

export const getStaticPaths = async () => {
  const all = await Promise.all(
    allGames().map(async (game) =>
      (await everySample(game)).map((sample) => ({ params: { game: game.id, sample: sample.id }, props: { sample } })),
    ),
  );
  return all.flat();
};

export const GET: APIRoute = ({ props }) =>
  new Response(JSON.stringify(lineData((props as { sample: Sample }).sample)), {
    headers: { 'content-type': 'application/json' },
  });
