/** The readings that a battle rests on, each only where it matters. */
import { when } from '../../../calculator/ledger.ts';
import type { Assumption } from '../../../calculator/report.ts';
import type { Side } from '../words.ts';
import type { Battle } from './fields.ts';
import { type Force, isCrowned } from './rules.ts';

export function battleReadings(
  input: Battle,
  { attacker, defender }: Readonly<Record<Side, Force>>,
  winner: Side | undefined,
): Assumption[] {
  const [won, lost] = winner === 'attacker' ? [attacker, defender] : [defender, attacker];
  return [
    ...when(attacker.marker || defender.marker, {
      ruling: 'least-card-value',
      rule: '6.3',
      field: 'least',
      reading:
        input.least === 'zero'
          ? 'Under a Retreat marker a card is worth 0 at least.'
          : 'Under a Retreat marker a card of 0 BP is worth 1 less than nothing.',
    }),
    ...when(winner === 'defender' && defender.tribe, {
      ruling: 'beaten-by-barbarians',
      rule: '12.0-barbarians',
      field: 'beaten',
      reading:
        input.beaten === 'none'
          ? 'A force beaten by the Barbarian Tribe loses no Legion.'
          : 'A force beaten by the Barbarian Tribe loses a Legion, which turns Uncontrolled if fewer than 4 are.',
    }),
    ...when(winner === 'attacker' && defender.tribe && attacker.leader === 'emperor', {
      ruling: 'victory-over-barbarians',
      rule: '13.2',
      field: 'tribeVp',
      reading:
        input.tribeVp === 'vp'
          ? 'A victory over the Barbarian Tribe with the Emperor present earns its VP.'
          : 'A victory over the Barbarian Tribe earns no VP.',
    }),
    ...when(winner !== undefined && isCrowned(won.leader, lost.leader), {
      ruling: 'vp-of-a-new-emperor',
      rule: '7.3',
      field: 'newEmperor',
      reading:
        input.newEmperor === 'no'
          ? 'The battle that makes an Emperor earns him no VP.'
          : 'The battle that makes an Emperor earns him its VP.',
    }),
  ];
}
