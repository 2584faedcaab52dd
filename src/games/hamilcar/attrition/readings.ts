/** What Attrition rests on: who rolls and who is spared, as facts and line by line, and the readings of 5.3 and 15.2. */
import { line, when } from '../../../calculator/ledger.ts';
import type { Assumption, Line } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import { columnOf } from '../../../mechanics/attrition-columns.ts';
import type { Attrition, Force } from './fields.ts';
import { removesSt } from './rules.ts';
import { rowSixReading } from './table.ts';

export const forceName = (cause: Attrition['cause'], place: number, { cu }: Force): string =>
  `${cause === 'event' ? 'Army' : 'Force'} ${place + 1}, ${plural(cu, 'CU')}`;

/** What is settled before the dice. */
export function attritionFacts({ cause, forces }: Attrition, rollers: readonly number[]) {
  const columns = forces.flatMap(({ cu }, i) => (rollers.includes(i) ? [columnOf(cu)] : []));
  const [first = 0] = rollers;
  return {
    rolls: rollers.length,
    ...(rollers.length > 0 && { columns: columns.join(', ') }),
    ...(cause === 'winter' ? { stsRemoved: forces.filter(removesSt).length } : { struck: `Army ${first + 1}` }),
  };
}

/** Why a Force does not roll. */
function sparedBy(cause: Attrition['cause'], force: Force): string {
  if (cause === 'event') return 'another one loses more on average';
  if (removesSt(force)) return 'it removes an ST';
  return force.ground === 'inside' ? 'it is inside its own city' : 'no enemy PC, enemy city or Tribe is there';
}

/** Who rolls, who is spared, and why. */
export const attritionLedger = ({ cause, forces }: Attrition, rollers: readonly number[]): Line[] =>
  forces.map((force, i) => {
    const rolls = rollers.includes(i);
    const name = forceName(cause, i, force);
    const why = rolls ? `Roll for ${name}` : `No roll for ${name}: ${sparedBy(cause, force)}`;
    return line('rolls', rolls ? 1 : 0, why, cause === 'event' ? '17.1.#35' : '5.3.A');
  });

export function attritionReadings(
  { cause, forces, rowSix }: Attrition,
  rollers: readonly number[],
): readonly Assumption[] {
  const rolling = forces.filter((_, i) => rollers.includes(i));
  return [
    ...when(cause === 'winter' && forces.some(({ ground }) => ground !== 'clear'), {
      ruling: 'who-rolls-winter-attrition',
      rule: '5.3.A',
      reading: 'Besiegers roll in winter; CUs inside their own city do not, even if it is Besieged.',
    }),
    ...when(
      rolling.some(({ elephants, sts }) => elephants > 0 || sts > 0),
      {
        ruling: 'attrition-counts-cus',
        rule: '15.2',
        reading: 'The column counts CUs, Elephants among them, and no STs.',
      },
    ),
    ...when(
      rolling.some(({ elephants }) => elephants > 0),
      {
        ruling: 'elephant-rows',
        rule: '15.2',
        reading: 'Rows show the elephant as their table says; where it is ours, none does, and Elephants are spared.',
      },
    ),
    ...when(rolling.length > 0, rowSixReading(rowSix)),
  ];
}
