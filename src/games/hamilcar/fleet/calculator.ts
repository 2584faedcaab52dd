/** Fleet (2.3.G, 7.3, 8.3): whether a Fleet may sail as it is, and how much of its range the route takes. */
import { calculator } from '../../../calculator/calculator.ts';
import { choice, flag, type InputOf, number, ruling } from '../../../calculator/fields.ts';
import type { Assumption, Report } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { fleetFields, sideField } from '../naval-battle/fields.ts';
import { breachesOf, costOf, type Fleet, fleetLedger, rangeOf, rangeUsed, unitsOf } from './rules.ts';

const FLEET = 'The Fleet';
const ROUTE = 'The route';

type Raw = Readonly<Record<string, unknown>>;
const isRome = (input: Raw): boolean => input['side'] === 'rome';
const isMoving = (input: Raw): boolean => input['role'] === 'moving';
const romeToAfrica = (input: Raw): boolean => isMoving(input) && isRome(input) && input['africa'] === true;

const count = (label: string, key: string, rule: string, max: number, value: number) =>
  number({ label, key, group: FLEET, rule, min: 0, max, default: value });

const fields = {
  side: sideField('Whose Fleet', 's', FLEET, '2.3.G'),
  role: choice<Fleet['role']>({
    label: 'It is',
    key: 'r',
    group: FLEET,
    rule: '8.3',
    options: [
      { id: 'moving', label: 'the moving Fleet' },
      { id: 'intercepting', label: 'the Intercepting Fleet' },
    ],
    default: 'moving',
  }),
  generals: count('Generals', 'g', '2.3.G', 6, 1),
  warships: count('Warships', 'w', '2.3.G', 10, 1),
  ready: count('Ready Warships at port, these included', 'rd', '2.3.F', 10, 5),
  cus: count('CUs, Elephants among them', 'c', '2.3.G', 10, 4),
  sts: count('STs', 'st', '2.3.G', 10, 0),
  seamanship: { ...fleetFields.seamanship, key: 'l', group: ROUTE, when: isRome },
  lanes: number({ label: 'Sea lanes', key: 'n', group: ROUTE, rule: '7.3.A', min: 0, max: 6, default: 2 }),
  crossings: number({
    label: 'Crossings of Mare Tyrrhenum',
    key: 'x',
    group: ROUTE,
    rule: '2.1.H',
    min: 0,
    max: 2,
    default: 0,
  }),
  mps: number({
    label: 'MPs that the General has left',
    key: 'mp',
    group: ROUTE,
    rule: '7.1',
    min: 0,
    max: 6,
    default: 4,
    when: isMoving,
  }),
  besieged: flag({ label: 'Somebody would embark from a Besieged Walled City', key: 'b', group: ROUTE, rule: '7.3.B' }),
  africa: flag({
    label: 'Rome enters Africa, or Carthaginian Units leave it',
    key: 'af',
    group: ROUTE,
    rule: '15.6',
    when: isMoving,
  }),
  syracusae: flag({ label: 'Rome controls Syracusae', key: 'sy', group: ROUTE, rule: '15.6', when: romeToAfrica }),
  africanus: flag({ label: 'Africanus, or an Event', key: 'an', group: ROUTE, rule: '2.2.D3', when: romeToAfrica }),
  warlike: flag({
    label: 'The Miat is Warlike',
    key: 'm',
    group: ROUTE,
    rule: '15.3.B',
    when: (input) => isMoving(input) && !isRome(input) && input['africa'] === true,
  }),
  rangeCounts: ruling<Fleet['rangeCounts']>({
    label: 'Rome’s range',
    key: 'rc',
    group: ROUTE,
    rule: '7.3.A',
    ruling: 'roman-range-in-mps',
    options: [
      { id: 'mps', label: 'counts MPs' },
      { id: 'lanes', label: 'counts sea lanes' },
    ],
  }),
};

type Input = InputOf<typeof fields>;

const readings = ({ side, crossings, rangeCounts, role, africa, africanus }: Input): Assumption[] => [
  ...(side === 'rome' && crossings > 0
    ? [
        {
          ruling: 'roman-range-in-mps',
          rule: '7.3.A',
          field: 'rangeCounts',
          reading: `Rome’s range at sea counts ${rangeCounts === 'mps' ? 'MPs' : 'sea lanes'}.`,
        },
      ]
    : []),
  ...(side === 'rome' && role === 'moving' && africa && africanus
    ? [{ ruling: 'events-open-africa', rule: '15.6', reading: 'An Event can open Africa as the Africanus trait does.' }]
    : []),
];

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const breaches = breachesOf(input, read);
  const [unitsTotal, used, range] = [unitsOf(input), rangeUsed(input, read), rangeOf(input, read)];
  return {
    sentence: breaches.length
      ? `The Fleet may not sail so: ${breaches.map(({ text }) => text).join('; ')}.`
      : `The Fleet may sail: ${plural(unitsTotal, 'Unit')} aboard, ${used} of a range of ${range} used.`,
    ...SETTLED,
    facts: {
      legal: breaches.length === 0,
      unitsTotal,
      range,
      rangeUsed: used,
      mpsUsed: costOf(input, read),
      ...(breaches.length > 0 && { against: breaches.map(({ rule }) => rule).join(', ') }),
    },
    ...basis(fleetLedger(input, read), readings(input), read),
  };
}

export const fleet = calculator({
  id: 'fleet',
  title: 'Fleet',
  question: 'May this Fleet sail, and how far?',
  rules: [
    '2.3.G',
    '2.3.F',
    '2.1.H',
    '2.2.D3',
    '7.1',
    '7.3.A',
    '7.3.B',
    '7.3.C',
    '8.1',
    '8.3',
    '8.4',
    '15.3.B',
    '15.4.B',
    '15.6',
  ],
  fields,
  tables: ['fleet-limits', 'sea-costs', 'seamanship', 'rome-in-africa'],
  terms: {
    legal: 'The Fleet may sail',
    unitsTotal: 'Units aboard',
    range: 'Range',
    rangeUsed: 'Range that the route takes',
    mpsUsed: 'MPs that the route costs',
    against: 'Clauses against it',
  },
  ...NO_DICE,
  compute,
});
