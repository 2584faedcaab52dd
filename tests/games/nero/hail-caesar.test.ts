/** Hail Caesar!: all conditions or none, and room for a Contender whatever the others do before. */
import { expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import type { Report } from '../../../src/calculator/report.ts';
import { hailCaesar } from '../../../src/games/nero/hail-caesar/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('nero');

type Input = InputOf<typeof hailCaesar.fields>;

const ask = (given: Partial<Input>, used = tables): Report =>
  hailCaesar.compute({ ...defaultsOf(hailCaesar.fields), ...given }, used);

test('a General is hailed only where every condition holds', () => {
  const worse: Partial<Input>[] = [{ emperors: 2 }, { at: 'dacia' }, { at: 'roma' }, { legions: 0 }, { controlled: 2 }];
  expect(ask({}).facts).toMatchObject({ playable: true, missing: 'nothing' });
  expect(ask({ emperors: 1 }).facts['playable']).toBe(true);
  for (const given of worse) expect(ask(given).facts['playable'], JSON.stringify(given)).toBe(false);
  expect(ask({ legions: 0, controlled: 2 }).breakdown.filter((l) => l.amount === 0)).toHaveLength(2);
});

test('the Area of his Province is the one that the table names', () => {
  const own = withOwn(tables, { provinces: { 'dacia area': 'Central Europe' } });
  expect(ask({ at: 'dacia' }, own).facts['playable']).toBe(true);
});

test('a Contender finds room unless others can fill both places first', () => {
  const safe = (given: Partial<Input>) => ask({ leader: 'contender', ...given }).facts['safe'];
  expect(safe({})).toBe(true);
  expect(safe({ ahead: 1 })).toBe(true);
  expect(safe({ declares: true })).toBe(true);
  expect(safe({ ahead: 1, declares: true })).toBe(false);
  expect(safe({ ahead: 2 })).toBe(false);
  expect(safe({ emperors: 1 })).toBe(true);
  // While an Emperor reigns nobody can declare himself.
  expect(safe({ emperors: 1, declares: true })).toBe(true);
  expect(safe({ emperors: 1, ahead: 1 })).toBe(false);
  expect(safe({ emperors: 2 })).toBe(false);
});

test('outside Roma, or without a round, he waits', () => {
  const becomes = (given: Partial<Input>) => ask({ leader: 'contender', ...given }).facts['becomesEmperor'];
  expect(becomes({ roma: false })).toBe(false);
  expect(becomes({ cardless: true })).toBe(true);
  expect(becomes({ cardless: true, empty: 'skipped' })).toBe(false);
});
