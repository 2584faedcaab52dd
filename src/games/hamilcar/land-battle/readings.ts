/** The readings of chapter 13 that a Land Battle touches. */
import { when } from '../../../calculator/ledger.ts';
import type { Assumption } from '../../../calculator/report.ts';
import { levelReadings } from '../dice-level/readings.ts';
import type { Battle } from './fields.ts';
import type { Melee } from './melee.ts';
import type { Armies, Result } from './rules.ts';
import type { Stage } from './stage.ts';

/** 13.4: what circles do. */
export const circleReadings = ({ cancelling }: Pick<Battle, 'cancelling'>): readonly Assumption[] => [
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
export function symbolReadings(battle: Pick<Battle, 'cancelling'>, { dice }: Melee): readonly Assumption[] {
  const faces: Assumption = {
    ruling: 'dice-faces',
    rule: '13.4',
    reading: 'The faces of the Battle Dice are those of their tables; where they are ours, replace them by your own.',
  };
  return when(dice.length > 0, faces, ...circleReadings(battle));
}

/** 13.3.D: when a die is rolled again, and what for. */
export const rerollReadings = ({ purpose }: Pick<Battle, 'purpose'>): readonly Assumption[] => [
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

/** 13.4: what follows where nobody hits, where hits outnumber CUs, and where both Armies are gone. */
export const hitReadings = (armies: Armies, results: readonly Result[], noHits: string): readonly Assumption[] => [
  ...when(
    results.some(({ hits }) => hits.rome + hits.carthage === 0),
    { ruling: 'no-hits-at-all', rule: '13.4', reading: noHits },
  ),
  ...when(
    results.some(({ hits }) => hits.rome > armies.carthageCu || hits.carthage > armies.romeCu),
    {
      ruling: 'hits-beyond-cus',
      rule: '13.4',
      reading: 'All hits are compared to find the loser; no more CUs are removed than there are.',
    },
  ),
  ...when(
    results.some(({ destroyed }) => destroyed.rome && destroyed.carthage),
    {
      ruling: 'both-wiped-out',
      rule: '13.4',
      reading: 'Where both Armies are destroyed, one has lost all the same and pays PCs.',
    },
  ),
];

export const battleReadings = (battle: Battle, stage: Stage, results: readonly Result[]): readonly Assumption[] => [
  ...levelReadings(battle, stage.charged),
  ...when(stage.rights.carthage + stage.rights.rome > 0, ...rerollReadings(battle)),
  ...symbolReadings(battle, stage.melee),
  ...hitReadings(battle, results, 'Without a hit on either side the battle is tied, and the Attacker loses.'),
];
