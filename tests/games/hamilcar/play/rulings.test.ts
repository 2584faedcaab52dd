/** The readings that a game can be played by. */
import { expect, test } from 'vitest';
import { rulingsOf } from '../../../../src/games/hamilcar/play/rulings.ts';

test('an unknown reading is refused', () => {
  expect(() => rulingsOf({ 'naval-columns': 'from-4' } as never)).toThrow('is not from-2 or from-3');
});
