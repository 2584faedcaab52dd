/** The words of the game: its sides and its Battle Cards, and what they are called. Knows no rule. */

export const SIDES = ['rome', 'carthage'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_NAMES: Record<Side, string> = { rome: 'Rome', carthage: 'Carthage' };

export const otherSide = (side: Side): Side => (side === 'rome' ? 'carthage' : 'rome');

export const sideOptions = SIDES.map((id) => ({ id, label: SIDE_NAMES[id] }));

/** The types that can be led and matched, in the order in which ties are settled; a Reserve counts as one of them. */
export const TYPES = ['frontal-assault', 'flank-left', 'flank-right', 'probe', 'double-envelopment'] as const;
export type Type = (typeof TYPES)[number];

export const CARDS = [...TYPES, 'reserve'] as const;
export type Card = (typeof CARDS)[number];

export const CARD_NAMES: Readonly<Record<Card, string>> = {
  'frontal-assault': 'Frontal Assault',
  'flank-left': 'Flank Left',
  'flank-right': 'Flank Right',
  probe: 'Probe',
  'double-envelopment': 'Double Envelopment',
  reserve: 'Reserve',
};

export const typeOptions = TYPES.map((id) => ({ id, label: CARD_NAMES[id] }));

/** A text as a sentence begins with it. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
