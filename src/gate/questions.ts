/** Where the questions of a game lead: to a clause, or to a calculator with the case filled in. Refuses one that leads nowhere. */
import { toQuery } from '../calculator/address.ts';
import type { Calculator } from '../calculator/calculator.ts';
import { caseOf } from './case.ts';
import type { Clause } from './clauses.ts';
import { clausesIn, type Game } from './game.ts';
import { ContentError, unknownName } from './problem.ts';
import type { Question } from './schema.ts';

export type Lead =
  | { readonly type: 'clause'; readonly clause: Clause }
  | { readonly type: 'calculator'; readonly calculator: Calculator; readonly query: string };

export interface Asked extends Omit<Question, 'to'> {
  readonly to: Lead;
}

export async function askedOf(game: Game): Promise<Asked[]> {
  const problems: string[] = [];
  const asked: Asked[] = [];
  for (const question of game.questions) {
    const lead = await leadOf(game, question);
    if (Array.isArray(lead)) problems.push(...lead);
    else asked.push({ ...question, to: lead });
  }
  if (problems.length) throw new ContentError(problems);
  return asked;
}

/** Where it leads, or what is wrong with it. */
async function leadOf(game: Game, { ask, to }: Question): Promise<Lead | string[]> {
  const where = `content/${game.id}/questions.json: "${ask}"`;
  if ('clause' in to) {
    const clauses = clausesIn(game);
    const clause = clauses.find((c) => c.id === to.clause);
    const written = clauses.map((c) => c.id);
    return clause ? { type: 'clause', clause } : [unknownName(where, 'clause', to.clause, written)];
  }
  const named = await caseOf(game.id, to);
  if (named.type === 'problems') return named.sentences.map((sentence) => `${where}: ${sentence}`);
  const { calculator, input } = named;
  return { type: 'calculator', calculator, query: toQuery(calculator.fields, input) };
}
