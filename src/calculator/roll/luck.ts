/** Luck at the table: what fell against what was to be expected, roll by roll and player by player. */
import type { Calculator } from '../calculator.ts';
import type { Outcome, Report } from '../report.ts';

/** One figure of a roll: 1 or 0 where it was a chance, else how many. */
interface Stake {
  readonly term: string;
  readonly form: 'chance' | 'number';
  readonly expected: number;
  readonly fell: number;
}

/** A roll that was made: whose it was, what was asked, what came of it, and what was at stake. */
export interface Fall {
  readonly player: string;
  readonly asked: string;
  readonly sentence: string;
  readonly stakes: readonly Stake[];
}

/** The figure that the answer shows, and the amounts of its first chart, so far as the roll tells them. */
export function stakesOf({ figure, headline, charts, terms }: Calculator, report: Report, outcome: Outcome): Stake[] {
  const keys = [figure ?? headline[0] ?? [], charts[0]?.keys ?? []].flat();
  return keys.flatMap((key): Stake[] => {
    const fact = outcome.facts[key];
    const chance = report.chances[key];
    const expected = chance ?? report.expected[key];
    if (fact === undefined || expected === undefined) return [];
    return [
      { term: terms[key] ?? key, form: chance === undefined ? 'number' : 'chance', expected, fell: Number(fact) },
    ];
  });
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
