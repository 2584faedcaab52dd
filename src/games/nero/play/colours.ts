/** The four colours of the game, in the order in which they sit around the board. */
import { AREA_NAMES } from '../provinces.ts';

/** 3.0.1: clockwise by the edges of the board, from the north; each is named by its Base of Operations. */
export const COLOURS = ['central', 'east', 'asia', 'west'] as const;
export type Colour = (typeof COLOURS)[number];

export const COLOUR_NAMES: Readonly<Record<Colour, string>> = AREA_NAMES;

/** 2.2-leaders: what the Leader piece of a colour may be. */
export const STATUSES = ['general', 'contender', 'emperor'] as const;
export type Status = (typeof STATUSES)[number];

export const STATUS_NAMES: Readonly<Record<Status, string>> = {
  general: 'General',
  contender: 'Contender',
  emperor: 'Emperor',
};

export const each = <T>(value: (colour: Colour) => T): Record<Colour, T> => ({
  central: value('central'),
  east: value('east'),
  asia: value('asia'),
  west: value('west'),
});
