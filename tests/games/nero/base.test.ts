/** Base: its Provinces and ports by the table, and what the number of players changes. */
import { expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import { base } from '../../../src/games/nero/base.ts';
import { AREAS } from '../../../src/games/nero/words.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('nero');

const ask = (given: Partial<InputOf<typeof base.fields>>, used = tables) =>
  base.compute({ ...defaultsOf(base.fields), ...given }, used).facts;

test('every Area has five Provinces, and its Revolts card names one of them', () => {
  for (const area of AREAS) {
    const { provinces, revolts } = ask({ area });
    expect(String(provinces).split(', ')).toHaveLength(5);
    expect(String(provinces).split(', ')).toContain(revolts);
  }
});

test('a port of the reader’s own board is a port', () => {
  expect(ask({ area: 'east' }, withOwn(tables, { provinces: { 'dacia port': 'port' } }))['inland']).toBe('Moesia');
});

test('three play with 21 Legions, two with all four colours', () => {
  expect(ask({ players: '3' })['legionsInPlay']).toBe(21);
  expect(ask({ players: '2', area: 'asia' })).toMatchObject({ legionsInPlay: 28, partner: 'Central Europe' });
  expect(ask({ players: '4' })['partner']).toBeUndefined();
});
