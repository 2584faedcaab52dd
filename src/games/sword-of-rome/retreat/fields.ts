/** The inputs for a retreat: the force, the spaces it enters, ships and a city. */
import { barIf, barred, choice, flag, grouped, type InputOf, list, number, shown } from '../../../calculator/fields.ts';
import { sharedFields } from '../battle/fields.ts';
import { leavesSyracuse, shipsField } from '../naval-capacity/ships.ts';
import { contestField } from '../naval-movement/voyage.ts';
import { overCapacityField, ruling, syracuseField } from '../rulings.ts';
import { alliedCityField, cityField } from './shelter.ts';

const FORCE = 'The beaten force';
const WAY = 'The way';
const SEA = 'By sea';
const READINGS = 'Rules questions';

export const FOLDED = [SEA, READINGS];

const control = choice({
  label: 'The space is',
  key: 'c',
  rule: '12.4.5',
  options: { friendly: 'friendly', enemy: 'enemy: PC, city or tribe' },
});

const EMPTY = { enemyCu: 0, garrison: 0, ownCu: 0, alliedCu: false, acrossRough: false };

const fields = {
  ...grouped(FORCE, {
    cu: number({
      label: 'CU that retreat',
      key: 'u',
      rule: '12.4',
      min: 1,
      max: 40,
      default: 6,
      help: 'CU left after the battle',
    }),
    battleLosses: number({
      label: 'CU lost in the battle',
      key: 'b',
      rule: '12.5',
      max: 40,
      help: 'They count towards the winner’s support, along with the retreat losses',
    }),
    role: choice({
      label: 'I was the',
      key: 'r',
      rule: '12.4.1',
      options: { defender: 'defender', attacker: 'attacker' },
      help: 'An attacker first goes back where it came from; a defender never goes there',
    }),
  }),
  city: cityField('w', FORCE, '12.4.4'),
  insideCu: number({ label: 'CU that go inside', key: 'i', group: FORCE, rule: '12.4.4', max: 3, default: 3 }),
  path: list({
    label: 'Spaces it enters, in order',
    key: 'p',
    group: WAY,
    rule: '12.4.1',
    item: 'Space',
    max: 6,
    of: {
      control,
      enemyCu: number({ label: 'Enemy CU', key: 'e', max: 40, rule: '12.4.5' }),
      garrison: number({ label: 'Enemy CU inside a city', key: 'g', max: 3, rule: '12.4.5' }),
      ownCu: number({ label: 'My CU there', key: 'o', max: 40, rule: '12.4.2' }),
      alliedCu: flag({ label: 'An ally’s CU there', key: 'a', rule: '12.4.1' }),
      acrossRough: flag({ label: 'Over rough or a strait', key: 'r', rule: '12.4.1' }),
    },
    default: [
      { ...EMPTY, control: 'enemy' },
      { ...EMPTY, control: 'friendly' },
    ],
  }),
  ships: shipsField('sh', SEA, '12.4.3'),
  voyage: choice({
    label: 'The voyage',
    key: 'vo',
    group: SEA,
    rule: '9.6.4',
    options: { arrives: 'arrives', returns: 'returns', rolls: 'is rolled for' },
    help: 'With five players Carthage may contest it; a return ends the retreat by sea',
  }),
  contest: contestField('Naval combat on the voyage', 'nc', SEA),
  seaLosses: number({
    label: 'CU lost at sea',
    key: 'sl',
    group: SEA,
    rule: '9.6.4',
    max: 10,
    help: 'To an attrition result',
  }),
  garrisons: ruling('retreat-past-a-garrison', {
    label: 'Enemy CU causing losses',
    key: 'ga',
    group: READINGS,
    rule: '12.4.5',
  }),
  overCapacity: { ...overCapacityField, label: 'CU for which the ships have no room', key: 'oc' },
  syracuse: syracuseField('sy', READINGS, '12.4.3'),
  alliedCity: alliedCityField('ac', READINGS),
  beatenOverRough: sharedFields.beatenOverRough,
};

export type RetreatInput = InputOf<typeof fields>;

const isDefender = ({ role }: RetreatInput): boolean => role === 'defender';
const hasShips = ({ ships }: RetreatInput): boolean => ships !== 'none';

export const retreatFields = barred(
  shown(fields, {
    city: isDefender,
    insideCu: (input) => isDefender(input) && input.city !== 'none',
    voyage: hasShips,
    contest: (input) => hasShips(input) && input.voyage === 'rolls',
    seaLosses: (input) => hasShips(input) && input.voyage === 'arrives',
    overCapacity: hasShips,
    syracuse: leavesSyracuse,
    alliedCity: ({ city }) => city === 'ally',
    beatenOverRough: ({ role }) => role === 'attacker',
  }),
  {
    seaLosses: ({ seaLosses, cu }) =>
      barIf(seaLosses > cu, '9.6.4', `${seaLosses} CU cannot be lost at sea: the force has ${cu}`),
  },
);
