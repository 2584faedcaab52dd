/** Luck: over all falls of a roll it comes to nothing, and the best fall is the luckiest. */
import { describe, expect, test } from 'vitest';
import { everyFall } from '../../src/calculator/roll/falls.ts';
import { swordOfRome } from '../../src/games/sword-of-rome/play/game.ts';
import type { State } from '../../src/games/sword-of-rome/play/state.ts';
import { luckOf, luckOfAct } from '../../src/play/luck.ts';
import type { Act } from '../../src/play/runner.ts';
import { playRandomly } from '../games/sword-of-rome/play/random-game.ts';
import { start } from '../games/sword-of-rome/play/table.ts';

const die = { id: 'die', label: 'Die', dice: 1, sides: 6, by: 'red' };
const worth = ({ die: [face = 0] = [] }: Readonly<Record<string, readonly number[]>>) => (face > 4 ? 1 : 0);

test('a success of two in six is worth a third, a failure costs a sixth', () => {
  const rolled = { dice: () => [die], worth };
  expect(luckOf(rolled, { die: [6] })).toEqual({ by: 'red', luck: expect.closeTo(1 / 3, 12) });
  expect(luckOf(rolled, { die: [1] })?.luck).toBeCloseTo(-1 / 6, 12);
  expect(luckOf(rolled, { die: [6] })).not.toHaveProperty('against');
  const other = { ...die, id: 'other', by: 'blue' };
  expect(luckOf({ dice: () => [die, other], worth }, { die: [6], other: [1] })).toMatchObject({
    by: 'red',
    against: 'blue',
  });
  const nobodys = { id: 'other', label: 'Other', dice: 1, sides: 6 };
  expect(luckOf({ dice: () => [nobodys, die], worth }, { other: [1], die: [6] })?.by).toBe('red');
  const four = ['a', 'b', 'c', 'd'].map((id) => ({ ...die, id, sides: 20 }));
  expect(luckOf({ dice: () => four, worth: () => 0 }, {})).toBeUndefined();
  expect(luckOf({ dice: () => [die] }, { die: [6] })).toBeUndefined();
  expect(luckOf({ dice: () => [{ ...die, by: undefined }] as never, worth }, { die: [6] })).toBeUndefined();
});

describe('in a game of The Sword of Rome', () => {
  const rolls = new Map<string, State>();
  const acts: Act[] = [];
  playRandomly(start(), 7, ({ before, action }) => {
    acts.push({ by: 'chance', action, before, happened: [] });
    const waits = swordOfRome.chance(before);
    if (waits?.type === 'roll') rolls.set(waits.dice({})[0]!.id, before);
  });

  test('its mean over all falls is 0, for every kind of roll', () => {
    expect(rolls.size).toBeGreaterThan(4);
    for (const [id, state] of rolls) {
      const waits = swordOfRome.chance(state);
      if (waits?.type !== 'roll') throw new Error(id);
      const falls = everyFall(waits.dice, 20_000)!;
      // Equal worth, equal luck: one fall of each worth stands for the others.
      const known = new Map<number, number>();
      const mean = falls.reduce((sum, { faces, chance }) => {
        const worth = waits.worth!(faces);
        const luck = known.get(worth) ?? luckOf(waits, faces)!.luck;
        known.set(worth, luck);
        return sum + chance * luck;
      }, 0);
      expect(mean, id).toBeCloseTo(0, 10);
    }
  });

  test('no roll is luckier than the best there is, and deals do not count', () => {
    const found = acts.map((act) => luckOfAct(swordOfRome, act));
    const luck = found.flatMap((one) => (one ? [one.luck] : []));
    expect(luck.length).toBeGreaterThan(20);
    for (const one of luck) expect(Math.abs(one)).toBeLessThanOrEqual(0.5);
    acts.forEach(({ action }, i) => {
      if (action.type !== 'roll') expect(found[i]).toBeUndefined();
    });
  });
});
