/** 9.2.B: one Battle Roll at sea: its modifiers, its column, and what the modified roll brings. */
import type { Line } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
import { type Dist, uniform } from '../../../engine/dist.ts';
import { type RowSix, rowOf, tableEntry, type Column as Under } from '../attrition/rules.ts';
import { SIDE_NAMES, type Side } from '../words.ts';

export const COLUMNS = ['I', 'II', 'III', 'IV', 'V'] as const;
export type Column = (typeof COLUMNS)[number];

export const LEVELS = ['poor', 'fair', 'good', 'excellent'] as const;
export type Level = (typeof LEVELS)[number];

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  poor: 'Poor',
  fair: 'Fair',
  good: 'Good',
  excellent: 'Excellent',
};

/** The number of a level on its track, which is its key in the tables. */
export const levelNumber = (level: Level): number => LEVELS.indexOf(level) + 1;

/** What holds for every roll of a battle. */
export interface Waters {
  readonly seamanship: Level;
  readonly corvi: boolean;
  readonly navalColumns: 'from-2' | 'from-3';
  readonly rowSix: RowSix;
}

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
  return COLUMNS[Math.min(COLUMNS.length, Math.max(1, start + round - 1)) - 1]!;
}

/** 9.2.B1, 15.5, 15.4.B: what is added to the roll, line by line. */
export function rollLedger({ seamanship, corvi }: Waters, { side, cards }: Engagement, read: Reader): Line[] {
  const lines: Line[] = [];
  const who = SIDE_NAMES[side];
  if (side === 'rome') {
    if (corvi) lines.push({ who, amount: 1, why: 'Corvi', rule: '15.5', standing: 'printed' });
    const { value, standing } = read.at('seamanship', levelNumber(seamanship), 'roll');
    const amount = Number(value);
    if (amount) lines.push({ who, amount, why: `${LEVEL_NAMES[seamanship]} Seamanship`, rule: '15.4.B', standing });
  }
  if (cards) lines.push({ who, amount: cards, why: 'Cards', rule: '9.2.A', standing: 'yours' });
  return lines;
}

/** 9.2.B1, 9.2.B2, 9.2.B3: what a modified roll brings in its column. */
function broadside(modified: number, waters: Waters, engagement: Engagement, read: Reader): Broadside {
  const row = rowOf(modified);
  const under = read.at('naval-columns', columnOf(engagement), waters.navalColumns).value as Under;
  const hits = tableEntry(modified, under, waters.rowSix, read);
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
  readonly lines: readonly Line[];
  readonly modifier: number;
  readonly faces: readonly Broadside[];
  readonly all: Dist<Broadside>;
}

const DIE = [1, 2, 3, 4, 5, 6];

export function prospectOf(waters: Waters, engagement: Engagement, read: Reader): Prospect {
  const lines = rollLedger(waters, engagement, read);
  const modifier = lines.reduce((sum, { amount }) => sum + amount, 0);
  const faces = DIE.map((die) => broadside(die + modifier, waters, engagement, read));
  return { engagement, lines, modifier, faces, all: uniform(faces) };
}
