/** A reader's own entries overrule ours where they fit, are checked against what is proven, and travel in a file. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOwn, writeOwn } from '../../src/calculator/card/file.ts';
import { cellsOf, type Own, placeOf, sorted, withOwn } from '../../src/calculator/own.ts';
import { contradiction, readCell } from '../../src/calculator/own-cell.ts';
import { entryAt } from '../../src/calculator/table.ts';
import { gameOf } from '../../src/gate/game.ts';

const { tables } = gameOf('sword-of-rome');
const siege = tables['siege']!;
const ratio = tables['force-ratio']!;

describe('laying over', () => {
  test('an own entry is used and marked, the others stay', () => {
    const mine = withOwn(tables, { siege: { '6 points': 1 } });
    expect(entryAt(mine['siege']!, [6, 'points'])).toMatchObject({ value: 1, standing: 'yours' });
    expect(entryAt(mine['siege']!, [7, 'points'])).toEqual(entryAt(siege, [7, 'points']));
    expect(mine['force-ratio']).toBe(ratio);
  });
  test('it reaches cells that a rule fills', () => {
    const mine = withOwn(tables, { 'force-ratio': { '7 4': 4 } });
    expect(entryAt(mine['force-ratio']!, [7, 4])).toMatchObject({ value: 4, standing: 'yours' });
  });
  test('cells that the table does not have are ignored', () => {
    expect(cellsOf(withOwn(tables, { siege: { '99 points': 1 } })['siege']!)).toEqual(cellsOf(siege));
  });
});

describe('typing a cell', () => {
  test.each([
    ['AV', 'AV'],
    ['av', 'AV'],
    ['+3', 3],
    ['0', 0],
  ])('%s', (text, value) => expect(readCell(ratio, [8, 5], text)).toBe(value));
  test.each(['', 'abc', '3.5', '−1', '41', '999', 'L2', '<b>'])('refuses "%s"', (text) =>
    expect(readCell(ratio, [8, 5], text)).toBeUndefined(),
  );
  test.each([
    [[0, 20], 0, 40],
    [[0, 1], 0, 3],
    [[3, 5], 0, 10],
    [[-5, 5], -10, 10],
    [[-1, 0], -3, 2],
  ])('where a column holds %j, from %d to %d and no further', (values, least, most) => {
    const { fill: _, ...plain } = siege;
    const table = {
      ...plain,
      axes: [{ id: 'row', label: 'Row', keys: [1, 2] }],
      entries: values.map((value, i) => ({ at: [i + 1], value, standing: 'printed' as const, source: '13' })),
    };
    const read = (n: number) => readCell(table, [1], String(n));
    expect([least - 1, least, most, most + 1].map(read)).toEqual([undefined, least, most, undefined]);
  });
  test('a dash is nothing in the loss table', () =>
    expect(readCell(tables['combat-loss']!, [1, 'loser', '1'], '–')).toBe('-'));

  test('a column decides: CU lost are no fewer than 0, a clause is no number, a number no name', () => {
    expect(readCell(siege, [2, 'cu'], '-1')).toBeUndefined();
    expect(readCell(siege, [2, 'points'], '2')).toBe(2);
    expect(readCell(tables['limits']!, ['moving-cu', 'number'], '9.1.1')).toBeUndefined();
    expect(readCell(tables['reinforcements']!, ['roma', 'cu'], 'Romans')).toBeUndefined();
    expect(readCell(tables['reinforcements']!, ['roma', 'power'], '2')).toBeUndefined();
    expect(readCell(tables['naval-combat-modifiers']!, ['friendly-port', 'modifier'], '−3')).toBe(-3);
  });
});

test('kept entries that a column cannot hold are set aside, the others are used', () => {
  const { own, misfits } = sorted(tables, {
    siege: { '2 cu': -1, '6 points': 1, '99 cu': 0 },
    constructor: { a: 1 },
  } as unknown as Own);
  expect(own).toEqual({ siege: { '6 points': 1 } });
  expect(misfits.map(({ place }) => place)).toEqual(['2 cu', '99 cu']);
});

test('only what is proven is asked about', () => {
  expect(contradiction(siege, [7, 'points'], 0)).toMatchObject({ value: 1, standing: 'example' });
  expect(contradiction(siege, [7, 'points'], 1)).toBeUndefined();
  expect(contradiction(siege, [6, 'points'], 2)).toBeUndefined();
});

describe('the file', () => {
  const all = { 'sword-of-rome': tables };
  test('comes back as it went, for any entries', () => {
    const cell = fc.constantFrom(...cellsOf(siege).map(placeOf));
    fc.assert(
      fc.property(fc.dictionary(cell, fc.constantFrom(0, 1), { minKeys: 1 }), (cells) => {
        const own = { 'sword-of-rome': { siege: cells } };
        expect(readOwn(writeOwn(own), all)).toMatchObject({ type: 'own', own, leftOut: [] });
      }),
    );
  });
  test('from before versions is brought up to date', () => {
    expect(readOwn('{"sword-of-rome":{"siege":{"6 points":1}}}', all)).toMatchObject({ type: 'own', entries: 1 });
  });
  test.each([
    ['broken', '{"tabularium"'],
    ['foreign', '{"some":"thing"}'],
    ['a list', '[1,2]'],
    ['from the future', '{"tabularium":"tables","version":99,"games":{}}'],
    ['oversized', `"${'x'.repeat(300_000)}"`],
    ['of nothing that fits', '{"tabularium":"tables","version":1,"games":{"sword-of-rome":{"siege":{"1 points":9}}}}'],
  ])('that is %s changes nothing and says why', (_, text) => {
    const read = readOwn(text, all);
    expect(read.type).toBe('problem');
    expect(read.type === 'problem' && read.sentence).toMatch(/Nothing was changed\.$/);
  });
  test('arbitrary text never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readOwn(text, all)));
  });
  test('names what it left out beside what it took', () => {
    const text = writeOwn({ 'sword-of-rome': { siege: { '6 points': 1, '6 nonsense': 3 }, nowhere: { a: 1 } } });
    const read = readOwn(text, all);
    expect(read).toMatchObject({ type: 'own', entries: 1 });
    expect(read.type === 'own' && read.leftOut).toHaveLength(2);
  });
});
