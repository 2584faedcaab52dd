/** Plays a game at random, by a seed: chance as proposed, choices among all that are offered. */
import { Random } from '../../../../src/engine/random.ts';
import { swordOfRome } from '../../../../src/games/sword-of-rome/play/play.ts';
import type { State } from '../../../../src/games/sword-of-rome/play/state.ts';
import { propose } from '../../../../src/play/propose.ts';

export interface Step {
  readonly before: State;
  readonly action: { readonly type: string };
  readonly after: State;
}

const game = swordOfRome;

/** How often a type of action is taken up, beside 1 for the others: some go on and on, some end things too soon. */
const WEIGHTS: Readonly<Record<string, number>> = {
  minor: 0.1,
  propose: 0.05,
  agree: 0.1,
  break: 0.1,
  drop: 0.1,
  leave: 0.1,
  call: 0.3,
  stop: 0.4,
  done: 0.7,
  pass: 0.5,
  desperate: 0.03,
  reinforce: 0.3,
  support: 0.4,
  activate: 2,
};

function pick(state: State, random: Random) {
  const all = game.choices(state);
  const types = [...new Set(all.map(({ action }) => action.type))];
  // A force takes CU along before it does anything else.
  const open = state.frames.at(-1);
  const bare = open?.type === 'move' && open.force.cu === 0;
  const weights = types.map((type): number => (type === 'take' ? (bare ? 6 : 0.1) : (WEIGHTS[type] ?? 1)));
  const mark = random.share() * weights.reduce((a, b) => a + b, 0);
  const type = types.find((_, i) => weights.slice(0, i + 1).reduce((a, b) => a + b, 0) > mark) ?? types[0];
  const some = all.filter(({ action }) => action.type === type);
  return some[random.below(some.length)];
}

/** More actions than any game has. */
const ENDLESS = 20_000;

export function playRandomly(state: State, seed: number, see: (step: Step) => void = () => {}): State {
  const random = new Random(seed);
  let [chanceSeed, s] = [seed, state];
  for (let i = 0; i < ENDLESS && !game.ending(s); i++) {
    const chance = game.chance(s);
    let action: { readonly type: string };
    if (chance) {
      const proposed = propose(chance, chanceSeed);
      chanceSeed = proposed.seed + 1;
      action = proposed.action;
    } else {
      const choice = pick(s, random);
      if (!choice) throw new Error(`nothing to choose: ${JSON.stringify(s.frames.at(-1))}`);
      action = choice.action;
    }
    const played = game.play(s, action);
    if (played.type === 'rejected')
      throw new Error(
        `${JSON.stringify(action)} was refused: ${played.problem.rule} ${played.problem.sentence} (${JSON.stringify(s.frames.at(-1))})`,
      );
    see({ before: s, action, after: played.state });
    s = played.state;
  }
  if (!game.ending(s)) throw new Error('the game does not end');
  return s;
}
