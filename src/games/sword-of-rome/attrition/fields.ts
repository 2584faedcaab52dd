/** What a reader sets for the Attrition Phase: the spaces where a power's CU stand. */
import { aim, choice, list, number } from '../../../calculator/fields.ts';

const stand = {
  cu: number({ label: 'CU', key: 'c', min: 1, max: 40, default: 5, rule: '5.5' }),
  ground: choice({
    label: 'The space is',
    key: 'g',
    rule: '15.2',
    options: [
      { id: 'enemy', label: 'enemy or independent' },
      { id: 'own', label: 'its own' },
      { id: 'allied', label: "an ally's" },
    ],
    default: 'enemy',
  }),
};

export const attritionFields = {
  spaces: list({
    label: "Spaces where the power's CU stand",
    key: 's',
    rule: '5.5',
    item: 'Space',
    min: 1,
    max: 12,
    of: stand,
    default: [
      { cu: 6, ground: 'enemy' },
      { cu: 3, ground: 'enemy' },
    ],
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [{ id: 'saved', label: 'fewest CU lost' }],
    default: 'saved',
  }),
};
