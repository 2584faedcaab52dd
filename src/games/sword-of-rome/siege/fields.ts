/** The inputs for a siege: the place, the army, and the support lost in the meantime. */
import { aim, choice, flag, grouped, type InputOf, number, shown } from '../../../calculator/fields.ts';

const PLACE = 'The place';
const ARMY = 'The army';
export const SUPPORT = 'Support lost meanwhile';

const fields = {
  ...grouped(PLACE, {
    kind: choice({
      label: 'The place is a',
      given: true,
      key: 'k',
      rule: '13.1',
      options: { city: 'walled city', tribe: 'tribe' },
    }),
    factor: number({
      label: 'Loyalty, or subjugation factor',
      key: 'f',
      rule: '13.5',
      min: 1,
      max: 6,
      default: 2,
      help: "A city's loyalty is at most 3",
    }),
    level: number({
      label: 'Siege level now',
      key: 'l',
      rule: '13.1.1',
      max: 6,
      help: '0 as soon as an army has ended an action there',
    }),
  }),
  ...grouped(ARMY, {
    cu: number({ label: 'Besieging CU', key: 'c', rule: '13.1.1', min: 1, max: 40, default: 6 }),
    rolls: number({
      label: 'Rolls to make',
      key: 'n',
      rule: '13.1.1-exception',
      min: 1,
      max: 18,
      default: 3,
      help: 'At most one in each round, and one more in the Surrender Phase',
    }),
    gallic: flag({ label: 'Gauls or Transalpine Gauls besiege (−1)', given: true, key: 'g', rule: '13.2' }),
    otherModifiers: number({
      label: 'Response events on each roll',
      key: 'm',
      rule: '13.2',
      min: -6,
      max: 6,
      default: 0,
      signed: true,
    }),
  }),
  ...grouped(SUPPORT, {
    support: number({ label: 'Support points taken off the loyalty', key: 's', rule: '13.5-note', max: 6 }),
    supportWhen: choice({
      label: 'Those points are taken off',
      key: 'w',
      rule: '7.3.3',
      options: { before: 'in all, before the first roll', each: 'after each roll' },
      help: 'After each roll: also when too few CU are left to roll',
    }),
    garrison: number({
      label: 'CU inside the city',
      key: 'i',
      rule: '7.3.3-note',
      max: 3,
      limit: '9.3.1',
      help: 'Lost support cannot bring the loyalty below this number',
    }),
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: { falls: 'chance that it falls', saved: 'fewest CU lost' },
  }),
};

/** `factor` is the loyalty of the city or the subjugation factor of the tribe. */
export type Siege = Omit<InputOf<typeof fields>, 'aim'>;

const isCity = ({ kind }: Siege): boolean => kind === 'city';

export const siegeFields = shown(fields, { gallic: isCity, support: isCity, supportWhen: isCity, garrison: isCity });
