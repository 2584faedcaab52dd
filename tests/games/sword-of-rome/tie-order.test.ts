/** Order and ties: the list of 4.4, and each occasion that uses it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { tieOrder } from '../../../src/games/sword-of-rome/tie-order/calculator.ts';
import { PLAYER_NAMES, PLAYERS } from '../../../src/games/sword-of-rome/words.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { anyInput } from '../../support/inputs.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof tieOrder.fields>;

const OUT = { gauls: 'out', etruscans: 'out', greeks: 'out', carthage: 'out', romans: 'out' } as const;
const ask = (given: Partial<Input>) => tieOrder.compute({ ...defaultsOf(tieOrder.fields), ...OUT, ...given }, tables);

describe('the list', () => {
  // As 4.4 prints it, with one place for the player of two powers.
  const order = ['gauls', 'etruscans', 'greeks', 'carthage', 'romans'] as const;
  test.each(order.slice(0, -1).map((player, i) => [player, order[i + 1]!] as const))('%s before %s', (a, b) => {
    expect(ask({ occasion: 'one', [a]: 4, [b]: 4 }).facts['acts']).toBe(PLAYER_NAMES[a]);
  });
});

describe('everyone acts', () => {
  test('from the most VP down; tied players in the order that the winner of the tie chooses', () => {
    const { facts, sentence, grid } = ask({ gauls: 3, greeks: 7, carthage: 7, romans: 9 });
    expect(facts).toMatchObject({ acts: 'Romans', tieWinner: 'Greeks', tiedPlayers: 'Greeks and Carthage' });
    expect(sentence).toBe(
      'In this order: Romans, then Greeks and Carthage in the order chosen by the Greeks, then Gauls.',
    );
    expect(grid!.rows).toEqual([
      { place: 1, vp: 9, who: 'Romans', tie: '–' },
      { place: 2, vp: 7, who: 'Greeks and Carthage', tie: 'Greeks' },
      { place: 3, vp: 3, who: 'Gauls', tie: '–' },
    ]);
  });

  test('two ties are told apart', () => {
    const { facts } = ask({ gauls: 3, romans: 3, etruscans: 5, greeks: 5 });
    expect(facts).toMatchObject({
      tieWinner: 'Etruscans/Samnites; Gauls',
      tiedPlayers: 'Etruscans/Samnites and Greeks; Gauls and Romans',
    });
  });

  test('after round five nobody contests', () => {
    const { sentence, assumptions } = ask({ occasion: 'afterRoundFive', gauls: 2, romans: 8 });
    expect(sentence).toContain('In this order: Romans, then Gauls.');
    expect(sentence).toContain('nobody contests');
    expect(assumptions.map((a) => a.ruling)).toEqual(['desperate-times-after-round-five']);
  });
});

describe('Desperate Times', () => {
  test('go to the fewest VP, whatever the list says', () => {
    const { facts } = ask({ occasion: 'desperate', gauls: 8, romans: 3, greeks: 5 });
    expect(facts).toMatchObject({ acts: 'Romans', keep: 'Gauls and Greeks', tied: false });
  });

  test('announced by one are played by that one', () => {
    const { facts } = ask({ occasion: 'desperate', greeks: 12 });
    expect(facts).toEqual({ tied: false, acts: 'Greeks' });
  });
});

test('interception does not look at VP', () => {
  const { facts, breakdown } = ask({ occasion: 'interception', gauls: 12, greeks: 0 });
  expect(facts).toMatchObject({ acts: 'Gauls', tiedPlayers: 'Gauls and Greeks' });
  expect(breakdown).toEqual([]);
});

test('the most VP win the game', () => {
  expect(ask({ occasion: 'victory', gauls: 5, romans: 9 }).facts['acts']).toBe('Romans');
  expect(ask({ occasion: 'victory', gauls: 9, romans: 9 }).facts['acts']).toBe('Gauls');
});

test('nobody at all is an answer too', () => {
  expect(ask({}).sentence).toBe('Nobody takes part.');
});

test('who acts alone has no more VP than anyone, and is first in the list among equals', () => {
  fc.assert(
    fc.property(anyInput(tieOrder.fields) as fc.Arbitrary<Input>, (input) => {
      const { facts } = tieOrder.compute({ ...input, occasion: 'one' }, tables);
      const there = PLAYERS.filter((p) => input[p] !== 'out');
      fc.pre(there.length > 0);
      const fewest = Math.min(...there.map((p) => Number(input[p])));
      expect(facts['acts']).toBe(PLAYER_NAMES[there.find((p) => input[p] === fewest)!]);
    }),
  );
});
