/** The screen at which the reader left the lesson of each game. */
import { kept } from './kept/kept.ts';

const isPlace = (json: unknown): json is Readonly<Record<string, number>> =>
  typeof json === 'object' && json !== null && Object.values(json).every((at) => Number.isInteger(at));

const places = kept<Readonly<Record<string, number>>>(
  'lessons',
  {},
  { from: (json) => (isPlace(json) ? json : undefined) },
);

/** 0 where nothing is kept. */
export function leftAt(game: string): number {
  places.open();
  return places.$value.get()[game] ?? 0;
}

export const leaveAt = (game: string, at: number): string => places.change((now) => ({ ...now, [game]: at }));
