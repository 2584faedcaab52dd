/**
 * Whole games of the computer against itself: nothing it does is refused, every state keeps the laws, every turn ends, and
 * it keeps nothing from one decision to the next. `node tests/audit/opponent.ts nero 100 4`
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { judgedGame } from '../../src/cli/judged-game.ts';
import { Random } from '../../src/engine/random.ts';
import { GAMES } from '../../src/games/index.ts';
import { weightsOf } from '../../src/gate/worth.ts';
import { searching } from '../../src/opponent/players.ts';
import { propose } from '../../src/play/propose.ts';
import { plays } from '../support/plays.ts';

const [name, games = '100', iterations = '4'] = process.argv.slice(2);
const id = GAMES.find((one) => one === name);
if (!id) throw new RangeError(`found "${name}", allowed ${GAMES.join(', ')}`);
const weights = weightsOf(id);
if (!weights) throw new RangeError(`${id}: nothing has been learnt yet`);

/** More actions than a turn ever takes. */
const LONGEST = 3000;
/** What may be kept, in bytes. */
const MOST = 64 * 2 ** 20;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const held = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

const { game, worth, start } = await judgedGame(id);
const player = searching(game, { worth, weights }, Number(iterations));
let [decisions, actions, before, most] = [0, 0, 0, 0];

for (let nth = 0; nth < Number(games); nth++) {
  const random = new Random(nth + 1);
  let state = start;
  let [progress, since] = [-1, 0];
  while (!state.ending) {
    const waits = game.chance(state);
    const seat = game.decider(state) ?? '';
    if (!waits) decisions++;
    const action = waits ? propose(waits, random.next() | 0).action : player(state, seat, random.next() | 0);
    const result = game.play(state, action);
    if (result.type === 'rejected')
      throw new Error(`game ${nth}: ${JSON.stringify(action)}: ${result.problem.sentence}`);
    ({ state } = result);
    plays[id]?.check(state);
    actions++;
    if (worth.progress(state) !== progress) [progress, since] = [worth.progress(state), 0];
    if (since++ > LONGEST) throw new Error(`game ${nth}: the turn does not end`);
  }
  // What the first game leaves is code and tables, which are there once.
  if (nth === 0) before = held();
  else most = Math.max(most, held() - before);
  if (most > MOST) throw new Error(`game ${nth}: ${Math.round(most / 2 ** 20)} MB are kept`);
}
console.log(
  `${id}: ${games} games, ${actions} actions, ${decisions} decisions, ${(most / 2 ** 20).toFixed(1)} MB kept at most`,
);
