/** In which sizes the build draws a map: the map that answers is drawn in the same, until the reader moves it. Pure. */
import { type Camera, type Size, whole } from '../board/camera.ts';
import type { Ground } from '../board/ground.ts';

/** On a phone the width of a sheet decides how large it stands, on a desk its height. */
const SIZES = { phone: { width: 390 }, desk: { height: 740 }, wall: { height: 940 } } as const;

export type Screen = keyof typeof SIZES;
export const SCREENS = Object.keys(SIZES) as readonly Screen[];

/** The styles show one of them by the same measures. */
export const screenOf = (matches: (query: string) => boolean): Screen =>
  !matches('(width >= 56rem)') ? 'phone' : matches('(height >= 56rem)') ? 'wall' : 'desk';

export function stillOf(ground: Pick<Ground, 'width' | 'height'>, screen: Screen): { camera: Camera; view: Size } {
  const size: Partial<Size> = SIZES[screen];
  const scale = size.width ? size.width / ground.width : (size.height ?? 0) / ground.height;
  const view = { width: Math.round(ground.width * scale), height: Math.round(ground.height * scale) };
  return { view, camera: whole(ground, view) };
}
