/** What single Generals can do, in command only, as in the edition of 2007: the aid is silent on it. */
import type { Side } from '../words.ts';
import { generalOf, HANNIBAL, IBERIA, regionOf } from './queries.ts';
import type { State } from './state.ts';

/** die: what he rolls against, where he has a number of his own for it. */
const RATINGS = {
  avoid: { fabius: 5, gisgo: 3 },
  intercept: { varro: 4, gisgo: 3 },
  pursue: { flaminius: 4 },
  cancel: { flaminius: 4 },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

export type Deed = keyof typeof RATINGS;

const numberIn = (of: Readonly<Record<string, number>>, id: string): number | undefined => of[id];

/** die: the number that he rolls against for this; 0 without a General. */
export const ratingFor = (s: State, id: string | null, deed: Deed): number =>
  id === null ? 0 : (numberIn(RATINGS[deed], id) ?? generalOf(s, id).battle);

/** 11.6: for a Counterattack: Longus where his side attacked first, Paulus where it defended. */
export function counterRating(s: State, id: string | null, attackedFirst: boolean): number {
  if (id === null) return 0;
  if (id === 'longus' && attackedFirst) return 2;
  return id === 'paulus' && !attackedFirst ? 3 : generalOf(s, id).battle;
}

/** 5.2.d: what a card must have to activate him: P. Scipio is quicker in Iberia. */
export const strategyOf = (s: State, id: string): number => {
  const at = s.where[id];
  return id === 'p-scipio' && at && regionOf(s, at) === IBERIA ? 2 : generalOf(s, id).strategy;
};

/** 11.5: once in a Battle he plays a Probe as another card. */
export const bendsProbe = (commander: string | null): boolean => commander === HANNIBAL;

/** 7.2: he and his Army march farther with a Campaign. */
export const isSwift = (id: string): boolean => id === 'nero';

/** 12: what he adds to an attempt at a city with a Campaign. */
export const stormsBetter = (id: string): boolean => id === 'marcellus';

/** 12: with a Force March he tries twice at a city. */
export const triesTwice = (id: string): boolean => id === 'africanus';

/** 5.2.d: at the end of his move he takes a Roman PC away. */
export const unseats = (id: string, side: Side): boolean => id === 'hanno' && side === 'carthage';
