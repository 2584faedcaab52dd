/** What joins the Provinces, as the table of connections has it. */
import type { Reader, Tables } from '../../calculator/table.ts';
import type { Place } from './provinces.ts';

/** 5.0, 5.8: over a border, along a Straits arrow, or between the city and Italy. */
export const WAYS = ['border', 'straits', 'city'] as const;
export type Way = (typeof WAYS)[number];

export interface Neighbour {
  readonly to: Place;
  readonly way: Way;
}

/** Pairs of the table, each named by its two ends. */
const pairsIn = (tables: Tables): readonly string[] => tables['links']!.axes[0]!.keys.map(String);

const wayOf = (pair: string, read: Reader): Way | undefined => {
  const { value } = read.at('links', pair, 'way');
  return WAYS.find((way) => way === value);
};

/** 5.0: how one gets from one place to the other; undefined where nothing joins them. */
export function wayBetween(from: Place, to: Place, tables: Tables, read: Reader): Way | undefined {
  const pair = pairsIn(tables).find((p) => p === `${from}/${to}` || p === `${to}/${from}`);
  return pair === undefined ? undefined : wayOf(pair, read);
}

/** 5.0: every place that a piece can step to from here. */
export const neighboursOf = (from: Place, tables: Tables, read: Reader): Neighbour[] =>
  pairsIn(tables).flatMap((pair) => {
    const ends = pair.split('/') as Place[];
    const at = ends.indexOf(from);
    const way = at < 0 ? undefined : wayOf(pair, read);
    return way ? [{ to: ends[1 - at]!, way }] : [];
  });
