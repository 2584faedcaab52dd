/** A whole game at random, by a seed: chance as proposed, choices among all that are offered. */
import { Random } from '../../../../src/engine/random.ts';
import { swordOfRome } from '../../../../src/games/sword-of-rome/play/game.ts';
import type { State } from '../../../../src/games/sword-of-rome/play/state.ts';
import { propose } from '../../../../src/play/propose.ts';
import { pick } from './random-player.ts';

export interface Step {
  readonly before: State;
  readonly action: { readonly type: string };
  readonly after: State;
}

/** More actions than any game has. */
const ENDLESS = 20_000;

export function playRandomly(first: State, seed: number, see: (step: Step) => void = () => {}): State {
  const random = new Random(seed);
  let state = first;
  for (let i = 0; i < ENDLESS; i++) {
    if (swordOfRome.ending(state)) return state;
    const waits = swordOfRome.chance(state);
    const open = swordOfRome.choices(state).map((choice) => choice.action);
    const action = waits ? propose(waits, random.next() | 0).action : pick(state, open, () => random.share());
    const played = swordOfRome.play(state, action);
    if (played.type === 'rejected') {
      const { frames } = state;
      throw new Error(
        `seed ${seed}, ${JSON.stringify(frames)}: ${JSON.stringify(action)} was refused: ${played.problem.sentence}`,
      );
    }
    see({ before: state, action, after: played.state });
    state = played.state;
  }
  throw new Error('the game does not end');
}
