/** The title by declaration of the Legions (7.2): what Hail Caesar! requires, and whether there is room for another Contender. */
import { neededFor } from '../control/rules.ts';
import { limitOf } from '../limits/rules.ts';
import type { Figures } from '../tables.ts';
import type { Area } from '../words.ts';

/** 10.0: Emperors that there may be. */
export const mostEmperors = (figures: Figures): number => limitOf('emperors', figures);

/** 7.2, 10.0: whether one more Emperor may come into play. */
export const hasRoom = (emperors: number, figures: Figures): boolean => emperors < mostEmperors(figures);

interface General {
  readonly emperors: number;
  readonly base: Area;
  /** The Area that he is in, if it is one. */
  readonly area: Area | undefined;
  /** Own Legions with him. */
  readonly legions: number;
  /** Provinces of the Base that his player controls. */
  readonly controlled: number;
}

/** 7.2: the conditions for Hail Caesar!, each by itself. */
export const hailed = ({ emperors, base, area, legions, controlled }: General, figures: Figures) => ({
  room: hasRoom(emperors, figures),
  home: area === base,
  legion: legions > 0,
  control: controlled >= neededFor(figures),
});

interface Rivals {
  readonly emperors: number;
  /** Contenders of others in Roma whose round begins before. */
  readonly ahead: number;
  /** Another Leader could declare himself in Roma before. */
  readonly declares: boolean;
}

/** 7.1, 7.2, 10.0: the most Emperors that there can be when the Contender's round begins; a declaration needs a vacant throne. */
export const emperorsByThen = ({ emperors, ahead, declares }: Rivals, figures: Figures): number =>
  Math.min(Math.max(emperors, mostEmperors(figures)), emperors + ahead + (declares && emperors === 0 ? 1 : 0));
