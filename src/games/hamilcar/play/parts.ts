/** What frames and pieces are made of: heaps of Units, bands, Fleets, offices. Plain data. */

/** CUs without the Elephants among them, Elephants, STs. */
export interface Heap {
  cu: number;
  elephants: number;
  st: number;
}

export const OFFICES = ['consul', 'proconsul', 'dictator'] as const;

export type Office = (typeof OFFICES)[number];

/** 5.2.C4: where the Dictator card is. */
export type DictatorCard = 'held' | 'chest' | 'gone';

export const NONE: Readonly<Heap> = { cu: 0, elephants: 0, st: 0 };

/** A procedure that has had a Die rolled: the face that fell, until it has been used. */
export interface Rolls {
  face: number | null;
}

/** What goes along: Units, and Generals besides the one who leads. */
export interface Band extends Heap {
  generals: readonly string[];
}

export interface Fleet extends Band {
  warships: number;
}

/** A group that reacts: who leads it, from where to where. */
export interface Party extends Band {
  readonly general: string;
  readonly from: string;
  readonly to: string;
}
