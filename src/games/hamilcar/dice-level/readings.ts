/** The steps to the dice level as facts and in words, and the readings of 13.3 that apply. */
import { sizesAt } from '../land-battle/rules.ts';
import type { Figures } from '../tables.ts';
import type { Meeting } from './fields.ts';
import { type Ladder, type Levels, mayCharge } from './rules.ts';

/** The clauses and tables of the dice level and of the charge, for whatever leads to a battle. */
export const LEVEL_RULES = ['13.3', '13.3.A', '13.3.B', '13.3.C', '13.3.D'] as const;
export const LEVEL_TABLES = ['battle-dice', 'small-battle-die', 'large-battle-die', 'charge-modifiers'] as const;

/** 13.4: the dice of a level in words. */
function diceWords(level: number, figures: Figures): string {
  const rolled = sizesAt(level, figures);
  return rolled.length ? rolled.join(' and ') : 'none';
}

const against = ({ carthage, rome }: Levels): string => `${carthage} v ${rome}`;

/** 13.3: levels step by step, Carthage's first, and whether the Elephants may charge. */
export const levelFacts = (meeting: Meeting, { after, levels }: Ladder, figures: Figures) => ({
  carthageLevel: levels.carthage,
  romeLevel: levels.rome,
  levelsAfterA: against(after.A),
  levelsAfterB: against(after.B),
  levelsAfterC: against(after.C),
  carthageDice: diceWords(levels.carthage, figures),
  romeDice: diceWords(levels.rome, figures),
  mayCharge: mayCharge(meeting),
});

export const LEVEL_TERMS = {
  carthageLevel: "Carthage's dice level",
  romeLevel: "Rome's dice level",
  levelsAfterA: 'Levels after step A (Carthage v Rome)',
  levelsAfterB: 'Levels after step B',
  levelsAfterC: 'Levels after step C',
  carthageDice: "Carthage's Battle Dice",
  romeDice: "Rome's Battle Dice",
  mayCharge: 'An Elephant Charge is possible',
  chargeModifier: 'Modifier to the charge roll',
  chargeResult: 'Result of the charge roll',
  rerollRight: 'May have a die rerolled',
  carthageRerolls: 'Carthage may have a die rerolled',
  nobodyRerolls: 'Nobody may',
  romeRerolls: 'Rome may have a die rerolled',
} as const;

/** The readings of 13.3 that this meeting touches. */
export const levelReadings = ({ carthageRating, romeRating, metellus }: Meeting, charged: boolean) => ({
  'force-without-general': carthageRating === 'none' || romeRating === 'none',
  'charge-abilities': charged && metellus && romeRating !== 'none',
});
