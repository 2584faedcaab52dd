/** 9.6.4: the naval combat roll as pure functions: what modifies it, what it brings. Knows no ports and no map. */
import type { Line } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
import { type Dist, map, uniform } from '../../../engine/dist.ts';

export const NAVAL_RESULTS = ['success', 'return', 'attrition'] as const;
export type NavalResult = (typeof NAVAL_RESULTS)[number];

/** Why a voyage rolls: not at all, by 9.6.4, or because Carthage contests it with a card of this value (9.6.4-5p). */
export const CONTESTS = ['none', 'roll', 'contest-1', 'contest-2', 'contest-3'] as const;
export type Contest = (typeof CONTESTS)[number];

export interface Voyage {
  readonly contest: Contest;
  readonly friendlyPort: boolean;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** 9.6.4, 9.6.4-5p: what is added to the naval combat roll, line by line; nothing where none is made. */
export function navalLedger({ contest, friendlyPort }: Voyage, read: Reader, who = 'voyage'): Line[] {
  if (contest === 'none') return [];
  const line = (key: string, why: string, rule: string): Line => {
    const { value, standing } = read.at('naval-combat-modifiers', key, 'modifier');
    return { who, amount: Number(value), why, rule, standing };
  };
  return [
    ...(contest === 'roll'
      ? []
      : [line(contest, `Naval combat roll: Carthage plays a ${contest.slice(-1)}-value card`, '9.6.4-5p')]),
    ...(friendlyPort ? [line('friendly-port', 'Naval combat roll: to a friendly port', '9.6.4')] : []),
  ];
}

export const navalModifier = (voyage: Voyage, read: Reader): number =>
  navalLedger(voyage, read).reduce((sum, { amount }) => sum + amount, 0);

/** 9.6.4: what this face brings once modified; beyond the table its outermost rows hold. */
export const navalResult = (face: number, voyage: Voyage, read: Reader): NavalResult =>
  read.at('naval-combat', Math.min(6, Math.max(1, face + navalModifier(voyage, read))), 'result').value as NavalResult;

/** 9.6.4: all six faces; a voyage that need not roll succeeds. */
export const navalResults = (voyage: Voyage, read: Reader): Dist<NavalResult> =>
  voyage.contest === 'none'
    ? uniform<NavalResult>(['success'])
    : map(uniform(FACES), (f) => navalResult(f, voyage, read));

/** 5.5: the column of the attrition table for a force of this many CU. */
export const attritionColumn = (cu: number): string => {
  if (cu >= 10) return '10+';
  if (cu >= 7) return '7-9';
  return cu >= 5 ? '5-6' : String(cu);
};

/** 9.6.4: CU lost at sea to an attrition result, never more than there are. */
export const attritionLoss = (face: number, cu: number, read: Reader): number =>
  Math.min(cu, Number(read.at('attrition', face, attritionColumn(cu)).value));
