/** A march over passes with its dice: what each crossing costs, how many arrive, and the same told. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { type Force, forceOf } from '../attrition/rules.ts';
import { facesInRow, modifiedDie, oneDie } from '../die.ts';
import { type Input, passesOf } from './fields.ts';
import { basisOf, settledFacts } from './readings.ts';
import { afterCrossing, type Pass, passModifier } from './rules.ts';

export interface Crossed {
  readonly die: number;
  readonly modifier: number;
  readonly before: Force;
  readonly after: Force;
}

/** 7.2B: crossing by crossing as far as the dice go; a Force without CUs crosses no more. */
export function cross(start: Force, passes: readonly Pass[], dice: readonly number[], figures: Figures): Crossed[] {
  const crossed: Crossed[] = [];
  let before = start;
  for (const [i, pass] of passes.entries()) {
    const die = dice[i];
    if (die === undefined || before.cu === 0) break;
    const after = afterCrossing(before, pass, die, figures);
    crossed.push({ die, modifier: passModifier(pass, figures), before, after });
    before = after;
  }
  return crossed;
}

const idOf = (i: number): string => `pass${i + 1}`;

/** The march as far as the faces go. */
function march(input: Input, faces: Faces, read: Reader) {
  const [start, passes] = [forceOf(input), passesOf(input)];
  const crossed = cross(start, passes, facesInRow(faces, idOf, passes.length), read);
  const last = crossed.at(-1);
  const force = last?.after ?? start;
  return { start, crossed, last, force, waits: crossed.length < passes.length && force.cu > 0 };
}

export function crossingRolls(input: Input, tables: Tables, faces: Faces): Roll[] {
  const { crossed, waits } = march(input, faces, new Reader(tables));
  const due = crossed.length + (waits ? 1 : 0);
  return Array.from({ length: due }, (_, i) => oneDie(idOf(i), `Pass ${i + 1}`));
}

export function crossingRoll(input: Input, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const facts = settledFacts(input, read);
  const { start, crossed, last, force } = march(input, faces, read);
  return {
    sentence: `${plural(force.cu, 'CU')} of ${start.cu} ${force.cu === 1 ? 'arrives' : 'arrive'}.`,
    facts: {
      ...facts,
      enough: force.cu >= input.wanted,
      tooFew: force.cu < input.wanted,
      unharmed: force.cu === start.cu,
      gone: force.cu === 0,
      cuLeft: force.cu,
      cuLost: start.cu - force.cu,
      ...(start.elephants > 0 && { elephantsLeft: force.elephants }),
      ...(last && { modifiedRoll: last.die + last.modifier }),
    },
    steps: crossed.map(({ die, modifier, before, after }, i) => ({
      rule: '7.2B',
      text: `Pass ${i + 1}: ${modifiedDie(die, modifier)} costs ${plural(before.cu - after.cu, 'CU')}; ${after.cu} left.`,
    })),
    ...basisOf(input, read),
  };
}
