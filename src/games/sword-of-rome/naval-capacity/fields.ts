/** The inputs for naval capacity: who would sail, with which card, from where to where. */
import { choice, flag, grouped, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { overCapacityField, syracuseField } from '../rulings.ts';

const PORTS = ['other', 'syracuse', 'lilybaeum', 'carthago', 'kerkouane', 'garrison-box'] as const;
export type Port = (typeof PORTS)[number];

export const READINGS = 'Rules questions';
const FORCE = 'The force';
const VOYAGE = 'The voyage';
const TIMES = 'What has happened';

const PORT_NAMES: Readonly<Record<Port, string>> = {
  other: 'another port',
  syracuse: 'Syracuse',
  lilybaeum: 'Lilybaeum',
  carthago: 'Carthago',
  kerkouane: 'Kerkouane',
  'garrison-box': 'the Garrison box',
};

const port = (label: string, key: string) =>
  choice({
    label,
    key,
    group: VOYAGE,
    rule: '9.6.3',
    options: PORTS.map((id) => ({ id, label: PORT_NAMES[id] })),
    default: 'other',
  });

const fields = {
  ...grouped(FORCE, {
    players: choice({
      label: 'Players',
      given: true,
      key: 'p',
      rule: '9.6.3',
      options: { 'two-to-four': 'two to four', five: 'five' },
    }),
    who: choice({
      label: 'Who sails',
      given: true,
      key: 'w',
      rule: '9.6.3',
      options: {
        greeks: 'Greeks',
        romans: 'Romans',
        etruscans: 'Etruscans',
        carthage: 'Carthage',
        ally: 'an ally, on Carthaginian ships',
      },
    }),
    means: choice({
      label: 'Card played',
      key: 'm',
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
    cu: number({ label: 'CU to ship', key: 'c', rule: '9.6.3', min: 1, max: 40, default: 10 }),
  }),
  from: port('From', 'f'),
  to: port('To', 't'),
  unfriendly: flag({ label: 'The destination port is not friendly', key: 'u', group: VOYAGE, rule: '11.1.1' }),
  duoviri: flag({ label: 'Duoviri Navales has been played', key: 'd', group: TIMES, rule: '9.6.3' }),
  romanTreaty: flag({ label: 'Carthage is allied with Rome', key: 'a', group: TIMES, rule: '18' }),
  greekLilybaeum: flag({ label: 'The Greeks control Lilybaeum', key: 'l', group: TIMES, rule: '9.6.3-5p' }),
  greeksInKerkouane: flag({ label: 'Greek CU are in Kerkouane', key: 'k', group: TIMES, rule: '9.6.2' }),
  landed: flag({ label: 'The force landed from the sea, attacked and lost', key: 'b', group: TIMES, rule: '12.4.3' }),
  syracuse: syracuseField('rs', READINGS, '11.1.1'),
  overCapacity: overCapacityField,
};

export type Fleet = InputOf<typeof fields>;

const isFive = ({ players }: Fleet): boolean => players === 'five';
const isFewer = (fleet: Fleet): boolean => !isFive(fleet);

export const capacityFields = shown(fields, {
  romanTreaty: isFewer,
  greekLilybaeum: isFive,
  greeksInKerkouane: isFewer,
});
