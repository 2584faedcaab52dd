/** The games of the site, in the order in which they are shown, and their calculators. */
import type { Calculator } from '../calculator/calculator.ts';
import { calculators as hamilcar } from './hamilcar/game.ts';
import { calculators as hannibal } from './hannibal/game.ts';
import { calculators as nero } from './nero/game.ts';
import { calculators as swordOfRome } from './sword-of-rome/game.ts';

export const GAMES = ['sword-of-rome', 'hamilcar', 'hannibal', 'nero'] as const;
export type GameId = (typeof GAMES)[number];

export const calculators: Readonly<Record<GameId, Readonly<Record<string, () => Promise<Calculator>>>>> = {
  'sword-of-rome': swordOfRome,
  hamilcar,
  hannibal,
  nero,
};
