/** Last cards: what may be played and held, and the next deal as fractions. */
import { expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { heldCard } from '../../../src/games/nero/held-card/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('nero');

type Input = InputOf<typeof heldCard.fields>;

const ask = (given: Partial<Input>) => heldCard.compute({ ...defaultsOf(heldCard.fields), ...given }, tables);

test('only a last card is held', () => {
  expect([0, 1, 2].map((cards) => ask({ cards }).facts['mayHold'])).toEqual([false, true, false]);
});

test('the last player plays four and is done; fewer may last longer if so read', () => {
  expect(ask({ cards: 6, alone: true }).facts).toMatchObject({ mostPlayed: 4, unplayed: 2, lastRound: true });
  expect(ask({ cards: 3, alone: true }).facts).toMatchObject({ mostPlayed: 3, unplayed: 0, lastRound: true });
  expect(ask({ cards: 3, alone: true, lastHand: 'several' }).facts['lastRound']).toBe(false);
  expect(ask({ cards: 0, alone: true })).toMatchObject({
    sentence: expect.stringMatching(/^Nobody has a card left/),
    facts: { lastRound: false },
  });
  expect(ask({ cards: 6 }).facts).toMatchObject({ unplayed: 0, lastRound: false });
});

test('one card less, whatever the number of players', () => {
  const hand = (players: '2' | '3' | '4', version: 'normal' | 'fast') => ask({ players, version }).facts['dealt'];
  expect([hand('4', 'normal'), hand('4', 'fast'), hand('3', 'normal'), hand('3', 'fast')]).toEqual([9, 5, 12, 7]);
});

test('the next deal, as fractions', () => {
  // A Guard among 10 of 55, and among 9 of 54 with another card held.
  expect(ask({}).chances['wantedAlone']).toBeCloseTo(126331 / 175695, 12);
  const hail = ask({ held: 'bribe', wanted: 'hail-caesar' });
  expect(hail.chances['holding']).toBeCloseTo(18584 / 35139, 12);
  // An Assassin and a Guard from a full deal; two Hail Caesar.
  expect(ask({ held: 'assassin' }).chances['notHolding']).toBeCloseTo(6119413 / 15640989, 12);
  expect(ask({ held: 'hail-caesar', wanted: 'hail-caesar' }).chances['notHolding']).toBeCloseTo(304 / 2067, 12);
  const { holding, notHolding } = ask({ held: 'crisis', wanted: 'crisis' }).chances;
  expect([holding, notHolding]).toEqual([0, 0]);
});

test('without a card there is nothing to hold, and nothing is told of holding one', () => {
  for (const alone of [true, false]) {
    const { sentence, chances, facts, breakdown } = ask({ cards: 0, alone });
    expect(sentence).toMatch(/nothing to hold|no card to hold/);
    expect(sentence).not.toMatch(/if you (hold|do not)/);
    expect(Object.keys(chances)).toEqual(['notHolding', 'wantedAlone']);
    expect(facts).not.toHaveProperty('hand');
    expect(breakdown).toHaveLength(1);
  }
  expect(ask({ cards: 3 }).sentence).toContain('if you hold your last card');
});
