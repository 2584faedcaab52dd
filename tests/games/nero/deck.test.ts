/** The deck as its tables have it: 55 cards, and the invented figures on them. */
import { expect, test } from 'vitest';
import { Reader } from '../../../src/calculator/table.ts';
import { copiesOf, dealtTo, deckSize, unseenOf, within } from '../../../src/games/nero/deck/rules.ts';
import { profileOf, sizeOf, unseenIn } from '../../../src/games/nero/deck/values.ts';
import { opponentsOf, sightOf } from '../../../src/games/nero/sight/rules.ts';
import { EVENT_NAMES, EVENTS } from '../../../src/games/nero/words.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables, ids } = gameOf('nero');
const read = new Reader(tables);

test('14 events on 55 cards, each with its clause and the name of the table', () => {
  expect(deckSize(read)).toBe(55);
  for (const event of EVENTS) {
    expect(ids).toContain(`12.0-${event}`);
    expect(tables['deck']!.axes[0]!.labels![event]).toBe(EVENT_NAMES[event]);
  }
});

test('every card has its MP and BP, all of them stand-ins', () => {
  const cards = tables['card-values']!;
  expect(cards.axes[0]!.keys).toEqual(
    EVENTS.flatMap((event) => Array.from({ length: copiesOf(event, read) }, (_, i) => `${event}-${i + 1}`)),
  );
  expect(new Set(cards.entries.map((e) => e.standing))).toEqual(new Set(['stand-in']));
  expect(profileOf('mp', tables, read)).toEqual([
    { value: 6, count: 13 },
    { value: 5, count: 14 },
    { value: 4, count: 14 },
    { value: 3, count: 14 },
  ]);
  expect(profileOf('bp', tables, read)).toEqual([
    { value: 5, count: 14 },
    { value: 4, count: 14 },
    { value: 3, count: 14 },
    { value: 2, count: 13 },
  ]);
});

test('what has been seen is gone, and never more than there is', () => {
  expect([unseenOf('bribe', 3, read), unseenOf('crisis', 3, read)]).toEqual([5, 0]);
  expect(within(10, [6, 3, 4])).toEqual([6, 3, 1]);
  expect(sizeOf(unseenIn(profileOf('mp', tables, read), [{ value: 6, count: 20 }]))).toBe(42);
});

test.each([
  ['4', 'normal', 45, 30],
  ['4', 'fast', 49, 18],
  ['3', 'normal', 42, 26],
  ['3', 'fast', 47, 16],
  ['2', 'normal', 35, 20],
  ['2', 'fast', 43, 12],
] as const)('%s players, %s version: %i unseen, %i of them with the others', (players, version, unseen, held) => {
  const dealt = { mine: 'dealt', open: 0, hand1: 'dealt', hand2: 'dealt', hand3: 'dealt' } as const;
  const sight = sightOf({ players, version, ...dealt }, read);
  expect(sight).toMatchObject({ unseen, held, caution: '' });
  expect(sight.hands).toEqual(Array.from({ length: opponentsOf(players) }, () => dealtTo({ players, version }, read)));
});
