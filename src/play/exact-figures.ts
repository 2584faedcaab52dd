/** What can be said exactly about each option: by the calculator for what it leads to, or by the one roll that decides it. */
import type { Exact, Figure } from './figure.ts';
import { foreseen } from './foresight.ts';
import type { AnyGame } from './machine.ts';
import { answerOf, type Desk } from './odds.ts';
import type { Outcome } from './outcomes.ts';
import type { Question } from './question.ts';
import type { AnyState } from './state.ts';

async function exactOf(asks: Question | Outcome, desk: Desk): Promise<Exact | undefined> {
  if ('says' in asks) return { type: 'exact', chance: asks.chance, of: asks.says };
  const { calculator, report } = await answerOf(asks, desk);
  const key = asks.shows ?? calculator.figure ?? calculator.headline[0];
  const chance = key === undefined ? undefined : report.chances[key];
  if (key === undefined || chance === undefined) return undefined;
  const error = report.sampled?.errors[key];
  return {
    ...{ type: 'exact', chance, of: calculator.terms[key] ?? key, standing: report.standing },
    ...(error !== undefined && { error }),
  };
}

/** What can be told exactly of each option of whoever decides, in their order, by what that seat sees. */
export async function exactFigures(game: AnyGame, s: AnyState, desk: Desk): Promise<(Figure | undefined)[]> {
  const all = foreseen(game, s);
  const found: (Figure | undefined)[] = [];
  for (const one of all) {
    const exact = one.type === 'roll' ? await exactOf(one.asks, desk) : undefined;
    const unanswered = one.type === 'roll' && one.unanswered;
    found.push(exact && { ...exact, ...(unanswered && { unanswered }) });
  }
  if (!found.some((figure) => figure)) return found;
  return found.map((figure, i) => figure ?? (all[i]?.type === 'quiet' ? { type: 'quiet' } : undefined));
}
