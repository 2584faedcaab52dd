/** The fields that say whether there is a walled city, and who may go inside. */
import { choice, type InputOf, ruling } from '../../../calculator/fields.ts';

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
  ruling({
    label: 'Leaders and CU go inside',
    key,
    group,
    rule: '9.3.1',
    ruling: 'inside-an-allied-city',
    options: [
      { id: 'own', label: 'only cities of their own power' },
      { id: 'friendly', label: 'allies’ cities too' },
    ],
  });

export type Shelter = InputOf<{
  city: ReturnType<typeof cityField>;
  alliedCity: ReturnType<typeof alliedCityField>;
}>;
