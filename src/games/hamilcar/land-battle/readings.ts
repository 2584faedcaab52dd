/** The readings of chapter 13 that a Land Battle touches. */
import type { Assumption } from '../../../calculator/report.ts';
import type { Dist } from '../../../engine/dist.ts';
import { levelReadings } from '../dice-level/readings.ts';
import type { Melee, Terms } from './melee.ts';
import type { Battle, Stage } from './plan.ts';
import type { Result } from './rules.ts';

/** 13.4: what circles do. */
export const circleReadings = ({ cancelling }: Pick<Terms, 'cancelling'>): Assumption[] => [
  {
    ruling: 'circles-cancel-figures',
    rule: '13.4',
    reading: 'Circles cancel stick figures and nothing else; horse heads always hit.',
  },
  {
    ruling: 'cancelling-is-compulsory',
    rule: '13.4',
    field: 'cancelling',
    reading:
      cancelling === 'must'
        ? 'A circle must cancel as long as an enemy stick figure is left.'
        : 'A circle scores a hit instead of cancelling where that leaves its side with the better balance of CUs.',
  },
];

/** 13.4: which faces were used, and what circles do, for any roll of Battle Dice. */
export function symbolReadings(terms: Terms, { dice }: Melee): Assumption[] {
  if (!dice.length) return [];
  const faces: Assumption = {
    ruling: 'dice-faces',
    rule: '13.4',
    reading: 'The faces of the Battle Dice are those of their tables; where they are ours, replace them by your own.',
  };
  return [faces, ...circleReadings(terms)];
}

/** 13.3.D: when a die is rolled again, and what for. */
export function rerollReadings({ purpose }: Terms): Assumption[] {
  return [
    {
      ruling: 'charge-reroll',
      rule: '13.3.D',
      reading: 'The re-roll is optional, is decided when all Battle Dice lie open, and its result stands.',
    },
    {
      ruling: 'reroll-objective',
      rule: '13.3.D',
      reading:
        purpose === 'win'
          ? 'It is used for the best chance to win and, among equal chances, for the best balance of CUs.'
          : 'It is used for the best balance of CUs and, among equal ones, for the best chance to win.',
    },
  ];
}

export function battleReadings(
  battle: Battle,
  stage: Stage,
  { outcomes }: Pick<Dist<Result>, 'outcomes'>,
): Assumption[] {
  const when = (touched: boolean, ruling: string, reading: string): Assumption[] =>
    touched ? [{ ruling, rule: '13.4', reading }] : [];
  const { rights, melee } = stage;
  return [
    ...levelReadings(battle, stage.charged, 'where Rome does better with another roll on average'),
    ...(rights.carthage + rights.rome > 0 ? rerollReadings(battle) : []),
    ...symbolReadings(battle, melee),
    ...when(
      outcomes.some(({ hits }) => hits.rome + hits.carthage === 0),
      'no-hits-at-all',
      'Without a hit on either side the battle is tied, and the Attacker loses.',
    ),
    ...when(
      outcomes.some(({ hits }) => hits.rome > battle.carthageCu || hits.carthage > battle.romeCu),
      'hits-beyond-cus',
      'All hits are compared to find the loser; no more CUs are removed than there are.',
    ),
    ...when(
      outcomes.some(({ destroyed }) => destroyed.rome && destroyed.carthage),
      'both-wiped-out',
      'Where both Armies are destroyed, one has lost all the same and pays PCs.',
    ),
  ];
}
