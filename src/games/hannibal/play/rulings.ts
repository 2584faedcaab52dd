/** The readings a game can be played by: each ruling's options, the one we follow first. */
import { type Chosen, chosenFrom } from '../../../play/readings.ts';
import { SWITCHES } from '../rulings.ts';

/** No card of the deck adds to a hand. */
const { 'card-limit-and-events': _, ...SHARED } = SWITCHES;

export const RULINGS = {
  ...SHARED,
  'play-activation': { rating: 'OPs at least his Strategy Rating', 'any-card': 'any card' },
  'play-isolation-goal': { ports: 'ports count', 'no-ports': 'ports do not count' },
  'play-strait': { left: 'control of the city left', both: 'control of both cities' },
  'play-avoid-goal': { barred: 'not to an enemy PC', allowed: 'to an enemy PC too' },
} as const;

export type Rulings = Chosen<typeof RULINGS>;

/** The readings chosen, the first option where none is. */
export const rulingsOf = (chosen?: Partial<Rulings>): Rulings => chosenFrom(RULINGS, chosen);
