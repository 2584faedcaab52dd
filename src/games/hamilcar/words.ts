/** The two sides. */

export const SIDES = ['rome', 'carthage'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_NAMES: Readonly<Record<Side, string>> = { rome: 'Rome', carthage: 'Carthage' };

export const otherSide = (side: Side): Side => (side === 'rome' ? 'carthage' : 'rome');
