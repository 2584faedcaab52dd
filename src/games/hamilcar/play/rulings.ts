/** The readings that a game may be played by, and the optional rules of chapter 16; the one we follow stands first. */
import { type Chosen, chosenFrom } from '../../../play/readings.ts';

export const RULINGS = {
  'attrition-row-six': ['step-7', 'step-6'],
  'naval-columns': ['from-2', 'from-3'],
  'cancelling-is-compulsory': ['must', 'may'],
  'force-without-general': ['zero', 'skip'],
  'determined-defense-once': ['once', 'each'],
  'prizes-are-losses': ['counts', 'not'],
  'pursuit-and-supremacy': ['kept', 'lost'],
  'aristocrat-in-unguarded-fleet': ['none', 'removed'],
  'which-admiral-counts': ['commander', 'any'],
  'winter-seamanship-first': ['level-first', 'supremacy-first'],
  'interception-plus-one': ['at-roll', 'at-declaration'],
  'peaceful-truce': ['carthage', 'both'],
  'avoid-into-city-and-pursuit': ['pursuit', 'free'],
  'isolation-path-ends': ['reached', 'closed'],
  'weather-ashore': ['passes', 'lands'],
  'beaten-after-landing': ['eliminated', 'roads'],
  'roman-range-in-mps': ['mps', 'lanes'],
  'seamanship-symbols': ['three', 'four'],
} as const;

export type Rulings = Chosen<typeof RULINGS>;

/** The readings chosen, the first option where none is. */
export const rulingsOf = (chosen?: Partial<Rulings>): Rulings => chosenFrom(RULINGS, chosen);

/** Chapter 16: each can be switched on by itself. */
export const OPTIONAL = ['16.1', '16.2', '16.3', '16.4', '16.5', '16.6'] as const;
export type Optional = (typeof OPTIONAL)[number];
