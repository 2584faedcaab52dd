/** `npm run advise -- <game> <sample> --step 17`: the best options for the player who decides after a step, with their chances to win. */
import { GAMES } from '../games/index.ts';
import { gameOf } from '../gate/game.ts';
import { contentOf, readSamples } from '../gate/samples.ts';
import { weightsOf } from '../gate/worth.ts';
import { LEVELS } from '../opponent/levels.ts';
import { think } from '../opponent/opponent.ts';
import type { AnyGame } from '../play/machine.ts';
import { Runner } from '../play/runner.ts';
import type { Sample } from '../play/sample.ts';
import type { AnyState } from '../play/state.ts';
import { callOf } from './call.ts';
import { judgedGame, numberIn } from './judged-game.ts';
import { pick, Refusal } from './refusal.ts';

const USAGE = 'advise <game> <sample> [--step <number>] [--iterations <number>] [--seed <number>]';
/** Options that are told. */
const TOLD = 5;

/** After so many steps, as far as somebody has to decide: chance that nobody has written down is left to fall. */
function stateAfter(game: AnyGame, { setup, steps }: Sample, content: unknown, step: number): AnyState {
  const runner = new Runner(game, game.start(setup, content));
  steps.slice(0, step).forEach(({ actions }, i) => {
    for (const action of actions) {
      runner.passUntil(action, i);
      runner.play(action, i);
    }
  });
  return runner.state;
}

const percent = (share: number): string => `${Math.round(share * 100)}`;

async function advise(words: readonly string[], given: ReadonlyMap<string, string | undefined>): Promise<void> {
  const id = pick('game', words[0], GAMES);
  const { game, worth } = await judgedGame(id);
  const weights = weightsOf(id);
  if (!weights) throw new Refusal(`${id}: not trained yet. Run npm run train -- ${id}`);
  const samples = readSamples(gameOf(id));
  const named = pick(
    'sample',
    words[1],
    samples.map((sample) => sample.id),
  );
  const sample = samples.find((one) => one.id === named) as Sample;
  const step = numberIn(given, '--step', 0, 0);
  if (step > sample.steps.length)
    throw new Refusal(`--step must be a whole number from 0 to ${sample.steps.length}, not ${step}.`);
  const state = stateAfter(game, sample, contentOf(gameOf(id)), step);
  const seat = game.decider(state);
  if (!seat || seat === 'chance')
    throw new Refusal(
      `After step ${step} ${seat ? 'chance decides' : 'the game is over'}; --step must name a step after which a player decides.`,
    );
  const iterations = numberIn(given, '--iterations', LEVELS.strong);
  const thought = think(game, state, seat, {
    ...{ iterations, seed: numberIn(given, '--seed', 1), worth: { worth, weights }, tells: true },
  });
  const said = new Map(
    game.choices(state).map(({ action, says, group }) => [JSON.stringify(action), group ? `${group}: ${says}` : says]),
  );
  const saidOf = (action: object): string => said.get(JSON.stringify(action)) ?? JSON.stringify(action);
  console.log(`${game.seats[seat]}: ${game.asks(state)?.says ?? ''}`);
  for (const { action, chance, error, visits } of thought.options.slice(0, TOLD))
    console.log(
      visits
        ? `${percent(chance).padStart(4)} ± ${percent(error).padStart(2)} %  ${saidOf(action)}`
        : `  not tried  ${saidOf(action)}`,
    );
  if (thought.why) console.log(thought.why.sentence);
}

try {
  const { words, given } = callOf(process.argv.slice(2), {
    ...{ step: 'string', iterations: 'string', seed: 'string', help: 'boolean' },
  });
  if (given.has('--help') || words.length === 0) console.log(USAGE);
  else await advise(words, given);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
