/** Dice level (13.3): which Battle Dice each side rolls, and who gains from an Elephant Charge. Needs no faces. */
import type { Faces } from '../../../calculator/calculator.ts';
import { barred, type InputOf, shown } from '../../../calculator/fields.ts';
import { totalOf } from '../../../calculator/ledger.ts';
import { perCase } from '../../../calculator/remember.ts';
import { percent } from '../../../calculator/words.ts';
import { attackerField, purposeField } from '../land-battle/fields.ts';
import { metellusIn } from '../land-battle/stage.ts';
import { calculator } from '../readings.ts';
import type { Reader } from '../tables.ts';
import { rankedBy } from '../words.ts';
import { CARDS, ELEPHANTS, levelBars, levelFields, READINGS } from './fields.ts';
import { LEVEL_RULES, LEVEL_TABLES, LEVEL_TERMS, levelFacts, levelReadings } from './readings.ts';
import { type Charge, charge, chargeFacts, chargeSteps, NO_CHARGE } from './roll.ts';
import { chargeLedger, ladder, mayCharge, metellusMay, RIGHT_NAMES, rightsOf, withMetellus } from './rules.ts';

const fields = {
  ...levelFields,
  attacker: { ...attackerField, group: ELEPHANTS },
  purpose: purposeField(ELEPHANTS),
  aim: rankedBy('carthage', {
    carthage: "Carthage's dice level minus Rome's",
    rome: "Rome's dice level minus Carthage's",
    charge: 'chance that the charge favours Carthage',
  }),
};

/** The meeting, with what Metellus looks at before he has a charge rolled again. */
type Approach = InputOf<typeof fields>;

const planOf = perCase((meeting: Approach, read: Reader) => {
  const steps = ladder(meeting);
  const charged = chargeLedger(meeting, read);
  const modifier = totalOf(charged);
  const facts = { ...levelFacts(meeting, steps, read), ...(mayCharge(meeting) && { chargeModifier: modifier }) };
  const dice = (words: string): string => (words === 'none' ? 'no die' : words);
  return {
    modifier,
    again: metellusMay(meeting) ? metellusIn({ ...meeting, cancelling: 'must' }, read) : (): boolean => false,
    facts,
    levels: `Carthage rolls at level ${facts.carthageLevel} (${dice(facts.carthageDice)}), Rome at level ${facts.romeLevel} (${dice(facts.romeDice)}).`,
    grounds: { ledger: [...steps.ledger, ...charged], readings: levelReadings(meeting, mayCharge(meeting)) },
  };
});

const thrownBy = (meeting: Approach, faces: Faces, read: Reader): Charge => {
  const { modifier, again } = planOf(meeting, read);
  return mayCharge(meeting) ? charge(meeting, modifier, again, faces) : NO_CHARGE;
};

function compute(meeting: Approach, read: Reader) {
  const { modifier, again, facts, levels, grounds } = planOf(meeting, read);
  const counts = mayCharge(meeting) ? rightsOf(modifier, meeting) : { carthage: 0, nobody: 6, rome: 0 };
  const rights = withMetellus(counts, again);
  const chances = {
    carthageRerolls: rights.carthage / 36,
    nobodyRerolls: rights.nobody / 36,
    romeRerolls: rights.rome / 36,
  };
  const favours = mayCharge(meeting)
    ? ` The charge favours Carthage ${percent(chances.carthageRerolls)} of the time and Rome ${percent(chances.romeRerolls)}.`
    : '';
  return { sentence: levels + favours, chances, facts, ...grounds };
}

export const diceLevel = calculator({
  id: 'dice-level',
  title: 'Dice level and Elephant Charge',
  question: 'Which Battle Dice do we roll, and whom does the charge favour?',
  rules: [...LEVEL_RULES, '13.4', '5.2.C3.1', '17.1.#1', '17.1.#54', '17.2.B.Metellus', '13'],
  fields: barred(shown(fields, { attacker: metellusMay, purpose: metellusMay }), levelBars),
  folded: [CARDS, READINGS],
  tables: LEVEL_TABLES,
  terms: LEVEL_TERMS,
  headline: ['carthageRerolls', 'nobodyRerolls', 'romeRerolls'],
  tones: { carthageRerolls: 'attacker', nobodyRerolls: 'plain', romeRerolls: 'defender' },
  compute,
  aims: {
    carthage: { form: 'number', worth: ({ facts }) => facts.carthageLevel - facts.romeLevel },
    rome: { form: 'number', worth: ({ facts }) => facts.romeLevel - facts.carthageLevel },
    charge: { form: 'chance', worth: ({ chances }) => chances.carthageRerolls },
  },
  rolls: (meeting, read, fallen) => thrownBy(meeting, fallen, read).rolls,
  resolve: (meeting, faces, read) => {
    const { facts, levels, modifier, grounds } = planOf(meeting, read);
    const made = thrownBy(meeting, faces, read);
    const { throws, right } = made;
    return {
      sentence: levels + (throws.length ? ` The charge favours ${RIGHT_NAMES[right]}.` : ''),
      facts: {
        ...facts,
        ...chargeFacts(made),
        carthageRerolls: right === 'carthage',
        nobodyRerolls: right === 'nobody',
        romeRerolls: right === 'rome',
      },
      steps: chargeSteps(made, 'Charge', modifier),
      ...grounds,
    };
  },
});
