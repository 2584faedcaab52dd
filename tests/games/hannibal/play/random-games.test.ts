/** Games played at random: every state keeps the laws, every game ends by the rules, the log alone gives the same end. */
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/engine/random.ts';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import type { State } from '../../../../src/games/hannibal/play/state.ts';
import { otherSide, SIDES } from '../../../../src/games/hannibal/words.ts';
import { check } from './invariants.ts';
import { playThrough } from './random-player.ts';
import { anySetup } from './random-setup.ts';
import { checkStep } from './step-laws.ts';
import { start } from './table.ts';

const GAMES = 16;
const ENDS = ['4.1', '5.5', '5.5.a', '11.11'];

describe('games at random', () => {
  test.each(Array.from({ length: GAMES }, (_, i) => i + 1))('seed %i keeps every law and ends by the rules', (seed) => {
    const random = new Random(seed);
    const setup = anySetup(seed, () => random.share());
    const end = playThrough(start(setup), seed, (seen) => {
      check(seen.after);
      checkStep(seen);
    });
    expect(ENDS).toContain(end.ending?.rule);
    expect(end.turn).toBeLessThanOrEqual(9);
  });

  test('the log alone gives the same game, and a state survives being written and read', () => {
    const actions: unknown[] = [];
    const first = start();
    const end = playThrough(first, 99, ({ action }) => actions.push(action));
    const again = actions.reduce((s: State, action) => {
      const played = hannibal.play(JSON.parse(JSON.stringify(s)), JSON.parse(JSON.stringify(action)));
      if (played.type === 'rejected') throw new Error(played.problem.sentence);
      return played.state;
    }, first);
    expect(again).toEqual(end);
  });

  test('what a side is shown has no card of the other hand or of the deck', () => {
    let steps = 0;
    playThrough(start(), 7, ({ after }) => {
      if (after.ending || steps++ % 5) return;
      for (const side of SIDES) {
        const board = hannibal.board(after, side);
        const shown = JSON.stringify(board);
        if (board.box?.parties.some((party) => party.holds && party.side !== side)) throw new Error('a hand is open');
        const duel = after.frames.findLast((f) => f.type === 'duel');
        const hidden = [...after.hands[otherSide(side)], ...after.deck, ...(duel?.hands[otherSide(side)] ?? [])];
        for (const card of hidden) if (shown.includes(`"${card}"`)) throw new Error(card);
      }
    });
  });
});
