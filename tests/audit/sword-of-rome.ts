/** `node tests/audit/sword-of-rome.ts [games] [first seed]`: plays The Sword of Rome at random, holds every step to the laws, and counts what came up. */
import { swordOfRome } from '../../src/games/sword-of-rome/play/play.ts';
import { RESPONSES } from '../../src/games/sword-of-rome/play/responses.ts';
import { broken } from '../games/sword-of-rome/play/invariants.ts';
import { playRandomly } from '../games/sword-of-rome/play/random-game.ts';
import { start } from '../games/sword-of-rome/play/table.ts';

const games = Number(process.argv[2] ?? 300);
const seed = Number(process.argv[3] ?? 1);
const first = start();

const count = (of: Map<string, number>, name: string): void => void of.set(name, (of.get(name) ?? 0) + 1);
const counts = (): Map<string, number> => new Map();
const [actions, windows, events, clauses, endings] = [counts(), counts(), counts(), counts(), counts()];

const began = performance.now();
let steps = 0;
for (let i = seed; i < seed + games; i++) {
  const end = playRandomly(first, i, ({ before, action, after }) => {
    // Every law at every step would take most of the time: each step is held to them in one game of five.
    const problem = i % 5 === 0 ? broken(before, action.type, after) : undefined;
    if (problem) throw new Error(`seed ${i}: ${problem}, after ${JSON.stringify(action)}`);
    steps += 1;
    count(actions, action.type);
    const top = before.frames.at(-1);
    if (top?.type === 'window' && action.type === 'respond') count(windows, top.id);
    const card = 'card' in action ? before.setup.cards[String(action.card)] : undefined;
    if (card?.event && ['event', 'respond', 'neutral'].includes(action.type)) count(events, card.event);
    for (const { rule } of after.happened) count(clauses, rule);
  });
  count(endings, `${end.ending?.how}: ${end.ending?.winners.join(' and ')}`);
}
const seconds = (performance.now() - began) / 1000;

const told = (title: string, of: ReadonlyMap<string, number>): void =>
  console.log(
    `${title}: ${[...of]
      .sort(([, a], [, b]) => b - a)
      .map(([name, number]) => `${name} ${number}`)
      .join(', ')}`,
  );
console.log(`${games} games, ${steps} actions, ${seconds.toFixed(1)} s`);
told('Endings', endings);
told('Actions', actions);
told('Windows answered', windows);
told('Events', events);
console.log(`Clauses told: ${clauses.size}`);

const known = Object.values(first.setup.cards).flatMap(({ event }) => (event === null ? [] : [event]));
const missing = [
  ...Object.keys(swordOfRome.actions).filter((type) => !actions.has(type)),
  ...[...new Set(known)].filter((event) => !events.has(event)),
  ...Object.keys(RESPONSES).filter((event) => !events.has(event)),
];
if (missing.length > 0) {
  console.log(`Never came up: ${[...new Set(missing)].join(', ')}`);
  process.exitCode = games >= 300 ? 1 : 0;
}
