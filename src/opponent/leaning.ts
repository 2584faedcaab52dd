/** A leaning among options before any search: from what an action is and what it names. Knows no game. */
import type { AnyAction } from '../play/frames.ts';

/** Cards of one kind are numbered; their kind is what counts. */
const kindOf = (value: unknown): string => String(value).replace(/-\d+$/, '');

/** What a leaning may go by: the frame and the type of the action, and with them each of its fields. */
export function traitsOf(frame: string, action: AnyAction): string[] {
  const base = `${frame} ${action.type}`;
  const traits = [base];
  for (const [field, value] of Object.entries(action))
    if (field !== 'type' && typeof value !== 'object') traits.push(`${base} ${field} ${kindOf(value)}`);
  return traits;
}

/** Sums the weights of the traits; each action is looked up once. */
export class Leaning {
  readonly #weights: ReadonlyMap<string, number>;
  readonly #known = new Map<string, number>();

  constructor(weights: Readonly<Record<string, number>>) {
    this.#weights = new Map(Object.entries(weights));
  }

  of(frame: string, action: AnyAction, key = keyOf(action)): number {
    const name = `${frame} ${key}`;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    let sum = 0;
    for (const trait of traitsOf(frame, action)) sum += this.#weights.get(trait) ?? 0;
    this.#known.set(name, sum);
    return sum;
  }
}

const known = new WeakMap<Readonly<Record<string, number>>, Leaning>();

/** The leaning of these weights; it remembers what it has looked up. */
export function leaningOf(weights: Readonly<Record<string, number>>): Leaning {
  const leaning = known.get(weights) ?? new Leaning(weights);
  known.set(weights, leaning);
  return leaning;
}

/** The same for the same action. */
export function keyOf(action: AnyAction): string {
  let key = '';
  for (const name in action) {
    const value: unknown = action[name as keyof AnyAction];
    key += typeof value === 'object' ? ` ${JSON.stringify(value)}` : ` ${value}`;
  }
  return key;
}
