/** Dice level (13.3): which Battle Dice each side rolls, and whom an Elephant Charge favours. Needs no faces. */
import { calculator, type Faces, type Roll } from '../../../calculator/calculator.ts';
import { aim, type InputOf } from '../../../calculator/fields.ts';
import type { Line, Outcome, Report } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { percent, signed } from '../../../calculator/words.ts';
import { CARDS, levelFields, READINGS } from './fields.ts';
import { LEVEL_TERMS, levelFacts, levelReadings } from './readings.ts';
import {
  chargeLedger,
  ladder,
  mayCharge,
  metellusMay,
  modifierOf,
  type Right,
  rightOf,
  rightsOf,
  withMetellus,
} from './rules.ts';

const fields = {
  ...levelFields,
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'carthage', label: 'dice level of Carthage less that of Rome' },
      { id: 'rome', label: 'dice level of Rome less that of Carthage' },
      { id: 'charge', label: 'chance that the charge favours Carthage' },
    ],
    default: 'carthage',
  }),
};

type Input = InputOf<typeof fields>;

/** Without Battle Dice to look at, Metellus answers a charge that favours Carthage, and no other. */
const answered = (input: Input, right: Right): boolean => metellusMay(input) && right === 'carthage';
const ANSWER = 'where it favours Carthage';

const FAVOURS: Readonly<Record<Right, string>> = { carthage: 'Carthage', nobody: 'nobody', rome: 'Rome' };

function settle(input: Input, read: Reader) {
  const { rungs, ledger } = ladder(input);
  const charge = chargeLedger(input, read);
  const modifier = modifierOf(charge);
  const lines: Line[] = [...ledger, ...charge];
  const facts = { ...levelFacts(input, rungs, read), ...(mayCharge(input) && { chargeModifier: modifier }) };
  return { modifier, lines, facts };
}

const levelsIn = ({ facts }: ReturnType<typeof settle>): string => {
  const dice = (words: unknown): string => (words === 'none' ? 'no die' : String(words));
  const { carthageLevel, romeLevel, carthageDice, romeDice } = facts as Record<string, unknown>;
  return `Carthage rolls at level ${carthageLevel} (${dice(carthageDice)}), Rome at level ${romeLevel} (${dice(romeDice)}).`;
};

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const settled = settle(input, read);
  const counts = mayCharge(input) ? rightsOf(settled.modifier, input) : { carthage: 0, nobody: 6, rome: 0 };
  const rights = withMetellus(counts, (right) => answered(input, right));
  const chances = {
    carthageRerolls: rights.carthage / 36,
    nobodyRerolls: rights.nobody / 36,
    romeRerolls: rights.rome / 36,
  };
  const charge = mayCharge(input)
    ? ` The charge favours Carthage ${percent(chances.carthageRerolls)} of the time and Rome ${percent(chances.romeRerolls)}.`
    : '';
  return {
    sentence: levelsIn(settled) + charge,
    chances,
    expected: {},
    distributions: {},
    facts: settled.facts,
    ...basis(settled.lines, levelReadings(input, mayCharge(input), ANSWER), read),
  };
}

const die = (id: string, label: string): Roll => ({ id, label, dice: 1, sides: 6 });

function rolls(input: Input, tables: Tables, fallen: Faces): Roll[] {
  if (!mayCharge(input)) return [];
  const first = fallen['charge']?.[0];
  const modifier = modifierOf(chargeLedger(input, new Reader(tables)));
  const again = first !== undefined && answered(input, rightOf(first + modifier, input));
  return [die('charge', 'Elephant Charge'), ...(again ? [die('chargeAgain', 'Charge again, for Metellus')] : [])];
}

function resolve(input: Input, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const settled = settle(input, read);
  const { modifier } = settled;
  const thrown = [...(faces['charge'] ?? []), ...(faces['chargeAgain'] ?? [])];
  const last = thrown.at(-1);
  const right = last === undefined ? 'nobody' : rightOf(last + modifier, input);
  const shown = (face: number): string => (modifier ? `${face} ${signed(modifier)} = ${face + modifier}` : `${face}`);
  return {
    sentence: levelsIn(settled) + (last === undefined ? '' : ` The charge favours ${FAVOURS[right]}.`),
    facts: {
      ...settled.facts,
      ...(last !== undefined && { chargeResult: last + modifier, rerollRight: FAVOURS[right] }),
      carthageRerolls: right === 'carthage',
      nobodyRerolls: right === 'nobody',
      romeRerolls: right === 'rome',
    },
    steps: thrown.map((face, i) => ({
      rule: i ? '17.2.B.Metellus' : '13.3.D',
      text: `Charge: ${shown(face)} favours ${FAVOURS[rightOf(face + modifier, input)]}.`,
    })),
    ...basis(settled.lines, levelReadings(input, mayCharge(input), ANSWER), read),
  };
}

const lead = ({ facts }: Report): number => Number(facts['carthageLevel']) - Number(facts['romeLevel']);

export const diceLevel = calculator({
  id: 'dice-level',
  title: 'Dice level and Elephant Charge',
  question: 'Which Battle Dice do we roll, and whom does the charge favour?',
  rules: ['13.3', '13.3.A', '13.3.B', '13.3.C', '13.3.D', '13.4', '5.2.C3.1', '17.1.#1', '17.1.#54', '17.2.B.Metellus'],
  fields,
  folded: [CARDS, READINGS],
  tables: ['battle-dice', 'charge-modifiers'],
  terms: LEVEL_TERMS,
  headline: ['carthageRerolls', 'nobodyRerolls', 'romeRerolls'],
  charts: [],
  tones: { carthageRerolls: 'attacker', nobodyRerolls: 'plain', romeRerolls: 'defender' },
  aims: {
    carthage: { form: 'number', worth: lead },
    rome: { form: 'number', worth: (r) => -lead(r) },
    charge: {
      form: 'chance',
      worth: (r) => r.chances['carthageRerolls']!,
    },
  },
  compute,
  rolls,
  resolve,
});
