/** 13.3.D: the Battle Dice as they lie, and what the side that may have one rolled again can choose. */
import { remember } from '../../../calculator/remember.ts';
import type { Basis } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import {
  bestOf,
  type Choice,
  choicesAt,
  chosenName,
  fightBy,
  type Melee,
  meleeOf,
  placeOf,
} from '../land-battle/melee.ts';
import { rerollReadings, symbolReadings } from '../land-battle/readings.ts';
import { dieOf, type Fight, type Size } from '../land-battle/rules.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import type { Reroll } from './fields.ts';

const DICE = [
  ['carthage', 'small', 'carthageSmall'],
  ['carthage', 'large', 'carthageLarge'],
  ['rome', 'small', 'romeSmall'],
  ['rome', 'large', 'romeLarge'],
] as const satisfies readonly (readonly [Side, Size, keyof Reroll])[];

export interface Table {
  readonly melee: Melee;
  /** The faces of the dice, in their order. */
  readonly faces: readonly number[];
  readonly choices: readonly Choice[];
  readonly best: Choice;
  /** What is done: the best, or the die that was named. */
  readonly taken: Choice;
  /** The fight if nothing is rolled again. */
  readonly asItLies: Fight;
}

/** 13.3.D: the dice that were rolled, where they lie, and what may be chosen. */
export function layOut(input: Reroll, figures: Figures): Table {
  const rolled = DICE.flatMap(([side, size, field]) => {
    const face = input[field];
    return face === 'none' ? [] : [{ field, die: dieOf(side, size, figures), face }];
  });
  const dice = rolled.map(({ die }) => die);
  const faces = rolled.map(({ face }) => face);
  const melee = meleeOf(dice, input, input.purpose);
  const choices = choicesAt(melee, placeOf(melee, faces), input.holder);
  const best = bestOf(choices, input.purpose);
  const named = rolled.findIndex(({ field }) => field === input.again);
  const taken = choices.find(({ die }) => die === named) ?? best;
  return { melee, faces, choices, best, taken, asItLies: fightBy(melee, faces) };
}

export const nameIn = ({ melee }: Table, choice: Choice): string => chosenName(melee, choice, 'none');

export const planOf = remember((input: Reroll, tables: Tables) => {
  const read = new Reader(tables);
  const table = layOut(input, read);
  const rests: Basis = basis([], [...rerollReadings(input), ...symbolReadings(input, table.melee)], read);
  const facts = { reroll: nameIn(table, table.best), asItLies: SIDE_NAMES[table.asItLies.winner] };
  return { table, facts, basis: rests, read };
});
