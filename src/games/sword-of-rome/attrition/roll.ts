/** One Attrition Phase written down, die by die, through the same functions as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { pool } from '../dice.ts';
import { attritionLedger } from './readings.ts';
import { type Attrition, attritionLoss, mustRoll, NO_TOLL, type Toll, together, tollOf } from './rules.ts';

/** One space that rolled. */
interface Suffered extends Toll {
  /** Its place in the list. */
  readonly space: number;
  readonly cu: number;
  readonly face: number;
  readonly rule: '5.5';
}

/** 5.5: the spaces that roll, in the order of the list, each with its die. */
export function suffer({ spaces }: Attrition, faces: readonly number[], figures: Figures): Suffered[] {
  const rolling = spaces.flatMap((stand, space) => (mustRoll(stand) ? [{ cu: stand.cu, space }] : []));
  return rolling.map(({ cu, space }, i) => {
    const face = faces[i] ?? Number.NaN;
    return { space, cu, face, rule: '5.5', ...tollOf(cu, attritionLoss(face, cu, figures)) };
  });
}

export function attritionRolls({ spaces }: Attrition): Roll[] {
  const dice = spaces.filter(mustRoll).length;
  return dice ? [{ ...pool('attrition', 'Attrition, space by space', dice), ordered: true }] : [];
}

export function attritionRoll(input: Attrition, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const suffered = suffer(input, faces['attrition'] ?? [], read);
  const { cuLost, emptied } = suffered.reduce<Toll>(together, NO_TOLL);
  return {
    sentence: `Attrition costs ${cuLost} CU.`,
    facts: { rolls: suffered.length, noLoss: cuLost === 0, anyLoss: cuLost > 0, emptied, cuLost },
    steps: suffered.map(({ space, cu, face, cuLost: lost, rule }) => ({
      rule,
      text: `Space ${space + 1}, ${cu} CU: a ${face} costs ${lost} CU.`,
    })),
    ...basis(attritionLedger(input), [], read),
  };
}
