/** Reach: what it lights up can be gone as it says, nothing nearer is missed, and no hidden card shows through. */
import { describe, expect, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import type { AnyAction } from '../../src/play/frames.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import { goalOf, passAside, type Reach, reachOf, type Way } from '../../src/play/reach.ts';
import { risksOf } from '../../src/play/reach-risks.ts';
import type { AnyState } from '../../src/play/state.ts';
import type { Travel } from '../../src/play/travel.ts';
import { playable, sampledStates } from './sampled.ts';

const travelOf = (game: AnyGame): Travel => game.travel as Travel;

/** What sets pieces going in a state: nothing where they are under way. */
function firstsOf(game: AnyGame, s: AnyState): AnyAction[][] {
  const { steps, ends, begins, moving } = travelOf(game);
  const search = game.search(s);
  if (moving(s)) return search.options([...steps, ...ends]).length > 0 ? [[]] : [];
  return search
    .options(begins)
    .slice(0, 2)
    .map((action) => [action]);
}

interface Lit {
  readonly s: AnyState;
  readonly who: string;
  readonly first: AnyAction[];
  readonly reach: Reach;
}

function litIn(game: AnyGame, id: (typeof playable)[number]['id']): Lit[] {
  return sampledStates(id, 100).flatMap(({ s, who }) =>
    firstsOf(game, s).flatMap((first) => {
      const reach = reachOf(game, s, first);
      return reach ? [{ s, who, first, reach }] : [];
    }),
  );
}

const PASS = { type: 'pass' };

/** Plays a way by the rules, everybody passing who is asked. */
function gone(game: AnyGame, from: AnyState, who: string, { actions }: Way): AnyState {
  let s = from;
  const play = (action: AnyAction): void => {
    const played = game.play(s, action);
    if (played.type === 'rejected') throw new Error(`${JSON.stringify(action)}: ${played.problem.sentence}`);
    s = played.state;
  };
  const pass = (): void => {
    while (!game.problem(s, PASS)) play(PASS);
  };
  for (const action of actions) {
    pass();
    expect(game.decider(s)).toBe(who);
    play(action);
  }
  pass();
  return s;
}

describe.each(playable.filter(({ game }) => game.travel))('$id', ({ id, game }) => {
  const lit = litIn(game, id);
  const { moving, steps } = travelOf(game);

  test('many pieces can go somewhere, and each way is gone as it says', () => {
    expect(lit.length).toBeGreaterThan(20);
    for (const { s, who, reach } of lit)
      for (const [place, ways] of [...reach.ways].slice(0, 12))
        for (const way of ways) {
          expect(way.stops.at(-1)).toBe(place);
          const after = moving(gone(game, s, who, way));
          if (way.open || !after) continue;
          expect([after.at, reach.left - after.left]).toEqual([place, way.cost]);
        }
  });

  test('whoever wanders gets nowhere that is not lit, and nowhere for less', () => {
    const random = new Random(3);
    for (const { s, who, first, reach } of lit.slice(0, 60)) {
      const search = game.search(s);
      const pass = (): void => {
        for (let one = passAside(search); one; one = passAside(search)) search.play(one);
      };
      for (const action of [...first, ...reach.outset]) {
        search.play(action);
        pass();
      }
      for (let i = 0; i < 12; i++) {
        const options = search.options(steps);
        const step = options[random.below(options.length)];
        if (!step) break;
        search.play(step);
        const place = goalOf(step, game.actions) ?? '';
        pass();
        const now = moving(search.state);
        if (now?.afloat || place === reach.from) continue;
        const costs = reach.ways.get(place)?.map(({ cost }) => cost) ?? [];
        expect(Math.min(...costs)).toBeLessThanOrEqual(reach.left - (now?.left ?? 0));
        if (search.decider() !== who || now?.at !== place) break;
      }
    }
  });

  test('a new deal of what the seat cannot see changes neither reach nor risks', () => {
    const random = new Random(5);
    for (const { s, who, first, reach } of lit.slice(0, 60)) {
      const other = game.redeal(s, who, random);
      const again = reachOf(game, other, first);
      expect(again && [...again.ways]).toEqual([...reach.ways]);
      const [way] = [...reach.ways.values()].at(-1) ?? [];
      if (way) expect(risksOf(game, other, way)).toEqual(risksOf(game, s, way));
    }
  });

  test('it lights up within 50 ms in the slowest of them', () => {
    // What this thread works: others on the machine do not count.
    const worked = (act: () => unknown): number => {
      const before = process.threadCpuUsage();
      act();
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    };
    const slowest = lit.reduce(
      (most, { s, first }) =>
        Math.max(
          most,
          worked(() => reachOf(game, s, first)),
        ),
      0,
    );
    expect(slowest).toBeLessThan(50);
  });
});
