/** What can be said exactly about each option: by the calculator for what it leads to, or by the one roll that decides it. */
import type { Exact, Figure } from './figure.ts';
import { foreseen } from './foresight.ts';
import type { AnyGame } from './machine.ts';
import { answerOf, type Desk } from './odds.ts';
import type { Outcome } from './outcomes.ts';
import type { Question } from './question.ts';
import type { AnyState } from './state.ts';

/** Whether a seat hopes for a chance or fears it, where that is known: between two, what one hopes for the other fears. */
function hopeOf(seat: string, seats: readonly string[], wants?: string, fears?: string): Exact['hope'] {
  const other = (one?: string): string | undefined =>
    seats.length === 2 && one !== undefined ? seats.find((id) => id !== one) : undefined;
  if (seat === (wants ?? other(fears))) return 'for';
  return seat === (fears ?? other(wants)) ? 'against' : undefined;
}

interface Asking {
  readonly asks: Question | Outcome;
  readonly rolls?: readonly string[];
}

async function exactOf(
  { asks, rolls: [first, second] = [] }: Asking,
  hoped: (wants?: string, fears?: string) => Exact['hope'],
  desk: Desk,
): Promise<Exact | undefined> {
  const withHope = (hope: Exact['hope']) => (hope ? { hope } : {});
  if ('says' in asks) return { type: 'exact', chance: asks.chance, of: asks.says, ...withHope(hoped(first)) };
  const { calculator, report } = await answerOf(asks, desk);
  const key = asks.shows ?? calculator.figure ?? calculator.headline[0];
  const chance = key === undefined ? undefined : report.chances[key];
  if (key === undefined || chance === undefined) return undefined;
  const error = report.sampled?.errors[key];
  const tone = calculator.tones[key];
  // A calculator's colours are those of whoever rolls first, and of whoever is against him.
  const [own, enemy] = tone === 'attacker' ? [first, second] : tone === 'defender' ? [second, first] : [];
  const isSaid = asks.wants !== undefined || asks.fears !== undefined;
  const hope = isSaid ? hoped(asks.wants, asks.fears) : hoped(own, enemy);
  return {
    ...{ type: 'exact', chance, of: calculator.terms[key] ?? key, standing: report.standing },
    ...(error !== undefined && { error }),
    ...withHope(hope),
  };
}

/** What can be told exactly of each option of whoever decides, in their order, by what that seat sees. */
export async function exactFigures(game: AnyGame, s: AnyState, desk: Desk): Promise<(Figure | undefined)[]> {
  const all = foreseen(game, s);
  const seat: string = game.decider(s) ?? '';
  const { hands } = game.board(s, 'none');
  const seats = Object.keys(game.seats).filter((id) => Object.hasOwn(hands, id));
  const hoped = (wants?: string, fears?: string) => hopeOf(seat, seats, wants, fears);
  const found: (Figure | undefined)[] = [];
  for (const one of all) {
    const exact = one.type === 'roll' ? await exactOf(one, hoped, desk) : undefined;
    const unanswered = one.type === 'roll' && one.unanswered;
    found.push(exact && { ...exact, ...(unanswered && { unanswered }) });
  }
  if (!found.some((figure) => figure)) return found;
  return found.map((figure, i) => figure ?? (all[i]?.type === 'quiet' ? { type: 'quiet' } : undefined));
}
