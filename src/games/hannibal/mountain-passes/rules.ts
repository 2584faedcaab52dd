/** 7.2B: a march over Mountain Passes, crossing by crossing. */
import type { Line } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
import { certain, chain, type Dist } from '../../../engine/dist.ts';
import { afterAttrition, attritionResults, type Force } from '../attrition/rules.ts';

export const PASSES = ['alpine', 'other'] as const;
export type Pass = (typeof PASSES)[number];

export const PASS_NAMES: Record<Pass, string> = { alpine: 'in the Alps', other: 'elsewhere (−2)' };

/** 7.2B: what a pass adds to the roll. */
export const passModifier = (pass: Pass, read: Reader): number => Number(read.at('mountain-pass', pass, 'roll').value);

/** 7.2B: the Force after one crossing; Generals alone lose nothing. */
export const afterCrossing = (force: Force, pass: Pass, die: number, read: Reader): Force =>
  afterAttrition(force, die + passModifier(pass, read), read);

/** 7.2B: the Force after 0, 1, ... all crossings. */
export function crossings(start: Force, passes: readonly Pass[], read: Reader): Dist<Force>[] {
  const course = [certain(start)];
  for (const pass of passes)
    course.push(
      chain(course.at(-1)!, (force) =>
        force.cu > 0 ? attritionResults(force, passModifier(pass, read), read) : certain(force),
      ),
    );
  return course;
}

/** 7.2B: what each crossing adds to its roll. */
export const passLedger = (passes: readonly Pass[], read: Reader): Line[] =>
  passes.map((pass, i) => ({
    who: 'roll',
    amount: passModifier(pass, read),
    why: `Pass ${i + 1}, ${pass === 'alpine' ? 'in the Alps' : 'not in the Alps'}`,
    rule: '7.2B',
    standing: read.at('mountain-pass', pass, 'roll').standing,
  }));

/** 7.2B: MPs for the passes alone. */
export const passMp = (passes: number, read: Reader): number =>
  passes * Number(read.at('limits', 'pass-mp', 'number').value);
