/** The sizes in which the build draws a map: the interactive map is drawn in the same ones until the reader moves it. Pure. */
import { type Camera, type Size, whole } from '../board/camera.ts';
import type { Ground } from '../board/ground.ts';

/** The least that each must do with, in px: larger ones show the same drawing larger, so that no name is small. */
const SIZES = {
  phone: { width: 360, height: 640 },
  desk: { width: 920, height: 740 },
  wall: { width: 1240, height: 860 },
} as const satisfies Record<string, Size>;

export type Screen = keyof typeof SIZES;
export const SCREENS = Object.keys(SIZES) as readonly Screen[];

/** The styles show one of them by the same measures. */
export const screenOf = (matches: (query: string) => boolean): Screen =>
  !matches('(width >= 56rem)') ? 'phone' : matches('(width >= 100rem) and (height >= 56rem)') ? 'wall' : 'desk';

export function stillOf(ground: Pick<Ground, 'width' | 'height'>, screen: Screen): { camera: Camera; view: Size } {
  const { scale } = whole(ground, SIZES[screen]);
  const view = { width: Math.round(ground.width * scale), height: Math.round(ground.height * scale) };
  return { view, camera: whole(ground, view) };
}
