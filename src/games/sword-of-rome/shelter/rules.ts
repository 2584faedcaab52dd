/** 9.3.1, 12.4.4: whether a walled city takes leaders and CU in, and how many. */
import { choice, ruling } from '../../../calculator/fields.ts';
import type { Assumption } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';

export interface Shelter {
  readonly city: 'none' | 'own' | 'ally';
  readonly alliedCity: 'own' | 'friendly';
}

/** 9.3.1: the CU for which there is room. */
export const roomInside = ({ city, alliedCity }: Shelter, read: Reader): number =>
  city === 'own' || (city === 'ally' && alliedCity === 'friendly')
    ? Number(read.at('limits', 'inside-cu', 'number').value)
    : 0;

export const shelterReadings = ({ city, alliedCity }: Shelter, rule: string): Assumption[] =>
  city === 'ally'
    ? [
        {
          ruling: 'inside-an-allied-city',
          rule,
          field: 'alliedCity',
          reading:
            alliedCity === 'own'
              ? 'Leaders and CU go inside only cities of their own power, not an ally’s.'
              : 'Leaders and CU may go inside an ally’s city too.',
        },
      ]
    : [];

export const cityField = (key: string, group: string, rule: string) =>
  choice({
    label: 'Walled city in the space',
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
    when: (input: Readonly<Record<string, unknown>>) => input['city'] === 'ally',
  });
