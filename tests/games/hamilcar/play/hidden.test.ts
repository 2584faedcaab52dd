/** What a side has been shown stays where it is when everything hidden is dealt anew. */
import { expect, test } from 'vitest';
import { Random } from '../../../../src/engine/random.ts';
import { hamilcar } from '../../../../src/games/hamilcar/play/game.ts';
import type { State } from '../../../../src/games/hamilcar/play/state.ts';
import type { Side } from '../../../../src/games/hamilcar/words.ts';
import { atLipara, battleAtLipara, draw, scene } from './scenes.ts';
import { next, start } from './table.ts';

const HANDS = { rome: ['s21', 's02', 's03', 's04', 's06'], carthage: ['s07', 's08', 's09', 's10', 's12'] };

/** The hands of a side after many new deals for a viewer, each sorted. */
const dealt = (s: State, viewer: Side, side: Side, hand: (s: State) => readonly string[] = (t) => t.hands[side]) => {
  const random = new Random(3);
  return Array.from({ length: 40 }, () => [...hand(hamilcar.redeal(s, viewer, random))].sort());
};

const differing = (hands: readonly (readonly string[])[]): number => new Set(hands.map((hand) => hand.join())).size;

test('5.2.A: the own hand stays, the other one is any of as many cards that have not been seen', () => {
  const s = start({ position: { hands: HANDS, chest: { rome: ['s13'] } } });
  expect(differing(dealt(s, 'rome', 'rome'))).toBe(1);
  const hands = dealt(s, 'rome', 'carthage');
  expect(differing(hands)).toBeGreaterThan(30);
  expect(new Set(hands.map((hand) => hand.length))).toEqual(new Set([5]));
  expect(hands.flat()).not.toContain('s13');
  expect(hands.flat().filter((card) => HANDS.rome.includes(card))).toEqual([]);
});

test('17.1.#45: a hand that lies open stays', () => {
  const s = { ...start({ position: { hands: HANDS } }), open: true };
  expect(differing(dealt(s, 'carthage', 'rome'))).toBe(1);
  expect(differing(dealt(s, 'rome', 'carthage'))).toBeGreaterThan(30);
});

test('5.2.B: the Campaign that has seized the first play stays in the hand that showed it', () => {
  const first = next(start(), {
    type: 'deal',
    hands: { rome: HANDS.rome, carthage: HANDS.carthage },
  });
  const s = next(first, { type: 'preempt', card: 's21' });
  const hands = dealt(s, 'carthage', 'rome');
  expect(hands.every((hand) => hand.includes('s21'))).toBe(true);
  expect(differing(hands)).toBeGreaterThan(30);
});

test('9.1: the Tactic Cards of the other Fleet are dealt anew, the own ones stay', () => {
  const spaces = {
    messana: { rome: { cu: 4 } },
    syracusae: { carthage: { cu: 2 } },
    lipara: { control: 'rome' },
  } as const;
  const { setup, actions } = scene('a Naval Battle', 'rome', atLipara({ spaces }), [
    ...battleAtLipara(5),
    draw('flee-1', 'ramming-1'),
    draw('pursuit-1', 'foul-wind-1', 'boarding-1'),
  ]);
  const s = next(start(setup), ...actions);
  const tactics = (t: State) => t.frames.findLast((f) => f.type === 'naval')?.hands.carthage ?? [];
  expect(tactics(s).length).toBeGreaterThan(0);
  expect(differing(dealt(s, 'carthage', 'carthage', tactics))).toBe(1);
  expect(differing(dealt(s, 'rome', 'carthage', tactics))).toBeGreaterThan(2);
});
