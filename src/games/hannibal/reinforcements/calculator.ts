/** Reinforcements (5.1): how many CUs both sides receive, and what Rome must do with its own. */
import { calculator } from '../../../calculator/calculator.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { fields, type Input } from './fields.ts';
import { carthaginian, type Received, type RomanReceived, roman } from './rules.ts';

function compute(input: Input, tables: Tables) {
  const read = new Reader(tables);
  const carthage = carthaginian({ ...input, baetica: input.baetica === 'held' }, read);
  const rome = roman(input.turn, !input.noScipioSpace, read);
  const italia = Number(read.at('reinforcements', 'rome-italia', 'cu').value);
  const least = Number(read.at('limits', 'consul-cu', 'number').value);
  const mustBuild = input.largest < least;
  return {
    sentence: sentence(input, carthage, rome, mustBuild, least),
    ...SETTLED,
    facts: {
      carthageCu: carthage.cu,
      carthageWithheld: carthage.withheld,
      generalsReturn: input.displaced,
      romeCu: rome.cu,
      romeInItalia: italia,
      mustBuild,
      scipioArrives: rome.scipio,
    },
    ...basis([...carthage.lines, ...rome.lines], [], read),
  };
}

function sentence(
  { displaced }: Input,
  carthage: Received,
  rome: RomanReceived,
  mustBuild: boolean,
  least: number,
): string {
  const held = carthage.withheld ? `, and has no place for ${carthage.withheld} more` : '';
  const back = displaced ? ` and ${plural(displaced, 'General')} back` : '';
  const scipio = rome.scipio ? ' with Scipio Africanus' : '';
  const build = mustBuild ? ` Rome must build a Force of ${plural(least, 'CU')} if it can.` : '';
  return `Carthage receives ${plural(carthage.cu, 'CU')}${back}${held}; Rome receives ${rome.cu}${scipio}.${build}`;
}

export const reinforcements = calculator({
  id: 'reinforcements',
  title: 'Reinforcements',
  question: 'How many CUs does each side get this turn?',
  rules: ['5.1', '5.1.A1', '5.1.A2', '5.1.A3', '5.1.A4', '5.1.A5', '5.1.B1', '5.1.B3', '5.1.B7', '5.1.B8', '12.b'],
  fields,
  tables: ['reinforcements', 'limits'],
  terms: {
    carthageCu: 'CUs for Carthage',
    carthageWithheld: 'CUs of Carthage with no place to go',
    generalsReturn: 'Carthaginian Generals who return',
    romeCu: 'CUs for Rome',
    romeInItalia: 'of the 5 at least in Italia',
    mustBuild: 'Rome must build a Force of 5 CUs, if it can',
    scipioArrives: 'Scipio Africanus arrives',
  },
  ...NO_DICE,
  compute,
});
