/** 9.2.B: one Battle Roll at sea for the face rolled, with its steps in words. */
import { when } from '../../../calculator/ledger.ts';
import { integer, percent, plural, signed } from '../../../calculator/words.ts';
import { chance } from '../../../engine/dist.ts';
import { rowOf } from '../attrition/table.ts';
import { nth } from '../dice.ts';
import type { Figures } from '../tables.ts';
import { SIDE_NAMES } from '../words.ts';
import { type Broadside, type Engagement, type Prospect, prospectOf } from './rules.ts';
import type { Waters } from './table-fields.ts';

/** A roll that has been made. */
export interface Rolled {
  readonly die: number;
  readonly modified: number;
  readonly row: number;
  readonly prospect: Prospect;
  readonly brings: Broadside;
}

/** 9.2.B1: what a face brings of a roll that is known. */
export const rolledOn = (prospect: Prospect, die: number): Rolled => {
  const modified = die + prospect.modifier;
  return { die, modified, row: rowOf(modified), prospect, brings: nth(prospect.faces, die) };
};

/** 9.2.B1, 9.2.B2, 9.2.B3: one roll of a side in these waters. */
export const engage = (waters: Waters, engagement: Engagement, die: number, figures: Figures): Rolled =>
  rolledOn(prospectOf(waters, engagement, figures), die);

/** One roll with its modifiers, its column, what it brings, and how likely that was. */
export function rolledText({ die, modified, prospect, brings }: Rolled): string {
  const { engagement, column, lines, all } = prospect;
  const { hits, prize, supremacy, drawsTc } = brings;
  const sum = lines.map(({ amount, why }) => ` ${signed(amount)} ${why}`).join(',');
  const extra = [
    ...when(prize, 'one Warship hit is a Prize'),
    ...when(supremacy, 'it takes Naval Supremacy'),
    ...when(drawsTc, 'it draws a Tactic Card'),
  ];
  const odds = percent(chance(all, (roll) => roll.hits >= Math.max(1, hits)));
  const likely = `at least ${plural(Math.max(1, hits), 'hit')}`;
  return `${SIDE_NAMES[engagement.side]} rolls ${die}${sum ? `,${sum}: ${integer(modified)}` : ''} in column ${column}: ${plural(hits, 'hit')}${extra.map((text) => `; ${text}`).join('')}. The chance of ${likely} was ${odds}.`;
}
