/** The inputs for a storm. */
import { barred, choice, flag, grouped, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { rowSixField } from '../attrition/table.ts';
import { LED, ledBar } from '../limits.ts';
import { rankedBy } from '../words.ts';

export const READINGS = 'Rules questions';
const FLEET = 'The Roman Fleet';
const STORM = 'The storm';

const all = {
  ...grouped(STORM, {
    card: choice({
      label: 'The card',
      given: true,
      key: 'k',
      rule: '17.1.#11',
      options: { 'cruel-sea': 'Cruel Sea (#11)', 'storms-at-sea': 'Storms at Sea (#39)' },
    }),
    symbols: number({ label: 'Storm symbols on the last sea lane', key: 'b', rule: '2.1.J', max: 4, default: 1 }),
    poor: flag({ label: 'Roman Seamanship is Poor', key: 'p', rule: '15.4.B', given: true }),
    corvi: flag({ label: 'Corvi are mounted', key: 'o', rule: '15.5' }),
    takes: choice({
      label: 'With the Warships gone, Carthage takes',
      key: 't',
      rule: '17.1.#39',
      options: { cu: 'CUs first', st: 'STs first' },
    }),
  }),
  ...grouped(FLEET, {
    warships: number({ label: 'Warships', key: 'w', rule: '2.3.G', max: 5, default: 3 }),
    cu: number({ label: 'CUs', key: 'c', rule: '2.2.A', max: LED, limit: '2.2.A', default: 3 }),
    sts: number({ label: 'STs', key: 's', rule: '2.2.A', max: LED, limit: '2.2.A' }),
    aristocrats: number({
      label: 'Total Battle Rating of Aristocrats aboard',
      key: 'a',
      rule: '2.2.D2',
      max: 9,
      help: 'PCs that Rome removes if they are displaced',
    }),
  }),
  rowSix: rowSixField(READINGS),
  aim: rankedBy('saved', { saved: 'fewest Units lost', afloat: 'chance that a Warship is left' }),
};

/** A Roman Fleet in a storm. */
export type Storm = Omit<InputOf<typeof all>, 'aim'>;

const isCruel = ({ card }: Storm): boolean => card === 'cruel-sea';

export const stormFields = barred(
  shown(all, {
    symbols: isCruel,
    poor: isCruel,
    corvi: isCruel,
    takes: (storm) => !isCruel(storm),
    aristocrats: isCruel,
  }),
  { sts: ({ cu, sts }) => ledBar(cu + sts) },
);
