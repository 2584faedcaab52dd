/** The words of the game: its players, Areas, Provinces, Leaders, sides and events, each with its name. Knows no figure. */
import type { Option } from '../../calculator/fields.ts';
import { keysOf } from '../../calculator/keys.ts';

export const AREAS = ['west', 'central', 'east', 'asia'] as const;
export type Area = (typeof AREAS)[number];

/** A player is called by his Base (2.6.3). */
export const AREA_NAMES: Readonly<Record<Area, string>> = {
  west: 'West Europe',
  central: 'Central Europe',
  east: 'East Europe',
  asia: 'Asia/Africa',
};

export const AREA_OPTIONS: readonly Option<Area>[] = AREAS.map((id) => ({ id, label: AREA_NAMES[id] }));

/** 2.6.3: the colour of a player is that of the Area which is his Base. */
export type Colour = Area;

/** 3.0.1: the colours clockwise by the edges of the board, from the north. */
export const COLOURS: readonly Colour[] = ['central', 'east', 'asia', 'west'];

export const each = <T>(value: (colour: Colour) => T): Record<Colour, T> => ({
  central: value('central'),
  east: value('east'),
  asia: value('asia'),
  west: value('west'),
});

/** 3.0.4: the Fast Version deals fewer cards. */
export const VERSIONS = ['normal', 'fast'] as const;
export type Version = (typeof VERSIONS)[number];

/** 14.0: the second colour of a person where two play. */
export const PARTNERS: Readonly<Record<Colour, Colour>> = {
  west: 'east',
  east: 'west',
  central: 'asia',
  asia: 'central',
};

/** 14.0: which two colours one person plays where two play. */
export const PAIRS: readonly (readonly [Colour, Colour])[] = [
  ['west', PARTNERS.west],
  ['central', PARTNERS.central],
];

export const PROVINCE_NAMES = {
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

export type Province = keyof typeof PROVINCE_NAMES;
/** 5.8: the city; no Province. */
export const ROMA = 'roma';
export type PlaceId = Province | typeof ROMA;

export const PROVINCES = keysOf(PROVINCE_NAMES);
export const PLACES: readonly PlaceId[] = [...PROVINCES, ROMA];
export const ITALY = ['italia-north', 'italia-south'] as const satisfies readonly Province[];

export const nameOf = (place: PlaceId): string => (place === ROMA ? 'Roma' : PROVINCE_NAMES[place]);
export const optionsOf = <P extends PlaceId>(places: readonly P[]): Option<P>[] =>
  places.map((id) => ({ id, label: nameOf(id) }));

/** 12.0-barbarians: where the Barbarian Tribe may be. */
const TRIBAL = ['germania-superior', 'germania-inferior', 'dacia', 'moesia'] as const satisfies readonly Province[];
export const TRIBE_OPTIONS = [{ id: 'none', label: 'no Province' } as const, ...optionsOf(TRIBAL)];

/** 2.2-leaders: what the Leader piece of a player may be. */
export const STATUSES = ['general', 'contender', 'emperor'] as const;
export type Status = (typeof STATUSES)[number];

/** Who leads a force, if anybody does. */
const LEADERS = ['none', ...STATUSES] as const;
export type Leader = (typeof LEADERS)[number];

export const LEADER_NAMES: Readonly<Record<Leader, string>> = {
  none: 'none',
  general: 'General',
  contender: 'Contender',
  emperor: 'Emperor',
};

export const LEADER_OPTIONS: readonly Option<Leader>[] = LEADERS.map((id) => ({ id, label: LEADER_NAMES[id] }));

/** 6.0: the sides of a battle. */
export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_NAMES: Readonly<Record<Side, string>> = { attacker: 'Attacker', defender: 'Defender' };

export const otherOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

const EVENT_WORDS = {
  assassin: 'Assassin',
  'bad-augury': 'Bad Augury',
  'bad-weather': 'Bad Weather',
  barbarians: 'Barbarian Tribe Attacks',
  bribe: 'Bribe',
  crisis: 'Crisis in Roma',
  'galley-fleet': 'Galley Fleet',
  sick: 'General/Contender Sick',
  'hail-caesar': 'Hail Caesar!',
  'legion-rebels': 'Legion Rebels',
  'praetorian-guard': 'Praetorian Guard',
  revolts: '(Province) Revolts',
  'senate-influence': 'Senate Influence',
  traitor: 'Traitor',
} as const;
export type EventId = keyof typeof EVENT_WORDS;
export const EVENTS = keysOf(EVENT_WORDS);
export const EVENT_NAMES: Readonly<Record<EventId, string>> = EVENT_WORDS;

export const EVENT_OPTIONS: readonly Option<EventId>[] = EVENTS.map((id) => ({ id, label: EVENT_NAMES[id] }));
