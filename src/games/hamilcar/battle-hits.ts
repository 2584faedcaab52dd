/** Hits (13.4 to 13.6): counts the symbols of a battle that has been rolled, and what the defeat costs. Needs no faces. */
import { calculator } from '../../calculator/calculator.ts';
import { flag, type InputOf, number } from '../../calculator/fields.ts';
import type { Assumption, Line, Report } from '../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../calculator/settled.ts';
import { basis } from '../../calculator/summary.ts';
import { Reader, type Tables } from '../../calculator/table.ts';
import { CARTHAGE, levelFields, READINGS, ROME } from './dice-level/fields.ts';
import { AFTER, afterFields, RESULT_TERMS, stFields } from './land-battle/fields.ts';
import { fightOf, type Symbols } from './land-battle/melee.ts';
import { circleReadings } from './land-battle/readings.ts';
import { type Result, resultFacts, resultOf, resultSentence } from './land-battle/rules.ts';
import { attackerField, cancellingField } from './reroll/fields.ts';
import { otherSide, SIDE_NAMES, SIDES, type Side } from './words.ts';

const symbol = (group: string, what: string, key: string) =>
  number({ label: `${group}: ${what}`, key, group, rule: '13.4', min: 0, max: 12, default: 0 });

const fields = {
  attacker: attackerField,
  carthageHorse: symbol(CARTHAGE, 'horse heads', 'ch'),
  carthageFigure: symbol(CARTHAGE, 'stick figures', 'cf'),
  carthageCircle: symbol(CARTHAGE, 'circles', 'cc'),
  carthageCu: levelFields.carthageCu,
  romeHorse: symbol(ROME, 'horse heads', 'rh'),
  romeFigure: symbol(ROME, 'stick figures', 'rf'),
  romeCircle: symbol(ROME, 'circles', 'rc'),
  romeCu: levelFields.romeCu,
  ...stFields,
  elephants: { ...levelFields.elephants, group: AFTER, rule: '13.4' },
  charged: flag({ label: 'Carthage announced an Elephant Charge', key: 'el', group: AFTER, rule: '13.4' }),
  ...afterFields,
  cancelling: { ...cancellingField(READINGS), key: 'ca' },
};

type Input = InputOf<typeof fields>;

/** 13.4: each side's hits symbol by symbol, and the circles that cancel. */
function ledgerOf(symbols: Readonly<Record<Side, Symbols>>, { hits }: Result): Line[] {
  const line = (who: Side, amount: number, why: string): Line => ({
    who,
    amount,
    why,
    rule: '13.4',
    standing: 'example',
  });
  return SIDES.flatMap((side) => {
    const { horse, figure, circle } = symbols[side];
    const cancelled = hits[side] - horse - figure - circle;
    return [
      line(side, horse, 'Horse heads'),
      line(side, figure, 'Stick figures'),
      line(side, circle, 'Circles'),
      line(side, cancelled, `Cancelled by circles of ${SIDE_NAMES[otherSide(side)]}, or used to cancel`),
    ].filter(({ amount }) => amount !== 0);
  });
}

function readingsOf(input: Input, { hits, destroyed }: Result): Assumption[] {
  const when = (touched: boolean, ruling: string, reading: string): Assumption[] =>
    touched ? [{ ruling, rule: '13.4', reading }] : [];
  return [
    ...circleReadings(input),
    ...when(hits.rome + hits.carthage === 0, 'no-hits-at-all', 'Without a hit on either side the Attacker loses.'),
    ...when(
      hits.rome > input.carthageCu || hits.carthage > input.romeCu,
      'hits-beyond-cus',
      'All hits are compared to find the loser; no more CUs are removed than there are.',
    ),
    ...when(
      destroyed.rome && destroyed.carthage,
      'both-wiped-out',
      'Where both Armies are destroyed, one has lost all the same and pays PCs.',
    ),
  ];
}

function compute(input: Input, tables: Tables): Report {
  const symbols = {
    carthage: { horse: input.carthageHorse, figure: input.carthageFigure, circle: input.carthageCircle },
    rome: { horse: input.romeHorse, figure: input.romeFigure, circle: input.romeCircle },
  };
  const fight = fightOf(symbols, { ...input, purpose: 'win' });
  const result = resultOf(input, { charged: input.charged, led: { carthage: true, rome: true } }, fight);
  return {
    ...SETTLED,
    sentence: resultSentence(result),
    facts: resultFacts(input, result),
    ...basis(ledgerOf(symbols, result), readingsOf(input, result), new Reader(tables)),
  };
}

export const battleHits = calculator({
  id: 'battle-hits',
  title: 'Hits, losses and PCs',
  question: 'The Battle Dice are rolled: who has won, and what is lost?',
  rules: ['13', '13.3.A', '13.4', '13.5.C', '13.6', '2.2.D2'],
  fields,
  folded: [AFTER, READINGS],
  tables: [],
  terms: RESULT_TERMS,
  ...NO_DICE,
  compute,
});
