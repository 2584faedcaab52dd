/** How often a route succeeds, from the calculators' chances for the risks along it. */
import type { Report } from '../calculator/report.ts';
import type { AnyGame } from './machine.ts';
import type { Question } from './question.ts';
import type { Travel } from './travel.ts';

/** A risk with how often the move goes on all the same, where that is known. */
interface Told {
  readonly at: string;
  readonly question?: Question;
  readonly arrives?: number;
}

const chancesOf = (game: Pick<AnyGame, 'travel'>): NonNullable<Travel['chances']> =>
  (game.travel as Travel | undefined)?.chances ?? {};

/** What a report says of getting there. */
export function arrivalOf(
  game: Pick<AnyGame, 'travel'>,
  { calculator, shows }: Question,
  { chances }: Pick<Report, 'chances'>,
): number | undefined {
  const told = chancesOf(game)[calculator];
  const keys = told && (told.keys ?? (shows === undefined ? [] : [shows]));
  return keys?.length ? keys.reduce((sum, key) => sum + (chances[key] ?? 0), 0) : undefined;
}

/**
 * How often a way leads to its end; against an enemy, how often the field is won. Nothing where no calculator tells that.
 * The same attempt asked about twice counts once.
 */
export function arrivalOn(game: Pick<AnyGame, 'travel'>, risks: readonly Told[], enemy: boolean): number | undefined {
  const found = new Map<string, number>();
  let fought = false;
  for (const { question, arrives, at } of risks) {
    const how = question && chancesOf(game)[question.calculator];
    if (!question || !how || arrives === undefined || how.when === (enemy ? 'no enemy' : 'enemy')) continue;
    fought ||= how.when === 'enemy';
    const key = how.once ? question.calculator : JSON.stringify([at, question]);
    found.set(key, Math.min(arrives, found.get(key) ?? 1));
  }
  if (found.size === 0 || (enemy && !fought)) return undefined;
  return [...found.values()].reduce((product, one) => product * one, 1);
}
