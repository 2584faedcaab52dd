/**
 * Where the reader left off: the screen of a lesson and what was done on it, the last step seen of a sample, the samples
 * seen to the end.
 */
import { kept } from './kept/kept.ts';

type ByGame<T> = Readonly<Record<string, T>>;

/** A value for each game, all of one form. */
const byGame = <T>(name: string, isValue: (json: unknown) => boolean) =>
  kept<ByGame<T>>(
    name,
    {},
    {
      from: (json) =>
        typeof json === 'object' && json !== null && Object.values(json).every(isValue)
          ? (json as ByGame<T>)
          : undefined,
    },
  );

const lessons = byGame<number>('lessons', Number.isInteger);

/** 0 where nothing is kept. */
export function leftAt(game: string): number {
  lessons.open();
  return lessons.$value.get()[game] ?? 0;
}

export const leaveAt = (game: string, at: number): string => lessons.change((now) => ({ ...now, [game]: at }));

/** How a screen of a lesson was done: not yet, with help, at the first try. */
export const TICKS = ['open', 'helped', 'alone'] as const;
export type Tick = (typeof TICKS)[number];

const isTick = (json: unknown): boolean => TICKS.includes(json as Tick);
const ticks = byGame<readonly Tick[]>('ticks', (json) => Array.isArray(json) && json.every(isTick));

/** By screen, in their order. */
export const $ticks = ticks.$value;
export const openTicks = ticks.open;

/** A screen once done stays done, and is never done worse than before. */
export function tick(game: string, screen: number, how: Tick): string {
  return ticks.change((now) => {
    const before = now[game] ?? [];
    const all = Array.from({ length: Math.max(before.length, screen + 1) }, (_, i) => before[i] ?? 'open');
    if (TICKS.indexOf(how) > TICKS.indexOf(all[screen] ?? 'open')) all[screen] = how;
    return { ...now, [game]: all };
  });
}

export interface LeftSample {
  readonly sample: string;
  readonly title: string;
  readonly at: number;
  readonly last: number;
}

const isLeft = (json: unknown): boolean => {
  const { sample, title, at, last } = (json ?? {}) as Record<string, unknown>;
  return typeof sample === 'string' && typeof title === 'string' && Number.isInteger(at) && Number.isInteger(last);
};
const samples = byGame<LeftSample>('samples', isLeft);

/** None where the last one was seen to its end, or no further than its beginning. */
export function leftSample(game: string): LeftSample | undefined {
  samples.open();
  const left = samples.$value.get()[game];
  return left && left.at > 0 && left.at < left.last ? left : undefined;
}

const seen = byGame<readonly string[]>(
  'seen',
  (json) => Array.isArray(json) && json.every((id) => typeof id === 'string'),
);

/** The samples of a game that were seen to their end. */
export function seenSamples(game: string): readonly string[] {
  seen.open();
  return seen.$value.get()[game] ?? [];
}

export function leaveSample(game: string, left: LeftSample): string {
  if (left.at === left.last)
    seen.change((now) => ({ ...now, [game]: [...new Set([...(now[game] ?? []), left.sample])] }));
  return samples.change((now) => ({ ...now, [game]: left }));
}
