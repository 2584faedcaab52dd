/** What a reader sets for the Reinforcements of a turn. */
import { choice, flag, type InputOf, number } from '../../../calculator/fields.ts';
import { SIDE_NAMES } from '../words.ts';
import type { City } from './rules.ts';

const { rome: ROME, carthage: CARTHAGE } = SIDE_NAMES;

const general = (where: string, key: string, rule: string) =>
  flag({
    label: `A Carthaginian General ${where}`,
    key,
    group: CARTHAGE,
    rule,
    help: 'Outside a Besieged city',
  });

export const fields = {
  carthago: choice<'free' | 'besieged'>({
    label: 'Carthago',
    key: 'ca',
    group: CARTHAGE,
    rule: '5.1.A1',
    options: [
      { id: 'free', label: 'not Besieged' },
      { id: 'besieged', label: 'Besieged' },
    ],
    default: 'free',
  }),
  carthagoNova: choice<City>({
    label: 'Carthago Nova',
    key: 'cn',
    group: CARTHAGE,
    rule: '5.1.A2',
    options: [
      { id: 'free', label: 'controlled by Carthage' },
      { id: 'besieged', label: 'controlled, but Besieged' },
      { id: 'lost', label: 'not controlled' },
    ],
    default: 'free',
    help: 'That it is a city which can be Besieged, the aid does not say',
  }),
  baetica: choice<'held' | 'lost'>({
    label: 'Baetica',
    key: 'b',
    group: CARTHAGE,
    rule: '5.1.A3',
    options: [
      { id: 'held', label: 'controlled by Carthage' },
      { id: 'lost', label: 'not controlled' },
    ],
    default: 'held',
  }),
  generalInAfrica: general('is in Africa', 'ga', '5.1.A1'),
  generalInIberia: general('is in Iberia', 'gi', '5.1.A2'),
  generalElsewhere: general('is elsewhere', 'ge', '5.1.A4'),
  displaced: number({
    label: 'Displaced Carthaginian Generals in the pool',
    key: 'd',
    group: CARTHAGE,
    rule: '5.1.A5',
    min: 0,
    max: 5,
    default: 0,
  }),
  turn: number({ label: 'Turn', given: true, key: 't', group: ROME, rule: '5.1.B7', min: 1, max: 12, default: 1 }),
  noScipioSpace: flag({
    label: 'No space can take Scipio Africanus',
    key: 's',
    group: ROME,
    rule: '5.1.B8',
    help: 'He needs a Roman PC without enemy CUs in Italia or an Iberian port',
  }),
  largest: number({
    label: 'Largest Roman Force now, in CUs',
    key: 'l',
    group: ROME,
    rule: '5.1.B3',
    min: 0,
    max: 40,
    default: 8,
  }),
};

export type Input = InputOf<typeof fields>;
