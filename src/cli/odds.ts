/**
 * The calculators from a terminal: `odds list`, `odds <game> <calculator> '<json>'`, with `--roll '<faces>'` one roll;
 * what is drawn is drawn to the end, with `--seed <number>` as another run.
 */
import { join } from 'node:path';
import type { Calculator } from '../calculator/calculator.ts';
import { readFaces } from '../calculator/faces.ts';
import type { Field } from '../calculator/fields.ts';
import { nearest } from '../calculator/nearest.ts';
import { parse } from '../calculator/parse.ts';
import { quoted } from '../calculator/quoted.ts';
import { FIRST_SEED, settledReport } from '../calculator/sampling.ts';
import { calculatorsOf, everyCalculatorOf, GAMES, type GameId } from '../games/index.ts';
import { gameOf } from '../gate/game.ts';

// The games stand beside the code, wherever this is called from.
process.chdir(join(import.meta.dirname, '../..'));

/** A call that cannot be answered: one sentence, exit code 2. */
class Refusal extends Error {}

const USAGE = "odds list | odds <game> <calculator> '<json>' [--roll '<faces json>'] [--seed <number>]";

const pick = <T extends string>(what: string, found: string | undefined, known: readonly T[]): T => {
  if (found !== undefined && (known as readonly string[]).includes(found)) return found as T;
  const near = found && nearest(found, known);
  throw new Refusal(
    `${what}: found ${quoted(found)}${near ? ` (did you mean "${near}"?)` : ''}, allowed ${known.join(', ') || 'none yet'}.`,
  );
};

function json(what: string, text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    throw new Refusal(`${what}: found ${quoted(text)}, allowed JSON such as {"attackerCu": 8}.`);
  }
}

/** What a field takes, without functions, for other programs. */
function describe(field: Field): Record<string, unknown> {
  const { when: _, ...rest } = field;
  return field.kind === 'list'
    ? { ...rest, of: Object.fromEntries(Object.entries(field.of).map(([name, of]) => [name, describe(of as Field)])) }
    : rest;
}

async function list(): Promise<unknown> {
  const describeAll = async (game: GameId) =>
    (await everyCalculatorOf(game)).map(({ id, title, question, rules, fields, tables, resolve, sample }) => ({
      id,
      title,
      question,
      rules,
      tables,
      rolls: resolve !== undefined,
      drawn: sample !== undefined,
      fields: Object.fromEntries(
        Object.entries(fields as Calculator['fields']).map(([name, f]) => [name, describe(f as Field)]),
      ),
    }));
  return {
    games: await Promise.all(
      GAMES.map(async (id) => ({ id, name: gameOf(id).name, calculators: await describeAll(id) })),
    ),
  };
}

/** The word after an option, and the other words. */
function option(args: readonly string[], name: string): [words: readonly string[], given: boolean, value?: string] {
  const at = args.indexOf(name);
  return at === -1 ? [args, false] : [args.toSpliced(at, 2), true, args[at + 1]!];
}

function seedOf(text: string | undefined): number {
  if (text !== undefined && /^\d{1,9}$/.test(text)) return Number(text);
  throw new Refusal(`--seed: found ${quoted(text)}, allowed a whole number from 0 to 999999999.`);
}

async function answer(args: readonly string[]): Promise<unknown> {
  if (args[0] === 'list' && args.length === 1) return list();
  const [unseeded, seeded, seed] = option(args, '--seed');
  const [words, rolled, roll] = option(unseeded, '--roll');
  if (words.length < 2 || words.length > 3)
    throw new Refusal(`odds: found ${quoted(words.join(' '))}, allowed ${USAGE}.`);
  const game = pick('game', words[0], GAMES);
  const calculators = await calculatorsOf(game);
  const calculator = await calculators[pick('calculator', words[1], Object.keys(calculators))]!();
  const parsed = parse(calculator.fields, json('input', words[2]));
  if (parsed.type === 'problems') throw new Refusal(parsed.problems[0]!.sentence);
  const { tables } = gameOf(game);
  if (seeded && (!calculator.sample || rolled))
    throw new Refusal(`--seed: found it with ${calculator.id}, allowed only where the result is drawn.`);
  if (!rolled && calculator.sample)
    return settledReport(calculator.sample, parsed.input as never, tables, seeded ? seedOf(seed) : FIRST_SEED);
  if (!rolled) return calculator.compute(parsed.input as never, tables);
  if (!calculator.resolve || !calculator.rolls)
    throw new Refusal(`--roll: found it with ${calculator.id}, allowed only where dice are rolled.`);
  const { rolls, resolve } = calculator;
  const read = readFaces((fallen) => rolls(parsed.input as never, tables, fallen), json('faces', roll ?? 'null'));
  if (read.type === 'problem') throw new Refusal(read.sentence);
  return resolve(parsed.input as never, read.faces, tables);
}

try {
  console.log(JSON.stringify(await answer(process.argv.slice(2)), null, 2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
