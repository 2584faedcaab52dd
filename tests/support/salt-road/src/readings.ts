/** Every reading of the game in words, and the calculators that depend on them. */
import { calculatorWith } from '../../../../src/calculator/calculator.ts';
import type { ReadingWords } from '../../../../src/calculator/readings.ts';
import type { Keys } from './tables.ts';

const READINGS = {
  'tied-fight': {
    rule: '4',
    says: {
      defender: 'If the totals are equal, the defender wins.',
      both: 'If the totals are equal, each side loses 1 band and the attacker goes back.',
    },
  },
} as const satisfies ReadingWords;

export const calculator = calculatorWith<typeof READINGS, Keys>(READINGS);
