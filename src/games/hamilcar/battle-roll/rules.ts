/** 9.2.B: one Battle Roll at sea: its modifiers, its column, and the result of the modified roll. */
import { line, totalOf } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { type Dist, uniform } from '../../../engine/dist.ts';
import { columnNamed, rowOf, tableEntry } from '../attrition/table.ts';
import { FACES, nth } from '../dice.ts';
import { levelNumber } from '../seamanship/levels.ts';
import type { Figures, Reader } from '../tables.ts';
import { LEVEL_NAMES, SIDE_NAMES, type Side } from '../words.ts';
import type { Waters } from './table-fields.ts';

export const COLUMNS = ['I', 'II', 'III', 'IV', 'V'] as const;
export type Column = (typeof COLUMNS)[number];

/** Enemy Warships in a Battle. */
export const TARGETS = ['1', '2', '3', '4', '5'] as const;

export interface Engagement {
  readonly side: Side;
  /** 9.2.B1: the Battle Rating of a Commanding General who is an Admiral, cards included. */
  readonly rating: number | 'none';
  readonly round: number;
  /** What cards add to the roll. */
  readonly cards: number;
}

/** What a roll brings. */
export interface Broadside {
  readonly hits: number;
  /** 9.2.B3: one Warship hit is a Prize. */
  readonly prize: boolean;
  /** 9.2.B2: the roller takes Naval Supremacy. */
  readonly supremacy: boolean;
  /** 9.2.B2: the roller draws a TC. */
  readonly drawsTc: boolean;
}

/** 9.2.B2, 9.2.B3: the rows with the TC, the Corvus and the Supremacy symbol. */
const [TC_ROW, CORVUS_ROW, SUPREMACY_ROW] = [1, 6, 7];

/** 9.2.B1: the column of the round, from I or from an Admiral's rating on; nobody passes V. */
export function columnOf({ rating, round }: Engagement): Column {
  const start = rating === 'none' ? 1 : rating;
  return nth(COLUMNS, Math.min(COLUMNS.length, Math.max(1, start + round - 1)));
}

/** 9.2.B1: the place of the column, and of those that a side takes after it. */
export function columnLine(side: Side, columns: readonly Column[]): Line {
  const [first = 'I'] = columns;
  const why = `Column ${columns.join(', then ')}`;
  return { ...line(SIDE_NAMES[side], COLUMNS.indexOf(first) + 1, why, '9.2.B1'), in: 'Column' };
}

/** 9.2.B1, 15.5, 15.4.B: what is added to the roll, line by line. */
export function rollLedger({ seamanship, corvi }: Waters, { side, cards }: Engagement, figures: Figures): Line[] {
  const lines: Line[] = [];
  const who = SIDE_NAMES[side];
  if (side === 'rome') {
    if (corvi) lines.push(line(who, 1, 'Corvi', '15.5'));
    const { value, standing } = figures.at('seamanship', levelNumber(seamanship), 'roll');
    const amount = Number(value);
    if (amount) lines.push(line(who, amount, `${LEVEL_NAMES[seamanship]} Seamanship`, '15.4.B', standing));
  }
  if (cards) lines.push(line(who, cards, 'Cards', '9.2.A', 'yours'));
  return lines;
}

/** 9.2.B1, 9.2.B2, 9.2.B3: what a modified roll brings in its column, which is found `under` another on the Attrition Table. */
function broadside(
  modified: number,
  waters: Waters,
  engagement: Engagement,
  under: ReturnType<typeof columnNamed>,
  figures: Figures,
): Broadside {
  const row = rowOf(modified);
  const hits = tableEntry(modified, under, waters.rowSix, figures);
  return {
    hits,
    prize: engagement.side === 'rome' && waters.corvi && row === CORVUS_ROW && hits > 0,
    supremacy: row === SUPREMACY_ROW,
    drawsTc: row === TC_ROW,
  };
}

/** A roll to come: its modifiers, what each face brings, and all faces at once. */
export interface Prospect {
  readonly engagement: Engagement;
  readonly column: Column;
  readonly lines: readonly Line[];
  readonly modifier: number;
  readonly faces: readonly Broadside[];
  readonly all: Dist<Broadside>;
}

export function prospectOf(waters: Waters, engagement: Engagement, figures: Figures): Prospect {
  const lines = rollLedger(waters, engagement, figures);
  const modifier = totalOf(lines);
  const column = columnOf(engagement);
  const under = columnNamed(figures.at('naval-columns', column, waters.navalColumns).value);
  const faces = FACES.map((die) => broadside(die + modifier, waters, engagement, under, figures));
  return { engagement, column, lines, modifier, faces, all: uniform(faces) };
}

/** Whether some roll reads that row of the table. */
export const readsRow = (read: Reader, row: number): boolean =>
  read.uses.some(
    ({ table, entries }) =>
      (row === 6 && table === 'attrition-row-six') ||
      (table === 'attrition' && entries.some(({ at }) => at[0] === row)),
  );

/** The readings of the Naval Battle Table, as far as it was used. */
export const tableReadings = (read: Reader) => ({
  'naval-columns': read.uses.some(({ table }) => table === 'naval-columns'),
  'attrition-row-six': readsRow(read, 6),
});
