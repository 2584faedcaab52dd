/** Being asked gives nothing away: with other hidden cards the same people are asked the same things. */
import { expect, test } from 'vitest';
import { Random } from '../../../../src/engine/random.ts';
import { nero } from '../../../../src/games/nero/play/game.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import { propose } from '../../../../src/play/propose.ts';
import { pick } from './random-player.ts';
import { choices, marching, position, reveals, start } from './table.ts';

test('who is asked what depends on nothing that is hidden', () => {
  let compared = 0;
  for (let seed = 0; seed < 12; seed++) {
    const random = new Random(seed);
    let s = start(4, 'fast');
    while (!nero.ending(s)) {
      const waits = nero.chance(s);
      const who = nero.decider(s) ?? 'chance';
      const action = waits ? propose(waits, random.next() | 0).action : pick(s, choices(s), () => random.share());
      const played = nero.play(s, action);
      if (played.type === 'rejected') throw new Error(played.problem.sentence);
      if (!waits && who !== 'chance' && !reveals(s) && random.share() < 0.3) {
        const other = nero.play(nero.redeal(s, who, random), action);
        if (other.type === 'rejected') throw new Error(other.problem.sentence);
        expect(nero.board(other.state, 'none')).toEqual(nero.board(played.state, 'none'));
        compared += 1;
      }
      s = played.state;
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

test('5.6: an owner is asked whatever his cards are worth, unless no cards could be enough', () => {
  const entering = (left: number) => {
    const s = marching(
      position({
        legions: { west: { judaea: 2 }, asia: { syria: 1 } },
        hands: { west: ['traitor-1'], asia: ['bribe-1'] },
        values: { 'traitor-1': { mp: left + 1 }, 'bribe-1': { mp: 0 } },
      }),
      'traitor-1',
      'judaea',
      2,
    );
    let at = s;
    for (const action of [{ type: 'step', to: 'syria' }, { type: 'pass' }]) {
      const played = nero.play(at, action);
      if (played.type === 'played') at = played.state;
    }
    return at;
  };
  expect([nero.decider(entering(5)), choices(entering(5))]).toEqual(['asia', [{ type: 'pass' }]]);
  expect(nero.decider(entering(6))).toBe('west');
});

test('12.0: whoever has a card may have an answer, as long as one is left that nobody has seen', () => {
  const p = {
    legions: { west: { hispania: 3 } },
    hands: { west: ['traitor-1'], central: ['bribe-1'], east: [], asia: ['bad-weather-1'] },
  };
  const laid = (faceUp: string[]) => {
    const s = position(p);
    const seen = { ...s, faceUp, faceDown: s.faceDown.filter((card) => !faceUp.includes(card)) };
    return ['lay', 'allot', 'done'].reduce((at: State, type) => {
      const action = choices(at).find((a) => a.type === type)!;
      const played = nero.play(at, action);
      return played.type === 'played' ? played.state : at;
    }, seen);
  };
  const asked = laid([]);
  expect([nero.decider(asked), nero.asks(asked)?.after]).toEqual(['central', ['asia']]);
  expect(choices(asked)).toEqual([{ type: 'pass' }]);
  const weather = ['bad-weather-1', 'bad-weather-2', 'bad-weather-3', 'bad-weather-4'];
  expect(nero.decider(laid(weather))).toBe('west');
});
