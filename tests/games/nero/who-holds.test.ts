/** Who holds a card: deals, hands after cards seen, Traitors. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { whoHolds } from '../../../src/games/nero/who-holds/calculator.ts';
import type { EventId } from '../../../src/games/nero/words.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('nero');

type Input = InputOf<typeof whoHolds.fields>;

const ask = (events: readonly EventId[], given: Partial<Input> = {}) =>
  whoHolds.compute(
    { ...defaultsOf(whoHolds.fields), cards: events.map((event) => ({ event, seen: 0 })), ...given },
    tables,
  );

const held = (events: readonly EventId[], given: Partial<Input> = {}) => ask(events, given).chances['holds']!;

const near = (found: number, top: number, of: number) => expect(Math.abs(found - top / of)).toBeLessThan(1e-12);

describe('Bribes of the others together', () => {
  test.each([
    ['4', 'normal', [0.99997, 0.999075, 0.988974]],
    ['3', 'normal', [0.999891, 0.997371, 0.975321]],
    ['4', 'fast', [0.982508, 0.877553, 0.62776]],
    ['3', 'fast', [0.974913, 0.841117, 0.560145]],
    ['2', 'normal', [0.999727, 0.994258, 0.953854]],
  ] as const)('%s players, %s version', (players, version, chances) => {
    chances.forEach((chance, i) => {
      const found = held(['bribe'], { players, version, number: i + 1 });
      // The first of the table is printed with five places.
      expect(found).toBeCloseTo(chance, chance === 0.99997 ? 5 : 6);
    });
  });

  test('as fractions', () => {
    near(held(['bribe']), 33496, 33497);
    near(held(['bribe'], { number: 2 }), 33466, 33497);
    near(held(['bribe'], { number: 3 }), 99383, 100491);
    near(held(['bribe'], { number: 2, players: '3' }), 258725, 259407);
    near(held(['bribe'], { number: 2, version: 'fast' }), 6281857, 7158382);
    near(held(['bribe'], { number: 2, players: '3', version: 'fast' }), 17633038, 20963833);
    near(held(['bribe'], { number: 2, players: '2' }), 60781, 61132);
  });

  test('in the middle of a turn', () => {
    const input = { cards: [{ event: 'bribe', seen: 3 }], open: 8, hand1: 6, hand2: 6, hand3: 6, number: 2 } as const;
    near(ask([], input).chances['holds']!, 331, 407);
  });
});

describe('one opponent, or some one', () => {
  test('one of three hands of 10', () => {
    near(held(['bribe'], { whose: 'one' }), 3491225, 3919149);
    near(held(['bribe'], { whose: 'one', number: 2 }), 252065, 435461);
  });

  test('some one of them holds two', () => {
    near(held(['bribe'], { whose: 'any', number: 2 }), 762, 779);
  });

  test('with a single hand, some one is that one', () => {
    const single = { hand1: 7, hand2: 0, hand3: 0 };
    expect(held(['traitor'], { ...single, whose: 'any' })).toBeCloseTo(
      held(['traitor'], { ...single, whose: 'one' }),
      12,
    );
  });
});

describe('reactions of the others', () => {
  test('Bad Weather', () => near(held(['bad-weather']), 1406, 1419));
  test('Bad Weather or Bad Augury against a Galley Fleet', () =>
    near(held(['bad-weather', 'bad-augury']), 33496, 33497));
  test('and Sick, with a Leader aboard', () => near(held(['bad-weather', 'bad-augury', 'sick']), 1239382, 1239389));
  test('Legion Rebels with two hands or three to come', () => {
    near(held(['legion-rebels'], { hand3: 0 }), 2479, 2709);
    near(held(['legion-rebels']), 1406, 1419);
  });
  test('a card of which there is one', () => {
    near(held(['barbarians']), 2, 3);
    near(held(['barbarians'], { players: '3' }), 13, 21);
    near(ask(['barbarians', 'crisis']).chances['lacks']!, 7, 66);
  });
});

describe('the next deal', () => {
  const deal = (events: readonly EventId[], given: Partial<Input> = {}) => held(events, { whose: 'deal', ...given });

  test('a Hail Caesar!', () => {
    near(deal(['hail-caesar']), 388, 689);
    near(deal(['hail-caesar'], { number: 2 }), 304, 2067);
    near(deal(['hail-caesar'], { players: '3' }), 1175, 1749);
    expect(deal(['hail-caesar'], { version: 'fast' })).toBeCloseTo(0.378763, 6);
    expect(deal(['hail-caesar'], { players: '3', version: 'fast' })).toBeCloseTo(0.47702, 6);
    near(deal(['hail-caesar'], { holding: true }), 18584, 35139);
  });

  test('Guards', () => {
    near(deal(['praetorian-guard']), 126331, 175695);
    near(deal(['praetorian-guard'], { number: 2 }), 10457, 35139);
    near(deal(['praetorian-guard'], { number: 3 }), 2330, 35139);
  });

  test('an Assassin with a Guard; three cards for a declaration; a card of which there is one', () => {
    near(deal(['assassin', 'praetorian-guard'], { how: 'each' }), 6119413, 15640989);
    near(deal(['senate-influence', 'praetorian-guard'], { number: 3 }), 76878943, 204536010);
    near(deal(['crisis']), 2, 11);
  });
});

describe('Traitor', () => {
  test('one card blind, four looked at, and what four in vain leave', () => {
    const { chances } = ask(['praetorian-guard'], { whose: 'one' });
    near(chances['blind']!, 6, 45);
    near(chances['look']!, 7416, 16555);
    near(chances['afterLook']!, 718307, 1124097);
    near(held(['praetorian-guard'], { whose: 'one', open: 4, hand1: 6 }), 718307, 1124097);
  });

  test('a small hand is seen whole, or not at all', () => {
    const small = { whose: 'one', hand1: 2 } as const;
    const { chances } = ask(['praetorian-guard'], small);
    expect(chances['look']).toBeCloseTo(chances['holds']!, 12);
    expect(chances['afterLook']).toBe(0);
    expect(ask(['praetorian-guard'], { ...small, smallHand: 'not-playable' }).chances).not.toHaveProperty('look');
  });
});

test('an event named twice is one event', () => {
  expect(held(['bribe', 'bribe'], { how: 'each' })).toBe(held(['bribe']));
});
