/** What can be said exactly about each option: by the calculator for what it leads to, or by the one roll that decides it. */
import type { Exact, Figure } from './figure.ts';
import { type Asking, foreseen } from './foresight.ts';
import type { AnyGame } from './machine.ts';
import { answerOf, type Desk } from './odds.ts';
import type { AnyState } from './state.ts';

type Told = Exact & { readonly by: readonly (string | undefined)[] };

/** The chance, with the seat that hopes for it and one that fears it, where that is known. */
async function exactOf({ asks, rolls: [first, second] = [] }: Asking, desk: Desk): Promise<Told | undefined> {
  if ('says' in asks) return { type: 'exact', chance: asks.chance, of: asks.says, by: [first] };
  const { calculator, report } = await answerOf(asks, desk);
  const key = asks.shows ?? calculator.figure ?? calculator.headline[0];
  const chance = key === undefined ? undefined : report.chances[key];
  if (key === undefined || chance === undefined) return undefined;
  const error = report.sampled?.errors[key];
  const { wants, fears } = asks;
  const tone = calculator.tones[key];
  // A calculator's colours are those of whoever rolls first, and of whoever is against him.
  const rolled = tone === 'attacker' ? [first, second] : tone === 'defender' ? [second, first] : [];
  return {
    ...{ type: 'exact', chance, of: calculator.terms[key] ?? key, standing: report.standing },
    ...(error !== undefined && { error }),
    by: wants || fears ? [wants, fears] : rolled,
  };
}

/** What can be told exactly of each option of whoever decides, in their order, by what that seat sees. */
export async function exactFigures(game: AnyGame, s: AnyState, desk: Desk): Promise<(Figure | undefined)[]> {
  const all = foreseen(game, s);
  const seat = game.decider(s);
  // Between two, what one hopes for the other fears.
  const areTwo = Object.keys(game.seats).length === 2;
  const isOf = (one?: string, other?: string): boolean =>
    one === undefined ? areTwo && other !== undefined && other !== seat : one === seat;
  const found: (Figure | undefined)[] = [];
  for (const one of all) {
    const told = one.type === 'roll' ? await exactOf(one, desk) : undefined;
    if (!told) {
      found.push(undefined);
      continue;
    }
    const { by, ...exact } = told;
    const [wants, fears] = by;
    const hope = isOf(wants, fears) ? 'for' : isOf(fears, wants) ? 'against' : undefined;
    found.push({ ...exact, ...(hope && { hope }), ...(one.type === 'roll' && one.unanswered && { unanswered: true }) });
  }
  if (!found.some((figure) => figure)) return found;
  return found.map((figure, i) => figure ?? (all[i]?.type === 'quiet' ? { type: 'quiet' } : undefined));
}
