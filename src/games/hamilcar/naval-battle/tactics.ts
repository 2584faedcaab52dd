/** 9.1: the Tactic Cards that each side draws before a Naval Battle. */
import { line, totalOf, when } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import type { FleetInput } from './fleet-fields.ts';

/** 17.2.A.Gisco: what his ability draws. */
const GISCO = 2;

type Drawing = Pick<FleetInput, `${Side}${'Admiral' | 'OtherAdmiral' | 'Pc'}` | 'gisco'>;

/** 9.1, 17.2.A.Gisco: line by line, by the best Admiral aboard and by a PC in the port. */
export function tcLines(input: Drawing, side: Side): readonly Line[] {
  const drawn = (amount: number, why: string, rule: string): Line => ({
    ...line(SIDE_NAMES[side], amount, why, rule),
    in: 'Tactic Cards',
  });
  const aboard = [input[`${side}Admiral`], input[`${side}OtherAdmiral`]];
  const best = Math.max(...aboard.map((rating) => (rating === 'none' ? 0 : rating)));
  const byAbility = side === 'carthage' && input.gisco && best < GISCO;
  return [
    ...(byAbility ? [drawn(GISCO, 'H. Gisco', '17.2.A.Gisco')] : when(best > 0, drawn(best, 'Admiral aboard', '9.1'))),
    ...when(input[`${side}Pc`], drawn(1, 'PC in the port', '9.1')),
  ];
}

export const tcsOf = (input: Drawing, side: Side): number => totalOf(tcLines(input, side));
