/**
 * How fast the engine is and every calculator answers, against the limits we promise: tables, then JSON; exit code 1 where one
 * is missed. `npm run bench -- 200 nero` tries fewer inputs than 2,000, and only calculators with this in their name;
 * `npm run bench -- games` measures the whole games alone.
 */
import { defaultsOf } from '../../src/calculator/fields.ts';
import { Reader } from '../../src/calculator/table.ts';
import { battle as battleCalculator } from '../../src/games/sword-of-rome/battle/calculator.ts';
import { allRolls, type PoolCache } from '../../src/games/sword-of-rome/battle/losses.ts';
import { type Battle, PLAIN_BATTLE } from '../../src/games/sword-of-rome/battle/rules.ts';
import { marchPast } from '../../src/games/sword-of-rome/march-past/calculator.ts';
import { gameOf } from '../../src/gate/game.ts';
import { everyCalculator } from '../support/calculators.ts';
import { type Answers, answersOf } from './answers.ts';
import { firstCall } from './cold.ts';
import { speedsOfGames } from './games.ts';

interface Case {
  readonly name: string;
  readonly run: () => unknown;
  /** In milliseconds; none where nothing is promised. */
  readonly limit?: number;
  /** Runs in one sample, so that a sample lasts some ten milliseconds. */
  readonly runs: number;
}

const { tables } = gameOf('sword-of-rome');

/** 3d6 +3 against 3d6 +1, armies that can bear every loss. */
const reference: Battle = { ...PLAIN_BATTLE, attackerCu: 20, defenderCu: 20, attackerEvent: 3, defenderEvent: 1 };
const modifiers = { attacker: 3, defender: 1 };
const kept: PoolCache = new Map();
const read = new Reader(tables);

function grid(): number {
  const pools: PoolCache = new Map();
  let tablesMade = 0;
  for (let attackerDice = 1; attackerDice <= 6; attackerDice++) {
    for (let defenderDice = 1; defenderDice <= 6; defenderDice++) {
      const battle = { ...reference, attackerDice, defenderDice };
      for (let attacker = 0; attacker <= 10; attacker++) {
        for (let defender = 0; defender <= 10; defender++) {
          allRolls(battle, { attacker, defender }, read, pools);
          tablesMade++;
        }
      }
    }
  }
  return tablesMade;
}

const army = (cu: number) => ({ ...defaultsOf(marchPast.fields.interceptors.of), cu });
const march = { ...defaultsOf(marchPast.fields), interceptors: [6, 5, 4, 3].map(army) };
const battleInput = {
  ...defaultsOf(battleCalculator.fields),
  attackerCu: 20,
  defenderCu: 20,
  attackerEvent: 3,
  defenderEvent: 1,
};

const CASES: readonly Case[] = [
  {
    name: 'reference battle, nothing kept',
    run: () => allRolls(reference, modifiers, new Reader(tables)),
    limit: 0.1,
    runs: 250,
  },
  {
    name: 'reference battle, pools kept',
    run: () => allRolls(reference, modifiers, read, kept),
    limit: 0.01,
    runs: 2500,
  },
  { name: 'grid of 4,356 battles', run: grid, limit: 50, runs: 1 },
  { name: 'battle report', run: () => battleCalculator.compute(battleInput, tables), limit: 0.12, runs: 100 },
  { name: 'march past four armies', run: () => marchPast.compute(march, tables), runs: 5 },
];

const SAMPLES = 41;

if (process.argv[2] === 'games') {
  console.log(JSON.stringify(await speedsOfGames(), null, 2));
  process.exit();
}

/** The median of many samples, after as many to warm up, in processor time: what else the machine does falls out. */
function median({ run, runs }: Case): number {
  const sample = () => {
    const start = process.cpuUsage();
    for (let i = 0; i < runs; i++) run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 / runs;
  };
  const samples = () => Array.from({ length: SAMPLES }, sample);
  samples();
  return samples().sort((x, y) => x - y)[Math.floor(SAMPLES / 2)]!;
}

const inWords = (ms: number): string => (ms < 1 ? `${(ms * 1000).toFixed(1)} µs` : `${ms.toFixed(1)} ms`);

const won = allRolls(reference, modifiers, read).reduce((sum, l) => (l.winner === 'attacker' ? sum + l.ways : sum), 0);
if (won !== 29_715 || grid() !== 4356)
  throw new RangeError(`the reference battle is won in ${won} rolls, must be 29715`);

/** Only calculators with this in their name, and then nothing else. */
const ONLY = process.argv[3] ?? '';

const result = (name: string, ms: number, limit?: number) => ({
  name,
  ms: Number(ms.toPrecision(4)),
  ...(limit !== undefined && { limit, ok: ms <= limit }),
});
const results = ONLY ? [] : CASES.map((c) => result(c.name, median(c), c.limit));

for (const { name, ms, limit, ok } of results) {
  const mark = limit === undefined ? '' : `${inWords(limit).padStart(10)}  ${ok ? 'ok' : 'over'}`;
  console.log(`${name.padEnd(34)}${inWords(ms).padStart(10)}${mark}`);
}
/** A page spends no more than this on an answer, in milliseconds; changes that take longer are left to a worker. */
const [MEDIAN, WORST] = [16, 50];
/** The same for the first report of a fresh page, where nothing has been compiled: a battle takes 3, a whole attack 10 to 12. */
const FIRST = 14;
const INPUTS = Number(process.argv[2] ?? 2000);
console.log(
  `\n${'answer to a change, on the page'.padEnd(34)}${'median'.padStart(10)}${'worst'.padStart(10)}${'first'.padStart(10)}      changes left to the worker, and the longest there`,
);
interface Answered extends Answers {
  readonly first: number;
}
const isOver = ({ median, worst, first }: Answered): boolean => median > MEDIAN || worst > WORST || first > FIRST;
const answers: Answered[] = [];
for (const { game, name, calculator, content } of await everyCalculator()) {
  if (!`${game} ${name}`.includes(ONLY)) continue;
  const found = {
    ...answersOf(`${game} ${name}`, calculator, content.tables, INPUTS),
    first: firstCall(game, name, content.tables),
  };
  answers.push(found);
  const { median: middle, worst, first, toWorker, whole, at } = found;
  const verdict = isOver(found) ? 'over' : 'ok';
  const left = toWorker > 0 ? `${(toWorker * 100).toFixed(1)}%, ${inWords(whole)}` : 'none';
  console.log(
    `${found.name.padEnd(34)}${inWords(middle).padStart(10)}${inWords(worst).padStart(10)}${inWords(first).padStart(10)}  ${verdict.padEnd(4)}  ${left}`,
  );
  console.log(`  ${JSON.stringify(at)}`);
}
if (!ONLY) {
  results.push(result('slowest first report', Math.max(...answers.map(({ first }) => first)), FIRST));
  await speedsOfGames();
}
console.log(JSON.stringify(results, null, 2));
if (results.some((r) => r.ok === false) || answers.some(isOver)) process.exitCode = 1;
