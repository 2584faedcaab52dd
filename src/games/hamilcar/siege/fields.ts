/** The inputs for a Siege or a Subjugation. */
import { choice, flag, grouped, type InputOf, number, numberOr, shown } from '../../../calculator/fields.ts';
import { ruling } from '../rulings.ts';
import { rankedBy } from '../words.ts';

const PLACE = 'The place';
const FORCE = 'The Sieging Force';
const SEA = 'Naval Supremacy';
export const CARDS = 'Cards';
export const INSIDE = 'Determined Defense';
export const READINGS = 'Rules questions';

const inside = (label: string, key: string) => number({ label, key, group: INSIDE, rule: '14.3', max: 6 });

const all = {
  ...grouped(PLACE, {
    target: choice({
      label: 'The place is a',
      given: true,
      key: 't',
      rule: '14.1',
      options: { city: 'Walled City', large: 'Large Walled City: Roma, Carthago, Syracusae', tribe: 'Tribe' },
    }),
    points: number({ label: 'Points placed so far', key: 'p', rule: '14.1', max: 3 }),
  }),
  ...grouped(FORCE, {
    cu: number({ label: 'CUs of the Sieging Force', key: 'c', rule: '14.1', min: 1, max: 20, default: 5 }),
    attempts: number({
      label: 'Attempts to come',
      key: 'n',
      rule: '14.2',
      min: 1,
      max: 12,
      default: 3,
      help: 'One per activation, and one per card against each place',
    }),
  }),
  ...grouped(SEA, {
    supremacy: flag({ label: 'The Sieging player holds Naval Supremacy', key: 's', rule: '2.1.I' }),
    changesAfter: numberOr<'never'>({
      label: 'Attempts before Naval Supremacy changes sides',
      key: 'x',
      rule: '14.2',
      min: 1,
      max: 11,
      default: 'never',
      words: [{ id: 'never', label: 'stays' }],
      help: 'In winter it goes to Carthage unless Roman Seamanship is Excellent',
    }),
  }),
  garrisonCu: inside('CUs inside the city', 'gc'),
  garrisonSts: inside('STs inside the city', 'gs'),
  defense: choice({
    label: 'Defenders pay to cancel a point',
    key: 'd',
    group: INSIDE,
    rule: '14.3',
    options: { every: 'whenever they can', needed: 'only if the city would fall' },
    help: '“Whenever they can” holds the city longest; the other way saves CUs and STs',
  }),
  markers: number({
    label: 'Siege Train or Citadel: points on each roll',
    key: 'mk',
    group: CARDS,
    rule: '17.1.#3',
    min: -3,
    max: 3,
    default: 0,
    signed: true,
    help: 'We do not have these cards’ text: enter what yours say',
  }),
  determined: ruling('determined-defense-once', {
    label: 'Determined Defense works',
    key: 'dd',
    group: READINGS,
    rule: '14.3',
  }),
  aim: rankedBy('falls', { falls: 'chance that it falls', holds: 'chance that it holds', saved: 'fewest CUs lost' }),
};

/** Attempts of one Force on one place. */
export type Siege = Omit<InputOf<typeof all>, 'aim'>;

const isCity = ({ target }: Siege): boolean => target !== 'tribe';

export const siegeFields = shown(all, {
  supremacy: isCity,
  changesAfter: isCity,
  garrisonCu: isCity,
  garrisonSts: isCity,
  defense: isCity,
  markers: isCity,
});
