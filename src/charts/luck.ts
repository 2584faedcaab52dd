/** Turns a game into the description of its luck line: each side step by step, and the moments that stand out. Knows no canvas. */
import type { Shown, Side } from '../play/shown.ts';

export interface LuckSeries {
  readonly side: Side;
  /** From the set-up on, one for each step. */
  readonly soFar: readonly number[];
}

export interface LuckMoment {
  readonly step: number;
  readonly side: Side;
  readonly luck: number;
}

export interface LuckChart {
  readonly series: readonly LuckSeries[];
  readonly luckiest: readonly LuckMoment[];
  readonly unluckiest: readonly LuckMoment[];
}

const MOMENTS = 5;

/** What a side had of one step: its own rolls, and those against it the other way. */
const shareOf = (step: Shown['steps'][number], side: string): number =>
  (step.luck ?? []).reduce(
    (sum, { by, against, luck }) => sum + (by === side ? luck : against === side ? -luck : 0),
    0,
  );

/** Nothing where fewer than two rolls say who was lucky. */
export function luckChart({ sides, steps }: Pick<Shown, 'sides' | 'steps'>): LuckChart | undefined {
  const rolls = steps.flatMap(({ luck = [] }, i) => luck.map((roll) => ({ ...roll, step: i + 1 })));
  if (rolls.length < 2) return undefined;
  const rolling = sides.filter(({ id }) => rolls.some(({ by, against }) => by === id || against === id));
  const moments = rolls.flatMap(({ by, luck, step }): LuckMoment[] => {
    const side = rolling.find(({ id }) => id === by);
    return side ? [{ step, side, luck }] : [];
  });
  return {
    series: rolling.map((side) => {
      let sum = 0;
      return { side, soFar: [0, ...steps.map((step) => (sum += shareOf(step, side.id)))] };
    }),
    luckiest: moments
      .filter(({ luck }) => luck > 0)
      .toSorted((a, b) => b.luck - a.luck)
      .slice(0, MOMENTS),
    unluckiest: moments
      .filter(({ luck }) => luck < 0)
      .toSorted((a, b) => a.luck - b.luck)
      .slice(0, MOMENTS),
  };
}
