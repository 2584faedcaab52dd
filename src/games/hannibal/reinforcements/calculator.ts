/** Reinforcements (5.1): how many CUs both sides receive, and what Rome must do with its own. */
import { choice, flag, grouped, type InputOf, named, number } from '../../../calculator/fields.ts';
import { plural } from '../../../calculator/words.ts';
import { calculator } from '../readings.ts';
import type { Reader } from '../tables.ts';
import { SIDE_NAMES } from '../words.ts';
import type { City } from './rules.ts';
import { carthaginian, type Received, type RomanReceived, roman } from './rules.ts';

const { rome: ROME, carthage: CARTHAGE } = SIDE_NAMES;

const general = (where: string, key: string, rule: string) =>
  flag({ label: `A Carthaginian General ${where}`, key, group: CARTHAGE, rule, help: 'Outside a Besieged city' });

const fields = {
  ...grouped(CARTHAGE, {
    carthago: choice<'free' | 'besieged'>({
      label: 'Carthago',
      key: 'ca',
      rule: '5.1.A1',
      options: named({ free: 'not Besieged', besieged: 'Besieged' }),
    }),
    carthagoNova: choice<City>({
      label: 'Carthago Nova',
      key: 'cn',
      rule: '5.1.A2',
      options: named({ free: 'controlled', besieged: 'Besieged', lost: 'not controlled' }),
    }),
    baetica: choice<'held' | 'lost'>({
      label: 'Baetica',
      key: 'b',
      rule: '5.1.A3',
      options: named({ held: 'controlled', lost: 'not controlled' }),
    }),
  }),
  generalInAfrica: general('is in Africa', 'ga', '5.1.A1'),
  generalInIberia: general('is in Iberia', 'gi', '5.1.A2'),
  generalElsewhere: general('is elsewhere', 'ge', '5.1.A4'),
  displaced: number({
    label: 'Displaced Carthaginian Generals in the pool',
    key: 'd',
    group: CARTHAGE,
    rule: '5.1.A5',
    max: 5,
  }),
  ...grouped(ROME, {
    turn: number({ label: 'Turn', given: true, key: 't', rule: '5.1.B7', min: 1, max: 12 }),
    noScipioSpace: flag({
      label: 'No space can take Scipio Africanus',
      key: 's',
      rule: '5.1.B8',
      help: 'He needs a Roman PC without enemy CUs in Italia or an Iberian port',
    }),
    largest: number({ label: 'Largest Roman Force now, in CUs', key: 'l', rule: '5.1.B3', max: 40, default: 8 }),
  }),
};

type Input = InputOf<typeof fields>;

function compute(input: Input, read: Reader) {
  const carthage = carthaginian({ ...input, baetica: input.baetica === 'held' }, read);
  const rome = roman(input.turn, !input.noScipioSpace, read);
  const italia = Number(read.at('reinforcements', 'rome-italia', 'cu').value);
  const least = Number(read.at('limits', 'consul-cu', 'number').value);
  const mustBuild = input.largest < least;
  return {
    sentence: sentence(input, carthage, rome, mustBuild, least),
    facts: {
      carthageCu: carthage.cu,
      carthageWithheld: carthage.withheld,
      generalsReturn: input.displaced,
      romeCu: rome.cu,
      romeInItalia: italia,
      mustBuild,
      scipioArrives: rome.scipio,
    },
    ledger: [...carthage.lines, ...rome.lines],
  };
}

function sentence(
  { displaced }: Input,
  carthage: Received,
  rome: RomanReceived,
  mustBuild: boolean,
  least: number,
): string {
  const held = carthage.withheld ? ` but has no place for ${plural(carthage.withheld, 'more CU')}` : '';
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
    romeInItalia: 'at least this many of the 5 in Italia',
    mustBuild: 'Rome must build a Force of 5 CUs, if it can',
    scipioArrives: 'Scipio Africanus arrives',
  },
  compute,
});
