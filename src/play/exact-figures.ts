/** What can be said exactly about each option: by the calculator for what it leads to, or by the one roll that decides it. */
import type { Exact, Figure } from './figure.ts';
import { type Asking, foreseen } from './foresight.ts';
import type { AnyGame } from './machine.ts';
import { answerOf, type Desk } from './odds.ts';
import type { AnyState } from './state.ts';

/** Whether the seat that decides hopes for a chance, by who is known to hope for it, or to fear it. */
type HopeOf = (wants?: string, fears?: string) => Exact['hope'];

async function exactOf({ asks, rolls = [] }: Asking, hopeOf: HopeOf, desk: Desk): Promise<Exact | undefined> {
  if ('says' in asks) return { type: 'exact', chance: asks.chance, of: asks.says, hope: hopeOf(rolls[0]) };
  const { calculator, report } = await answerOf(asks, desk);
  const key = asks.shows ?? calculator.figure ?? calculator.headline[0];
  const chance = key === undefined ? undefined : report.chances[key];
  if (key === undefined || chance === undefined) return undefined;
  const error = report.sampled?.errors[key];
  const tone = calculator.tones[key];
  // A calculator's colours are those of whoever rolls first, and of whoever is against him.
  const [wants, fears] = tone === 'attacker' ? rolls : tone === 'defender' ? [rolls[1], rolls[0]] : [];
  return {
    ...{ type: 'exact', chance, of: calculator.terms[key] ?? key, standing: report.standing },
    ...(error !== undefined && { error }),
    hope: asks.wants || asks.fears ? hopeOf(asks.wants, asks.fears) : hopeOf(wants, fears),
  };
}

/** What can be told exactly of each option of whoever decides, in their order, by what that seat sees. */
export async function exactFigures(game: AnyGame, s: AnyState, desk: Desk): Promise<(Figure | undefined)[]> {
  const all = foreseen(game, s);
  const seat = game.decider(s);
  const areTwo = Object.keys(game.seats).length === 2;
  // Between two, what one hopes for the other fears.
  const isHis = (one?: string, other?: string): boolean => (one ? one === seat : areTwo && !!other && other !== seat);
  const hopeOf: HopeOf = (wants, fears) => (isHis(wants, fears) ? 'for' : isHis(fears, wants) ? 'against' : undefined);
  const found: (Figure | undefined)[] = [];
  for (const one of all) {
    const exact = one.type === 'roll' ? await exactOf(one, hopeOf, desk) : undefined;
    const unanswered = one.type === 'roll' && one.unanswered;
    found.push(exact && { ...exact, ...(unanswered && { unanswered }) });
  }
  if (!found.some((figure) => figure)) return found;
  return found.map((figure, i) => figure ?? (all[i]?.type === 'quiet' ? { type: 'quiet' } : undefined));
}
