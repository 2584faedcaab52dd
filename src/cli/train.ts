/** `npm run train -- <game>`: plays the game against itself and writes what it has learnt into content/<game>/worth.json. */
import { GAMES, type GameId } from '../games/index.ts';
import { weightsOf, writeWeights } from '../gate/worth.ts';
import { learnt, NO_WEIGHTS, type Seen, type Stage, surpriseOf } from '../opponent/train.ts';
import type { Weights } from '../play/worth.ts';
import { callOf } from './call.ts';
import { employ } from './crew.ts';
import { judgedGame, numberIn } from './judged-game.ts';
import { pick, Refusal } from './refusal.ts';
import type { Lesson } from './train-worker.ts';

const USAGE =
  'train <game> [--stages 600:random,150:greedy,60:80] [--seed <number>] [--cores <number>] [--on]\n' +
  'A stage is a number of games and who plays them: random, greedy, or a number of iterations, among weaker ones.\n' +
  'Each stage learns from its own games and those of the stage before; --on starts from what an earlier run learnt.';

const STAGES = '800:random,150:greedy,150:greedy,60:40,80:80';
/** Stages that are learnt from together: the last ones were played better. */
const LAST = 2;

function stageFrom(text: string): Stage {
  const [games = '', by = ''] = text.split(':');
  const many = Number(games);
  const iterations = by === 'random' ? undefined : by === 'greedy' ? 0 : Number(by);
  if (!Number.isSafeInteger(many) || many < 1 || Number.isNaN(iterations))
    throw new Refusal(`--stages must be stages such as 150:greedy, not "${text}".`);
  return { games: many, ...(iterations !== undefined && { iterations }) };
}

const today = (): string => new Date().toISOString().slice(0, 10);

async function play(lesson: Lesson, seeds: readonly number[], cores?: number): Promise<Seen[]> {
  const seen = new Map<number, Seen>();
  const take = (answer: { readonly seed: number; readonly seen: Seen }) => seen.set(answer.seed, answer.seen);
  await employ(new URL('./train-worker.ts', import.meta.url), lesson, seeds, take, cores);
  // In the order of their seeds, whoever was ready first.
  return seeds.flatMap((seed) => seen.get(seed) ?? []);
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

function tell(
  text: string,
  seen: readonly Seen[],
  sides: readonly (readonly string[])[],
  before: number,
  after: number,
) {
  const wins = sides.map((side, i) => {
    const won = seen.reduce((sum, game) => sum + (game.won[i] ?? 0), 0) / seen.length;
    return `${side.join('+')} ${percent(won)}`;
  });
  console.log(`${text.padEnd(14)} surprise ${before.toFixed(3)} -> ${after.toFixed(3)}, wins ${wins.join(', ')}`);
}

async function train(id: GameId, given: ReadonlyMap<string, string | undefined>): Promise<void> {
  const stages = (given.get('--stages') ?? STAGES).split(',');
  const [seed, cores] = [
    numberIn(given, '--seed', 1),
    given.has('--cores') ? numberIn(given, '--cores', 1) : undefined,
  ];
  const { worth, start } = await judgedGame(id);
  const known = given.has('--on') ? weightsOf(id) : undefined;
  let weights: Weights = known ?? NO_WEIGHTS;
  let [games, last, done]: [number, Seen[][], string[]] = [known?.games ?? 0, [], known ? [...known.stages] : []];
  let nth = seed * 100_000 + games;
  let isRandom = false;
  for (const text of stages) {
    const stage = stageFrom(text);
    const seeds = Array.from({ length: stage.games }, () => nth++);
    const seen = await play({ game: id, weights, stage }, seeds, cores);
    const before = surpriseOf(worth, start, seen, weights);
    // What was played at random is forgotten as soon as there is better.
    if (stage.iterations !== undefined && isRandom) last = [];
    isRandom = stage.iterations === undefined;
    last = [...last.slice(1 - LAST), seen];
    games += stage.games;
    done = [...done, text];
    weights = learnt(worth, start, last, weights, isRandom);
    tell(text, seen, worth.sides(start), before, surpriseOf(worth, start, seen, weights));
    const { features, seats, leaning } = weights;
    writeWeights(id, { games, stages: done, seed, date: today(), features, seats, leaning });
  }
}

try {
  const { words, given } = callOf(process.argv.slice(2), {
    ...{ stages: 'string', seed: 'string', cores: 'string', on: 'boolean', help: 'boolean' },
  });
  if (given.has('--help') || words.length === 0) console.log(USAGE);
  else await train(pick('game', words[0], GAMES), given);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
