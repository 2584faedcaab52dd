/** The fields that say whether there is a walled city, and who may go inside. */
import { choice, type InputOf } from '../../../calculator/fields.ts';
import { ruling } from '../rulings.ts';

export const cityField = (key: string, group: string, rule: string) =>
  choice({
    label: 'Walled city in the space',
    given: true,
    key,
    group,
    rule,
    options: [
      { id: 'none', label: 'none, or the enemy’s' },
      { id: 'own', label: 'mine' },
      { id: 'ally', label: 'an ally’s' },
    ],
    default: 'none',
  });

/** It matters only for an ally's city. */
export const alliedCityField = (key: string, group: string) =>
  ruling('inside-an-allied-city', { label: 'Leaders and CU go inside', key, group, rule: '9.3.1' });

export type Shelter = InputOf<{
  city: ReturnType<typeof cityField>;
  alliedCity: ReturnType<typeof alliedCityField>;
}>;
