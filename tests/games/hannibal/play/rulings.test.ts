/** The readings that a game can be played by. */
import { expect, test } from 'vitest';
import { rulingsOf } from '../../../../src/games/hannibal/play/rulings.ts';

test('an unknown reading is refused', () => {
  expect(() => rulingsOf({ 'play-activation': 'never' } as never)).toThrow('is not rating or any-card');
});
