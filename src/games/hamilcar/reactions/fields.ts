/** The inputs for Land Reactions. */
import {
  aim,
  type Bar,
  barIf,
  barred,
  choice,
  grouped,
  type InputOf,
  list,
  number,
  shown,
} from '../../../calculator/fields.ts';
import { ELEPHANTS, levelFields, RATED } from '../dice-level/fields.ts';
import { battleFields, purposeField } from '../land-battle/fields.ts';
import { LED, ledBar } from '../limits.ts';
import { ruling } from '../rulings.ts';
import { SIDE_OPTIONS } from '../words.ts';
import { FALLEN, opponentFields, PARTING } from './opponent-fields.ts';

const MOVER = 'The active Army';
const COMING = 'Armies next to the space';
const READINGS = 'Rules questions';

export const FOLDED = [PARTING, FALLEN, ELEPHANTS, READINGS];

const all = {
  ...grouped(MOVER, {
    mover: choice({ label: 'Active side', given: true, key: 's', rule: '10', options: SIDE_OPTIONS, default: 'rome' }),
    moverCu: number({
      label: 'Its CUs',
      key: 'm',
      rule: '10',
      max: 40,
      default: 6,
      help: '0 for a lone General; include his side’s CUs already there',
    }),
    moverRating: number({ ...RATED, label: 'Its Battle Rating', key: 'mr', rule: '11.3', default: 2 }),
    mpLeft: number({ label: 'MPs left after entering', key: 'mp', rule: '11.3', max: 5, default: 2 }),
    moverAllies: number({
      label: 'Its Allies',
      key: 'ma',
      rule: '13.3.B',
      max: 11,
      default: 1,
      help: 'Its Walled Cities in the Region',
    }),
  }),
  ...opponentFields,
  ...grouped(COMING, {
    interceptors: list({
      label: 'Armies that may intercept',
      key: 'i',
      rule: '12.1',
      item: 'Army',
      max: 4,
      of: {
        cu: number({ label: 'CUs', key: 'c', rule: '12.2', min: 1, max: LED, limit: '2.2.A', default: 4 }),
        rating: number({ ...RATED, label: 'Battle Rating', key: 'r', rule: '12.1', default: 2 }),
        elephants: number({ label: 'Elephants among the CUs', key: 'e', rule: '13.3.D', max: 4 }),
      },
      default: [{ cu: 4, rating: 3, elephants: 0 }],
      help: 'Each from a different space; not across the Strait or out of a city with enemy CUs outside',
    }),
    barred: choice({
      label: 'Interception is barred',
      key: 'b',
      rule: '12.2',
      options: { no: 'no', truce: 'by a Truce', units: 'by Units of the active side already there' },
    }),
    intercept: choice({
      label: 'The Armies will',
      key: 'ic',
      rule: '10.3',
      options: { all: 'try to intercept', none: 'not try', best: 'do what hurts my aim most' },
    }),
  }),
  ...grouped(ELEPHANTS, {
    elephants: number({
      label: 'Carthage’s Elephants in the active Army or the space',
      key: 'el',
      rule: '13.3.D',
      max: 4,
      help: 'Those in the space stay outside the city and go with the Units that Avoid',
    }),
    xanthippus: levelFields.xanthippus,
    charge: battleFields.charge,
    purpose: purposeField(ELEPHANTS),
  }),
  ...grouped(READINGS, {
    cityPursuit: ruling('avoid-into-city-and-pursuit', {
      label: 'If the opponent Avoids into the city, the active Army',
      key: 'cp',
      rule: '11.3',
    }),
    command: ruling('command-after-failed-avoid', {
      label: 'If the Avoid roll fails, command goes to',
      key: 'fc',
      rule: '11.1',
    }),
    plusOne: ruling('interception-plus-one', { label: 'The +1 on Interceptions is', key: 'p1', rule: '12.1' }),
  }),
  withoutGeneral: levelFields.withoutGeneral,
  aim: aim({
    label: 'What counts',
    key: 'aim',
    group: 'Aim',
    options: {
      swing: 'CU swing for the active side',
      saved: 'the active Army loses few CUs',
      holds: 'the active Army is in the space',
      onward: 'the active Army may move on',
    },
  }),
};

export type ReactionsInput = InputOf<typeof all>;

/** Who enters, who is there and who may come, whatever they want to do. */
export type Situation = Omit<ReactionsInput, 'stance' | 'intercept' | 'aim'>;

/** What the reader wants of the opponent. */
export type Wish = Pick<ReactionsInput, 'stance' | 'intercept'>;

const hasComers = ({ interceptors }: ReactionsInput): boolean => interceptors.length > 0;

const hasElephants = ({ elephants, interceptors }: ReactionsInput): boolean =>
  elephants > 0 || interceptors.some((army) => army.elephants > 0);

/** 13.3.D: Elephants are CUs, and those of Carthage. */
function elephantsBar({ mover, moverCu, cu, elephants }: ReactionsInput): Bar | undefined {
  const most = mover === 'carthage' ? moverCu : cu;
  const where = mover === 'carthage' ? 'the active Army' : 'the space';
  return barIf(
    elephants > most,
    '13.3.D',
    `Elephants are CUs: with ${most} in ${where}, Carthage cannot have ${elephants}`,
  );
}

function comersBar({ mover, interceptors }: ReactionsInput): Bar | undefined {
  const found = interceptors.find(({ cu, elephants }) => elephants > (mover === 'rome' ? cu : 0));
  const many = `Elephants are CUs, and an Army of ${found?.cu} cannot have ${found?.elephants} of them`;
  return barIf(!!found, '13.3.D', mover === 'rome' ? many : 'Only Carthage has Elephants, but here Rome intercepts');
}

/** 2.2.A: an Army is larger than one General can lead only where others of its side stood already. */
const led = ({ moverCu, barred: by }: ReactionsInput): Bar | undefined =>
  by === 'units' ? undefined : ledBar(moverCu);

export const reactionsFields = barred(
  shown(all, {
    barred: (input) => hasComers(input) || input.moverCu > LED,
    intercept: hasComers,
    xanthippus: hasElephants,
    charge: hasElephants,
    purpose: hasElephants,
    cityPursuit: (input) => input.escape === 'city',
    command: ({ rating, leftRating }) => rating !== 'none' && leftRating !== 'none' && leftRating !== rating,
    plusOne: (input) => hasComers(input) && input.control === 'mover',
  }),
  {
    moverCu: led,
    elephants: elephantsBar,
    interceptors: comersBar,
    leftBehind: ({ leftBehind, cu }) =>
      barIf(leftBehind > cu, '11.1', `${leftBehind} CUs cannot stay: the Army has ${cu}`),
  },
);
