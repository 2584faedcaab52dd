/** A Battle Roll before its die: column, modifiers, and what that rests on. */
import { remember } from '../../../calculator/remember.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { ROUNDS } from '../naval-battle/cards.ts';
import type { BattleRoll } from './fields.ts';
import { tableReadings } from './readings.ts';
import { type Broadside, columnLine, columnOf, type Engagement, prospectOf } from './rules.ts';

/** 9.2.A, 9.2.B1: cards change the rating of an Admiral only. */
export const engagementOf = ({ side, admiral, rating, round, cards }: BattleRoll): Engagement => ({
  side,
  rating: admiral === 'none' ? 'none' : admiral + rating,
  round,
  cards,
});

export const planOf = remember((input: BattleRoll, tables: Tables) => {
  const read = new Reader(tables);
  const engagement = engagementOf(input);
  const prospect = prospectOf(input, engagement, read);
  const later = Array.from({ length: ROUNDS - input.round }, (_, i) =>
    columnOf({ ...engagement, round: input.round + i + 1 }),
  );
  const ledger = [...prospect.lines, columnLine(input.side, [prospect.column])];
  return {
    prospect,
    facts: { column: prospect.column, laterColumns: later.join(', '), modifier: prospect.modifier },
    basis: basis(ledger, tableReadings(input, read), read),
  };
});

/** 9.3.A: what a roll means for so many Warships of the enemy. */
export const MEANINGS = {
  hit: ({ hits }: Broadside) => hits > 0,
  miss: ({ hits }: Broadside) => hits === 0,
  endsBattle: ({ hits }: Broadside, target: number) => hits >= target,
  takesPrize: ({ prize }: Broadside) => prize,
  takesSupremacy: ({ supremacy }: Broadside) => supremacy,
  drawsTc: ({ drawsTc }: Broadside) => drawsTc,
} as const;
