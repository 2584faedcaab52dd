/** The best option in every state: no other way of choosing does better. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certain, entriesOf, uniform } from '../../src/engine/dist.ts';
import { type Options, policy } from '../../src/engine/policy.ts';

/** Two states lead on from each but the last layer; options pick some of the next layer's. */
interface Layered {
  readonly layers: readonly (readonly (readonly (readonly number[])[])[])[];
  readonly ends: readonly number[];
}

const WIDTH = 3;
const layered: fc.Arbitrary<Layered> = fc.record({
  layers: fc.array(
    fc.array(fc.array(fc.array(fc.nat(WIDTH - 1), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }), {
      minLength: WIDTH,
      maxLength: WIDTH,
    }),
    { minLength: 1, maxLength: 3 },
  ),
  ends: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: WIDTH, maxLength: WIDTH }),
});

interface At {
  readonly layer: number;
  readonly place: number;
}

const optionsOf =
  ({ layers }: Layered): Options<At> =>
  ({ layer, place }) =>
    (layers[layer]?.[place] ?? []).map((to, i) => ({
      name: `${i}`,
      to: uniform(to.map((next) => ({ layer: layer + 1, place: next }))),
    }));

/** What every way of choosing, state by state and without regard to the past, is worth. */
function everyWorth(game: Layered, state: At): number[] {
  const options = optionsOf(game)(state);
  if (!options.length) return [game.ends[state.place]!];
  return options.flatMap(({ to }) =>
    [...entriesOf(to)].reduce(
      (worths, [next, weight]) =>
        worths.flatMap((sofar) => everyWorth(game, next).map((w) => sofar + (w * weight) / to.total)),
      [0],
    ),
  );
}

describe('policy', () => {
  test('is worth as much as the best of all ways to choose', () => {
    fc.assert(
      fc.property(
        layered.filter(({ layers }) => layers.length < 3),
        (game) => {
          const { worth } = policy(optionsOf(game), ({ place }) => game.ends[place]!);
          const start = { layer: 0, place: 0 };
          expect(Math.abs(worth(start) - Math.max(...everyWorth(game, start)))).toBeLessThan(1e-12);
        },
      ),
    );
  });

  test('the choice taken is worth what the state is worth', () => {
    fc.assert(
      fc.property(layered, (game) => {
        const { worth, choose } = policy(optionsOf(game), ({ place }) => game.ends[place]!);
        const start = { layer: 0, place: 0 };
        const { to } = choose(start)!;
        const expected = [...entriesOf(to)].reduce((sum, [s, w]) => sum + (worth(s) * w) / to.total, 0);
        expect(Math.abs(expected - worth(start))).toBeLessThan(1e-12);
      }),
    );
  });

  test('among equals the first is taken, rounding notwithstanding', () => {
    const { choose } = policy<string>(
      (s) =>
        s === 'start'
          ? [
              { name: 'thirds', to: uniform(['x', 'y', 'z']) },
              { name: 'sure', to: certain('w') },
            ]
          : [],
      (s) => ({ x: 0.1, y: 0.2, z: 0.3, w: 0.2 })[s]!,
    );
    expect(choose('start')!.name).toBe('thirds');
    expect(choose('x')).toBeUndefined();
  });

  test('a state that comes back is refused', () => {
    const { worth } = policy<string>(
      (s) => [{ name: 'on', to: certain(s === 'a' ? 'b' : 'a') }],
      () => 0,
    );
    expect(() => worth('a')).toThrow(RangeError);
  });

  /** Worth where the owner of a layer takes the most, the other the least. */
  const opposed = (game: Layered, state: At): number => {
    const options = optionsOf(game)(state);
    if (!options.length) return game.ends[state.place]!;
    const worths = options.map(({ to }) =>
      [...entriesOf(to)].reduce((sum, [next, weight]) => sum + (opposed(game, next) * weight) / to.total, 0),
    );
    return state.layer % 2 === 0 ? Math.max(...worths) : Math.min(...worths);
  };

  const against = (game: Layered) =>
    policy(optionsOf(game), ({ place }) => game.ends[place]!, {
      wants: ({ layer }) => (layer % 2 === 0 ? 'more' : 'less'),
      key: ({ layer, place }) => layer * WIDTH + place,
    });

  test('of two sides with opposed aims each takes what serves it best', () => {
    fc.assert(
      fc.property(layered, (game) => {
        const start = { layer: 0, place: 0 };
        expect(Math.abs(against(game).worth(start) - opposed(game, start))).toBeLessThan(1e-12);
      }),
    );
  });

  test('best play reaches its ends with chances that add up, and expects of them what it is worth', () => {
    fc.assert(
      fc.property(layered, (game) => {
        const start = { layer: 0, place: 0 };
        const { reached, expected, worth, worthOf, choose } = against(game);
        const ends = reached(start).filter(({ state }) => !choose(state));
        expect(Math.abs(ends.reduce((sum, { chance }) => sum + chance, 0) - 1)).toBeLessThan(1e-12);
        const mean = ends.reduce((sum, { state, chance }) => sum + game.ends[state.place]! * chance, 0);
        expect(Math.abs(mean - worth(start))).toBeLessThan(1e-9);
        expect(Math.abs(expected(({ place }) => game.ends[place]!)(start) - worth(start))).toBeLessThan(1e-9);
        expect(worthOf(choose(start)!)).toBe(worth(start));
      }),
    );
  });
});

test('among options of equal worth the one that costs least is taken, and by an opponent the one that costs most', () => {
  const ends = { dear: 3, cheap: 1 } as const;
  const options = (state: string) =>
    state === 'start'
      ? [
          { name: 'dear', to: certain('dear') },
          { name: 'cheap', to: certain('cheap') },
        ]
      : [];
  const cost = (end: string) => ends[end as keyof typeof ends] ?? 0;
  const chosen = (manner: object) => policy<string>(options, () => 1, manner).choose('start')?.name;
  expect(chosen({})).toBe('dear');
  expect(chosen({ cost })).toBe('cheap');
  expect(chosen({ cost: (end: string) => -cost(end), wants: () => 'less' })).toBe('cheap');
  expect(policy<string>(options, cost, { cost }).choose('start')?.name).toBe('dear');
});
