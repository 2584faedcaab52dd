/** The inputs for a Fleet and its route. */
import { choice, flag, grouped, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { ruling } from '../rulings.ts';
import { levelField } from '../seamanship/levels.ts';
import { SIDE_OPTIONS } from '../words.ts';

const FLEET = 'The Fleet';
const ROUTE = 'The route';

const count = (label: string, key: string, rule: string, max: number, value: number) =>
  number({ label, key, group: FLEET, rule, max, default: value });

const all = {
  ...grouped(FLEET, {
    side: choice({ label: 'Whose Fleet', key: 's', rule: '2.3.G', options: SIDE_OPTIONS, default: 'rome' }),
    role: choice({
      label: 'The Fleet is',
      key: 'r',
      rule: '8.3',
      options: { moving: 'the moving Fleet', intercepting: 'the Intercepting Fleet' },
    }),
  }),
  generals: count('Generals', 'g', '2.3.G', 6, 1),
  warships: count('Warships', 'w', '2.3.G', 10, 1),
  ready: count('Ready Warships at port, including these', 'rd', '2.3.F', 10, 5),
  cus: count('CUs, Elephants included', 'c', '2.3.G', 10, 4),
  sts: count('STs', 'st', '2.3.G', 10, 0),
  seamanship: levelField('l', ROUTE, 'fair'),
  ...grouped(ROUTE, {
    lanes: number({ label: 'Sea lanes', key: 'n', rule: '7.3.A', max: 6, default: 2 }),
    crossings: number({ label: 'Crossings of Mare Tyrrhenum', key: 'x', rule: '2.1.H', max: 2 }),
    mps: number({ label: 'MPs the General still has', key: 'mp', rule: '7.1', max: 6, default: 4 }),
    besieged: flag({ label: 'Units would embark from a Besieged Walled City', key: 'b', rule: '7.3.B' }),
    africa: flag({ label: 'Rome enters Africa, or Carthaginian Units leave it', key: 'af', rule: '15.6' }),
    syracusae: flag({ label: 'Rome controls Syracusae', key: 'sy', rule: '15.6' }),
    africanus: flag({ label: 'An Africanus or an Event allows it', key: 'an', rule: '2.2.D3' }),
    warlike: flag({ label: 'The Miat is Warlike', key: 'm', rule: '15.3.B' }),
    rangeCounts: ruling('roman-range-in-mps', { label: 'Rome’s range', key: 'rc', rule: '7.3.A' }),
  }),
};

export type Fleet = InputOf<typeof all>;

const isRome = ({ side }: Fleet): boolean => side === 'rome';
const isMoving = ({ role }: Fleet): boolean => role === 'moving';
const romeToAfrica = (fleet: Fleet): boolean => isMoving(fleet) && isRome(fleet) && fleet.africa;

export const fleetFields = shown(all, {
  seamanship: isRome,
  mps: isMoving,
  africa: (fleet) => isMoving(fleet) || !isRome(fleet),
  syracusae: romeToAfrica,
  africanus: romeToAfrica,
  warlike: (fleet) => !isRome(fleet) && fleet.africa,
});
