/** The title by declaration of the Legions (7.2): what Hail Caesar! asks, and whether a Contender finds room. */
import type { Reader } from '../../calculator/table.ts';
import { neededFor } from './control.ts';
import { amountOf } from './deck.ts';
import { type Area, areaOf, type Place } from './provinces.ts';

/** 10.0: Emperors that there may be. */
export const mostEmperors = (read: Reader): number => amountOf(read.at('limits', 'emperors', 'number').value);

/** 7.2, 10.0: whether one more Emperor may come into play. */
export const hasRoom = (emperors: number, read: Reader): boolean => emperors < mostEmperors(read);

export interface General {
  readonly emperors: number;
  readonly base: Area;
  readonly at: Place;
  /** Own Legions with him. */
  readonly legions: number;
  /** Provinces of the Base that his player controls. */
  readonly controlled: number;
}

/** 7.2: the conditions for Hail Caesar!, each by itself. */
export const hailed = ({ emperors, base, at, legions, controlled }: General, read: Reader) => ({
  room: hasRoom(emperors, read),
  home: at !== 'roma' && areaOf(at, read) === base,
  legion: legions > 0,
  control: controlled >= neededFor(read),
});

export interface Rivals {
  readonly emperors: number;
  /** Contenders of others in Roma whose round begins before. */
  readonly ahead: number;
  /** Another Leader could declare himself in Roma before. */
  readonly declares: boolean;
}

/** 7.1, 7.2, 10.0: the most Emperors that there can be when the Contender's round begins; a declaration needs a vacant throne. */
export const emperorsByThen = ({ emperors, ahead, declares }: Rivals, read: Reader): number =>
  Math.min(Math.max(emperors, mostEmperors(read)), emperors + ahead + (declares && emperors === 0 ? 1 : 0));
