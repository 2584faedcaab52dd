/** Where things are in the drawing of a board, in px. */
import type { Point } from './ground.ts';

export const round = (n: number): number => Math.round(n * 10) / 10;
export const at = ([x, y]: Point): string => `translate(${round(x)} ${round(y)})`;
