/** States of whole games at which a seat decides, drawn at random from a seed: once for all who look at them. */
import { Random } from '../../src/engine/random.ts';
import { GAMES, type GameId, playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import type { AnyState } from '../../src/play/state.ts';
import { plays } from '../support/plays.ts';

export interface Sampled {
  readonly s: AnyState;
  readonly who: string;
}

const found = await Promise.all(
  GAMES.map(async (id) => {
    const game = await playOf(id);
    return game && plays[id] ? [{ id, game: game as AnyGame }] : [];
  }),
);

/** The games that can be played, and somebody to play them. */
export const playable = found.flat();

const kept = new Map<string, readonly Sampled[]>();

/** Every how many actions a state is kept. */
const EVERY = 7;

/** So many states of one game, the same every time. */
export function sampledStates(id: GameId, number: number): readonly Sampled[] {
  const known = kept.get(`${id} ${number}`);
  if (known) return known;
  const [{ game }, play] = [playable.find((one) => one.id === id)!, plays[id]!];
  const content = gameOf(id);
  const list: Sampled[] = [];
  for (let seed = 1; list.length < number; seed++) {
    const random = new Random(seed);
    const share = () => random.share();
    const search = game.search(game.start(play.setup(seed, share), content));
    for (let i = 0; list.length < number; i++) {
      const who = search.decider();
      if (who === undefined) break;
      if (who !== 'chance' && i % EVERY === 0) list.push({ s: search.copy().state, who });
      search.play(search.draw(random));
    }
  }
  kept.set(`${id} ${number}`, list);
  return list;
}
