/** What the types refuse: each line below a `@ts-expect-error` is one, or `npm run types` fails. */
import { expect, test } from 'vitest';
import { calculatorWith } from '../../src/calculator/calculator.ts';
import { aim, choice, type InputOf, number, shown } from '../../src/calculator/fields.ts';
import { rulingsFrom } from '../../src/calculator/switches.ts';
import { ruling } from '../../src/games/sword-of-rome/rulings.ts';

const fields = {
  cu: number({ label: 'CU', key: 'c', min: 0, max: 9, default: 1 }),
  side: choice({ label: 'Side', key: 's', options: [{ id: 'us', label: 'us' }], default: 'us' }),
  aim: aim({ label: 'Aim', key: 'aim', options: [{ id: 'wins', label: 'to win' }], default: 'wins' }),
};

const compute = ({ cu }: InputOf<typeof fields>) => ({
  sentence: '',
  chances: { wins: cu / 9 },
  facts: { battles: 1 },
});

const calculator = calculatorWith({});

const declared = {
  id: 'typed',
  title: '',
  question: '',
  rules: [],
  fields,
  tables: [],
  terms: { wins: 'I win', battles: 'Battles' },
  headline: ['wins'],
  aims: { wins: { form: 'chance', worth: ({ chances }: ReturnType<typeof compute>) => chances.wins } },
  compute,
} as const;

test('a key of a report, a headline, an aim that is not declared is a type error', () => {
  expect(calculator(declared).id).toBe('typed');
  // @ts-expect-error the report has "battles", which no term puts into words
  calculator({ ...declared, terms: { wins: 'I win' } });
  // @ts-expect-error "win" is no term
  calculator({ ...declared, headline: ['win'] });
  // @ts-expect-error the field offers "wins", and no aim measures it
  calculator({ ...declared, aims: {} });
  // @ts-expect-error the report has no chance "won"
  expect(calculator({ ...declared, aims: { wins: { form: 'chance', worth: (r) => r.chances.won } } })).toBeDefined();
});

test('a condition on a field or an option that there is not is a type error', () => {
  shown(fields, { cu: ({ side }) => side === 'us' });
  // @ts-expect-error there is no field "sid"
  shown(fields, { cu: ({ sid }) => sid === 'us' });
  // @ts-expect-error "them" is no option of the side
  shown(fields, { cu: ({ side }) => side === 'them' });
  // @ts-expect-error there is no field "cus" to show
  shown(fields, { cus: () => true });
  expect(shown(fields, {}).cu.max).toBe(9);
});

test('a switch has the options of its ruling and no others', () => {
  const switches = rulingsFrom({ ties: { again: 'roll again', both: 'both lose' } });
  const words = { both: 'are lost by both', again: 'are rolled again' };
  const field = switches('ties', { label: 'Ties', key: 't' }, words);
  expect(field.options).toEqual([
    { id: 'again', label: 'are rolled again' },
    { id: 'both', label: 'are lost by both' },
  ]);
  expect(field.default).toBe('again');
  // @ts-expect-error an option is left without words
  switches('ties', { label: 'Ties', key: 't' }, { again: 'are rolled again' });
  // @ts-expect-error there is no such ruling with a switch
  expect(() => ruling('loser-ones', { label: '', key: 'x' })).toThrow();
});
