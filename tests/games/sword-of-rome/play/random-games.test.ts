/** Games played at random: every state keeps the laws, every game ends by the rules, the log alone gives the same end. */
import { describe, expect, test } from 'vitest';
import { swordOfRome } from '../../../../src/games/sword-of-rome/play/play.ts';
import { broken } from './invariants.ts';
import { playRandomly, type Step } from './random-player.ts';
import { start } from './table.ts';

const GAMES = Number(process.env['GAMES'] ?? 6);

describe('games at random', () => {
  const first = start();
  for (let seed = 1; seed <= GAMES; seed++) {
    test(`seed ${seed} keeps every law and ends by the rules`, () => {
      const end = playRandomly(first, seed, ({ before, action, after }: Step) => {
        const problem = broken(before, action.type, after);
        if (problem) throw new Error(`${problem}, after ${JSON.stringify(action)}`);
      });
      expect(['4.2', '4.3', '5.10.3']).toContain(end.ending?.rule);
    });
  }

  test('the log alone gives the same game', () => {
    const actions: unknown[] = [];
    const end = playRandomly(first, 99, ({ action }) => actions.push(action));
    const again = actions.reduce((s: typeof first, action) => {
      const played = swordOfRome.play(s, JSON.parse(JSON.stringify(action)));
      if (played.type === 'rejected') throw new Error(played.problem.sentence);
      return played.state;
    }, first);
    expect(again).toEqual(end);
  });
});
