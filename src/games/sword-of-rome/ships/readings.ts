/** The reading of 11.1.1 and 12.4.3 that ships from Syracuse touch. */
import type { Assumption } from '../../../calculator/report.ts';
import { leavesSyracuse, type Shipping } from './rules.ts';

export const shipReadings = (shipping: Shipping, rule: string): Assumption[] =>
  leavesSyracuse(shipping)
    ? [
        {
          ruling: 'sea-capacity-from-syracuse',
          rule,
          field: 'syracuse',
          reading:
            shipping.syracuse === 'to'
              ? 'The Greeks ship more CU only to Syracuse or Lilybaeum, not from there.'
              : 'The Greeks ship more CU to and from Syracuse or Lilybaeum.',
        },
      ]
    : [];
