/** The Areas and Provinces of the board by name, and which Area a Province is in by the table. */
import type { Option } from '../../calculator/fields.ts';
import type { Reader } from '../../calculator/table.ts';

export const AREAS = ['west', 'central', 'east', 'asia'] as const;
export type Area = (typeof AREAS)[number];

/** A player is called by his Base (2.6.3). */
export const AREA_NAMES: Readonly<Record<Area, string>> = {
  west: 'West Europe',
  central: 'Central Europe',
  east: 'East Europe',
  asia: 'Asia/Africa',
};

/** 14.0: which two colours one person plays where two play. */
export const PAIRS: readonly (readonly [Area, Area])[] = [
  ['west', 'east'],
  ['central', 'asia'],
];

const NAMES = {
  britannia: 'Britannia',
  lusitania: 'Lusitania',
  hispania: 'Hispania',
  'gallia-narbonensis': 'Gallia Narbonensis',
  'gallia-lugdunensis': 'Gallia Lugdunensis',
  'germania-superior': 'Germania Superior',
  'germania-inferior': 'Germania Inferior',
  raetia: 'Raetia',
  noricum: 'Noricum',
  pannonia: 'Pannonia',
  dacia: 'Dacia',
  moesia: 'Moesia',
  thracia: 'Thracia',
  dalmatia: 'Dalmatia',
  achaea: 'Achaea',
  'asia-minor': 'Asia Minor',
  syria: 'Syria',
  judaea: 'Judaea',
  aegyptus: 'Aegyptus',
  africa: 'Africa',
  'italia-north': 'Northern Italy',
  'italia-south': 'Southern Italy',
} as const;

export type Province = keyof typeof NAMES;
/** A Province, or the city (5.8). */
export type Place = Province | 'roma';

export const PROVINCES = Object.keys(NAMES) as Province[];
export const PLACES: readonly Place[] = [...PROVINCES, 'roma'];
export const ITALY = ['italia-north', 'italia-south'] as const satisfies readonly Province[];

export const nameOf = (place: Place): string => (place === 'roma' ? 'Roma' : NAMES[place]);
export const optionsOf = <P extends Place>(places: readonly P[]): Option<P>[] =>
  places.map((id) => ({ id, label: nameOf(id) }));

/** 2.1: the Area that a Province is in; none for the two of Italy. */
export function areaOf(province: Province, read: Reader): Area | undefined {
  const { value } = read.at('provinces', province, 'area');
  return AREAS.find((area) => AREA_NAMES[area] === value);
}

/** 2.1: the Provinces of an Area, in the order of the table. */
export const provincesIn = (area: Area, read: Reader): Province[] =>
  PROVINCES.filter((province) => areaOf(province, read) === area);

/** 2.1: an anchor marks a port; Roma has none. */
export const isPort = (place: Place, read: Reader): boolean =>
  place !== 'roma' && read.at('provinces', place, 'port').value === 'port';
