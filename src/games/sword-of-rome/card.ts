/** A card's value (7.1, 8.1): whom it activates, how far, and what else it can pay for. */
import { calculator } from '../../calculator/calculator.ts';
import { choice, flag, type InputOf } from '../../calculator/fields.ts';
import type { Fact, Grid, Report } from '../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../calculator/settled.ts';
import { basis } from '../../calculator/summary.ts';
import { Reader, type Tables } from '../../calculator/table.ts';
import { plural } from '../../calculator/words.ts';
import { POWER_NAMES } from './words.ts';

type Raw = Readonly<Record<string, unknown>>;

const INITIATIVES = [1, 2, 3] as const;
const PLAYED = ['romans', 'greeks', 'gauls', 'etruscans', 'samnites', 'carthage'] as const;

const fields = {
  card: choice({
    label: 'Card',
    key: 'c',
    rule: '7.1',
    options: [
      { id: '1', label: 'value 1' },
      { id: '2', label: 'value 2' },
      { id: '3', label: 'value 3' },
      { id: 'desperate', label: 'Desperate Times' },
      { id: 'campaign', label: 'Campaign, as an event' },
    ],
    default: '2',
  }),
  power: choice({
    label: 'Power',
    key: 'p',
    rule: '9.2.2',
    options: PLAYED.map((id) => ({ id, label: POWER_NAMES[id] })),
    default: 'romans',
  }),
  minesDepleted: flag({
    label: 'The mines are depleted',
    key: 'm',
    rule: '7.2.3',
    when: (input: Raw) => input['power'] === 'etruscans',
  }),
};

type Input = InputOf<typeof fields>;

/** 7.4.6, 9.5.6: Desperate Times is worth a 3, and a Campaign activates as a 3. */
const worthOf = (card: Input['card']): number => (card === 'desperate' || card === 'campaign' ? 3 : Number(card));

/** What the value pays for beside an activation; a Campaign played as an event pays for nothing else. */
function uses(
  { card, power, minesDepleted }: Input,
  value: number,
): { use: string; worth: string; rule: string; fact: [string, Fact] }[] {
  if (card === 'campaign') return [];
  const full = value === 3;
  return [
    { use: 'Support or loyalty', worth: plural(value, 'point'), rule: '7.3.1', fact: ['support', value] },
    { use: 'Reinforcement', worth: full ? '1 CU' : 'none', rule: '7.1', fact: ['reinforcement', full ? 1 : 0] },
    ...(power === 'etruscans'
      ? [
          {
            use: 'Bribe',
            worth: full && !minesDepleted ? 'yes' : 'no',
            rule: '7.2.2',
            fact: ['bribe', full && !minesDepleted] as [string, Fact],
          },
        ]
      : []),
    // Only with five players does anybody hold cards for Carthage.
    ...(power === 'carthage'
      ? [
          {
            use: 'Hire mercenaries, on top of the card play',
            worth: `${value} CU`,
            rule: '7.2.4',
            fact: ['mercenaries', value] as [string, Fact],
          },
        ]
      : []),
  ];
}

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const value = worthOf(input.card);
  const activates = INITIATIVES.filter((i) => read.at('activation-by-initiative', i, value).value === 'yes');
  const mp = Number(read.at('movement-allowance', input.power === 'gauls' ? 'gauls' : 'others', value).value);
  const paid = uses(input, value);
  const leaders = input.card === 'campaign' ? 2 : 1;
  const grid: Grid = {
    columns: [
      { id: 'use', label: 'Use', form: 'text' },
      { id: 'worth', label: 'Worth', form: 'text' },
      { id: 'rule', label: 'Clause', form: 'text' },
    ],
    rows: [
      {
        use: `Activate ${plural(leaders, 'leader')}`,
        worth: `initiative ${activates.join(', ')}; ${mp} MP`,
        rule: '8.1',
      },
      ...paid.map(({ use, worth, rule }) => ({ use, worth, rule })),
    ],
  };
  return {
    sentence: `It activates ${plural(leaders, 'leader')} of initiative ${activates.at(-1)}${activates.length > 1 ? ' or less' : ''} with ${mp} MP${paid.length ? `, or gives ${plural(value, 'support point')}${value === 3 ? ' or 1 CU' : ''}` : ''}.`,
    ...SETTLED,
    facts: {
      value,
      leaders,
      ...Object.fromEntries(INITIATIVES.map((i) => [`activates${i}`, activates.includes(i)])),
      mp,
      ...Object.fromEntries(paid.map((p) => p.fact)),
    },
    grid,
    ...basis([], [], read),
  };
}

export const card = calculator({
  id: 'card',
  title: 'A card and its value',
  question: 'What can I do with this card?',
  rules: ['7.1', '7.2.2', '7.2.3', '7.2.4', '7.3.1', '7.4.6', '8.1', '9.2.1', '9.2.2', '9.5.6'],
  fields,
  tables: ['activation-by-initiative', 'movement-allowance'],
  terms: {
    value: 'Counts as value',
    leaders: 'Leaders activated',
    activates1: 'Activates initiative 1',
    activates2: 'Activates initiative 2',
    activates3: 'Activates initiative 3',
    mp: 'MP of a leader activated',
    support: 'Support points',
    reinforcement: 'CU as a reinforcement',
    bribe: 'Pays for a bribe',
    mercenaries: 'Mercenaries hired, with five players',
  },
  ...NO_DICE,
  compute,
});
