/** Which pieces have a ring around them, and the id that a tap on each reports. Pure. */
import { type Asked, stackId } from '../asked.ts';
import type { Counter, Standing } from '../pieces.ts';

const namesOf = (place: string, counter: Counter): string[] => [
  stackId(place, counter),
  ...counter.leaders.map(({ id }) => id),
];

/** By which id a stack answers to a tap, where it may be tapped. */
function askedId({ stacks, chosen }: Asked, place: string, counter: Counter): string | undefined {
  const own = namesOf(place, counter);
  const met = [...new Set([...stacks, ...(chosen === undefined ? [] : [chosen])])].filter((id) => own.includes(id));
  return met.length === 1 ? met[0] : met.length ? own[0] : undefined;
}

/** The same pieces, with a ring around those that may be tapped. */
export function ringed(standing: Standing, asked: Asked): Standing {
  const counters = standing.counters.map((counter) => {
    const id = askedId(asked, standing.id, counter);
    if (id === undefined) return counter;
    const isChosen = asked.chosen !== undefined && namesOf(standing.id, counter).includes(asked.chosen);
    return { ...counter, asks: id, ring: isChosen ? ('chosen' as const) : ('may' as const) };
  });
  return { ...standing, counters };
}
