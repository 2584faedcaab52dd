/** The reading of 9.3.1 that an ally's city touches. */
import type { Assumption } from '../../../calculator/report.ts';
import type { Shelter } from './fields.ts';

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
