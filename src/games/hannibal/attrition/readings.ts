/** What the winter stands on: who rolls, and the readings that it touches. */
import { line } from '../../../calculator/ledger.ts';
import type { Assumption, Basis, Line } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import type { Reader } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import type { Input } from './fields.ts';
import { ELEPHANT_ROW, mustRoll } from './rules.ts';

const ledgerOf = ({ forces }: Input): Line[] =>
  forces.map((stand, i) =>
    mustRoll(stand)
      ? line('rolls', 1, `Roll for Force ${i + 1}, ${plural(stand.cu, 'CU')}`, '5.3')
      : line('rolls', 0, `No roll for Force ${i + 1}: no enemy PC and no unfriendly Tribe`, '5.3'),
  );

const readingsOf = ({ forces }: Input): Assumption[] => [
  ...(forces.some(mustRoll)
    ? [
        {
          ruling: 'friendly-tribes',
          rule: '5.3',
          reading: 'Which Tribes are friendly is taken from the fields: the aid has no list.',
        },
      ]
    : []),
  ...(forces.some((f) => mustRoll(f) && f.elephants > 0) ? [ELEPHANT_ROW] : []),
];

export const hasElephants = ({ forces }: Input): boolean => forces.some((f) => f.elephants > 0);

export const basisOf = (input: Input, read: Reader): Basis => basis(ledgerOf(input), readingsOf(input), read);
