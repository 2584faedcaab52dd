/** Storms (17.1.#11, 17.1.#39): what Cruel Sea or Storms at Sea takes from a Roman Fleet. */
import { calculator } from '../../../calculator/calculator.ts';
import { aim, choice, flag, number, ruling } from '../../../calculator/fields.ts';
import { ROW_SIX } from '../attrition/rules.ts';
import { stormOdds, stormRoll, stormRolls } from './odds.ts';

const FLEET = 'The Roman Fleet';
const STORM = 'The storm';
const READINGS = 'Readings of the rules';

const isCruel = (input: Readonly<Record<string, unknown>>): boolean => input['card'] === 'cruel-sea';

const fields = {
  card: choice({
    label: 'The card',
    key: 'k',
    group: STORM,
    rule: '17.1.#11',
    options: [
      { id: 'cruel-sea', label: 'Cruel Sea (#11)' },
      { id: 'storms-at-sea', label: 'Storms at Sea (#39)' },
    ],
    default: 'cruel-sea',
  }),
  symbols: number({
    label: 'Storm symbols on the last sea lane',
    key: 'b',
    group: STORM,
    rule: '2.1.J',
    min: 0,
    max: 4,
    default: 1,
    when: isCruel,
  }),
  poor: flag({ label: 'Roman Seamanship is Poor', key: 'p', group: STORM, rule: '15.4.B', when: isCruel }),
  corvi: flag({ label: 'Corvi are mounted', key: 'o', group: STORM, rule: '15.5', when: isCruel }),
  takes: choice({
    label: 'With the Warships gone, Carthage takes',
    key: 't',
    group: STORM,
    rule: '17.1.#39',
    options: [
      { id: 'cu', label: 'CUs first' },
      { id: 'st', label: 'STs first' },
    ],
    default: 'cu',
    when: (input) => !isCruel(input),
  }),
  warships: number({ label: 'Warships', key: 'w', group: FLEET, rule: '2.3.G', min: 0, max: 5, default: 3 }),
  cu: number({ label: 'CUs', key: 'c', group: FLEET, rule: '2.2.A', min: 0, max: 10, default: 3 }),
  sts: number({ label: 'STs', key: 's', group: FLEET, rule: '2.2.A', min: 0, max: 10, default: 0 }),
  aristocrats: number({
    label: 'Battle Ratings of Aristocrats aboard, added up',
    key: 'a',
    group: FLEET,
    rule: '2.2.D2',
    min: 0,
    max: 9,
    default: 0,
    when: isCruel,
    help: 'PCs that Rome removes if they are displaced',
  }),
  rowSix: ruling({
    label: 'Row 6 of the Attrition Table',
    key: 'r6',
    group: READINGS,
    rule: '15.2',
    ruling: 'attrition-row-six',
    options: ROW_SIX,
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'saved', label: 'fewest Units lost' },
      { id: 'afloat', label: 'chance that a Warship is left' },
    ],
    default: 'saved',
  }),
};

export const storms = calculator({
  id: 'storms',
  title: 'Storms',
  question: 'What does a storm take from this Fleet?',
  rules: ['17.1.#11', '17.1.#39', '2.1.J', '15.2', '15.4.B', '15.5', '2.2.A', '2.2.D2', '2.3.G'],
  fields,
  folded: [READINGS],
  tables: ['attrition', 'attrition-row-six', 'storm-column', 'storm-rolls'],
  terms: {
    unharmed: 'Unharmed',
    damaged: 'Some Units are lost',
    allLost: 'No Unit is left',
    warshipsGone: 'No Warship is left',
    unitsLost: 'Units lost',
    warshipsLost: 'Warships lost',
    cuLost: 'CUs lost',
    stsLost: 'STs lost',
    hits: 'Hits',
    pcsLost: 'PCs lost for Aristocrats',
    rolls: 'Rolls',
    column: 'Column',
  },
  headline: ['unharmed', 'damaged', 'allLost'],
  charts: [
    { title: 'Units lost', keys: ['unitsLost'] },
    { title: 'By kind', keys: ['warshipsLost', 'cuLost', 'stsLost'] },
  ],
  tones: { unharmed: 'plain', damaged: 'defender', allLost: 'faint', unitsLost: 'defender', warshipsLost: 'defender' },
  aims: {
    saved: { form: 'number', worth: (r) => -r.expected['unitsLost']! },
    afloat: { form: 'chance', worth: (r) => 1 - r.chances['warshipsGone']! },
  },
  compute: stormOdds,
  rolls: stormRolls,
  resolve: stormRoll,
});
