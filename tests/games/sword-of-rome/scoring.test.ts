/** Scoring: gains, losses, limits, and when and how the game ends. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { scoring } from '../../../src/games/sword-of-rome/scoring/calculator.ts';
import { seatsOf } from '../../../src/games/sword-of-rome/words.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { anyInput } from '../../support/inputs.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof scoring.fields>;

const ask = (given: Partial<Input>) => scoring.compute({ ...defaultsOf(scoring.fields), ...given }, tables);

describe('VP', () => {
  test('1 for each foreign victory space, less 1 for each home one missing', () => {
    expect(ask({ romansForeign: 3, romansHome: 1 }).facts).toMatchObject({ romansAfter: 8, romansChange: 2 });
  });

  test('stay within 0 and 12', () => {
    expect(ask({ romans: 1, romansHome: 3 }).facts).toMatchObject({ romansAfter: 0, romansChange: -1 });
    const { facts, assumptions } = ask({ romans: 11, romansForeign: 3 });
    expect(facts).toMatchObject({ romansAfter: 12, romansChange: 1 });
    expect(assumptions.map((a) => a.ruling)).toEqual(['vp-ceiling']);
  });

  test('the moment of the limits matters only where gains overshoot', () => {
    const over = { romans: 11, romansForeign: 3, romansHome: 2 };
    expect(ask(over).facts['romansAfter']).toBe(12);
    expect(ask({ ...over, limits: 'stepwise' }).facts['romansAfter']).toBe(10);
    expect(ask(over).assumptions.map((a) => a.ruling)).toContain('vp-limits-when');
    expect(ask({ romansForeign: 1, romansHome: 1 }).assumptions).toEqual([]);
  });

  test('unrest costs Carthage a third of its level with five players, and nobody with fewer', () => {
    for (let unrest = 0; unrest <= 10; unrest++)
      expect(ask({ players: '5', unrest }).facts['carthageChange']).toBe(0 - Math.floor(unrest / 3));
    expect(ask({ players: '4', unrest: 9 }).facts).not.toHaveProperty('carthageChange');
  });

  test('go on turn by turn while the map stays as it is', () => {
    const { facts, grid } = ask({ turns: 3, romansForeign: 1, greeksHome: 2 });
    expect(facts).toMatchObject({ romansAfter: 9, greeksAfter: 0, greeksChange: -6 });
    expect(grid!.columns.map((c) => c.label)).toEqual(['VP', 'Before', 'Turn 1', 'Turn 2', 'Turn 3']);
  });
});

describe('automatic victory', () => {
  test('at the level of the turn: 10, later 9, at last 8', () => {
    for (const [turn, level] of [
      [1, 10],
      [3, 10],
      [4, 9],
      [6, 9],
      [7, 8],
    ] as const) {
      expect(ask({ turn, romans: level - 1 }).facts['gameOver']).toBe(false);
      expect(ask({ turn, romans: level }).facts).toMatchObject({
        gameOver: true,
        automaticVictory: true,
        winner: 'Romans',
        endsInTurn: turn,
      });
    }
  });

  test('what the reader typed counts more than the table', () => {
    const { facts, standing } = ask({ automaticLevel: 12, romans: 11 });
    expect(facts['gameOver']).toBe(false);
    expect(standing).not.toBe('stand-in');
    expect(ask({ romans: 11 }).standing).toBe('stand-in');
  });

  test('ends the count of further turns', () => {
    const { facts } = ask({ turns: 9, romans: 8, romansForeign: 1 });
    expect(facts).toMatchObject({ gameOver: true, endsInTurn: 2, romansAfter: 10 });
  });

  test('the most VP win, ties by the list', () => {
    expect(ask({ romans: 10, greeks: 11 }).facts['winner']).toBe('Greeks');
    expect(ask({ romans: 10, gauls: 10 }).facts['winner']).toBe('Gauls');
    const { facts, assumptions } = ask({ romans: 10, etruscans: 10, greeks: 10 });
    expect(facts['winner']).toBe('Etruscans/Samnites');
    expect(assumptions.map((a) => a.ruling)).toContain('etruscan-samnite-tie-rank');
  });
});

describe('the last turn', () => {
  test('ends the game without any level', () => {
    expect(ask({ turn: 9, romans: 7 }).facts).toMatchObject({
      gameOver: true,
      automaticVictory: false,
      winner: 'Romans',
    });
  });
});

describe('two players', () => {
  test('one power at the level ends it, the larger sum wins', () => {
    const { facts } = ask({ players: '2', romans: 10, etruscans: 1, gauls: 6, greeks: 6 });
    expect(facts).toMatchObject({ gallicGreek: 12, romanEtruscan: 11, winner: 'Gallic-Greek side', gameOver: true });
  });

  test('equal sums go to Gauls and Greeks', () => {
    const { facts, assumptions } = ask({ players: '2', romans: 10, etruscans: 2, gauls: 6, greeks: 6 });
    expect(facts['winner']).toBe('Gallic-Greek side');
    expect(assumptions.map((a) => a.ruling)).toContain('two-player-automatic-tie');
    expect(ask({ players: '2', turn: 9, romans: 6, etruscans: 7, gauls: 6, greeks: 6 }).facts['winner']).toBe(
      'Roman-Etruscan side',
    );
  });
});

test('the ledger of one turn adds up to every change', () => {
  fc.assert(
    fc.property(anyInput(scoring.fields) as fc.Arbitrary<Input>, (input) => {
      const { breakdown, facts } = scoring.compute({ ...input, turns: 1 }, tables);
      const changes = seatsOf(input.players).reduce((sum, p) => sum + Number(facts[`${p}Change`]), 0);
      const lines = breakdown.filter((l) => l.who !== 'automatic victory');
      expect(lines.reduce((sum, l) => sum + l.amount, 0)).toBe(changes);
    }),
  );
});
