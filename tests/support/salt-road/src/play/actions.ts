/** Everything that a side can do or answer, with its fields. */
import { amount, COMMON, card, place } from '../../../../../src/play/fields.ts';

export const ACTIONS = {
  ...COMMON,
  move: { from: place, to: place, bands: amount },
  besiege: { from: place },
  muster: {},
  'force-march': { to: place, card },
  play: { card },
  retreat: { to: place },
} as const;
