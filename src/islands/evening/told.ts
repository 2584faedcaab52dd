/** An entry of an evening in words: what happened, and what it is based on. */
import { percent, signed } from '../../calculator/words.ts';
import { chanceOf, type Entry, type Evening, type Luck, luckIn, RESULTS } from '../../stores/evening/evening.ts';
import type { Plan } from '../../stores/turn/plan.ts';
import { nameOf } from './seats.ts';
import * as say from './words.ts';

interface Said {
  readonly title: string;
  readonly more?: string | undefined;
  /** The figure at the right, and what it is. */
  readonly figure?: string | undefined;
  readonly of?: string | undefined;
  /** Whose it is. */
  readonly seat?: string | undefined;
}

/** What the seat had of this before. */
function before({ entries }: Evening, entry: Extract<Entry, { type: 'count' }>): number | undefined {
  const earlier = entries.slice(0, entries.indexOf(entry));
  const last = earlier.findLast((one) => one.type === 'count' && one.what === entry.what && one.seat === entry.seat);
  return last?.type === 'count' ? last.amount : undefined;
}

/** "+2.4 CU"; parts of one result want more places. */
export const luckWords = ({ unit, luck }: Luck, sign = 1): string =>
  `${signed(luck * sign, unit === RESULTS ? 2 : 1)} ${unit}`;

export function wordsOf(plan: Plan, evening: Evening, entry: Entry): Said {
  const name = (id: string) => nameOf(plan, evening, id);
  const noted = (text: string) => (entry.note ? `${entry.note}: ${text}` : text);
  if (entry.type === 'roll') {
    const [chance, luck] = [chanceOf(entry), luckIn(entry)];
    const losses = entry.stakes
      .filter(({ form, unit }) => form === 'number' && !unit)
      .map(({ term, fell }) => `${term}: ${fell}`);
    return {
      title: noted(entry.sentence),
      more: [...losses, entry.asked].join('. '),
      ...(chance !== undefined && { figure: percent(chance) }),
      ...(luck && (entry.good || entry.bad) && { of: say.luckSays(luckWords(luck, entry.good ? 1 : -1)) }),
      seat: entry.good ?? entry.bad,
    };
  }
  if (entry.type === 'count') {
    const was = before(evening, entry);
    return {
      title: noted(`${name(entry.seat)}: ${entry.amount} ${entry.what}`),
      ...(was !== undefined && { figure: signed(entry.amount - was) }),
      seat: entry.seat,
    };
  }
  if (entry.type === 'alliance') {
    const [a, b] = entry.seats;
    return { title: noted(say.allies(name(a), name(b), entry.ends)), seat: a };
  }
  if (entry.type === 'siege')
    return entry.level
      ? {
          title: noted(say.besieges(name(entry.seat), entry.place)),
          figure: `${entry.level}`,
          of: 'level',
          seat: entry.seat,
        }
      : { title: noted(say.siegeOver(entry.place)), seat: entry.seat };
  return { title: noted(entry.text) };
}
