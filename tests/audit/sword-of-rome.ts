/**
 * Plays The Sword of Rome at random from many seeds, on all cores: `node tests/audit/sword-of-rome.ts [games]`. The states
 * must keep the laws, every type of action and every event must occur, and every question must fit its calculator.
 */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { parse } from '../../src/calculator/parse.ts';
import { calculators } from '../../src/games/sword-of-rome/game.ts';
import { ACTIONS } from '../../src/games/sword-of-rome/play/actions.ts';
import { swordOfRome } from '../../src/games/sword-of-rome/play/play.ts';
import { RESPONSES } from '../../src/games/sword-of-rome/play/responses.ts';
import { broken } from '../games/sword-of-rome/play/invariants.ts';
import { playRandomly } from '../games/sword-of-rome/play/random-game.ts';
import { start } from '../games/sword-of-rome/play/table.ts';

const GAMES = Number(process.argv[2] ?? 300);
const CORES = Math.min(GAMES, availableParallelism());
/** Games with every number of players in turn. */
const NUMBERS = ['4', '5', '3', '2'] as const;
const COUNTED = ['actions', 'windows', 'events', 'clauses', 'ends'] as const;
type Counted = (typeof COUNTED)[number];

/** What came up, by what it is counted as; and the questions asked, by their text. */
interface Tally {
  readonly counts: Readonly<Record<Counted, Map<string, number>>>;
  readonly questions: Map<string, Readonly<Record<string, unknown>>>;
}

const tally = (): Tally => ({
  counts: Object.fromEntries(COUNTED.map((what) => [what, new Map()])) as unknown as Tally['counts'],
  questions: new Map(),
});
const add = (of: Map<string, number>, name: string, number = 1): void =>
  void of.set(name, (of.get(name) ?? 0) + number);

/** One core's share of the games. */
function played(core: number): Tally {
  const { counts, questions } = tally();
  const tables = NUMBERS.map((players) => start({ players }));
  let steps = 0;
  for (let seed = core + 1; seed <= GAMES; seed += CORES) {
    const end = playRandomly(tables[seed % NUMBERS.length]!, seed, ({ before, action, after }) => {
      const problem = broken(before, action.type, after);
      if (problem) throw new Error(`seed ${seed}: ${problem}, after ${JSON.stringify(action)}`);
      add(counts.actions, action.type);
      const top = before.frames.at(-1);
      if (top?.type === 'window' && action.type === 'respond') add(counts.windows, top.id);
      const card = 'card' in action ? before.setup.cards[String(action.card)] : undefined;
      if (card?.event && ['event', 'respond', 'neutral'].includes(action.type)) add(counts.events, card.event);
      for (const { rule } of after.happened) add(counts.clauses, rule);
      const question = steps++ % 5 === 0 && swordOfRome.question(after);
      if (question) questions.set(`${question.calculator} ${JSON.stringify(question.input)}`, question.input);
    });
    add(counts.ends, `${end.ending?.rule} ${end.ending?.winners.join()}`);
  }
  return { counts, questions };
}

/** Together what all cores have counted. */
async function all(): Promise<Tally> {
  const sum = tally();
  const shares = Array.from({ length: CORES }, (_, core) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: core, argv: [String(GAMES)] });
    return new Promise<Tally>((resolve, reject) => worker.once('message', resolve).once('error', reject));
  });
  for (const { counts, questions } of await Promise.all(shares)) {
    for (const what of COUNTED) for (const [name, number] of counts[what]) add(sum.counts[what], name, number);
    for (const [name, input] of questions) sum.questions.set(name, input);
  }
  return sum;
}

async function report({ counts, questions }: Tally, began: number): Promise<void> {
  const loaded = new Map(
    await Promise.all(Object.entries(calculators).map(async ([id, load]) => [id, await load()] as const)),
  );
  for (const [name, input] of questions) {
    const calculator = loaded.get(name.split(' ')[0]!);
    const parsed = calculator && parse(calculator.fields, input);
    if (parsed?.type !== 'input') throw new Error(`${name}: ${parsed?.problems[0]?.sentence ?? 'no such calculator'}`);
  }
  const steps = [...counts.actions.values()].reduce((a, b) => a + b, 0);
  console.log(
    `${GAMES} games, ${steps} actions, ${questions.size} questions in ${Math.round(performance.now() - began)} ms`,
  );
  for (const what of COUNTED) {
    const most = [...counts[what]].sort(([, a], [, b]) => b - a);
    console.log(`${what}: ${most.map(([name, number]) => `${name} ${number}`).join(', ')}`);
  }
  const known = NUMBERS.flatMap((players) => Object.values(start({ players }).setup.cards)).flatMap(({ event }) =>
    event === null ? [] : [event],
  );
  const missing = [
    ...Object.keys(ACTIONS).filter((type) => !counts.actions.has(type)),
    ...[...known, ...Object.keys(RESPONSES)].filter((event) => !counts.events.has(event)),
  ];
  if (missing.length > 0) throw new Error(`never played: ${[...new Set(missing)].join(', ')}`);
}

if (isMainThread) {
  const began = performance.now();
  await report(await all(), began);
} else parentPort?.postMessage(played(workerData as number));
