/** What a reader sets for a Naval Battle that is about to begin, or under way. */
import { choice, type InputOf, number } from '../../../calculator/fields.ts';
import { ROUNDS } from './cards.ts';
import { aimField, fleetFields, GROUPS, playerField, warshipsField } from './fleet-fields.ts';

export const UNDER_WAY = 'A battle under way';

const soFar = (label: string, key: string, rule: string, max: number) =>
  number({ label, key, group: UNDER_WAY, rule, given: true, min: 0, max, default: 0 });

export const navalBattleFields = {
  romeWarships: warshipsField('rome', 'rw', 1, 3),
  carthageWarships: warshipsField('carthage', 'cw', 1, 3),
  ...fleetFields,
  side: playerField(GROUPS.battle),
  round: number({
    label: 'Round to come',
    given: true,
    key: 'r',
    group: UNDER_WAY,
    rule: '9.2',
    min: 1,
    max: ROUNDS,
    default: 1,
  }),
  next: choice({
    label: 'Next',
    given: true,
    key: 'n',
    group: UNDER_WAY,
    rule: '9.2',
    options: [
      { id: 'round', label: 'the round begins' },
      { id: 'rome', label: 'Rome rolls, last in its round' },
      { id: 'carthage', label: 'Carthage rolls, last in its round' },
    ],
    default: 'round',
  }),
  romeHeld: soFar('Prizes in the Roman At Sea box', 'rh', '9.2.B3', 5),
  carthageHeld: soFar('Prizes in the Carthaginian At Sea box', 'ch', '9.2.B3', 5),
  romeLost: soFar('Units that Rome has lost, Prizes among them', 'rl', '9.4', 10),
  carthageLost: soFar('Units that Carthage has lost, Prizes among them', 'cl', '9.4', 10),
  aim: aimField,
};

export type NavalInput = InputOf<typeof navalBattleFields>;
