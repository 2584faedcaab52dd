/** A lookup gives value and standing together, and a reader remembers what was looked up. */
import { describe, expect, test } from 'vitest';
import { entryAt, Reader, type Table } from '../../src/calculator/table.ts';

const ratio: Table = {
  id: 'ratio',
  title: 'Force ratio',
  rules: ['12.2.1'],
  axes: [],
  entries: [
    { at: [8, 4], value: 3, standing: 'example', source: '12.2.1-example' },
    { at: [6, 4], value: 1, standing: 'example' },
  ],
  fill: {
    equal: { value: 0, standing: 'printed' },
    steps: [
      { from: 4, value: 'AV' },
      { from: 2, value: 3 },
      { from: 1.5, value: 1 },
      { from: 1, value: 0 },
    ],
    standing: 'stand-in',
    source: 'ours',
  },
};

const losses: Table = {
  id: 'losses',
  title: 'Losses',
  rules: ['12.3'],
  axes: [],
  entries: [
    { at: [6, 'winner', '3+'], value: 'L2', standing: 'printed' },
    { at: [1, 'loser', '1'], value: 'L1', standing: 'stand-in' },
  ],
};

const tables = { ratio, losses };

describe('entryAt', () => {
  test('a proven entry goes before the fill', () => {
    expect(entryAt(ratio, [8, 4])).toMatchObject({ value: 3, standing: 'example', source: '12.2.1-example' });
  });

  test.each([
    [5, 5, 0, 'printed'],
    [3, 2, 1, 'stand-in'],
    [5, 4, 0, 'stand-in'],
    [4, 2, 3, 'stand-in'],
    [7, 2, 3, 'stand-in'],
    [8, 2, 'AV', 'stand-in'],
    [40, 1, 'AV', 'stand-in'],
  ])('%i to %i is filled by ratio: %s, %s', (larger, smaller, value, standing) => {
    expect(entryAt(ratio, [larger, smaller])).toMatchObject({ value, standing });
  });

  test('keys are compared whole and by kind; what is not there is nothing', () => {
    expect(entryAt(losses, [6, 'winner', '3+'])).toMatchObject({ value: 'L2' });
    for (const at of [
      [6, 'winner'],
      ['6', 'winner', '3+'],
      [6, 'winner', '2'],
    ])
      expect(entryAt(losses, at)).toBeUndefined();
    expect(entryAt(ratio, [4, 8])).toBeUndefined();
    expect(entryAt(ratio, ['8', '4'])).toBeUndefined();
  });
});

describe('Reader', () => {
  test('remembers each entry once, table by table, with the weakest standing', () => {
    const read = new Reader(tables);
    expect(read.uses).toEqual([]);
    read.at('ratio', 8, 4);
    read.at('ratio', 8, 4);
    read.at('ratio', 8, 2);
    read.at('losses', 6, 'winner', '3+');
    expect(read.uses).toEqual([
      {
        table: 'ratio',
        title: 'Force ratio',
        standing: 'stand-in',
        entries: [
          { at: [8, 4], value: 3, standing: 'example', source: '12.2.1-example' },
          { at: [8, 2], value: 'AV', standing: 'stand-in', source: 'ours' },
        ],
      },
      {
        table: 'losses',
        title: 'Losses',
        standing: 'printed',
        entries: [{ at: [6, 'winner', '3+'], value: 'L2', standing: 'printed' }],
      },
    ]);
  });

  test('a table or an entry that is not there is named', () => {
    const read = new Reader(tables);
    expect(() => read.at('siege', 7)).toThrow(new RangeError('table "siege" is not one of ratio, losses'));
    expect(() => read.at('losses', 2, 'winner', '1')).toThrow(
      new RangeError('table "losses" has no entry at 2, winner, 1'),
    );
    expect(() => new Reader({}).at('ratio', 1)).toThrow(new RangeError('table "ratio" is not one of none'));
    expect(read.uses).toEqual([]);
  });
});
