/** The readings that a game can be played by are those of the page of open questions. */
import { expect, test } from 'vitest';
import { RULINGS, rulingsOf } from '../../../../src/games/hamilcar/play/rulings.ts';
import { rulings } from './table.ts';

test('every switch of the game is a ruling with the same options, the one we follow first', () => {
  const options = (id: string) => rulings.find((ruling) => ruling.id === id)?.options?.map((option) => option.id);
  for (const [id, own] of Object.entries(RULINGS)) expect([id, options(id)]).toEqual([id, [...own]]);
});

test('an unknown reading is refused', () => {
  expect(() => rulingsOf({ 'naval-columns': 'from-4' } as never)).toThrow('is not from-2 or from-3');
});
