/** The faces of a waiting roll, as far as they have been entered. */
import type { Chance } from '../../../play/chance.ts';

export type Rolling = Extract<Chance, { type: 'roll' }>;
/** Faces of each roll, as many as have been named. */
export type Given = Readonly<Record<string, readonly number[]>>;

/** Of the faces given, those of rolls that are complete. */
export function fallen({ dice }: Rolling, given: Given): Given {
  const whole: Record<string, readonly number[]> = {};
  for (;;) {
    const next = dice(whole).find((roll) => !whole[roll.id] && given[roll.id]?.length === roll.dice);
    if (!next) return whole;
    whole[next.id] = given[next.id] ?? [];
  }
}

export const isComplete = (roll: Rolling, given: Given): boolean => {
  const whole = fallen(roll, given);
  return roll.dice(whole).every(({ id }) => whole[id]);
};
