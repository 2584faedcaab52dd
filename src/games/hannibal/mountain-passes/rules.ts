/** 7.2B: a march over Mountain Passes, crossing by crossing. */

import { afterAttrition, type Force } from '../attrition/rules.ts';
import type { Figures } from '../tables.ts';

export const PASSES = ['alpine', 'other'] as const;
export type Pass = (typeof PASSES)[number];

export const PASS_NAMES: Record<Pass, string> = { alpine: 'in the Alps', other: 'elsewhere (−2)' };

/** 7.2B: what a pass adds to the roll, and the Native Guide (card 5) besides. */
export const passModifier = (pass: Pass, figures: Figures, guided = false): number =>
  ([pass, ...(guided ? (['guide'] as const) : [])] as const).reduce(
    (sum, reason) => sum + Number(figures.at('mountain-pass', reason, 'roll').value),
    0,
  );

/** 7.2B: the Force after one crossing; Generals alone lose nothing. */
export const afterCrossing = (force: Force, pass: Pass, die: number, figures: Figures, guided = false): Force =>
  afterAttrition(force, die + passModifier(pass, figures, guided), figures);

/** 7.2B: MPs for the passes alone. */
export const passMp = (passes: number, figures: Figures): number =>
  passes * Number(figures.at('limits', 'pass-mp', 'number').value);

export interface Crossed {
  readonly die: number;
  readonly modifier: number;
  readonly before: Force;
  readonly after: Force;
}

/** 7.2B: crossing by crossing as far as the dice go; a Force without CUs crosses no more. */
export function cross(
  start: Force,
  passes: readonly Pass[],
  dice: readonly number[],
  figures: Figures,
  guided = false,
): Crossed[] {
  const crossed: Crossed[] = [];
  let before = start;
  for (const [i, pass] of passes.entries()) {
    const die = dice[i];
    if (die === undefined || before.cu === 0) break;
    const after = afterCrossing(before, pass, die, figures, guided);
    crossed.push({ die, modifier: passModifier(pass, figures, guided), before, after });
    before = after;
  }
  return crossed;
}
