/** What cannot be so together is said with its clause, and is never advised. */
import { describe, expect, test } from 'vitest';
import { barred, barsOf, defaultsOf, flag, number, shown } from '../../src/calculator/fields.ts';
import { parse } from '../../src/calculator/parse.ts';
import { changes } from '../../src/calculator/search/changes.ts';
import { everyCalculator } from '../support/calculators.ts';

const fields = barred(
  shown(
    {
      army: number({ label: 'Army', key: 'a', min: 0, max: 9, default: 3 }),
      horse: number({ label: 'Horse', key: 'h', min: 0, max: 9, default: 1 }),
      foot: flag({ label: 'On foot', key: 'f' }),
    },
    { horse: ({ foot }) => !foot },
  ),
  { horse: ({ army, horse }) => (horse > army ? { says: `${horse} of ${army} cannot ride`, rule: '1.2' } : undefined) },
);

test('it is said beside the field, with the clause, where the field is asked for', () => {
  expect(parse(fields, { horse: 3 }).type).toBe('input');
  expect(parse(fields, { horse: 4 })).toEqual({
    type: 'problems',
    problems: [{ code: 'bar', field: 'horse', sentence: '4 of 3 cannot ride (1.2).' }],
  });
  expect(parse(fields, { horse: 4, foot: true }).type).toBe('input');
});

test('a field that is wrong by itself is said first', () => {
  const parsed = parse(fields, { horse: 40 });
  expect(parsed.type === 'problems' && parsed.problems.map((p) => p.code)).toEqual(['range']);
});

const all = await everyCalculator();

describe.each(all.filter(({ calculator }) => Object.values(calculator.fields as object).some((f) => f.bar)))(
  '$game $calculator.id',
  ({ calculator, content: { tables } }) => {
    test('what it begins with may be, and no change is advised that may not', () => {
      const input = defaultsOf(calculator.fields) as Readonly<Record<string, unknown>>;
      expect(barsOf(calculator.fields, input)).toEqual([]);
      for (const aim of Object.keys(calculator.aims))
        for (const change of changes(calculator, input, calculator.compute(input as never, tables), tables, aim))
          expect(barsOf(calculator.fields, change.input)).toEqual([]);
    });
  },
);

const said = (game: string, id: string, input: object): string[] => {
  const found = all.find((c) => c.game === game && c.calculator.id === id)!;
  const parsed = parse(found.calculator.fields, input);
  return parsed.type === 'problems' ? parsed.problems.map((p) => p.sentence) : [];
};

test.each([
  ['nero', 'scoring', { westAreas: 4, asiaAreas: 4 }, 'There are 4 Areas, but you entered 10 (11.2).'],
  ['nero', 'scoring', { westItaly: 2, eastItaly: 1 }, 'Italy has 2 Provinces, but you entered 3 (11.1).'],
  [
    'nero',
    'scoring',
    { westEmperor: true, eastEmperor: true, asiaEmperor: true },
    'There are never more than 2 Emperors, but you entered 3 (10.0).',
  ],
  [
    'nero',
    'scoring',
    { players: '3', vacantHolder: 'west', westAreas: 0 },
    'West Europe controls the vacant Area, but you entered no Area at all (3.2).',
  ],
  ['nero', 'revolts', { uncontrolled: 3, elsewhere: 2 }, 'There are 4 Uncontrolled Legions, but you entered 5 (2.2).'],
  [
    'hamilcar',
    'land-battle',
    { attacker: 'rome', romeCu: 9, romeSts: 2 },
    'A General leads at most 10 Units, STs included; you entered 11 (2.2.A).',
  ],
  // Whoever defends may have gathered more.
  ['hamilcar', 'land-battle', { attacker: 'carthage', romeCu: 14, romeSts: 2 }, undefined],
  [
    'sword-of-rome',
    'march-past',
    { friendlyTo: 'defender', interceptors: [{ cu: 4, tactics: 3, enemySpace: true }] },
    'A space that is friendly to those who intercept cannot be enemy ground to every army that may try there (10.3).',
  ],
  [
    'sword-of-rome',
    'march-past',
    { furtherSpaces: [{ friendlyTo: 'both', enemyTo: 'all' }] },
    'A space that is friendly to those who intercept cannot be enemy ground to every army that may try there (10.3).',
  ],
])('%s %s %j', (game, id, input, sentence) => expect(said(game, id, input)).toEqual(sentence ? [sentence] : []));
