/**
 * How long somebody waits for the computer on a phone four times slower than this machine: at a decision, and between two
 * questions, with all other seats the computer's. In processor time, so that it does not matter what else the machine does.
 * `node tests/audit/waits.ts nero 3 normal`
 */
import { judgedGame } from '../../src/cli/judged-game.ts';
import { Random } from '../../src/engine/random.ts';
import { GAMES } from '../../src/games/index.ts';
import { weightsOf } from '../../src/gate/worth.ts';
import { LEVELS, type Level } from '../../src/opponent/levels.ts';
import { think } from '../../src/opponent/opponent.ts';
import { searching } from '../../src/opponent/players.ts';

const [name, games = '2', level = 'normal'] = process.argv.slice(2);
const id = GAMES.find((one) => one === name);
if (!id) throw new RangeError(`found "${name}", allowed ${GAMES.join(', ')}`);
const weights = weightsOf(id);
if (!weights) throw new RangeError(`${id}: nothing has been learnt yet`);

/** The phone is so many times slower. */
const SLOWER = 4;
/** What is allowed, in seconds: a decision, and the wait between two questions in the median. */
const [DECISION, WAIT] = [3, 10];

const { game, worth, start } = await judgedGame(id);
const judgement = { worth, weights };
const iterations = LEVELS[level as Level];
const reader = searching(game, judgement, LEVELS.easy);
const seconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (SLOWER * (user + system)) / 1e6;
};

const decisions: number[] = [];
const waits: number[] = [];
for (let nth = 0; nth < Number(games); nth++) {
  const random = new Random(nth + 1);
  const search = game.search(start);
  const sides = worth.sides(start);
  const own = sides[nth % sides.length] ?? [];
  let wait = 0;
  while (!search.state.ending) {
    const seat = search.decider() ?? '';
    const began = seconds();
    if (seat === 'chance' || search.only()) {
      search.play(search.draw(random));
      wait += seconds() - began;
      continue;
    }
    const seed = random.next() | 0;
    if (own.includes(seat)) {
      waits.push(wait);
      wait = 0;
      search.play(reader(search.state, seat, seed));
      continue;
    }
    const { action } = think(game, search.state, seat, { iterations, seed, worth: judgement, tells: true });
    decisions.push(seconds() - began);
    search.play(action);
    wait += seconds() - began;
  }
}

const at = (list: readonly number[], share: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(share * list.length))] ?? 0;
const told = (list: readonly number[]): string =>
  `median ${at(list, 0.5).toFixed(2)} s, 9 of 10 within ${at(list, 0.9).toFixed(2)} s, ` +
  `99 of 100 within ${at(list, 0.99).toFixed(2)} s, at most ${at(list, 1).toFixed(2)} s`;
console.log(`${id}, ${level}, ${games} games, a phone ${SLOWER} times slower than this machine`);
console.log(`  ${decisions.length} decisions: ${told(decisions)}`);
console.log(`  ${waits.length} waits between two questions: ${told(waits)}`);
if (at(decisions, 1) > DECISION || at(waits, 0.5) > WAIT) {
  console.error(`allowed ${DECISION} s a decision and ${WAIT} s between two questions in the median`);
  process.exitCode = 1;
}
