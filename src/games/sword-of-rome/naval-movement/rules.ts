/** 9.6.4: when a voyage has to roll, what modifies the roll, and how it ends for the force on board. Knows no map. */
import type { Line } from '../../../calculator/report.ts';
import type { Figures } from '../../../calculator/table.ts';
import { certain, chain, type Dist, map } from '../../../engine/dist.ts';
import { attritionLoss, attritionLosses } from '../attrition/rules.ts';
import { D6, sumOf } from '../dice.ts';
import { line } from '../ledger.ts';
import type { Contest, Sailing } from './fields.ts';

export const NAVAL_RESULTS = ['success', 'return', 'attrition'] as const;
export type NavalResult = (typeof NAVAL_RESULTS)[number];

/** All of a voyage that bears on its roll. */
export interface Voyage {
  readonly contest: Contest;
  readonly friendlyPort: boolean;
}

/** 9.6.4-5p, 15.2.4: Carthage contests neither its own moves nor an ally's. */
export const mayContest = ({ players, who }: Sailing): boolean =>
  players === 'five' && who !== 'carthage' && who !== 'ally';

/** 9.6.4, 9.6.4-5p: what makes the move roll, if anything does. */
export function voyageOf(sailing: Sailing): Voyage {
  const { players, who, contest, friendlyPort, carthaginianPort, romanTreaty } = sailing;
  if (players === 'five')
    return { contest: contest === 'none' || !mayContest(sailing) ? 'none' : `contest-${contest}`, friendlyPort };
  const due = who !== 'carthage' && (carthaginianPort || (who === 'greeks' && romanTreaty));
  return { contest: due ? 'roll' : 'none', friendlyPort };
}

export const rollDue = ({ contest }: Voyage): boolean => contest !== 'none';

const CARD_VALUES = { 'contest-1': 1, 'contest-2': 2, 'contest-3': 3 } as const;

/** 9.6.4, 9.6.4-5p: what is added to the naval combat roll, line by line; nothing where none is made. */
export function navalLedger({ contest, friendlyPort }: Voyage, figures: Figures, who = 'voyage'): Line[] {
  if (contest === 'none') return [];
  const added = (key: string, why: string, rule: string): Line => {
    const { value, standing } = figures.at('naval-combat-modifiers', key, 'modifier');
    return line(who, Number(value), why, rule, standing);
  };
  return [
    ...(contest === 'roll'
      ? []
      : [added(contest, `Naval combat roll: Carthage plays a ${CARD_VALUES[contest]}-value card`, '9.6.4-5p')]),
    ...(friendlyPort ? [added('friendly-port', 'Naval combat roll: to a friendly port', '9.6.4')] : []),
  ];
}

export const navalModifier = (voyage: Voyage, figures: Figures): number =>
  sumOf(navalLedger(voyage, figures).map(({ amount }) => amount));

/** 9.6.4: what this face brings once modified; beyond the table its outermost rows hold. */
export function navalResult(face: number, voyage: Voyage, figures: Figures): NavalResult {
  const row = Math.min(6, Math.max(1, face + navalModifier(voyage, figures)));
  const { value } = figures.at('naval-combat', row, 'result');
  const result = NAVAL_RESULTS.find((known) => known === value);
  if (!result) throw new RangeError(`table "naval-combat": "${value}" is not among ${NAVAL_RESULTS.join(', ')}`);
  return result;
}

/** 9.6.4: all six faces; a voyage that need not roll succeeds. */
export const navalResults = (voyage: Voyage, figures: Figures): Dist<NavalResult> =>
  rollDue(voyage) ? map(D6, (face) => navalResult(face, voyage, figures)) : certain('success');

/** How a voyage ended. */
export interface Landfall {
  readonly result: NavalResult;
  readonly cuLost: number;
}

/** 9.6.4: only attrition costs CU, by a second die. */
export const landfallOf = (
  result: NavalResult,
  second: number | undefined,
  cu: number,
  figures: Figures,
): Landfall => ({
  result,
  cuLost: result === 'attrition' && second !== undefined ? attritionLoss(second, cu, figures) : 0,
});

/** 9.6.4: every end of the voyage at once. */
export const landfalls = (sailing: Sailing, figures: Figures): Dist<Landfall> =>
  chain(
    navalResults(voyageOf(sailing), figures),
    (result): Dist<Landfall> =>
      result === 'attrition'
        ? map(attritionLosses(sailing.cu, figures), (cuLost) => ({ result, cuLost }))
        : certain({ result, cuLost: 0 }),
  );

/** 9.6.4, 8.4: what the end means for a force of this many CU. */
export function fateOf(cu: number, { result, cuLost }: Landfall) {
  const arrives = result !== 'return' && cuLost < cu;
  return {
    success: result === 'success',
    returns: result === 'return',
    attrition: result === 'attrition',
    arrives,
    wipedOut: cuLost === cu,
    cuLost,
    cuArriving: arrives ? cu - cuLost : 0,
  };
}
export type Fate = ReturnType<typeof fateOf>;

/** What is settled before the die. */
export const sailingFacts = (sailing: Sailing, figures: Figures) => ({
  rollDue: rollDue(voyageOf(sailing)),
  modifier: navalModifier(voyageOf(sailing), figures),
});
