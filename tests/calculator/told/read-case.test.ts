/** A case of a shared address is read whole, or it is said why not: no other case stands for it. */
import { expect, test } from 'vitest';
import { writeLinked } from '../../../src/calculator/card/link.ts';
import { defaultsOf } from '../../../src/calculator/fields.ts';
import { readCase } from '../../../src/calculator/told/read-case.ts';
import { battle } from '../../../src/games/sword-of-rome/battle/calculator.ts';
import { siege } from '../../../src/games/sword-of-rome/siege/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('sword-of-rome');

test('a case is read with its numbers and the entries it brings along', () => {
  expect(readCase(battle, 'v=1&a=9', tables, tables)).toMatchObject({ type: 'case', input: { attackerCu: 9 }, tables });
  expect(readCase(battle, '', tables, tables)).toMatchObject({ type: 'case', input: defaultsOf(battle.fields) });
  const own = writeLinked({ siege: { '6 points': 2 } });
  const read = readCase(siege, `v=1&own=${own}`, tables, tables);
  expect(read.type === 'case' && siege.compute(read.input as never, read.tables).chances).not.toEqual(
    siege.compute(defaultsOf(siege.fields), tables).chances,
  );
});

test.each([
  ['another version', 'v=9&a=1', /^it was made by another version/],
  ['entries that were cut', 'v=1&own=1zzzsiege*6_points*1', /^the sender’s table entries/],
  ['more entries than a link holds', 'v=1&own=1many', /more of the sender’s table entries/],
  ['a number out of bounds', 'v=1&a=99', /^Attacker CU must be a whole number between/],
  ['no number', 'v=1&a=x', /^Attacker CU must be/],
])('%s: it is said why', (_, query, why) => {
  const read = readCase(battle, query, tables, tables);
  expect(read).toMatchObject({ type: 'unread', why: expect.stringMatching(why) });
});
