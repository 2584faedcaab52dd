/** The readings a game can be played by: each ruling's options, the one we follow first. */
import { type Chosen, chosenFrom } from '../../../../../src/play/readings.ts';
import { SWITCHES } from '../rulings.ts';

export const RULINGS = SWITCHES;

export type Rulings = Chosen<typeof RULINGS>;

/** The readings chosen, the first option where none is. */
export const rulingsOf = (chosen?: Partial<Rulings>): Rulings => chosenFrom(RULINGS, chosen);
