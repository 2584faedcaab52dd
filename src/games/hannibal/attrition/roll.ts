/** Winter Attrition with its dice: what each Force loses, what it comes to, and the same told. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import type { Input, Stand } from './fields.ts';
import { basisOf, hasElephants } from './readings.ts';
import { afterAttrition, type Force, forceOf, mustRoll } from './rules.ts';

/** What the winter costs, one Force or all of them. */
export interface Toll {
  readonly cuLost: number;
  readonly elephantsLost: number;
  /** Some Force has no CU left. */
  readonly emptied: boolean;
}

export const NOTHING: Toll = { cuLost: 0, elephantsLost: 0, emptied: false };

export const tollOf = (before: Force, after: Force): Toll => ({
  cuLost: before.cu - after.cu,
  elephantsLost: before.elephants - after.elephants,
  emptied: after.cu === 0,
});

export const together = (a: Toll, b: Toll): Toll => ({
  cuLost: a.cuLost + b.cuLost,
  elephantsLost: a.elephantsLost + b.elephantsLost,
  emptied: a.emptied || b.emptied,
});

/** A Force that had to roll. */
export interface Wintered {
  /** Its place in the list. */
  readonly place: number;
  readonly die: number;
  readonly before: Force;
  readonly after: Force;
}

/** 5.3: each Force that must roll, with the next die. */
export function winter(stands: readonly Stand[], dice: readonly number[], figures: Figures): Wintered[] {
  const rolling = stands.flatMap((stand, place) => (mustRoll(stand) ? [{ place, before: forceOf(stand) }] : []));
  return rolling.map(({ place, before }, i) => {
    const die = dice[i];
    if (die === undefined) throw new RangeError(`${dice.length} dice: ${rolling.length} are rolled`);
    return { place, die, before, after: afterAttrition(before, die, figures) };
  });
}

export const winterRolls = ({ forces }: Input): Roll[] => {
  const dice = forces.filter(mustRoll).length;
  return dice ? [{ id: 'attrition', label: 'Attrition, Force by Force', dice, sides: 6, ordered: true }] : [];
};

export function winterRoll(input: Input, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const wintered = winter(input.forces, faces['attrition'] ?? [], read).map((w) => ({
    ...w,
    toll: tollOf(w.before, w.after),
  }));
  const all = wintered.reduce((sum, { toll }) => together(sum, toll), NOTHING);
  return {
    sentence: `Winter costs ${plural(all.cuLost, 'CU')}.`,
    facts: {
      rolls: wintered.length,
      noLoss: all.cuLost === 0,
      anyLoss: all.cuLost > 0,
      emptied: all.emptied,
      cuLost: all.cuLost,
      ...(hasElephants(input) && { elephantsLost: all.elephantsLost }),
    },
    steps: wintered.map(({ place, die, before, toll }) => {
      const first = toll.elephantsLost ? `, ${plural(toll.elephantsLost, 'Elephant')} among them` : '';
      return {
        rule: '5.3',
        text: `Force ${place + 1}, ${plural(before.cu, 'CU')}: a ${die} costs ${plural(toll.cuLost, 'CU')}${first}.`,
      };
    }),
    ...basisOf(input, read),
  };
}
