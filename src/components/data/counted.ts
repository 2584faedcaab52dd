/** What a game counts for each side, under the names its board uses. */
import { playOf } from '../../games/index.ts';
import type { Game } from '../../gate/game.ts';
import { contentOf, everySample } from '../../gate/samples.ts';

export async function countedOn(game: Game): Promise<string[]> {
  const { points } = game.sequence;
  const [whole, [sample]] = await Promise.all([playOf(game.id), everySample(game)]);
  const tracks =
    whole && sample ? Object.values(whole.board(whole.start(sample.setup, contentOf(game)), 'all').tracks) : [];
  const labels = tracks.flatMap(({ label, at }) => (typeof at === 'object' ? [label] : []));
  return [...new Set([...(points ? [points] : []), ...labels])];
}
