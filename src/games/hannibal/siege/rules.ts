/** 12 to 12.g: an attempt at a Walled City or a Tribe, and the points that take it. */
import { line, totalOf } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import type { Figures } from '../../../calculator/table.ts';
import { plainCourse, type SiegeCourse, type SiegeResult, type SiegeState, stateOf } from '../../../mechanics/siege.ts';

export type Place = 'city' | 'tribe';

export type Besieger = 'rome' | 'carthage' | 'carthage-train';

export interface Siege {
  readonly kind: Place;
  readonly besieger: Besieger;
  readonly points: number;
  readonly cu: number;
  readonly otherModifiers: number;
}

const [LOWEST, HIGHEST] = [1, 6];

/** 12: what a modified die brings; beyond the ends of the table its outermost rows count. */
function siegeResult(modified: number, figures: Figures): SiegeResult {
  const row = Math.min(HIGHEST, Math.max(LOWEST, modified));
  const at = (column: 'points' | 'cu') => Math.max(0, Number(figures.at('siege', row, column).value));
  return { points: at('points'), cu: at('cu') };
}

/** 12: what is added to each roll, line by line. */
export function modifierLines({ besieger, otherModifiers }: Siege, figures: Figures): Line[] {
  const { value, standing } = figures.at('siege-modifiers', besieger, 'roll');
  return [
    ...(Number(value)
      ? [line('roll', Number(value), besieger === 'carthage' ? 'No siege train' : 'Who besieges', '12', standing)]
      : []),
    ...(otherModifiers ? [line('roll', otherModifiers, 'Cards and abilities', '12', 'yours')] : []),
  ];
}

export const siegeModifier = (siege: Siege, figures: Figures): number => totalOf(modifierLines(siege, figures));

/** 12.f, 12.g: points that take the place. */
export const needed = (figures: Figures): number =>
  Math.max(1, Number(figures.at('limits', 'siege-points', 'number').value));

/** 12: the fewest CUs that may attempt it. */
export const leastCu = (figures: Figures): number =>
  Math.max(1, Number(figures.at('limits', 'siege-cu', 'number').value));

/** 12 to 12.g: attempt after attempt; nothing but points wears a place down. */
export function courseOf(siege: Siege, attempts: number, figures: Figures): SiegeCourse<SiegeState> {
  const terms = { leastCu: leastCu(figures), ease: (points: number) => points };
  const modifier = siegeModifier(siege, figures);
  return plainCourse({
    turn: 'Attempt',
    turns: attempts,
    start: stateOf(siege.points, needed(figures), siege.cu, terms),
    terms,
    dice: { dice: 1, resultOn: (die) => siegeResult(die + modifier, figures) },
  });
}
