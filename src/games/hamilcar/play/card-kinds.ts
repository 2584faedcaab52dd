/** 17.1: Strategy Cards by what they do, and how the deck titles them. */
import { keysOf } from '../../../calculator/keys.ts';

export const TITLES = {
  fright: 'Elephant Fright',
  socii: 'Socii Navales',
  cruelSea: 'Cruel Sea',
  corvus: 'Corvus',
  raid: 'Raid on Port',
  nostrum: 'Mare Nostrum',
  major: 'Major Campaign',
  minor: 'Minor Campaign',
  weather: 'Bad Weather',
  auxiliaries: 'Allied Auxiliaries',
  epidemic: 'Epidemic',
  pestilence: 'Pestilence',
  storms: 'Storms at Sea',
  march: 'Forced March',
  desert: 'Sicilian Allies Desert',
  spoils: 'Spoils of War',
  faith: 'Punic Faith',
  truce: 'Truce',
  omen: 'Good Omen',
  raids: 'Surprise Raids',
  evasion: 'Evasion',
  ambush: 'Ambush',
  flamen: 'Flamen Martialis',
} as const;
export type Kind = keyof typeof TITLES;

/** What a card of this title does; null where that is nothing of its own. */
export const kindTitled = (title: string): Kind | null => keysOf(TITLES).find((kind) => TITLES[kind] === title) ?? null;
