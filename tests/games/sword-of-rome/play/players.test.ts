/** A fresh game is offered for every number of players, the usual one first, and begins with their seats. */
import { expect, test } from 'vitest';
import { swordOfRome } from '../../../../src/games/sword-of-rome/play/game.ts';
import { setupFrom, setupText } from '../../../../src/islands/player/what-if/fresh.ts';
import { CONTENT } from './table.ts';

const SEATS = {
  4: ['romans', 'greeks', 'gauls', 'etruscans'],
  5: ['romans', 'carthage', 'greeks', 'gauls', 'etruscans'],
  3: ['romans', 'greeks', 'etruscans'],
  2: ['romans', 'greeks', 'gauls', 'etruscans'],
};

test('four, five, three and two players are offered, and an address keeps which', () => {
  const { offers } = swordOfRome;
  const numbers = offers['players']?.options.map(({ value }) => String(value)) ?? [];
  expect(numbers).toEqual(['4', '5', '3', '2']);
  for (const players of numbers) {
    const setup = setupFrom(`players:${players}`, swordOfRome);
    expect(setupText(setup)).toBe(`players:${players}`);
    const { setup: begun } = swordOfRome.start(setup as never, CONTENT);
    expect([...begun.seats].sort()).toEqual([...SEATS[players as unknown as keyof typeof SEATS]].sort());
  }
});
