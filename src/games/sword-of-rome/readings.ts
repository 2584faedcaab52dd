/**
 * The readings that several calculators use, in words, and the calculators that depend on them. A reading for one
 * calculator alone is worded there.
 */
import { calculatorWith } from '../../calculator/calculator.ts';
import type { ReadingWords } from '../../calculator/readings.ts';
import type { Keys } from './tables.ts';

export const READINGS = {
  'losers-ones': {
    rule: '12.3',
    says: {
      costs: 'Each 1 that the loser rolls costs the loser 1 CU.',
      nothing: 'A 1 that the loser rolls does nothing.',
    },
  },
  'winners-ones': {
    rule: '12.3',
    says: {
      nothing: 'A 1 that the winner rolls does nothing.',
      costs: 'Each 1 that the winner rolls costs the winner 1 CU.',
    },
  },
  'losses-over-strength': {
    rule: '12.3',
    says: 'Losses beyond the CU present are ignored and give no support.',
  },
  'retreat-over-rough': {
    rule: '12.4.1',
    says: {
      destroyed:
        'An attacker beaten after crossing rough or a strait cannot retreat and is destroyed; its flanking force is not.',
      retreats: 'An attacker beaten after crossing rough or a strait retreats like any other.',
    },
  },
  'both-friendly': { rule: '12.2.3', says: 'If the space is friendly to both, both add 1.' },
  'interception-and-failed-avoid': {
    rule: '12.2.3',
    says: 'The +1 for intercepting and the −1 for failing to avoid both count.',
  },
  'defender-automatic-victory': {
    rule: '12.2.1',
    says: {
      automatic: 'A defender that is large enough wins automatically too.',
      roll: 'A defender never wins automatically; it rolls with the highest modifier a roll can have.',
    },
  },
  'one-siege-roll-per-round': {
    rule: '13.1.1-exception',
    says: 'Each of these rolls is in a different round or in a Surrender Phase, because a space gets only one roll per round.',
  },
  'several-interceptors': {
    rule: '10.3',
    says: 'Armies of one power each roll for themselves, and all that succeed come.',
  },
  'avoid-limit-and-city': {
    rule: '11.1',
    says: 'The 10-CU limit covers only CU that avoid; CU that go inside do not count.',
  },
} as const satisfies ReadingWords;

export const calculator = calculatorWith<typeof READINGS, Keys>(READINGS);
