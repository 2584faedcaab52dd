/** The fields that any roll of Battle Dice depends on. */
import { choice, ruling } from '../../../calculator/fields.ts';
import type { Purpose } from '../land-battle/melee.ts';
import type { Side } from '../words.ts';

export const attackerField = choice<Side>({
  label: 'The Attacker',
  key: 'at',
  rule: '13',
  options: [
    { id: 'carthage', label: 'Carthage' },
    { id: 'rome', label: 'Rome' },
  ],
  default: 'carthage',
  help: 'Equal hits: the Attacker loses',
});

export const purposeField = (group: string) =>
  choice<Purpose>({
    label: 'A die is rolled again for',
    key: 'pu',
    group,
    rule: '13.3.D',
    options: [
      { id: 'win', label: 'the best chance to win' },
      { id: 'balance', label: 'the best balance of CUs' },
    ],
    default: 'win',
    help: 'By whichever side may do so; the other figure decides among equals',
  });

export const cancellingField = (group: string) =>
  ruling({
    label: 'A circle',
    key: 'cc',
    group,
    rule: '13.4',
    ruling: 'cancelling-is-compulsory',
    options: [
      { id: 'must', label: 'must cancel first' },
      { id: 'may', label: 'may score a hit instead' },
    ],
  });
