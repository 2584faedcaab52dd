/** The readings a game can be played by, and the optional rules of chapter 16; the one we follow comes first. */
import { type Chosen, chosenFrom } from '../../../play/readings.ts';
import { SWITCHES } from '../rulings.ts';

/** A form asks for no ranks; on the board they say who commands. */
const { 'command-after-failed-avoid': _, ...BOTH } = SWITCHES;

export const RULINGS = {
  ...BOTH,
  'beaten-after-landing': { eliminated: 'eliminated without an Admiral', roads: 'may Retreat by road' },
  'generals-of-a-lost-force': { kept: 'stay with the CUs there', displaced: 'are displaced' },
  'weather-ashore': { passes: 'goes farther back', lands: 'lands there and fights' },
} as const;

export type Rulings = Chosen<typeof RULINGS>;

/** The readings chosen, the first option where none is. */
export const rulingsOf = (chosen?: Partial<Rulings>): Rulings => chosenFrom(RULINGS, chosen);

/** Chapter 16: each can be switched on by itself. */
export const OPTIONAL = ['16.1', '16.2', '16.3', '16.4', '16.5', '16.6'] as const;
export type Optional = (typeof OPTIONAL)[number];
