/** The inputs for a Naval Battle that is about to begin or has begun. */
import { barred, choice, grouped, type InputOf, number } from '../../../calculator/fields.ts';
import { ROUNDS } from './cards.ts';
import { aimField, FLEET_BARS, fleetFields, GROUPS, playerField, warshipsField } from './fleet-fields.ts';

export const UNDER_WAY = 'A battle under way';

const soFar = (label: string, key: string, rule: string, max: number) =>
  number({ label, key, group: UNDER_WAY, rule, given: true, max });

/** 9.2.A: what cards played before still do. */
const played = (side: string, what: string, key: string) =>
  number({
    label: `${side}: cards played add to ${what}`,
    key,
    group: UNDER_WAY,
    rule: '9.2.A',
    min: -3,
    max: 3,
    default: 0,
    signed: true,
  });

const fields = {
  romeWarships: warshipsField('rome', 'rw', 1, 3),
  carthageWarships: warshipsField('carthage', 'cw', 1, 3),
  ...fleetFields,
  side: playerField(GROUPS.battle),
  ...grouped(UNDER_WAY, {
    round: number({ label: 'Next round', given: true, key: 'r', rule: '9.2', min: 1, max: ROUNDS }),
    next: choice({
      label: 'Next',
      given: true,
      key: 'n',
      rule: '9.2',
      options: {
        round: 'the round begins',
        rome: 'Rome rolls, last in its round',
        carthage: 'Carthage rolls, last in its round',
        end: 'nothing: the third round is over',
      },
    }),
    decides: choice({
      label: 'Who decides now whether to Evade',
      key: 'd',
      rule: '9.2.C',
      options: {
        nobody: 'nobody: the roll comes next',
        rome: 'Rome, in its own Evade step',
        carthage: 'Carthage, in its own Evade step',
        'rome-card': 'Rome, after a Carthaginian roll',
        'carthage-card': 'Carthage, after a Roman roll',
      },
      help: 'After the enemy’s roll, only Flee! or Evasion can be used',
    }),
  }),
  romeEvery: played('Rome', 'each Battle Roll to come', 're1'),
  carthageEvery: played('Carthage', 'each Battle Roll to come', 'ce1'),
  romeNext: played('Rome', 'its next Battle Roll', 'rn'),
  carthageNext: played('Carthage', 'its next Battle Roll', 'cn'),
  romeHeld: soFar('Prizes in the Roman At Sea box', 'rh', '9.2.B3', 5),
  carthageHeld: soFar('Prizes in the Carthaginian At Sea box', 'ch', '9.2.B3', 5),
  romeLost: soFar('Units that Rome has lost, Prizes included', 'rl', '9.4', 10),
  carthageLost: soFar('Units that Carthage has lost, Prizes included', 'cl', '9.4', 10),
  aim: aimField,
};

export const navalBattleFields = barred(fields, FLEET_BARS);

export type NavalInput = InputOf<typeof navalBattleFields>;
