/** What it takes to reach a goal: tries every value of a number and names the nearest one that reaches it. */
import { aimOf, type Calculator } from '../calculator.ts';
import type { NumberField } from '../fields.ts';
import { barsOf } from '../fields.ts';
import { fitting } from '../parse.ts';
import type { Standing } from '../standing.ts';
import type { Tables } from '../table.ts';
import { type FieldAt, type Input, placesOf } from './places.ts';

/** One value that was tried. */
export interface Tried {
  readonly value: number;
  readonly worth: number;
  readonly standing: Standing;
}

export type NumberPlace = FieldAt<NumberField<string>>;

/** The numbers that can be changed in this case. */
export const numbersOf = (calculator: Calculator, input: Input): NumberPlace[] =>
  placesOf(calculator.fields, input).filter((place): place is NumberPlace => place.field.kind === 'number');

/** What a case is worth for an aim; nothing where the rules forbid it. */
export function worthOf(
  calculator: Calculator,
  input: Input,
  tables: Tables,
  aim: string,
): { readonly worth: number; readonly standing: Standing } | undefined {
  if (barsOf(calculator.fields, input).length > 0) return undefined;
  const report = calculator.compute(fitting(input), tables);
  return { worth: aimOf(calculator, aim).worth(report), standing: report.standing };
}

/** Every value that the place may have. */
export function tryEach(calculator: Calculator, place: NumberPlace, tables: Tables, aim: string): Tried[] {
  const { min, max } = place.field;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).flatMap((value) => {
    const found = worthOf(calculator, place.put(value), tables, aim);
    return found ? [{ value, ...found }] : [];
  });
}

/** What the goal asks of one number. */
export type Need =
  /** Not reached yet, and this is the nearest value that does. */
  | { readonly type: 'needs'; readonly tried: Tried }
  /** Reached already, and so far it could go the other way without losing it. */
  | { readonly type: 'has'; readonly tried: Tried }
  /** No value reaches it; this comes nearest. */
  | { readonly type: 'out-of-reach'; readonly tried: Tried };

/** Sums of doubles may fall short by this much. */
const SHORT = 1e-9;

export const reaches = (worth: number, goal: number): boolean => worth >= goal - SHORT;

/** `tried` holds every value in rising order; `now` is a word where the field has one in place of a number. */
export function needOf(tried: readonly Tried[], now: unknown, goal: number): Need | undefined {
  const good = tried.filter((t) => reaches(t.worth, goal));
  const from = typeof now === 'number' ? now : (tried[0]?.value ?? 0);
  const nearest = (among: readonly Tried[]) =>
    among.toSorted((a, b) => Math.abs(a.value - from) - Math.abs(b.value - from) || b.worth - a.worth)[0];
  const here = tried.find((t) => t.value === now);
  if (here && reaches(here.worth, goal)) return { type: 'has', tried: spare(tried, here, goal) };
  const found = nearest(good);
  if (found) return { type: 'needs', tried: found };
  const best = Math.max(...tried.map((t) => t.worth));
  const closest = nearest(tried.filter((t) => t.worth === best));
  return closest && { type: 'out-of-reach', tried: closest };
}

/** The farthest value on the way to less that still reaches the goal, with every value between. */
function spare(tried: readonly Tried[], here: Tried, goal: number): Tried {
  const last = (way: readonly Tried[]): Tried => {
    const end = way.findIndex((t) => !reaches(t.worth, goal));
    return (end < 0 ? way : way.slice(0, end)).at(-1) ?? here;
  };
  const at = tried.indexOf(here);
  const [low, high] = [last(tried.slice(0, at).reverse()), last(tried.slice(at + 1))];
  // What gives least is what costs least; where both ways give as much there is nothing to spare.
  if (low.worth === high.worth) return here;
  return low.worth < high.worth ? low : high;
}
