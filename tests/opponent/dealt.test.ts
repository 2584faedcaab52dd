/** Dice that are dealt: faces and pairs come in exact shares, and so does the first roll after an option, whatever is hidden. */
import { expect, test, vi } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import { playOf, worthOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { weightsOf } from '../../src/gate/worth.ts';
import { DealtDice } from '../../src/opponent/dealt.ts';
import { lineOf } from '../../src/opponent/line.ts';
import { freshSetup } from '../../src/opponent/match.ts';
import { Scales } from '../../src/opponent/weigh.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import { Search } from '../../src/play/search.ts';
import type { AnyState } from '../../src/play/state.ts';

/** How often each comes. */
const counted = (all: readonly string[]): number[] =>
  Object.values(Object.groupBy(all, (one) => one)).map((same) => same?.length ?? 0);

const fallen = (seed: number, looks: number, dice: number, sides: number): number[][] =>
  Array.from({ length: looks }, (_, look) => {
    const source = new DealtDice(seed, look);
    return Array.from({ length: dice }, () => source.below(sides));
  });

test.each([6, 8, 10])(
  'every face of each die of %i sides comes as often as any other, every pair of two dice too',
  (sides) => {
    for (const seed of [1, 2, 3]) {
      const rolls = fallen(seed, 2 * sides ** 2, 4, sides);
      for (const die of [0, 1, 2, 3])
        for (let from = 0; from < rolls.length; from += sides)
          expect(new Set(rolls.slice(from, from + sides).map((roll) => roll[die])).size).toBe(sides);
      for (const first of [0, 2])
        expect(counted(rolls.map((roll) => `${roll[first]} ${roll[first + 1]}`))).toEqual(Array(sides ** 2).fill(2));
    }
  },
);

test('one look by itself falls as any dice do, and the same seed falls the same', () => {
  const SEEDS = 6000;
  const first = Array.from({ length: SEEDS }, (_, seed) => fallen(seed, 1, 2, 6)[0]?.join(' ') ?? '');
  const counts = counted(first);
  expect(counts).toHaveLength(36);
  for (const count of counts) expect(Math.abs(count - SEEDS / 36)).toBeLessThan(4.5 * Math.sqrt(SEEDS / 36));
  expect(fallen(5, 40, 3, 6)).toEqual(fallen(5, 40, 3, 6));
  expect(fallen(5, 40, 3, 6)).not.toEqual(fallen(6, 40, 3, 6));
});

const game = (await playOf('hamilcar')) as AnyGame;
const worth = { worth: (await worthOf('hamilcar'))!, weights: weightsOf('hamilcar')! };

/** A position that waits for a single die; and the decision just before it, where the option taken led to it at once. */
function atOneDie(): {
  readonly rolls: AnyState;
  readonly asks: AnyState;
  readonly seat: string;
  readonly key: string;
} {
  const random = new Random(2);
  const search = game.search(game.start(freshSetup(game), gameOf('hamilcar')));
  for (;;) {
    const asks: AnyState = search.copy().state;
    const seat = search.decider() as string;
    const action = search.draw(random);
    search.play(action);
    const waits = game.chance(search.state);
    const dice = waits?.type === 'roll' ? waits.dice({}) : [];
    if (seat !== 'chance' && dice.length === 1 && dice[0]?.dice === 1)
      return { rolls: search.copy().state, asks, seat, key: JSON.stringify(action) };
  }
}

/** The faces of the first roll of every game that is played on meanwhile. */
function firstRolls(work: () => void): string[] {
  const first = new Map<Search, string>();
  const played = vi.spyOn(Search.prototype, 'play');
  work();
  played.mock.calls.forEach(([action], i) => {
    const search = played.mock.contexts[i] as Search;
    if (action.type === 'roll' && !first.has(search)) first.set(search, JSON.stringify(action));
  });
  played.mockRestore();
  return [...first.values()];
}

const { rolls, asks, seat, key } = atOneDie();

test('an option that leads to a die is weighed over all its faces alike', () => {
  const among = (action: object): boolean => JSON.stringify(action) === key;
  const faces = (state: AnyState) =>
    firstRolls(() => {
      const scales = new Scales(game, state, seat, { looks: 36, most: 36, seed: 7, worth, among });
      for (const _ of scales.passes());
    });
  expect(counted(faces(asks))).toEqual([6, 6, 6, 6, 6, 6]);
  expect(faces(game.redeal(asks, seat, new Random(1)))).toEqual(faces(asks));
});

test('a roll of a line counts against all faces of its die alike', () => {
  const faces = firstRolls(() => {
    for (const _ of lineOf(game, rolls, [], { looks: 36, seed: 7, worth }));
  });
  expect(counted(faces)).toEqual([6, 6, 6, 6, 6, 6]);
});
