/** The way on from a lost Battle: where the beaten Force can go, with the CUs that it most likely has. */
import { toQuery } from '../../../calculator/address.ts';
import { defaultsOf } from '../../../calculator/fields.ts';
import type { Onward, Share } from '../../../calculator/report.ts';
import { fields as pathFields } from '../retreat-path/fields.ts';
import { type Aftermath, isWithdrawal } from './rules.ts';

export function onwardOf(after: Aftermath, left: readonly Share[]): Onward[] {
  const standing = left.filter(({ value }) => value > 0);
  if (isWithdrawal(after) || after.way !== 'march' || standing.length === 0) return [];
  const { value: cu } = standing.reduce((best, share) => (share.chance > best.chance ? share : best));
  return [
    {
      calculator: 'retreat-path',
      says: `Go on to the Retreat with ${cu} CU${cu === 1 ? '' : 's'}, the likeliest number left`,
      query: toQuery(pathFields, { ...defaultsOf(pathFields), cu }),
    },
  ];
}
