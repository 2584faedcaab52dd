/**
 * Plays Hannibal at random from many seeds: `node tests/audit/hannibal.ts [games]`. Every state must keep the laws, every
 * type of action and every window must occur, and every question must fit its calculator.
 */
import { parse } from '../../src/calculator/parse.ts';
import { Random } from '../../src/engine/random.ts';
import { calculators } from '../../src/games/hannibal/game.ts';
import { ACTIONS } from '../../src/games/hannibal/play/actions.ts';
import type { Frame } from '../../src/games/hannibal/play/frames.ts';
import { hannibal } from '../../src/games/hannibal/play/game.ts';
import type { Options } from '../../src/games/hannibal/play/options.ts';
import { gameOf } from '../../src/gate/game.ts';
import { check } from '../games/hannibal/play/invariants.ts';
import { playThrough } from '../games/hannibal/play/random-player.ts';
import { anySetup } from '../games/hannibal/play/random-setup.ts';
import { checkStep } from '../games/hannibal/play/step-laws.ts';

const GAMES = Number(process.argv[2] ?? 300);
const { tables, map } = gameOf('hannibal');
const began = performance.now();
const acted = new Map<string, number>();
const ends = new Map<string, number>();
const windows = new Map<string, number>();
const questions = new Map<string, Readonly<Record<string, unknown>>>();
const since = (start: number): number => Math.round((performance.now() - start) / 1000);
const cpu = (): number => Math.round(process.cpuUsage().user / 1e6);
/** Every window in which somebody, or chance, can answer. */
const FRAMES = [
  ...['turn', 'reinforce', 'return', 'levy', 'offices', 'command', 'first', 'play', 'card', 'political', 'raise'],
  ...['move', 'entry', 'gates', 'react', 'flee', 'interception', 'battle', 'duel', 'aftermath', 'withdraw', 'retreat'],
  ...['removal', 'siege', 'winter'],
] as const satisfies readonly Frame['type'][];
const count = (of: Map<string, number>, name: string): void => void of.set(name, (of.get(name) ?? 0) + 1);

const SETUPS: readonly Options[] = [
  {},
  { rulings: { 'play-counter-events': 'on' } },
  {
    rulings: { 'cancelled-disengage': 'failed-only', 'play-avoid-goal': 'allowed', 'play-isolation-goal': 'no-ports' },
  },
];

let steps = 0;
for (let seed = 1; seed <= GAMES; seed++) {
  const random = new Random(seed);
  const options = { ...anySetup(seed, () => random.share()), ...SETUPS[seed % SETUPS.length] };
  const start = hannibal.start(options, { tables, map });
  const end = playThrough(start, seed, (seen) => {
    steps++;
    count(acted, seen.action.type);
    count(windows, seen.before.frames.at(-1)?.type ?? 'none');
    check(seen.after);
    checkStep(seen);
    const question = steps % 5 === 0 && hannibal.question(seen.after);
    if (question) questions.set(`${question.calculator} ${JSON.stringify(question.input)}`, question.input);
  });
  count(ends, `${end.ending?.rule} ${end.ending?.winners.join()}`);
}

const loaded = new Map(
  await Promise.all(Object.entries(calculators).map(async ([id, load]) => [id, await load()] as const)),
);
for (const [name, input] of questions) {
  const calculator = loaded.get(name.split(' ')[0]!);
  const parsed = calculator && parse(calculator.fields, input);
  if (parsed?.type !== 'input') throw new Error(`${name}: ${parsed?.problems[0]?.sentence ?? 'no such calculator'}`);
}

const told = (of: ReadonlyMap<string, number>): string =>
  [...of]
    .sort(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ');

console.log(`${GAMES} games, ${steps} actions, ${questions.size} questions in ${since(began)} s (${cpu()} s of work)`);
console.log(`ends: ${told(ends)}`);
console.log(`actions: ${told(acted)}`);
console.log(`windows: ${told(windows)}`);
const missing = [...Object.keys(ACTIONS).filter((type) => !acted.has(type)), ...FRAMES.filter((f) => !windows.has(f))];
if (missing.length > 0) throw new Error(`never played: ${missing.join(', ')}`);
