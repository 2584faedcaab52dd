/** The question of a moment in one line: short enough for a phone at every moment, and as one would ask it. */

import { describe, expect, test } from 'vitest';
import { LINE, shortOf } from '../../src/play/short.ts';
import { leastOf } from '../support/size.ts';
import { playable, sampledStates } from './sampled.ts';

test('what a game asks becomes a question, or what is to be done', () => {
  expect(shortOf({ says: 'whether to Evade.' })).toBe('Evade?');
  expect(shortOf({ says: 'which Unit is lost; 2 still to lose.' })).toBe('Which Unit is lost? 2 still to lose');
  expect(shortOf({ says: 'Etruscans/Samnites: play a card, or end the turn.' })).toBe('Play a card, or end the turn');
  expect(shortOf({ says: 'where Hannibal goes, with 4 MPs left.', short: 'Hannibal: where to?' })).toBe(
    'Hannibal: where to?',
  );
});

describe.each(playable)('$id', ({ id, game }) => {
  test(`every question fits into ${LINE} letters`, () => {
    const asked = new Set(
      sampledStates(id, 300)
        .flatMap(({ s }) => game.asks(s) ?? [])
        .map(shortOf),
    );
    expect(asked.size).toBeGreaterThanOrEqual(leastOf(id, 10));
    expect([...asked].filter((one) => one.length > LINE)).toEqual([]);
    // Begins as a sentence does, and is no half of one.
    expect([...asked].filter((one) => !/^[A-Z0-9]/.test(one) || /[.;:,]$|^Whether /.test(one))).toEqual([]);
  });

  test('choices are told in words: no ids, no numbers of pieces or cards', () => {
    const said = new Set(
      sampledStates(id, 300)
        .slice(0, 80)
        .flatMap(({ s }) => game.choices(s).map(({ says }) => says)),
    );
    expect(said.size).toBeGreaterThanOrEqual(leastOf(id, 21));
    const strange =
      /\b(force|card|piece|leader) \d|\bRemove [a-z]$|undefined|\bnull\b|[a-z]-[a-z]+-|[a-z]\d|^[a-z]| {2}/;
    expect([...said].filter((one) => strange.test(one))).toEqual([]);
  });
});
