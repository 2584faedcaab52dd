/** Where the questions of a game lead: to a clause, or to a calculator with the case filled in. Stops on one that leads nowhere. */
import { toQuery } from '../calculator/address.ts';
import type { Calculator } from '../calculator/calculator.ts';
import type { Fields } from '../calculator/fields.ts';
import { parse } from '../calculator/parse.ts';
import { calculators } from '../games/index.ts';
import type { Clause } from './clauses.ts';
import { clausesIn, type Game } from './game.ts';
import { ContentError, unknownName } from './problem.ts';
import type { Question } from './schema.ts';

export type Door =
  | { readonly type: 'clause'; readonly clause: Clause }
  | { readonly type: 'calculator'; readonly calculator: Calculator; readonly query: string };

export interface Asked extends Omit<Question, 'to'> {
  readonly to: Door;
}

export async function askedOf(game: Game): Promise<Asked[]> {
  const problems: string[] = [];
  const asked: Asked[] = [];
  for (const question of game.questions) {
    const door = await doorOf(game, question);
    if (Array.isArray(door)) problems.push(...door);
    else asked.push({ ...question, to: door });
  }
  if (problems.length) throw new ContentError(problems);
  return asked;
}

/** The door, or what is wrong with it. */
async function doorOf(game: Game, { ask, to }: Question): Promise<Door | string[]> {
  const where = `content/${game.id}/questions.json: "${ask}"`;
  if ('clause' in to) {
    const clauses = clausesIn(game);
    const clause = clauses.find((c) => c.id === to.clause);
    const written = clauses.map((c) => c.id);
    return clause ? { type: 'clause', clause } : [unknownName(where, 'clause', to.clause, written)];
  }
  const offered = calculators[game.id];
  const load = Object.hasOwn(offered, to.calculator) ? offered[to.calculator] : undefined;
  if (!load) return [unknownName(where, 'calculator', to.calculator, Object.keys(offered))];
  const calculator = await load();
  const fields = calculator.fields as Fields;
  const parsed = parse(fields, to.input);
  if (parsed.type === 'problems') return parsed.problems.map(({ sentence }) => `${where}: ${sentence}`);
  return { type: 'calculator', calculator, query: toQuery(fields, parsed.input) };
}
