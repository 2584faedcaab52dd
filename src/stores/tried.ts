/** Branches tried on this device, so that they can be continued. */
import { kept, listOf } from './kept/kept.ts';

export interface Tried {
  readonly game: string;
  readonly sample: string;
  /** Where it left: one branch is kept for each. */
  readonly from: string;
  /** The part of the address that opens it. */
  readonly hash: string;
  /** Where it stands, in words. */
  readonly says: string;
  /** Open or hidden. */
  readonly hands: string;
}

const MOST = 20;

const tried = kept<readonly Tried[]>(
  'branches',
  [],
  listOf<Tried>(['game', 'sample', 'from', 'hash', 'says', 'hands']),
);

export const $tried = tried.$value;
export const openTried = tried.open;

const isSame = (a: Tried, b: Tried): boolean => a.game === b.game && a.sample === b.sample && a.from === b.from;

/** Returns what to tell the reader. */
export const keepTried = (one: Tried): string =>
  tried.change((list) => [one, ...list.filter((other) => !isSame(other, one))].slice(0, MOST));

export const forgetTried = (one: Tried): string => tried.change((list) => list.filter((other) => !isSame(other, one)));
