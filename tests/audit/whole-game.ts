/**
 * What every audit of a whole game does: games played at random on all cores, in which every state keeps the laws, every
 * question fits its calculator and every roll comes to what was told of it, and with them the scenes; then it fails on whatever
 * ought to come up and never did.
 */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { parse } from '../../src/calculator/parse.ts';
import { Random } from '../../src/engine/random.ts';
import { calculatorOf, type GameId, playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import { propose } from '../../src/play/propose.ts';
import { type Table, top } from '../../src/play/table.ts';
import { type Moments, momentsOf } from '../support/moments.ts';
import { type Done, plays } from '../support/plays.ts';

/** One action with the states around it. */
export interface Step<S extends Table> {
  readonly before: S;
  readonly action: Done;
  readonly after: S;
}

/** What one game adds; its set-ups, players, laws of a state and scenes are those of the unit tests. */
interface Audit<S extends Table> {
  readonly game: GameId;
  /** What must hold from one state to the next; throws where it does not. `nth` counts the actions of one core. */
  readonly law?: (step: Step<S>, nth: number) => void;
  /** What a step shows, as lines "kind name": windows that were answered, events that were played. */
  readonly shows: (step: Step<S>) => readonly string[];
  /** All that must be shown. Every type of action, and every frame that somebody or chance can answer, is added. */
  readonly must: readonly string[];
}

const GAMES = Number(process.argv[2] ?? 300);
const CORES = Math.min(GAMES, availableParallelism());
const LONGEST = 20_000;
/** Of so many states one is asked for its question. */
const ASKED = 5;
/** Rolls with more falls than four Battle Dice have are not played out. */
const FALLS = 1300;

/** How often what came up, and each question by its text. */
interface Tally {
  readonly counts: Map<string, number>;
  readonly questions: Map<string, Readonly<Record<string, unknown>>>;
}

const add = ({ counts }: Tally, what: string, number = 1): void =>
  void counts.set(what, (counts.get(what) ?? 0) + number);

/** The games of one core. */
function played<S extends Table>(
  { game: id, law, shows }: Audit<S>,
  game: AnyGame,
  moments: Moments,
  core: number,
): Tally {
  const tally: Tally = { counts: new Map(), questions: new Map() };
  const play = plays[id];
  if (!play) throw new RangeError(`nobody plays ${id} at random`);
  const content = gameOf(id);
  let nth = 0;
  const go = (before: S, action: Done): S => {
    if (action.type === 'roll') add(tally, 'told chances', moments.check(before));
    const result = game.play(before, action);
    if (result.type === 'rejected') throw new Error(`${JSON.stringify(action)}: ${result.problem.sentence}`);
    const after = result.state;
    const step: Step<S> = { before, action, after };
    play.check(after);
    law?.(step, nth++);
    add(tally, `action ${action.type}`);
    add(tally, `frame ${top(before).type}`);
    for (const line of shows(step)) add(tally, line);
    const question = nth % ASKED === 0 ? game.question(after) : undefined;
    if (question) tally.questions.set(`${question.calculator} ${JSON.stringify(question.input)}`, question.input);
    return after;
  };
  for (let seed = core + 1; seed <= GAMES; seed += CORES) {
    const random = new Random(seed);
    const share = () => random.share();
    let s: S = game.start(play.setup(seed, share), content);
    for (let i = 0; !game.ending(s); i++) {
      if (i > LONGEST) throw new Error(`seed ${seed}: the game does not end`);
      const waits = game.chance(s);
      const open = game.choices(s).map((choice) => choice.action);
      if (!waits && open.length === 0) throw new Error(`seed ${seed}: nothing to choose`);
      s = go(s, (waits ? propose(waits, random.next() | 0).action : play.pick(s, open, share)) as Done);
    }
    add(tally, `end ${game.ending(s)?.rule} ${game.ending(s)?.winners.join()}`);
  }
  if (core === 0) for (const { setup, actions } of play.scenes) actions.reduce<S>(go, game.start(setup, content));
  return tally;
}

/** Together what all cores have counted. */
async function gathered(file: string): Promise<Tally> {
  const sum: Tally = { counts: new Map(), questions: new Map() };
  const shares = Array.from({ length: CORES }, (_, core) => {
    const worker = new Worker(new URL(file), { workerData: core, argv: [String(GAMES)] });
    return new Promise<Tally>((resolve, reject) => worker.once('message', resolve).once('error', reject));
  });
  for (const { counts, questions } of await Promise.all(shares)) {
    for (const [what, number] of counts) add(sum, what, number);
    for (const [text, input] of questions) sum.questions.set(text, input);
  }
  return sum;
}

/** Every question is an input of its calculator. */
async function checkQuestions(game: GameId, { questions }: Tally): Promise<void> {
  for (const [text, input] of questions) {
    const calculator = await calculatorOf(game, text.slice(0, text.indexOf(' ')));
    const parsed = calculator && parse(calculator.fields, input);
    if (parsed?.type !== 'input') throw new Error(`${text}: ${parsed?.problems[0]?.sentence ?? 'no such calculator'}`);
  }
}

function report(id: GameId, { counts, questions }: Tally, seconds: number): void {
  const kinds = Map.groupBy([...counts], ([what]) => what.slice(0, what.indexOf(' ')));
  const steps = (kinds.get('action') ?? []).reduce((sum, [, number]) => sum + number, 0);
  console.log(`${id}: ${GAMES} games, ${steps} actions, ${questions.size} questions in ${seconds.toFixed(1)} s`);
  for (const [kind, lines] of kinds) {
    const most = lines.sort(([, a], [, b]) => b - a).map(([what, n]) => `${what.slice(kind.length + 1)} ${n}`);
    console.log(`  ${kind}: ${most.join(', ')}`);
  }
}

/** `file` is that of the audit, which each core runs. */
export async function audit<S extends Table>(file: string, of: Audit<S>): Promise<void> {
  const game = await playOf(of.game);
  if (!game) throw new RangeError(`${of.game} cannot be played through`);
  if (!isMainThread) {
    const moments = await momentsOf(of.game, { most: FALLS });
    parentPort?.postMessage(played(of, game, moments, workerData as number));
    return;
  }
  const began = performance.now();
  const tally = await gathered(file);
  await checkQuestions(of.game, tally);
  report(of.game, tally, (performance.now() - began) / 1000);
  const types = Object.keys(game.actions).filter((type) => !plays[of.game]?.never.includes(type));
  const must = [...types.map((type) => `action ${type}`), ...game.frames.map((type) => `frame ${type}`), ...of.must];
  const missing = must.filter((what) => !tally.counts.has(what));
  if (missing.length > 0) throw new Error(`${of.game}: never came up: ${missing.join(', ')}`);
}
