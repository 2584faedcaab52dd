/** What a Naval Move stands on: what is added to the die, and the readings that it touches. */
import type { Assumption, Basis } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import type { Figures, Reader } from '../../../calculator/table.ts';
import type { Input } from './fields.ts';
import { mpLeft, mustRoll, voyageLedger, voyageModifier } from './rules.ts';

/** What is settled before the roll. */
export const settledFacts = (input: Input, figures: Figures) => ({
  modifier: voyageModifier(input, figures),
  mpLeft: mpLeft(figures),
});

const readingsOf = (input: Input): Assumption[] => [
  ...(mustRoll(input)
    ? [
        {
          ruling: 'naval-die',
          rule: '7.3.a',
          reading: 'The Naval Die is a plain die on our table: the aid prints neither.',
        },
      ]
    : []),
  {
    ruling: 'sailing-and-marching',
    rule: '7.3',
    reading: 'The MPs that a Naval Move leaves may be marched.',
  },
];

export const basisOf = (input: Input, read: Reader): Basis => basis(voyageLedger(input, read), readingsOf(input), read);
