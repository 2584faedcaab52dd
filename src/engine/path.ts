/** Paths through a graph given by its next steps: what can be reached, and at what cost. Knows no map. */

export interface Step<T> {
  readonly to: T;
  readonly cost: number;
}

export interface Route<T> {
  readonly cost: number;
  /** From the start to the end, both included. */
  readonly path: readonly T[];
}

/** The cheapest route from the start to every node that can be reached. Costs are 0 or more; of equal routes the one found first stands. */
export function cheapest<T>(start: T, stepsFrom: (node: T) => readonly Step<T>[]): Map<T, Route<T>> {
  const open = new Map<T, Route<T>>([[start, { cost: 0, path: [start] }]]);
  const done = new Map<T, Route<T>>();
  while (open.size) {
    const [node, route] = [...open].reduce((best, next) => (next[1].cost < best[1].cost ? next : best));
    open.delete(node);
    done.set(node, route);
    for (const { to, cost } of stepsFrom(node)) {
      if (!(cost >= 0)) throw new RangeError(`a step costs ${cost}, expected 0 or more`);
      const known = open.get(to);
      const total = route.cost + cost;
      if (!done.has(to) && (!known || total < known.cost)) open.set(to, { cost: total, path: [...route.path, to] });
    }
  }
  return done;
}

/** Every node that can be reached from these, themselves included, the nearest first. */
export function reachable<T>(starts: Iterable<T>, nextOf: (node: T) => Iterable<T>): Set<T> {
  const found = new Set(starts);
  // A set goes on over what is added while it is walked.
  for (const node of found) for (const next of nextOf(node)) found.add(next);
  return found;
}
