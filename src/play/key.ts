/** The key of a position: two states with the same key are the same position, whatever the order of single actions that led to it. */
import type { AnyState } from './state.ts';

type Plain = string | number | boolean | null | undefined;

const isPlain = (value: unknown): value is Plain => typeof value !== 'object' || value === null;

/** Names in one order; a list keeps its own unless it is loose. */
function textOf(value: unknown, loose: boolean): string {
  if (isPlain(value)) return typeof value === 'string' ? value : String(value);
  if (Array.isArray(value)) {
    const parts = value.map((one) => textOf(one, loose));
    return `[${(loose ? parts.sort() : parts).join()}]`;
  }
  const fields = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, one]) => `${name}:${textOf(one, loose)}`).join()}}`;
}

/** `loose` are the fields whose lists are heaps: hands, piles, what has been done. */
export function keyOf(s: AnyState, loose: readonly string[]): string {
  const parts = Object.entries(s).map(([name, value]) =>
    name === 'setup' || name === 'happened' ? '' : `${name}:${textOf(value, loose.includes(name))}`,
  );
  return parts.sort().join(';');
}
