/** The inputs for battle after battle: the Army, the enemies it meets in turn, and the Siege at the end. */
import {
  type Bar,
  barIf,
  barred,
  choice,
  flag,
  grouped,
  type InputOf,
  list,
  number,
  numberOr,
  shown,
} from '../../../calculator/fields.ts';
import { ELEPHANTS, levelFields, RATED, READINGS } from '../dice-level/fields.ts';
import { battleFields, CARTHAGE_FIRST, cancellingField, purposeField } from '../land-battle/fields.ts';
import { LED, ledBar } from '../limits.ts';
import { siegeFields } from '../siege/fields.ts';
import { rankedBy } from '../words.ts';

const ARMY = 'My Army';
const PCS = 'Political Control';
const SIEGE = 'The Siege at the end';

export const FOLDED = [PCS, SIEGE, READINGS];

const allies = (label: string, key: string, start: number) =>
  number({ label, key, rule: '13.3.B', max: 11, default: start });

const elephants = { rule: '13.3.D', min: 0, max: 4 } as const;

const fields = {
  ...grouped(ARMY, {
    side: choice({ label: 'I am', key: 's', rule: '13', options: CARTHAGE_FIRST, default: 'carthage', given: true }),
    cu: number({
      label: 'My CUs, Elephants included',
      key: 'c',
      rule: '13.3.A',
      min: 1,
      max: LED,
      limit: '2.2.A',
      default: 6,
    }),
    rating: number({ ...RATED, label: 'My Battle Rating', key: 'r', rule: '13.3.C', default: 2 }),
    sts: number({
      label: 'My STs',
      key: 'st',
      rule: '13.4',
      max: 9,
      help: 'They march with me until I lose; any that I capture stay behind',
    }),
    beaten: choice({
      label: 'Once beaten, I',
      key: 'w',
      rule: '13.5',
      options: { stop: 'stop', 'goes-on': 'go on with what is left' },
    }),
  }),
  battles: list({
    label: 'Battles, one after another',
    key: 'b',
    rule: '13',
    item: 'Battle',
    min: 1,
    max: 3,
    of: {
      cu: number({ label: 'Enemy CUs', key: 'c', rule: '13.3.A', min: 1, max: 20, default: 4 }),
      rating: numberOr<'none'>({
        ...RATED,
        label: 'Enemy Battle Rating',
        key: 'r',
        rule: '13.3.C',
        words: [{ id: 'none', label: 'no General' }],
        default: 1,
      }),
      attacker: choice({ label: 'Who attacks', key: 'a', rule: '13', options: { me: 'I do', enemy: 'the enemy' } }),
      allies: allies('My Allies', 'm', 1),
      enemyAllies: allies('Enemy Allies', 'e', 1),
      elephants: number({
        ...elephants,
        label: 'Enemy Elephants',
        key: 'el',
        default: 0,
        help: 'Only if the enemy is Carthage',
      }),
      sts: number({ label: 'Enemy STs', key: 's', rule: '13.4', max: 15 }),
      retreat: number({
        label: 'CUs that a Retreat costs me',
        key: 'x',
        rule: '13.5.C',
        max: 20,
        help: 'Counts only if I lose',
      }),
    },
    default: [
      { cu: 4, rating: 1, attacker: 'me', allies: 2, enemyAllies: 1, elephants: 0, sts: 0, retreat: 0 },
      { cu: 4, rating: 1, attacker: 'me', allies: 1, enemyAllies: 1, elephants: 0, sts: 0, retreat: 0 },
    ],
  }),
  elephants: number({
    ...elephants,
    label: 'Elephants among my CUs',
    key: 'el',
    group: ELEPHANTS,
    default: 0,
    help: 'Carthage spares them where the rules allow',
  }),
  xanthippus: levelFields.xanthippus,
  charge: battleFields.charge,
  purpose: purposeField(ELEPHANTS),
  ...grouped(PCS, {
    pcs: number({
      label: 'My PCs, without cities',
      key: 'p',
      rule: '13.6',
      max: 40,
      default: 20,
      help: 'A side that must remove more than it has loses the game',
    }),
    aristocrats: battleFields.aristocrats,
  }),
  ...grouped(SIEGE, {
    place: choice({
      label: 'After the last victory I try to take',
      key: 'pl',
      rule: '14.1',
      options: { none: 'nothing', city: 'a Walled City', large: 'a Large Walled City', tribe: 'a Tribe' },
    }),
    attempts: siegeFields.attempts,
    supremacy: flag({
      label: 'I hold Naval Supremacy throughout',
      key: 'su',
      rule: '14.2',
      help: 'Nobody is inside the city; if there is a garrison, use the Siege calculator',
    }),
  }),
  cancelling: cancellingField('cc'),
  withoutGeneral: levelFields.withoutGeneral,
  aim: rankedBy('allWon', { allWon: 'winning every battle', taken: 'taking the place', left: 'CUs left at the end' }),
};

export type Campaign = InputOf<typeof fields>;

const besieges = ({ place }: Campaign): boolean => place !== 'none';
const leads = ({ side }: Campaign): boolean => side === 'carthage';

/** 13.3.D: Elephants are on the field at some time. */
const charges = ({ side, elephants, battles }: Campaign): boolean =>
  side === 'carthage' ? elephants > 0 : battles.some((b) => b.elephants > 0);

/** 13.3.D: Elephants are CUs, and those of Carthage. */
function enemyElephants({ side, battles }: Campaign): Bar | undefined {
  const found = battles.find(({ cu, elephants }) => elephants > (side === 'rome' ? cu : 0));
  const many = `Elephants are CUs, and an enemy with ${found?.cu} cannot have ${found?.elephants} of them`;
  return barIf(!!found, '13.3.D', side === 'rome' ? many : 'Only Carthage has Elephants, but here the enemy is Rome');
}

export const battlesFields = barred(
  shown(fields, {
    elephants: leads,
    xanthippus: charges,
    charge: charges,
    purpose: charges,
    aristocrats: (input) => !leads(input),
    attempts: besieges,
    supremacy: ({ place }) => place === 'city' || place === 'large',
  }),
  {
    cu: ({ cu, sts }) => ledBar(cu + sts),
    elephants: ({ cu, elephants }) =>
      barIf(elephants > cu, '13.3.D', `Elephants are CUs: with ${cu}, you cannot have ${elephants}`),
    battles: (input) =>
      ledBar(Math.max(0, ...input.battles.map((b) => (b.attacker === 'enemy' ? b.cu + b.sts : 0)))) ??
      enemyElephants(input),
  },
);
