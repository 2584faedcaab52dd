/** Zoomed out, stacks of one side that are close together become one sign. Pure. */
import type { Point } from './ground.ts';
import type { Standing } from './pieces.ts';

interface Stands {
  readonly place: Point;
  readonly standing: Standing;
}

/** In px. */
const CLOSE = 34;

/** What takes part in the step or may be tapped stands for itself, and so does whoever meets another. */
const isQuiet = ({ counters, gone, siege }: Standing): boolean =>
  counters.length === 1 && !siege && !gone.length && counters.every((c) => !c.changed && !c.ring);

export function merged<S extends Stands>(all: readonly S[]): S[] {
  const out = [...all];
  const numberAt = (i: number): number => out[i]?.standing.counters[0]?.number ?? 0;
  const order = out.map((_, i) => i).toSorted((a, b) => numberAt(b) - numberAt(a));
  const heads: number[] = [];
  for (const i of order) {
    const one = out[i];
    const [counter] = one?.standing.counters ?? [];
    if (!one || !counter || !isQuiet(one.standing)) continue;
    const head = heads.find((h) => {
      const other = out[h];
      return (
        other?.standing.counters[0]?.side === counter.side &&
        Math.hypot(other.place[0] - one.place[0], other.place[1] - one.place[1]) < CLOSE
      );
    });
    const into = head === undefined ? undefined : out[head];
    const [first] = into?.standing.counters ?? [];
    if (head === undefined || !into || !first) {
      heads.push(i);
      continue;
    }
    const sum = {
      ...first,
      number: first.number + counter.number,
      kinds: [...first.kinds, ...counter.kinds],
      leaders: [...first.leaders, ...counter.leaders],
      stands: (first.stands ?? 1) + 1,
    };
    out[head] = { ...into, standing: { ...into.standing, counters: [sum] } };
    out[i] = { ...one, standing: { ...one.standing, counters: [] } };
  }
  return out;
}
