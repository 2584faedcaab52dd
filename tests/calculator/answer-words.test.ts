/** What the answer card says: shares that add up, a verdict, the case in words, how sure it is, and refusals. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultsOf, type Fields } from '../../src/calculator/fields.ts';
import { withOwn } from '../../src/calculator/own.ts';
import { parse } from '../../src/calculator/parse.ts';
import { refusal } from '../../src/calculator/refusal.ts';
import { caseWords, told } from '../../src/calculator/told/case-words.ts';
import { howSure, SENDER } from '../../src/calculator/told/sure.ts';
import { verdict, whole, wholes } from '../../src/calculator/told/verdict.ts';
import { battle } from '../../src/games/sword-of-rome/battle/calculator.ts';
import { gameOf } from '../../src/gate/game.ts';
import { everyCalculator } from '../support/calculators.ts';
import { anyInput } from '../support/inputs.ts';

const SEED = 7;

test('whole shares of any parts add up to 100, none off by a point or more', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 6, max: 1000 }), { minLength: 1, maxLength: 7 }), (weights) => {
      const total = weights.reduce((a, b) => a + b, 0);
      const chances = weights.map((w) => w / total);
      const shares = wholes(chances).map(Number.parseFloat);
      if (wholes(chances).some((text) => text.includes('.'))) return;
      expect(shares.reduce((a, b) => a + b, 0)).toBe(100);
      for (const [i, share] of shares.entries()) expect(Math.abs(share - chances[i]! * 100)).toBeLessThan(1);
    }),
  );
  expect(wholes([0.794, 0.206])).toEqual(['79%', '21%']);
  expect(wholes([0.363])).toEqual(['36%']);
  expect(wholes([0.0004, 0.9996])).toEqual(['<0.1%', '>99.9%']);
  expect([0, 1, 0.003, 0.997].map(whole)).toEqual(['0%', '100%', '0.3%', '99.7%']);
});

test('no share of a whole is called nothing though it can happen, or all though it can fail', () => {
  expect(wholes([0.006, 0.497, 0.497])).toEqual(['0.6%', '49.7%', '49.7%']);
  const weight = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 20_000 }));
  const split = fc.array(weight, { minLength: 1, maxLength: 7 }).filter((weights) => weights.some((w) => w > 0));
  fc.assert(
    fc.property(split, (weights) => {
      const total = weights.reduce((a, b) => a + b, 0);
      for (const [i, share] of wholes(weights.map((w) => w / total)).entries()) {
        expect(/^0(\.0)?%$/.test(share), `${share} of ${weights[i]} in ${total}`).toBe(weights[i] === 0);
        expect(/^100(\.0)?%$/.test(share), `${share} of ${weights[i]} in ${total}`).toBe(weights[i] === total);
      }
    }),
    { numRuns: 3000 },
  );
});

test('a verdict changes where the whole percentage does', () => {
  expect([1, 0.95, 0.794, 0.546, 0.5, 0.3, 0.05, 0.01, 0].map(verdict)).toEqual([
    'Certain',
    'Almost certain',
    'Favourable',
    'Slight edge',
    'Even',
    'Risky',
    'Poor',
    'Almost hopeless',
    'Impossible',
  ]);
});

test('a battle is told as a player would, with everything else that was changed', () => {
  const usual = defaultsOf(battle.fields);
  const input = { ...usual, attackerCu: 8, attackerTactics: 3, defenderCu: 5 };
  expect(caseWords(battle, input)).toBe('8 CU, tactics 3, against 5 CU');
  expect(caseWords(battle, { ...input, acrossRough: true })).toMatch(
    /^8 CU, tactics 3, against 5 CU · The attack crosses/,
  );
});

test('two cases that are told in the same words differ in nothing but readings, aims and what does not apply', async () => {
  for (const { calculator } of await everyCalculator()) {
    const fields = calculator.fields as Fields;
    for (const input of fc.sample(anyInput(fields, { items: 2 }), { seed: SEED, numRuns: 5 })) {
      const words = told(calculator, input).map((t) => t.field);
      for (const [name, field] of Object.entries(fields)) {
        const silent = field.kind === 'ruling' || field.kind === 'aim' || !(field.when?.(input) ?? true);
        const usual = JSON.stringify(input[name]) === JSON.stringify(field.default);
        if (!silent && !usual) expect(words, `${calculator.id}: ${name}`).toContain(name);
      }
    }
  }
});

test('refusals name the field as the form does, never by its name in code', async () => {
  for (const { calculator } of await everyCalculator()) {
    const fields = calculator.fields as Fields;
    for (const [name, field] of Object.entries(fields)) {
      for (const bad of [99_999, 'abc', '', null]) {
        const parsed = parse(fields, { [name]: bad });
        if (parsed.type === 'input') continue;
        const said = refusal(fields, parsed.problems[0]!);
        expect(said, said).toContain(field.label);
        if (/[A-Z]/.test(name)) expect(said).not.toContain(name);
        expect(said).not.toMatch(/found "|undefined|\[object/);
      }
    }
  }
  const parsed = parse(battle.fields, { attackerCu: 0 });
  expect(parsed.type === 'problems' && refusal(battle.fields, parsed.problems[0]!)).toBe(
    'Attacker CU must be a whole number between 1 and 13, the most that 9.1.1 allows.',
  );
});

test('how sure: a stand-in shows as one, an own entry as yours, a link’s as the sender’s', () => {
  const { tables } = gameOf('sword-of-rome');
  const input = { ...defaultsOf(battle.fields), attackerCu: 8, attackerTactics: 3, defenderCu: 5 };
  const sign = (own?: Record<string, Record<string, number>>, source?: string) =>
    howSure(battle.compute(input as never, withOwn(tables, own, source))).sign;
  expect(sign()).toBe('stand-in');
  expect(sign({ 'force-ratio': { '8 5': 2 } })).toBe('yours');
  expect(sign({ 'force-ratio': { '8 5': 2 } }, SENDER)).toBe('sender');
  expect(howSure(battle.compute({ ...input, defenderCu: 4 } as never, tables)).sign).toBe('exact');
});
