/** How lucky a roll was: the chance of worse plus half the chance of equally good, minus one half. Over all results it averages zero. */
import type { Faces } from '../calculator/calculator.ts';
import { everyFall } from '../calculator/roll/falls.ts';
import type { Rolled } from './chance.ts';
import type { AnyGame } from './machine.ts';
import type { Act } from './runner.ts';

export interface Luck {
  /** Whose dice they are first of all. */
  readonly by: string;
  /** Who rolls against him: for him it is as much the other way. */
  readonly against?: string;
  /** From -1/2 to 1/2. */
  readonly luck: number;
}

/** More falls than two sides of four dice each have. */
const LIMIT = 20_000;
/** Worths that are as good as equal. */
const NEAR = 1e-9;

/** Undefined where nobody in particular rolls, or nothing says what the faces are worth. */
export function luckOf({ dice, worth }: Rolled, faces: Faces): Luck | undefined {
  const sides = [...new Set(dice(faces).flatMap(({ by }) => (by === undefined ? [] : [by])))];
  const [by, against] = sides;
  if (!worth || by === undefined) return undefined;
  const falls = everyFall(dice, LIMIT);
  if (!falls) return undefined;
  const found = worth(faces);
  const luck = falls.reduce((sum, fall) => {
    const difference = found - worth(fall.faces);
    return sum + (difference > NEAR ? fall.chance : difference < -NEAR ? 0 : fall.chance / 2);
  }, -0.5);
  return { by, luck, ...(against !== undefined && { against }) };
}

/** The luck of an action that was played; deals and draws do not count. */
export function luckOfAct(game: AnyGame, { action, before }: Act): Luck | undefined {
  const waits = game.chance(before);
  return waits?.type === 'roll' ? luckOf(waits, action['faces'] as Faces) : undefined;
}
