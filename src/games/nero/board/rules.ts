/** The board (2.1, 5.0): a Province's Area, its port, and its connections, from the tables. */
import type { Tables } from '../../../calculator/table.ts';
import type { Figures } from '../tables.ts';
import { AREA_NAMES, AREAS, type Area, PLACES, type PlaceId, PROVINCES, type Province, ROMA } from '../words.ts';

/** 2.1: the Area that a Province is in; none for the two of Italy. */
export function areaOf(province: Province, figures: Figures): Area | undefined {
  const { value } = figures.at('provinces', province, 'area');
  return AREAS.find((area) => AREA_NAMES[area] === value);
}

/** 2.1: the Provinces of an Area, in the order of the table. */
export const provincesIn = (area: Area, figures: Figures): Province[] =>
  PROVINCES.filter((province) => areaOf(province, figures) === area);

/** 2.1: an anchor marks a port; Roma has none. */
export const isPort = (place: PlaceId, figures: Figures): boolean =>
  place !== ROMA && figures.at('provinces', place, 'port').value === 'port';

/** 5.0, 5.8: over a border, along a Straits arrow, or between the city and Italy. */
export const WAYS = ['border', 'straits', 'city'] as const;
export type Crossing = (typeof WAYS)[number];

interface Neighbour {
  readonly to: PlaceId;
  readonly way: Crossing;
}

/** Pairs of the table, each named by its two ends. */
const pairsIn = (tables: Tables): readonly string[] => (tables['links']?.axes[0]?.keys ?? []).map(String);

const wayOf = (pair: string, figures: Figures): Crossing | undefined => {
  const { value } = figures.at('links', pair, 'way');
  return WAYS.find((way) => way === value);
};

/** 5.0: how one gets from one place to the other; undefined where nothing joins them. */
export function wayBetween(from: PlaceId, to: PlaceId, tables: Tables, figures: Figures): Crossing | undefined {
  const pair = pairsIn(tables).find((p) => p === `${from}/${to}` || p === `${to}/${from}`);
  return pair === undefined ? undefined : wayOf(pair, figures);
}

/** 5.0: every place that a piece can step to from here. */
export const neighboursOf = (from: PlaceId, tables: Tables, figures: Figures): Neighbour[] =>
  pairsIn(tables).flatMap((pair) => {
    const [a, b] = pair.split('/');
    const to = PLACES.find((place) => place === (a === from ? b : b === from ? a : undefined));
    const way = to && wayOf(pair, figures);
    return way ? [{ to, way }] : [];
  });
