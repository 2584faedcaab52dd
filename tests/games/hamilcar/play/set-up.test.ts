/** What a set-up may say: whatever is misspelt or cannot be is refused by its name, before anything is laid out. */
import { expect, test } from 'vitest';
import type { Options, Position } from '../../../../src/games/hamilcar/play/set-up.ts';
import { start } from './table.ts';

/** What somebody has written who does not know the types. */
const written = (position: object) => () => start({ position: position as Position });

test.each([
  [{ trun: 2 }, 'the position: field "trun"'],
  [{ turn: 8 }, 'turn is 8: must be a whole number from 1 to 7'],
  [{ seamanship: 0 }, 'seamanship is 0: must be a whole number from 1 to 4'],
  [{ moment: 'summer' }, 'moment "summer"'],
  [{ active: 'roma' }, 'side "roma"'],
  [{ supremacy: 'nobody' }, 'side "nobody"'],
  [{ corvi: 'yes' }, 'corvi is "yes": must be true or false'],
  [{ dictatorCard: 'lost' }, 'Dictator card "lost"'],
  [{ miat: ['a', 'z'] }, 'slot "z"'],
  [{ miat: ['a', 'a'] }, 'slot "a" appears twice'],
  [{ spaces: { rom: {} } }, 'space "rom"'],
  [{ spaces: { roma: { roman: { cu: 1 } } } }, 'space "roma": field "roman"'],
  [{ spaces: { enna: { control: 'nero' } } }, 'control of "enna" "nero"'],
  [{ spaces: { enna: { rome: { cus: 1 } } } }, 'Units in "enna": field "cus"'],
  [{ spaces: { enna: { rome: { cu: -1 } } } }, 'cu in "enna" is -1'],
  [{ spaces: { enna: { rome: { cu: 1.5 } } } }, 'cu in "enna" is 1.5'],
  [{ spaces: { enna: { siege: { by: 'gauls', points: 1 } } } }, 'Siege of "enna" by "gauls"'],
  [{ spaces: { enna: { siege: { by: 'rome', points: 9 } } } }, 'points of the Siege of "enna" is 9'],
  [{ generals: { hannibal: 'roma' } }, 'General "hannibal"'],
  [{ generals: { hanno: 'rom' } }, 'General "hanno" is at "rom"'],
  [{ generals: { metellus: { at: 'roma', office: 'tribune' } } }, 'General "metellus": office "tribune"'],
  [{ generals: { metellus: { at: 'roma', rank: 1 } } }, 'General "metellus": field "rank"'],
  [{ consulBefore: ['hannibal'] }, 'General "hannibal"'],
  [{ warships: { gauls: { ready: 1 } } }, 'sides: field "gauls"'],
  [{ warships: { rome: { sunk: 1 } } }, 'Warships of "rome": field "sunk"'],
  [{ warships: { rome: { ready: 6, spent: 6 } } }, 'Warships of "rome" is 12'],
  [{ hands: { rome: ['s99'] } }, 'card "s99"'],
  [{ hands: { rome: ['s02'], carthage: ['s02'] } }, 'card "s02" appears twice'],
])('%j is refused', (position, sentence) => {
  expect(written(position)).toThrow(RangeError);
  expect(written(position)).toThrow(sentence);
});

test('13: CUs of both sides stand outside in one space only in a battle', () => {
  const both = { enna: { rome: { cu: 1 }, carthage: { elephants: 1 } } };
  expect(written({ spaces: both })).toThrow('space "enna": CUs of both sides');
  expect(written({ spaces: { enna: { rome: { cu: 1 }, carthage: { st: 1 } } } })).not.toThrow();
});

test('a set-up has no fields but its own, and no optional rules but those of chapter 16', () => {
  expect(() => start({ options: [] } as Options)).toThrow('the set-up: field "options"');
  expect(() => start({ optional: ['16.7'] } as unknown as Options)).toThrow('optional rule "16.7"');
});
