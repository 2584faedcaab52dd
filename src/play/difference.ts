/** What changed from one plain value to the next, small enough to send: the names that changed, and their new values. */

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [name: string]: Plain };

/** A change of a value: another value, or changes by name of what it holds; `gone` are names that went. */
export type Difference =
  | { readonly to: Plain }
  | { readonly in: Readonly<Record<string, Difference>>; readonly gone?: readonly string[] };

type Named = Readonly<Record<string, unknown>>;

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined where both are the same. */
export function differenceOf(before: unknown, after: unknown): Difference | undefined {
  if (!isNamed(before) || !isNamed(after))
    return JSON.stringify(before) === JSON.stringify(after) ? undefined : { to: after as Plain };
  const changed = Object.keys(after).flatMap((name) => {
    if (after[name] === undefined) return [];
    const change = before[name] === undefined ? { to: after[name] as Plain } : differenceOf(before[name], after[name]);
    return change ? [[name, change] as const] : [];
  });
  const gone = Object.keys(before).filter((name) => before[name] !== undefined && after[name] === undefined);
  if (!changed.length && !gone.length) return undefined;
  return { in: Object.fromEntries(changed), ...(gone.length && { gone }) };
}

/** The value after the change; what did not change is shared with the value before. */
export function applied<T>(before: T, change: Difference | undefined): T {
  if (!change) return before;
  if ('to' in change) return change.to as T;
  const after: Record<string, unknown> = { ...(before as Named) };
  for (const [name, inner] of Object.entries(change.in)) after[name] = applied(after[name], inner);
  for (const name of change.gone ?? []) delete after[name];
  return after as T;
}
