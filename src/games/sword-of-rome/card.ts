/** A card's value (7.1, 8.1): whom it activates, how far, and what else it can pay for. */
import { choice, flag, type InputOf, shown } from '../../calculator/fields.ts';
import type { Grid } from '../../calculator/report.ts';
import { plural, signed } from '../../calculator/words.ts';
import { calculator } from './readings.ts';
import type { Figures, Keys } from './tables.ts';
import { powerOptions } from './words.ts';

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
    given: true,
    key: 'p',
    rule: '9.2.2',
    options: powerOptions(PLAYED),
    default: 'romans',
  }),
  minesDepleted: flag({ label: 'The mines are depleted', key: 'm', rule: '7.2.3' }),
};

type Input = InputOf<typeof fields>;

/** 7.4.6, 9.5.6: Desperate Times is worth a 3, and a Campaign activates as a 3. */
const WORTHS = { 1: 1, 2: 2, 3: 3, desperate: 3, campaign: 3 } as const;
type Worth = (typeof WORTHS)[Input['card']];

type Use = Readonly<Record<'use' | 'worth' | 'rule', string>>;

/** What the value is worth for each use that it can have. */
interface Paid {
  readonly support?: number;
  readonly reinforcement?: number;
  readonly bribe?: boolean;
  readonly mercenaries?: number;
}

/** What the value pays for beside an activation; a Campaign played as an event pays for nothing else. */
function paidBy({ card, power, minesDepleted }: Input, value: number): { uses: Use[]; facts: Paid } {
  if (card === 'campaign') return { uses: [], facts: {} };
  const full = value === 3;
  const bribe = full && !minesDepleted;
  const uses: Use[] = [
    { use: 'Support or loyalty', worth: plural(value, 'point'), rule: '7.3.1' },
    { use: 'Reinforcement', worth: full ? '1 CU' : 'none', rule: '7.1' },
  ];
  const facts = { support: value, reinforcement: full ? 1 : 0 };
  if (power === 'etruscans')
    return {
      uses: [...uses, { use: 'Bribe', worth: bribe ? 'yes' : 'no', rule: '7.2.2' }],
      facts: { ...facts, bribe },
    };
  // Only with five players does anybody hold cards for Carthage.
  if (power === 'carthage')
    return {
      uses: [...uses, { use: 'Hire mercenaries, on top of the card play', worth: `${value} CU`, rule: '7.2.4' }],
      facts: { ...facts, mercenaries: value },
    };
  return { uses, facts };
}

/** 7.1, 7.4.3: what the card can do that its value does not pay for. */
function besides({ card }: Input, figures: Figures): Use[] {
  if (card === 'campaign') return [];
  if (card !== 'desperate')
    return [{ use: 'Its event, instead of anything else', worth: 'as the card says', rule: '7.1' }];
  const option = (key: Keys['desperate-times-options'][0]) =>
    String(figures.at('desperate-times-options', key, 'what').value);
  return [
    { use: 'Redraw', worth: option('redraw'), rule: '7.4.3' },
    { use: 'Its event', worth: option('event'), rule: '7.4.3' },
  ];
}

/** 9.6.3: the CU that sail with this card, each with the condition it has; none for powers without ships. */
function sailing({ card, power }: Input, value: Worth, figures: Figures): string[] {
  const most = (row: Keys['naval-capacity'][0], when = '') =>
    `${figures.at('naval-capacity', row, 'moving').value} CU${when}`;
  if (card === 'campaign') return [];
  if (power === 'carthage') return [most(`carthage-${value}`)];
  if (value < 3) return [];
  if (power === 'greeks') return [most('greeks'), most('greeks-syracuse', ' to or from Syracuse')];
  if (power === 'romans')
    return [most('romans', ' after Duoviri Navales'), most('romans-allied', ' when allied with Carthage')];
  return [];
}

/** 9.6.3, 9.6.4-5p: ships of one's own, and those of others. */
function atSea(input: Input, value: Worth, figures: Figures): Use[] {
  const sails = sailing(input, value, figures);
  const five = input.power === 'carthage';
  const forced = () => signed(Number(figures.at('naval-combat-modifiers', `contest-${value}`, 'modifier').value));
  return [
    ...(sails.length
      ? [{ use: 'Sail with the activated leader', worth: sails.join(', '), rule: five ? '9.6.3-5p' : '9.6.3' }]
      : []),
    ...(five && input.card !== 'campaign'
      ? [{ use: 'Contest someone else’s voyage', worth: `a naval combat roll at ${forced()}`, rule: '9.6.4-5p' }]
      : []),
  ];
}

function compute(input: Input, read: Figures) {
  const value = WORTHS[input.card];
  const activates = INITIATIVES.filter((i) => read.at('activation-by-initiative', i, value).value === 'yes');
  const mp = Number(read.at('movement-allowance', input.power === 'gauls' ? 'gauls' : 'others', value).value);
  const { uses, facts } = paidBy(input, value);
  const sails = sailing(input, value, read);
  const leaders = input.card === 'campaign' ? 2 : 1;
  const activation: Use = {
    use: `Activate ${plural(leaders, 'leader')}`,
    worth: `initiative ${activates.join(', ')}; ${mp} MP`,
    rule: '8.1',
  };
  const grid: Grid = {
    columns: [
      { id: 'use', label: 'Use', form: 'text' },
      { id: 'worth', label: 'Worth', form: 'text' },
      { id: 'rule', label: 'Clause', form: 'text' },
    ],
    rows: [activation, ...uses, ...atSea(input, value, read), ...besides(input, read)],
  };
  return {
    sentence: `It activates ${plural(leaders, 'leader')} of initiative ${activates.at(-1) ?? 'none'}${activates.length > 1 ? ' or less' : ''} with ${mp} MP${uses.length ? `, or gives ${plural(value, 'support point')}${value === 3 ? ' or 1 CU' : ''}` : ''}.`,
    facts: {
      value,
      leaders,
      activates1: activates.includes(1),
      activates2: activates.includes(2),
      activates3: activates.includes(3),
      mp,
      ...(sails.length > 0 && { sails: sails.join(', ') }),
      ...facts,
    },
    grid,
  };
}

export const card = calculator({
  id: 'card',
  title: 'A card and its value',
  question: 'What can I do with this card?',
  rules: [
    '7.1',
    '7.2.2',
    '7.2.3',
    '7.2.4',
    '7.3.1',
    '7.4.3',
    '7.4.6',
    '8.1',
    '9.2.1',
    '9.2.2',
    '9.5.6',
    '9.6.3',
    '9.6.4-5p',
  ],
  fields: shown(fields, { minesDepleted: ({ power }) => power === 'etruscans' }),
  tables: [
    'activation-by-initiative',
    'movement-allowance',
    'naval-capacity',
    'naval-combat-modifiers',
    'desperate-times-options',
  ],
  terms: {
    value: 'Value it counts as',
    leaders: 'Leaders activated',
    activates1: 'Activates initiative 1',
    activates2: 'Activates initiative 2',
    activates3: 'Activates initiative 3',
    mp: 'MP of an activated leader',
    sails: 'CU that may sail',
    support: 'Support points',
    reinforcement: 'CU as a reinforcement',
    bribe: 'Pays for a bribe',
    mercenaries: 'Mercenaries hired, with five players',
  },
  compute,
});
