/** Storm rolls by the dice rolled, and what they sink. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import { totalOf } from '../../../calculator/ledger.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { tableEntry } from '../attrition/table.ts';
import { SIDED } from '../dice.ts';
import type { Figures } from '../tables.ts';
import type { Storm } from './fields.ts';
import { ruleOf, stormColumn, stormLedger, type Wreck, wreckOf } from './rules.ts';

export interface Stormed {
  readonly dice: readonly { readonly die: number; readonly hits: number; readonly rule: string }[];
  readonly wreck: Wreck;
}

/** 17.1.#11, 17.1.#39, 15.2: what each die hits, and what all of them take from the Fleet. */
export function batter(storm: Storm, faces: Faces, figures: Figures): Stormed {
  const rule = ruleOf(storm);
  const dice = (faces['storm'] ?? []).map((die) => ({
    die,
    hits: tableEntry(die, stormColumn(storm, figures), storm.rowSix, figures),
    rule,
  }));
  return {
    dice,
    wreck: wreckOf(
      storm,
      dice.reduce((sum, { hits }) => sum + hits, 0),
    ),
  };
}

export function stormDice(storm: Storm, figures: Figures): Roll[] {
  const dice = totalOf(stormLedger(storm, figures));
  return dice ? [{ id: 'storm', label: plural(dice, 'storm roll'), dice, sides: SIDED }] : [];
}

/** The same from the tables of a whole game. */
export const stormRolls = (storm: Storm, tables: Tables): Roll[] => stormDice(storm, new Reader(tables));
