/** Capacity of a Walled City (2.1.C): what fits inside. */
import { choice, type InputOf, number } from '../../calculator/fields.ts';
import { line } from '../../calculator/ledger.ts';
import { listed, plural } from '../../calculator/words.ts';
import { calculator } from './readings.ts';
import type { Figures } from './tables.ts';

const CITIES = [
  'Roma',
  'Carthago',
  'Syracusae',
  'Messana',
  'Regium',
  'Capua',
  'Neapolis',
  'Tarentum',
  'Agrigentum',
  'Lilybaeum',
  'eleventh',
] as const;

const fields = {
  city: choice({
    label: 'Walled City',
    key: 'w',
    rule: '2.1.C',
    options: CITIES.map((id) => ({ id, label: id === 'eleventh' ? 'the fifth Carthaginian city' : id })),
    default: 'Syracusae',
  }),
  cu: number({ label: 'CUs that would be inside', key: 'c', rule: '2.1.C', max: 20, default: 2 }),
  st: number({ label: 'STs that would be inside', key: 's', rule: '2.3.D2', max: 15, default: 2 }),
};

function compute({ city, cu, st }: InputOf<typeof fields>, read: Figures) {
  const entry = read.at('city-capacity', city, 'capacity');
  const capacity = Number(entry.value);
  const [cuOutside, stOutside] = [Math.max(0, cu - capacity), Math.max(0, st - capacity)];
  const ledger = [
    line('CUs', capacity, 'Room inside', '2.1.C', entry.standing),
    line('STs', capacity, 'Room inside', '2.3.D2', entry.standing),
  ];
  const outside = listed([
    ...(cuOutside ? [plural(cuOutside, 'CU')] : []),
    ...(stOutside ? [plural(stOutside, 'ST')] : []),
  ]);
  const room = `${plural(capacity, 'CU')} and ${plural(capacity, 'ST')} plus any number of Generals`;
  return {
    sentence:
      cuOutside + stOutside === 0
        ? `Everything fits: the city holds ${room}.`
        : `The city holds ${room}. ${outside} must stay outside.`,
    facts: { capacity, fits: cuOutside + stOutside === 0, cuOutside, stOutside },
    ledger,
  };
}

export const cityCapacity = calculator({
  id: 'city-capacity',
  title: 'Inside a Walled City',
  question: 'What fits inside this city?',
  rules: ['2.1.C', '2.3.D2', '7.2.D', '10.1'],
  fields,
  tables: ['city-capacity'],
  terms: {
    capacity: 'Room for CUs, and for as many STs',
    fits: 'Everything fits inside',
    cuOutside: 'CUs that stay outside',
    stOutside: 'STs that stay outside',
  },
  compute,
});
