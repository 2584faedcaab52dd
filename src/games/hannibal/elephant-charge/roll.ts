/** An Elephant Charge with its die: what it does and costs, and the same told. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { integer, plural } from '../../../calculator/words.ts';
import { fallen, oneDie } from '../die.ts';
import { whichOf } from '../ends.ts';
import type { Input } from './fields.ts';
import { ledgerOf, readingsOf } from './readings.ts';
import { CHARGES, type Charge, charge, punicCardsLost, romanCardsLost } from './rules.ts';

export interface Charged {
  readonly result: Charge;
  /** Battle Cards. */
  readonly romeLost: number;
  readonly carthageLost: number;
}

/** 11.3, 11.4: the charge on this face. */
export function chargeOn(
  die: number,
  { rating, modifier, elephants, romanCards, punicCards }: Omit<Input, 'aim'>,
): Charged {
  const result = charge(die, modifier, rating);
  return {
    result,
    romeLost: romanCardsLost(result, elephants, romanCards),
    carthageLost: punicCardsLost(result, punicCards),
  };
}

export const chargeRolls = (): Roll[] => [oneDie('charge', 'Elephant Charge')];

const TOLD: Readonly<Record<Charge, string>> = {
  success: 'more than the Roman rating',
  nothing: 'neither 1 or less nor more than the Roman rating',
  backfire: '1 or less',
};

const SAID: Readonly<Record<Charge, string>> = {
  success: 'succeeds',
  nothing: 'does nothing',
  backfire: 'backfires',
};

export function chargeRoll(input: Input, faces: Faces, tables: Tables): Outcome {
  const die = fallen(faces, 'charge');
  const { result, romeLost, carthageLost } = chargeOn(die, input);
  const shown = input.modifier === 0 ? `${die}` : `${die} becomes ${integer(die + input.modifier)}`;
  const effect = romeLost
    ? `Rome loses ${plural(romeLost, 'Battle Card')}`
    : carthageLost
      ? 'Carthage loses 1 Battle Card'
      : 'no hand changes';
  return {
    sentence: `The charge ${SAID[result]}: ${effect}.`,
    facts: { ...whichOf(CHARGES, result), romeLost, carthageLost },
    steps: [{ rule: '11.3', text: `A ${shown}: ${TOLD[result]}; ${effect}.` }],
    ...basis(ledgerOf(input), readingsOf(input), new Reader(tables)),
  };
}
