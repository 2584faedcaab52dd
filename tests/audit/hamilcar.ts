/**
 * Plays Hamilcar at random from many seeds: `node tests/audit/hamilcar.ts [games]`. Every state must keep the laws, every
 * type of action must occur in a game or a scene, and every question must fit its calculator.
 */
import { parse } from '../../src/calculator/parse.ts';
import { Random } from '../../src/engine/random.ts';
import { calculators } from '../../src/games/hamilcar/game.ts';
import { ACTIONS } from '../../src/games/hamilcar/play/actions.ts';
import { hamilcar } from '../../src/games/hamilcar/play/game.ts';
import { gameOf } from '../../src/gate/game.ts';
import { check } from '../games/hamilcar/play/invariants.ts';
import { playThrough } from '../games/hamilcar/play/random-player.ts';
import { anySetup } from '../games/hamilcar/play/random-setup.ts';
import { scenes } from '../games/hamilcar/play/scenes.ts';
import { checkAsked, checkStep } from '../games/hamilcar/play/step-laws.ts';

const GAMES = Number(process.argv[2] ?? 300);
const { tables, map } = gameOf('hamilcar');
const began = performance.now();
const acted = new Map<string, number>();
const told = new Map<string, number>();
const ends = new Map<string, number>();
const questions = new Map<string, Readonly<Record<string, unknown>>>();
const count = (of: Map<string, number>, name: string): void => void of.set(name, (of.get(name) ?? 0) + 1);

let steps = 0;
for (let seed = 1; seed <= GAMES; seed++) {
  const random = new Random(seed);
  const start = hamilcar.start(
    anySetup(seed, () => random.share()),
    { tables, map },
  );
  const end = playThrough(start, seed, (seen) => {
    const { action, after } = seen;
    steps++;
    count(acted, action.type);
    for (const { rule } of after.happened) count(told, rule);
    check(after);
    checkStep(seen);
    if (steps % 20 === 0) checkAsked(seen);
    const question = steps % 5 === 0 && hamilcar.question(after);
    if (question) questions.set(`${question.calculator} ${JSON.stringify(question.input)}`, question.input);
  });
  count(ends, `${end.ending?.rule} ${end.ending?.winners.join()}`);
}
for (const { actions } of scenes) for (const { type } of actions) count(acted, type);

const loaded = new Map(
  await Promise.all(Object.entries(calculators).map(async ([id, load]) => [id, await load()] as const)),
);
for (const [name, input] of questions) {
  const calculator = loaded.get(name.split(' ')[0]!);
  const parsed = calculator && parse(calculator.fields, input);
  if (parsed?.type !== 'input') throw new Error(`${name}: ${parsed?.problems[0]?.sentence ?? 'no such calculator'}`);
}

const rarest = [...told].sort(([, a], [, b]) => a - b);
console.log(
  `${GAMES} games, ${steps} actions, ${questions.size} questions, ${told.size} clauses told in ${Math.round(performance.now() - began)} ms`,
);
console.log([...ends].map(([how, n]) => `${how}: ${n}`).join('; '));
console.log(
  `battles on land ${told.get('13.6')}, at sea ${told.get('9.3.A')}; rarest: ${rarest.slice(0, 8).join('; ')}`,
);
const missing = Object.keys(ACTIONS).filter((type) => !acted.has(type));
if (missing.length > 0) throw new Error(`never played: ${missing.join(', ')}`);
