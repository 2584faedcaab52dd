/** What a colour may see: all pieces and counts, and no card of another hand. */
import { expect, test } from 'vitest';
import { view } from '../../../../src/games/nero/play/view.ts';
import { next, position } from './table.ts';

const hands = { west: ['traitor-1', 'bribe-1'], east: ['bribe-2', 'bribe-3'] };
const s = position({
  hands,
  legions: { east: { dacia: 2 }, west: { dacia: 1 } },
  leaders: { east: 'dacia' },
  markers: { east: ['dacia'] },
});

test('a Province shows who stands there and who controls it', () => {
  const dacia = view(s, 'west').places.find((p) => p.at === 'dacia');
  expect(dacia).toEqual({
    ...{ at: 'dacia', name: 'Dacia', uncontrolled: 0, barbarian: false, controller: 'east' },
    legions: [
      { colour: 'east', n: 2, marker: true },
      { colour: 'west', n: 1, marker: false },
    ],
    leaders: [{ colour: 'east', status: 'general' }],
  });
});

test('only the own cards are shown, and what a Traitor showed', () => {
  const text = JSON.stringify(view(s, 'west'));
  for (const id of s.setup.colours.flatMap((c) => (c === 'west' ? [] : s.hands[c]))) expect(text).not.toContain(id);
  expect(view(s, 'west').hands.east).toEqual({ size: 2, cards: null, holds: false });
  expect(view(s, 'west').hands.west.cards).toEqual(hands.west);
  const t = next(s, { type: 'event', card: 'traitor-1' }, { type: 'aim-hand', colour: 'east', look: true });
  expect(view(t, 'west').seen?.cards).toHaveLength(2);
  expect(view(t, 'east').seen).toBeNull();
});
