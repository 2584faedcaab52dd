/**
 * Plays The Sword of Rome at random from many seeds: `node tests/audit/sword-of-rome.ts [games]`. The states must keep the
 * laws, every type of action and every event must occur, and every question must fit its calculator.
 */
import { parse } from '../../src/calculator/parse.ts';
import { calculators } from '../../src/games/sword-of-rome/game.ts';
import { ACTIONS } from '../../src/games/sword-of-rome/play/actions.ts';
import { swordOfRome } from '../../src/games/sword-of-rome/play/play.ts';
import { RESPONSES } from '../../src/games/sword-of-rome/play/responses.ts';
import { broken } from '../games/sword-of-rome/play/invariants.ts';
import { playRandomly } from '../games/sword-of-rome/play/random-game.ts';
import { start } from '../games/sword-of-rome/play/table.ts';

const GAMES = Number(process.argv[2] ?? 300);
/** Games of which every step is held to the laws: to hold all to them would take most of the time. */
const HELD = 5;
const first = start();
const began = performance.now();
const [acted, windows, events, clauses, ends] = Array.from({ length: 5 }, () => new Map<string, number>());
const questions = new Map<string, Readonly<Record<string, unknown>>>();
const count = (of: Map<string, number> | undefined, name: string): void => void of?.set(name, (of.get(name) ?? 0) + 1);

let steps = 0;
for (let seed = 1; seed <= GAMES; seed++) {
  const end = playRandomly(first, seed, ({ before, action, after }) => {
    const problem = seed % HELD === 0 ? broken(before, action.type, after) : undefined;
    if (problem) throw new Error(`seed ${seed}: ${problem}, after ${JSON.stringify(action)}`);
    steps++;
    count(acted, action.type);
    const top = before.frames.at(-1);
    if (top?.type === 'window' && action.type === 'respond') count(windows, top.id);
    const card = 'card' in action ? before.setup.cards[String(action.card)] : undefined;
    if (card?.event && ['event', 'respond', 'neutral'].includes(action.type)) count(events, card.event);
    for (const { rule } of after.happened) count(clauses, rule);
    const question = steps % 5 === 0 && swordOfRome.question(after);
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

const told = (title: string, of: ReadonlyMap<string, number> | undefined): void => {
  const most = [...(of ?? [])].sort(([, a], [, b]) => b - a);
  console.log(`${title}: ${most.map(([name, number]) => `${name} ${number}`).join(', ')}`);
};
console.log(
  `${GAMES} games, ${steps} actions, ${questions.size} questions, ${clauses?.size} clauses in ${Math.round(performance.now() - began)} ms`,
);
told('Ends', ends);
told('Actions', acted);
told('Windows answered', windows);
told('Events', events);

const known = Object.values(first.setup.cards).flatMap(({ event }) => (event === null ? [] : [event]));
const missing = [
  ...Object.keys(ACTIONS).filter((type) => !acted?.has(type)),
  ...[...known, ...Object.keys(RESPONSES)].filter((event) => !events?.has(event)),
];
if (missing.length > 0) throw new Error(`never played: ${[...new Set(missing)].join(', ')}`);
