/** What a game begins with and keeps: its tables, its readings, a position made by hand, and the digest of a sample. */
import { expect, test } from 'vitest';
import type { Tables } from '../../src/calculator/table.ts';
import { gameOf } from '../../src/gate/game.ts';
import { tracesOf } from '../../src/play/board.ts';
import { differenceOf } from '../../src/play/difference.ts';
import { figuresOf, keptFrom } from '../../src/play/figures.ts';
import { allKnown, noneTwice } from '../../src/play/position.ts';
import { chosenFrom } from '../../src/play/readings.ts';
import { fingerprint } from '../../src/play/sample.ts';

const { tables } = gameOf('hannibal');

test('only the tables that are named are kept, and every one of them', () => {
  expect(keptFrom(tables, ['limits'])).toEqual({ limits: tables['limits'] });
  expect(() => keptFrom({}, ['limits'])).toThrow('table "limits" is not one of none');
  expect(() => keptFrom(tables, ['limits', 'clouds'])).toThrow(RangeError);
});

test('figures are read from the kept tables, each entry found once and the reader shared', () => {
  const setup = { tables: keptFrom(tables, ['limits']) as Tables };
  const figures = figuresOf({ setup });
  expect(figures.at('limits', 'mp', 'number').value).toBe(4);
  expect(figures.at('limits', 'mp', 'number')).toBe(figures.at('limits', 'mp', 'number'));
  expect(figuresOf({ setup })).toBe(figures);
  const { tables: sword } = gameOf('sword-of-rome');
  const filled = Object.keys(sword).find((id) => sword[id]!.fill)!;
  const ratios = figuresOf({ setup: { tables: keptFrom(sword, [filled]) } });
  expect(ratios.at(filled, 19, 7)).toBe(ratios.at(filled, 19, 7));
  for (const [table, key] of [
    ['limits', 'wings'],
    ['clouds', 'mp'],
  ] as const)
    expect(() => figures.at(table, key, 'number')).toThrow(`no entry "${table} ${key} number"`);
});

test('a reading is the first of its ruling unless another is chosen that exists', () => {
  const readings = { walls: { high: 'High', low: 'Low' }, sea: { calm: 'Calm', rough: 'Rough' } };
  expect(chosenFrom(readings)).toEqual({ walls: 'high', sea: 'calm' });
  expect(chosenFrom(readings, { sea: 'rough' })).toEqual({ walls: 'high', sea: 'rough' });
  expect(() => chosenFrom(readings, { sea: 'high' } as never)).toThrow('ruling "sea": "high" is not calm or rough');
  expect(() => chosenFrom(readings, { sky: 'calm' } as never)).toThrow('ruling "sky" is not one of walls, sea');
});

test('a position names what exists, once', () => {
  expect(() => allKnown('space', ['roma', 'capua'], ['roma', 'capua', 'nola'])).not.toThrow();
  expect(() => allKnown('space', ['roma', 'rome'], ['roma'])).toThrow('space "rome"');
  expect(() => noneTwice('card', ['a', 'b', 'c'])).not.toThrow();
  expect(() => noneTwice('card', ['a', 'b', 'b'])).toThrow('card "b" appears twice');
});

test('a fingerprint is the FNV-1a of its text in seven letters', () => {
  // The published test vectors of the 32-bit hash.
  const vectors = { '': 0x811c9dc5, a: 0xe40c292c, foobar: 0xbf9cf968 };
  for (const [text, hash] of Object.entries(vectors)) expect(Number.parseInt(fingerprint(text), 36)).toBe(hash);
  for (let i = 0; i < 200; i++) expect(fingerprint(`${i}`)).toMatch(/^[0-9a-z]{7}$/);
});

test('happenings leave all their moves on the board, and the last of their scores', () => {
  const move = (side: string) => ({ side, path: ['a', 'b'], as: 'moved' as const });
  const score = (at: string) => ({ at, sums: [] });
  const told = { rule: '1', says: '' };
  expect(tracesOf([])).toEqual({ moves: [], score: null });
  expect(
    tracesOf([{ ...told, move: move('x') }, { ...told, score: score('a') }, { ...told, score: score('b') }, told]),
  ).toEqual({ moves: [move('x')], score: score('b') });
});

test('what is undefined is not there: it neither comes nor goes', () => {
  expect(differenceOf({ a: undefined, b: 1 }, { b: 1, c: undefined })).toBeUndefined();
  expect(differenceOf({ a: 1, b: 1 }, { a: undefined, b: 1 })).toEqual({ in: {}, gone: ['a'] });
  expect(differenceOf({ a: undefined }, { a: { n: 1 } })).toEqual({ in: { a: { to: { n: 1 } } } });
  expect(differenceOf([1], { 0: 1 })).toEqual({ to: { 0: 1 } });
});
