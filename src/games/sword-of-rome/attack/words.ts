/** Words for an attack: what the defender declares, and how the field ends. */
import { capital, listed } from '../words.ts';
import type { Attack } from './fields.ts';
import type { EndId } from './left.ts';
import { type Answer, needOf } from './rules.ts';

/** What the defender and its neighbours do. */
export function answerName({ insideCu, avoidingCu, stayingCu, triers }: Answer): string {
  const own = [
    ...(insideCu > 0 ? [`${insideCu} CU inside`] : []),
    ...(avoidingCu > 0 ? [`${avoidingCu} CU avoid`] : []),
    ...(stayingCu > 0 ? [`${stayingCu} CU stand`] : []),
  ];
  const comes = triers.length
    ? [
        `${triers.length > 1 ? 'armies' : 'army'} ${listed(triers.map((i) => String(i + 1)))} ${triers.length > 1 ? 'try' : 'tries'} to come`,
      ]
    : [];
  return capital([...own, ...comes].join(', ') || 'nobody is there, nobody comes');
}

export const END_NAMES: Readonly<Record<EndId, string>> = {
  unopposed: 'No battle: the attacker holds the space',
  wins: 'The attacker wins',
  beaten: 'The attacker is beaten',
  refused: 'The attacker backs up',
};

/** 10.4: at which roll those come who try. */
export const needsOf = (attack: Attack, { triers }: Answer) =>
  triers.length ? { comeOn: triers.map((i) => `army ${i + 1}: ${needOf(attack, i)} or less`).join(', ') } : {};
