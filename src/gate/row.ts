/** A leader or a card as a row on a sheet. */
import { placeOf } from './map.ts';

export interface Row {
  readonly name: string;
  readonly number?: string | undefined;
  readonly players?: readonly number[] | undefined;
}

/** Its place in the page: one name may stand on two cards, or on counters for different numbers of players. */
export const rowOf = ({ name, number = '', players = [] }: Row): string =>
  placeOf([number, name, ...players].join(' '));
