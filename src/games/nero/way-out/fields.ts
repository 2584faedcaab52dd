/** What a way out asks: who gives way, where the enemies are, and where he goes. */
import { barIf, barred, choice, type InputOf, list, number, shown } from '../../../calculator/fields.ts';
import { ruling } from '../rulings.ts';
import { optionsOf, PROVINCES, TRIBE_OPTIONS } from '../words.ts';

const ARRIVAL = 'Where it goes';

const enemy = {
  at: choice({ label: 'Province', key: 'p', rule: '5.6', options: optionsOf(PROVINCES), default: 'judaea' }),
};

const asked = {
  how: choice({
    label: 'The force',
    key: 'h',
    rule: '5.6',
    options: [
      { id: 'withdraws', label: 'withdraws before a force that moves in' },
      { id: 'beaten-defender', label: 'was attacked and beaten' },
      { id: 'beaten-attacker', label: 'attacked and was beaten' },
    ],
    default: 'withdraws',
  }),
  at: choice({ label: 'It is in', key: 'a', rule: '5.6', options: optionsOf(PROVINCES), default: 'syria' }),
  cameFrom: choice({
    label: 'The force that moved in came from',
    key: 'f',
    rule: '5.6',
    options: [{ id: 'none', label: 'no Province beside it' }, ...optionsOf(PROVINCES)],
    default: 'judaea',
  }),
  enemies: list({
    label: 'Provinces with enemy Legions',
    key: 'e',
    rule: '5.6',
    help: 'An enemy Leader alone is no obstacle',
    item: 'Province',
    min: 0,
    max: 12,
    of: enemy,
    default: [],
  }),
  tribe: choice({
    label: 'Barbarian Tribe in',
    key: 'b',
    rule: '12.0-barbarians',
    options: TRIBE_OPTIONS,
    default: 'none',
  }),
  to: choice({
    label: 'It goes to',
    key: 't',
    group: ARRIVAL,
    rule: '5.6',
    options: [{ id: 'none', label: 'not decided' }, ...optionsOf(PROVINCES)],
    default: 'none',
  }),
  legions: number({
    label: 'Legions that go',
    key: 'l',
    group: ARRIVAL,
    rule: '5.6',
    min: 1,
    max: 28,
    default: 1,
    help: 'All of them or none',
  }),
  joined: number({
    label: 'Own Legions there already',
    key: 'j',
    group: ARRIVAL,
    rule: '5.6',
    min: 0,
    max: 28,
    default: 0,
  }),
  goesBack: ruling('beaten-attacker-goes-back', {
    label: 'A beaten attacker, the way it came',
    key: 'gb',
    rule: '6.5',
  }),
};

const isDecided = ({ to }: InputOf<typeof asked>): boolean => to !== 'none';

export const fields = barred(
  shown(asked, {
    legions: isDecided,
    joined: isDecided,
    goesBack: ({ how }) => how === 'beaten-attacker',
  }),
  {
    cameFrom: ({ at, cameFrom }) =>
      barIf(cameFrom === at, '6.5', 'Nobody moves in from the Province where he already is'),
  },
);

export type Flying = InputOf<typeof fields>;
