/** The distance a board is seen from: decided by the room between its signs on the screen, not by its scale. Pure. */
import type { Camera } from './camera.ts';
import type { Ground } from './ground.ts';

/** Whole: dots, merged stacks, few names. Middle: signs without letters, small counters. Near: everything. */
export type Level = 'whole' | 'middle' | 'near';

/** Below so many px from a space to the next, for half of them. */
export const WHOLE = 30;
const MIDDLE = 44;
/** Signs without pieces need less. */
const BARE = 36;

export const levelOf = ({ gap }: Pick<Ground, 'gap'>, { scale }: Pick<Camera, 'scale'>, isBare = false): Level =>
  gap * scale < WHOLE ? 'whole' : gap * scale < (isBare ? BARE : MIDDLE) ? 'middle' : 'near';

/** Half the width of a sign, in px. */
export const SIGNS: Readonly<Record<Level, number>> = { whole: 3.6, middle: 6, near: 9.5 };

/** How large the fort around a besieged place is, against its full size. */
export const FORTS: Readonly<Record<Level, number>> = { whole: 0.55, middle: 0.75, near: 1 };

/** By how much a board is enlarged to be near; a little where it is. */
export const nearBy = ({ gap }: Pick<Ground, 'gap'>, { scale }: Pick<Camera, 'scale'>): number =>
  Math.max(1.4, (MIDDLE * 1.25) / (gap * scale));

/** The same, as near as it must be for its signs to have letters and room. */
export const nearest = (camera: Camera, ground: Pick<Ground, 'gap'>): Camera => ({
  ...camera,
  scale: Math.max(camera.scale, (MIDDLE * 1.1) / ground.gap),
});
