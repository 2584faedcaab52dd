/** Every way the dice of one case can fall, with its chance, asked for roll by roll as in a replay. */
import { rolls } from '../../engine/dice.ts';
import { entriesOf } from '../../engine/dist.ts';
import type { Faces, Roll } from '../calculator.ts';
import { type Needed, nextRoll } from './faces.ts';

export interface Fall {
  readonly faces: Faces;
  readonly chance: number;
}

type Ways = readonly (readonly [readonly number[], number])[];

/** In a pool only what lies there counts; where the order matters each sequence is a way of its own. */
function waysOf({ dice, sides, ordered }: Roll): Ways {
  if (!ordered) return [...entriesOf(rolls(dice, sides))];
  return Array.from({ length: sides ** dice }, (_, n) => [
    Array.from({ length: dice }, (_, i) => (Math.floor(n / sides ** i) % sides) + 1),
    1,
  ]);
}

/** All of them with their chances; undefined where there are more than `limit`. */
export function everyFall(needed: Needed, limit: number): Fall[] | undefined {
  const done: Fall[] = [];
  for (let open: Fall[] = [{ faces: {}, chance: 1 }]; open.length > 0; ) {
    const next: Fall[] = [];
    for (const fall of open) {
      const roll = nextRoll(needed, fall.faces);
      if (!roll) done.push(fall);
      else
        for (const [faces, ways] of waysOf(roll))
          next.push({
            faces: { ...fall.faces, [roll.id]: faces },
            chance: (fall.chance * ways) / roll.sides ** roll.dice,
          });
      if (done.length + next.length > limit) return undefined;
    }
    open = next;
  }
  return done;
}
