/** The two sides and what they are called. */

export const SIDES = ['rome', 'carthage'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_NAMES: Record<Side, string> = { rome: 'Rome', carthage: 'Carthage' };

export const otherSide = (side: Side): Side => (side === 'rome' ? 'carthage' : 'rome');

export const sideOptions = SIDES.map((id) => ({ id, label: SIDE_NAMES[id] }));
