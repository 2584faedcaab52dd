/** Luck at the table: each player's rolls compared with what was to be expected. */
import type { Calculator } from '../calculator.ts';
import type { Outcome, Report } from '../report.ts';

/** One figure of a roll: 1 or 0 where it was a chance, else how many. */
export interface Stake {
  readonly term: string;
  readonly form: 'chance' | 'number';
  readonly expected: number;
  readonly fell: number;
  /** What the luck of the roll is counted in, where this is the stake that counts it. */
  readonly unit?: string;
}

/** A roll that was made: whose it was, what was asked, what came of it, and what was at stake. */
export interface Fall {
  readonly player: string;
  readonly asked: string;
  readonly sentence: string;
  readonly stakes: readonly Stake[];
}

/** What was won less what was lost, for whom the figure is good; missing where the roll does not tell all of it. */
function balanceOf({ luck }: Calculator, { expected }: Report, { facts }: Outcome): Stake[] {
  if (!luck) return [];
  const { unit, gains = [], loses = [] } = luck;
  const sum = (of: (key: string) => unknown): number => {
    const add = (keys: readonly string[]) => keys.reduce((so, key) => so + Number(of(key)), 0);
    return add(gains) - add(loses);
  };
  const [mean, fell] = [sum((key) => expected[key]), sum((key) => facts[key])];
  const isTold = Number.isFinite(mean) && Number.isFinite(fell);
  return isTold ? [{ term: `Balance of ${unit}`, form: 'number', expected: mean, fell, unit }] : [];
}

/** The figure that the answer shows, the amounts of its first chart, and what luck is counted in, so far as the roll tells them. */
export function stakesOf(calculator: Calculator, report: Report, outcome: Outcome): Stake[] {
  const { figure, headline, charts, terms } = calculator;
  const keys = [figure ?? headline[0] ?? [], charts[0]?.keys ?? []].flat();
  const told = keys.flatMap((key): Stake[] => {
    const fact = outcome.facts[key];
    const chance = report.chances[key];
    const expected = chance ?? report.expected[key];
    if (fact === undefined || expected === undefined) return [];
    return [
      { term: terms[key] ?? key, form: chance === undefined ? 'number' : 'chance', expected, fell: Number(fact) },
    ];
  });
  return [...told, ...balanceOf(calculator, report, outcome)];
}

export interface Tally extends Stake {
  readonly rolls: number;
}

/** The sums of each player, who rolled last first. */
export function talliesOf(falls: readonly Fall[]): { player: string; rolls: number; tallies: Tally[] }[] {
  const players = [...new Set(falls.map(({ player }) => player).reverse())];
  return players.map((player) => {
    const own = falls.filter((fall) => fall.player === player);
    const tallies = new Map<string, Tally>();
    for (const stake of own.flatMap(({ stakes }) => stakes)) {
      const so = tallies.get(stake.term) ?? { ...stake, expected: 0, fell: 0, rolls: 0 };
      tallies.set(stake.term, {
        ...so,
        expected: so.expected + stake.expected,
        fell: so.fell + stake.fell,
        rolls: so.rolls + 1,
      });
    }
    return { player, rolls: own.length, tallies: [...tallies.values()] };
  });
}
