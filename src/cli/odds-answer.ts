/** What `odds` prints for its arguments: a text, or one sentence that says why not. It reads at most one file and writes none. */
import type { Calculator } from '../calculator/calculator.ts';
import { parse } from '../calculator/parse.ts';
import { instead, quoted } from '../calculator/quoted.ts';
import type { Outcome, Report } from '../calculator/report.ts';
import { readFaces } from '../calculator/roll/faces.ts';
import { FIRST_SEED, settledReport } from '../calculator/roll/sampling.ts';
import type { Tables } from '../calculator/table.ts';
import { queryOf } from '../calculator/told/ways.ts';
import { calculatorsOf, GAMES, type GameId } from '../games/index.ts';
import { gameOf } from '../gate/game.ts';
import { type Call, callOf } from './call.ts';
import { everyGame, listedCalculator, listedGame } from './odds-list.ts';
import { ownTables } from './own-tables.ts';
import { pick, Refusal } from './refusal.ts';

export interface Answered {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const HELP = `odds list                        every game, calculator and field
odds list <game>                 the calculators of one game
odds list <game> <calculator>    what it asks, when, and which dice it rolls
odds <game> <calculator> [json]  all rolls, or the defaults where no JSON is given

  --roll '<faces json>'          one roll that you enter, step by step
  --tables <file.json>           with your own tables, as the site exports them
  --brief                        only the sentence, the chances and how sure they are
  --seed <number>                another run, where the result is sampled

odds sword-of-rome battle '{"attackerCu": 8, "defenderCu": 4}' --brief
Answers are JSON. If something cannot be answered, one sentence says why, and the exit code is 2.
`;

const USAGE = 'odds --help, odds list [<game> [<calculator>]] or odds <game> <calculator> [json]';

const unknownCall = (words: string): Refusal =>
  new Refusal(
    `${words ? `odds cannot be called as ${quoted(words)}` : 'odds needs a game and a calculator'}. Use ${USAGE}.`,
  );

const OPTIONS = { roll: 'string', tables: 'string', seed: 'string', brief: 'boolean' } as const;

function json(what: string, text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    throw new Refusal(`${what} must be JSON such as {"attackerCu": 8}${instead(text)}.`);
  }
}

function seedOf(text: string | undefined): number {
  if (text !== undefined && /^\d{1,9}$/.test(text)) return Number(text);
  throw new Refusal(`--seed must be a whole number from 0 to 999999999${instead(text)}.`);
}

const calculatorNamed = async (game: GameId, name: string | undefined): Promise<Calculator> => {
  const calculators = await calculatorsOf(game);
  return calculators[pick('calculator', name, Object.keys(calculators))]!();
};

async function list(words: readonly string[], given: Call['given']): Promise<unknown> {
  const [option] = given.keys();
  if (option !== undefined) throw new Refusal(`${option} works only with a calculator, not with list.`);
  if (words.length > 2) throw unknownCall(`list ${words.join(' ')}`);
  if (words.length === 0) return everyGame();
  const game = pick('game', words[0], GAMES);
  if (words.length === 1) return listedGame(game);
  return listedCalculator(await calculatorNamed(game, words[1]), gameOf(game).tables);
}

/** All rolls, or the one that was written down. */
function found(calculator: Calculator, raw: unknown, { given }: Call, tables: Tables): Report | Outcome {
  const parsed = parse(calculator.fields, raw);
  if (parsed.type === 'problems') throw new Refusal(parsed.problems[0]!.sentence);
  const input = parsed.input as never;
  const { sample, rolls, resolve, id } = calculator;
  if (given.has('--seed') && (!sample || given.has('--roll')))
    throw new Refusal('--seed works only where a result is sampled.');
  if (!given.has('--roll')) {
    if (!sample) return calculator.compute(input, tables);
    return settledReport(sample, input, tables, given.has('--seed') ? seedOf(given.get('--seed')) : FIRST_SEED);
  }
  if (!resolve || !rolls) throw new Refusal(`--roll works only where dice are rolled; ${id} rolls none.`);
  const faces = readFaces((fallen) => rolls(input, tables, fallen), json('faces', given.get('--roll') ?? 'null'));
  if (faces.type === 'problem') throw new Refusal(faces.sentence);
  return resolve(input, faces.faces, tables);
}

const brief = (told: Report | Outcome): unknown => {
  const { sentence, standing } = told;
  return 'chances' in told ? { sentence, chances: told.chances, standing } : { sentence, facts: told.facts, standing };
};

/** With the addresses of its ways on. */
async function addressed(told: Report | Outcome, game: GameId): Promise<unknown> {
  if (!('onward' in told) || !told.onward) return told;
  const ways = told.onward.map(async (way) => {
    const { fields } = await calculatorNamed(game, way.calculator);
    return { calculator: way.calculator, says: way.says, query: queryOf(way, fields) };
  });
  return { ...told, onward: await Promise.all(ways) };
}

async function tell(args: readonly string[], from: readonly string[]): Promise<Omit<Answered, 'code'>> {
  if (args[0] === '--help') return { out: HELP, err: '' };
  const printed = (told: unknown) => `${JSON.stringify(told, null, 2)}\n`;
  const call = callOf(args, OPTIONS);
  const [first, ...rest] = call.words;
  if (first === 'list') return { out: printed(await list(rest, call.given)), err: '' };
  if (call.words.length < 2 || call.words.length > 3) throw unknownCall(call.words.join(' '));
  const game = pick('game', first, GAMES);
  const calculator = await calculatorNamed(game, rest[0]);
  const shipped = gameOf(game).tables;
  const own = call.given.has('--tables')
    ? ownTables(game, shipped, call.given.get('--tables'), from)
    : { tables: shipped, note: '' };
  const told = found(calculator, json('input', rest[1]), call, own.tables);
  return { out: printed(call.given.has('--brief') ? brief(told) : await addressed(told, game)), err: own.note };
}

/** `from`: the folders in which a file may be named. */
export async function answered(args: readonly string[], from: readonly string[]): Promise<Answered> {
  try {
    return { code: 0, ...(await tell(args, from)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: 2, out: '', err: `${error.message}\n` };
  }
}
