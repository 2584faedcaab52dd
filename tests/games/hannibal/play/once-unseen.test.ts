/** Rules of Hannibal that could once be broken without any test noticing. */
import { expect, test } from 'vitest';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import { next, position } from './table.ts';

/** All of Samnium, Campania, Apulia and Lucania. */
const SOUTH = [
  ...['ariminum', 'firmum-picenum', 'sena', 'praeneste', 'terventum', 'capua', 'neapolis'],
  ...['arpi', 'cannae', 'beneventum', 'brundisium', 'tarentum'],
  ...['heraclea', 'paestum', 'bruttium', 'croton', 'rhegium'],
];

test('11.4B: Latium is no Ally of Rome: with Etruria beside it there is one', () => {
  const s = next(
    position({
      active: 'rome',
      hands: { rome: ['s01'] },
      control: Object.fromEntries(SOUTH.map((at) => [at, 'carthage' as const])),
      forces: {
        rome: { rome: { cu: 6, elephants: 0, generals: ['marcellus'] } },
        carthage: { falerii: { cu: 4, elephants: 0, generals: ['hannibal'] } },
      },
    }),
    { type: 'play', card: 's01', use: 'activate' },
    { type: 'activate', general: 'marcellus' },
    { type: 'take', cu: 6, elephants: 0 },
    { type: 'step', to: 'falerii' },
    { type: 'shuffle', pile: 'battle-cards' },
  );
  // Rating 3, 6 CUs, Etruria; rating 4, 4 CUs, four Provinces.
  expect(hannibal.chance(s)).toMatchObject({ type: 'deal', hands: { rome: 3 + 6 + 1, carthage: 4 + 4 + 4 } });
});
