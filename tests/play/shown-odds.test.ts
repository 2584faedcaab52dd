/** Odds as a reader sees them: what a moment turns on, everything that could happen, how far it can be off. */
import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../src/calculator/fields.ts';
import type { Report } from '../../src/calculator/report.ts';
import type { Odds } from '../../src/play/odds.ts';
import { shownOdds } from '../../src/play/shown-odds.ts';
import { fight } from '../support/salt-road/src/fight.ts';

const input = { ...defaultsOf(fight.fields), attackers: 4, defenders: 3 };
/** By 4 against 3 the attacker wins with 21 of 36 rolls. */
const WINS = 21 / 36;
const plain: Report = {
  ...fight.compute(input, {}),
  sentence: 'A fight.',
  breakdown: [{ who: 'red', amount: 1, why: 'an ambush', rule: '4.1', standing: 'printed' }],
};
const drawn = (errors: Readonly<Record<string, number>>): Report => ({
  ...plain,
  sampled: { drawn: 100, of: 1000, seed: 1, errors },
});
const asked = { calculator: 'fight', input };
const sides = [{ id: 'red', name: 'Red', letters: 'Re', look: 'one' }];
const question = { calculator: 'fight', input, shows: 'wins' };
const shown = (odds: Odds, more: Partial<typeof question> & { advises?: true } = {}, by = 'red') =>
  shownOdds({ asked, report: plain, ...odds }, { question: { ...question, ...more }, by }, fight, sides);

test('nothing is shown where no calculator was asked, or none answered', () => {
  expect(shownOdds({ asked }, { by: 'red' }, fight, sides)).toBeUndefined();
  expect(shownOdds({ report: plain }, { by: 'red' }, fight, sides)).toBeUndefined();
});

describe('what the moment turns on', () => {
  test('is what happened, marked among everything that could', () => {
    const outcomes = [
      { says: 'held', chance: 2 / 3 },
      { says: 'taken', chance: 1 / 3 },
    ];
    const told = shown({ outcomes, happened: outcomes[1]! })!;
    expect(told).toMatchObject({ says: 'taken', chance: 1 / 3, parts: outcomes, is: 1 });
    expect(shown({ outcomes, happened: outcomes[0]! })).toMatchObject({ is: 0 });
    expect(shown({ outcomes, happened: { says: 'lost', chance: 0 } })).not.toHaveProperty('is');
  });

  test('or what whoever asks expects, in his name where he is a side', () => {
    expect(shown({})).toMatchObject({ says: 'Red: “The attacker wins”', chance: expect.closeTo(WINS) });
    expect(shown({})).not.toHaveProperty('is');
    expect(shown({}, {}, 'grey')).toMatchObject({ says: 'The attacker wins' });
  });

  test('or the question of the calculator, without a chance', () => {
    const told = shownOdds({ asked, report: plain }, { by: 'red' }, fight, sides)!;
    expect(told.says).toBe('Who wins the fight?');
    expect(told).not.toHaveProperty('chance');
    expect(shown({}, { shows: 'sunk' })).toMatchObject({ says: 'Who wins the fight?' });
  });
});

test('without words of the roll its parts are the headline, what cannot happen left out', () => {
  expect(shown({})!.parts).toEqual([
    { says: 'The attacker wins', chance: expect.closeTo(WINS) },
    { says: 'The defender wins', chance: expect.closeTo(1 - WINS), against: true },
  ]);
  const sure = { ...plain, chances: { wins: 0, loses: 1 } };
  expect(shown({ report: sure })!.parts).toEqual([{ says: 'The defender wins', chance: 1, against: true }]);
  expect(shown({ report: drawn({ loses: 0.1 }) })!.parts.map(({ error }) => error)).toEqual([undefined, 0.1]);
});

test('the bar shows what the figure names: where it is none of the parts, that and the rest', () => {
  const report = { ...plain, chances: { ...plain.chances, burnt: 0.2 } };
  const told = shown({ report }, { shows: 'burnt' })!;
  expect(told).toMatchObject({ chance: 0.2, side: 'red' });
  expect(told.parts.map(({ says, chance }) => [says, chance])).toEqual([
    ['burnt', 0.2],
    ['otherwise', 0.8],
  ]);
  // What is certain has no bar of its own.
  expect(
    shown({ report: { ...plain, chances: { wins: 0, loses: 1, burnt: 0 } } }, { shows: 'burnt' })!.parts,
  ).toHaveLength(1);
});

test('a bar has the colours of those who roll, else of whoever asks', () => {
  expect(shown({ rolls: ['red', 'grey'] })).toMatchObject({ side: 'red' });
  expect(shown({ rolls: ['red', 'grey'] })).not.toHaveProperty('other');
  expect(shown({}, {}, 'grey')).not.toHaveProperty('side');
});

test('the ledger and the way into the calculator are those of the case', () => {
  expect(shown({})).toMatchObject({
    title: 'Fight',
    sentence: 'A fight.',
    ledger: [{ who: 'red', amount: 1, why: 'an ambush', rule: '4.1' }],
    calculator: 'fight',
    query: expect.stringContaining('a=4'),
  });
});

describe('where it was drawn', () => {
  test('a chance has its error, but not that of a roll which has fallen', () => {
    const report = drawn({ wins: 0.02 });
    expect(shown({ report })).toMatchObject({ error: 0.02 });
    expect(shown({ report, happened: { says: 'The attacker wins', chance: 1 / 3 } })).not.toHaveProperty('error');
    expect(shown({ report: drawn({}) })).not.toHaveProperty('error');
    expect(shownOdds({ asked, report }, { by: 'red' }, fight, sides)).not.toHaveProperty('error');
  });

  test('a question that advises tells the choice', () => {
    expect(shown({}, { advises: true })).toMatchObject({ advice: 'A fight.' });
    expect(shown({})).not.toHaveProperty('advice');
  });

  test('the other side tells what it expects, in its own name', () => {
    const answer = { calculator: fight, input, report: drawn({ loses: 0.03 }) };
    const beside = (shows: string | undefined, by = 'red') =>
      shown({ beside: { by, question: { calculator: 'fight', input, ...(shows && { shows }) }, answer } })!.beside;
    expect(beside('loses')).toEqual({
      says: 'Red: “The defender wins”',
      chance: expect.closeTo(1 - WINS),
      error: 0.03,
    });
    expect(beside('wins', 'grey')).toEqual({ says: 'grey: “The attacker wins”', chance: expect.closeTo(WINS) });
    expect(beside('wins')).not.toHaveProperty('error');
    expect(beside('sunk')).toEqual({ says: 'Red: “sunk”', chance: 0 });
    expect(beside(undefined)).toBeUndefined();
  });
});
