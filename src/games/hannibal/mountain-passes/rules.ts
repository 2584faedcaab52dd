/** 7.2B: a march over Mountain Passes, crossing by crossing. */
import type { Figures } from '../../../calculator/table.ts';
import { afterAttrition, type Force } from '../attrition/rules.ts';

export const PASSES = ['alpine', 'other'] as const;
export type Pass = (typeof PASSES)[number];

export const PASS_NAMES: Record<Pass, string> = { alpine: 'in the Alps', other: 'elsewhere (−2)' };

/** 7.2B: what a pass adds to the roll. */
export const passModifier = (pass: Pass, figures: Figures): number =>
  Number(figures.at('mountain-pass', pass, 'roll').value);

/** 7.2B: the Force after one crossing; Generals alone lose nothing. */
export const afterCrossing = (force: Force, pass: Pass, die: number, figures: Figures): Force =>
  afterAttrition(force, die + passModifier(pass, figures), figures);

/** 7.2B: MPs for the passes alone. */
export const passMp = (passes: number, figures: Figures): number =>
  passes * Number(figures.at('limits', 'pass-mp', 'number').value);
