/** Naval capacity (9.6.3): how many CU may sail to move, to avoid battle and to retreat. */
import { calculator } from '../../../calculator/calculator.ts';
import { choice, flag, number, ruling } from '../../../calculator/fields.ts';
import { capacityReport } from './odds.ts';
import { type Fleet, PORTS, type Port } from './rules.ts';

const FORCE = 'The force';
const VOYAGE = 'The voyage';
const TIMES = 'What has happened';
const READINGS = 'Readings of the rules';

type Raw = Readonly<Record<string, unknown>>;
const isFive = (input: Raw): boolean => input['players'] === 'five';
const isFewer = (input: Raw): boolean => !isFive(input);

const PORT_NAMES: Readonly<Record<Port, string>> = {
  other: 'another port',
  syracuse: 'Syracuse',
  lilybaeum: 'Lilybaeum',
  carthago: 'Carthago',
  kerkouane: 'Kerkouane',
  'garrison-box': 'the Garrison box',
};

const port = (label: string, key: string) =>
  choice<Port>({
    label,
    key,
    group: VOYAGE,
    rule: '9.6.3',
    options: PORTS.map((id) => ({ id, label: PORT_NAMES[id] })),
    default: 'other',
  });

const fields = {
  players: choice<Fleet['players']>({
    label: 'Players',
    key: 'p',
    group: FORCE,
    rule: '9.6.3',
    options: [
      { id: 'two-to-four', label: 'two to four' },
      { id: 'five', label: 'five' },
    ],
    default: 'two-to-four',
  }),
  who: choice<Fleet['who']>({
    label: 'Who sails',
    key: 'w',
    group: FORCE,
    rule: '9.6.3',
    options: [
      { id: 'greeks', label: 'Greeks' },
      { id: 'romans', label: 'Romans' },
      { id: 'etruscans', label: 'Etruscans' },
      { id: 'carthage', label: 'Carthage' },
      { id: 'ally', label: 'an ally, on ships of Carthage' },
    ],
    default: 'greeks',
  }),
  means: choice<Fleet['means']>({
    label: 'Card played',
    key: 'm',
    group: FORCE,
    rule: '9.6.3',
    options: [
      { id: '3', label: 'a 3-value card or Desperate Times' },
      { id: '2', label: 'a 2-value card' },
      { id: '1', label: 'a 1-value card' },
      { id: 'event', label: 'Naval Transports or Neutral Power Activates' },
      { id: 'none', label: 'none' },
    ],
    default: '3',
    help: "For an ally: Carthage's card",
  }),
  cu: number({ label: 'CU that want to sail', key: 'c', group: FORCE, rule: '9.6.3', min: 1, max: 40, default: 10 }),
  from: port('From', 'f'),
  to: port('To', 't'),
  unfriendly: flag({ label: 'The port of destination is not friendly', key: 'u', group: VOYAGE, rule: '11.1.1' }),
  duoviri: flag({ label: 'Duoviri Navales has been played', key: 'd', group: TIMES, rule: '9.6.3' }),
  romanTreaty: flag({ label: 'Carthage is allied with Rome', key: 'a', group: TIMES, rule: '18', when: isFewer }),
  greekLilybaeum: flag({
    label: 'The Greeks control Lilybaeum',
    key: 'l',
    group: TIMES,
    rule: '9.6.3-5p',
    when: isFive,
  }),
  greeksInKerkouane: flag({
    label: 'Greek CU are in Kerkouane',
    key: 'k',
    group: TIMES,
    rule: '9.6.2',
    when: isFewer,
  }),
  landed: flag({ label: 'The force landed from the sea, attacked and lost', key: 'b', group: TIMES, rule: '12.4.3' }),
  syracuse: ruling<Fleet['syracuse']>({
    label: 'Avoiding or retreating, the Greeks ship more',
    key: 'rs',
    group: READINGS,
    rule: '11.1.1',
    ruling: 'sea-capacity-from-syracuse',
    options: [
      { id: 'to', label: 'only to Syracuse (or Lilybaeum)' },
      { id: 'to-or-from', label: 'to or from it' },
    ],
  }),
  overCapacity: ruling<Fleet['overCapacity']>({
    label: 'CU without room in a retreat by sea',
    key: 'ro',
    group: READINGS,
    rule: '12.4.3',
    ruling: 'sea-retreat-over-capacity',
    options: [
      { id: 'lost', label: 'are lost' },
      { id: 'by-land', label: 'retreat by land' },
    ],
  }),
};

export const navalCapacity = calculator({
  id: 'naval-capacity',
  title: 'Naval capacity',
  question: 'How many CU may sail, and with which card?',
  rules: [
    '9.6',
    '9.6.2',
    '9.6.3',
    '9.6.3-5p',
    '11.1.1',
    '11.1.1-5p',
    '12.4.3',
    '12.4.3-5p',
    '18',
    '19',
    '9.1.1',
    '7.4.6',
  ],
  fields,
  folded: [READINGS],
  tables: ['naval-capacity'],
  terms: {
    capacityMoving: 'Room for CU, moving',
    capacityAvoiding: 'Room for CU, avoiding battle',
    capacityRetreating: 'Room for CU, retreating',
    sailMoving: 'CU that sail, moving',
    sailAvoiding: 'CU that sail, avoiding battle',
    sailRetreating: 'CU that sail, retreating',
    leftMoving: 'CU left over, moving',
    leftAvoiding: 'CU left over, avoiding battle',
    leftRetreating: 'CU left over, retreating',
  },
  headline: [],
  charts: [],
  tones: {},
  aims: {},
  compute: capacityReport,
});
