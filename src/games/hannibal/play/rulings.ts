/** The readings that a game may be played by: each ruling's options, the one we follow first. */
import { type Chosen, chosenFrom } from '../../../play/readings.ts';

export const RULINGS = {
  'card-limit-and-events': ['before', 'after'],
  'cancelled-disengage': ['both', 'failed-only'],
  'double-envelopment-without-general': ['allowed', 'general-needed'],
  'eliminated-force-counts': ['counted', 'not-counted'],
  'play-counter-events': ['off', 'on'],
  'play-activation': ['rating', 'any-card'],
  'play-isolation-goal': ['ports', 'no-ports'],
  'play-avoid-goal': ['barred', 'allowed'],
} as const;

export type Rulings = Chosen<typeof RULINGS>;

/** The readings chosen, the first option where none is. */
export const rulingsOf = (chosen?: Partial<Rulings>): Rulings => chosenFrom(RULINGS, chosen);
