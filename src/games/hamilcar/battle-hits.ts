/** Hits (13.4 to 13.6): counts the symbols rolled in a battle, and what the defeat costs. Needs no faces. */
import { barIf, barred, flag, grouped, type InputOf, number } from '../../calculator/fields.ts';
import { line } from '../../calculator/ledger.ts';
import type { Line } from '../../calculator/report.ts';
import { CARTHAGE, elephantsBar, levelFields, READINGS, ROME } from './dice-level/fields.ts';
import { AFTER, afterFields, attackerField, cancellingField, stFields } from './land-battle/fields.ts';
import { fightOf, type Result, resultOf, type Symbols } from './land-battle/rules.ts';
import { circleReadings, fightFigures, hitReadings, resultFigures, resultSentence } from './land-battle/words.ts';
import { calculator } from './readings.ts';
import { type Both, both, otherSide, SIDE_NAMES, SIDES } from './words.ts';

const symbol = (group: string, what: string, key: string) =>
  number({ label: `${group}: ${what}`, key, group, rule: '13.4', max: 12 });

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
  ...grouped(AFTER, {
    elephants: { ...levelFields.elephants, rule: '13.4' },
    charged: flag({ label: 'Carthage announced an Elephant Charge', key: 'el', rule: '13.4' }),
  }),
  ...afterFields,
  cancelling: cancellingField('ca'),
};

const counted = barred(fields, {
  elephants: elephantsBar,
  charged: ({ charged, elephants }) =>
    barIf(charged && elephants === 0, '13.3.D', 'Without Elephants there was no Elephant Charge'),
});

/** 13.4: each side's hits symbol by symbol, and the circles that cancel. */
const ledgerOf = (symbols: Both<Symbols>, { hits }: Result): Line[] =>
  SIDES.flatMap((side) => {
    const { horse, figure, circle } = symbols[side];
    const score = (amount: number, why: string): Line => line(side, amount, why, '13.4', 'example');
    return [
      score(horse, 'Horse heads'),
      score(figure, 'Stick figures'),
      score(circle, 'Circles'),
      score(
        hits[side] - horse - figure - circle,
        `Cancelled by ${SIDE_NAMES[otherSide(side)]}’s circles, or used to cancel`,
      ),
    ].filter(({ amount }) => amount !== 0);
  });

function compute(input: InputOf<typeof fields>) {
  const symbols = both(
    (side): Symbols => ({
      horse: input[`${side}Horse`],
      figure: input[`${side}Figure`],
      circle: input[`${side}Circle`],
    }),
  );
  const manner = { charged: input.charged, led: both(() => true) };
  const result = resultOf(input, manner, fightOf(symbols, input));
  return {
    sentence: resultSentence(result),
    facts: fightFigures.facts(result, input),
    ledger: ledgerOf(symbols, result),
    readings: { ...circleReadings(true), ...hitReadings(input, [result]) },
  };
}

export const battleHits = calculator({
  id: 'battle-hits',
  title: 'Hits, losses and PCs',
  question: 'The Battle Dice are rolled. Who wins, and what is lost?',
  rules: ['13', '13.3.A', '13.4', '13.5.C', '13.6', '2.2.D2'],
  fields: counted,
  folded: [AFTER, READINGS],
  tables: [],
  terms: resultFigures.terms,
  compute,
});
