/** Questions about the state. Changes nothing. */
import { isAmong } from '../../../../../src/calculator/keys.ts';
import { no, type Problem } from '../../../../../src/play/problem.ts';
import {
  type Card,
  cardOf,
  enemyOf,
  HOMES,
  MOST,
  NEXT,
  PLACE_NAMES,
  PLACES,
  type Side,
  type Space,
  WALLED,
} from '../words.ts';
import type { State } from './state.ts';

export const bandsOf = (s: State, side: Side, at: Space): number => s.bands[side][at];

/** Whether the enemy of a side is in a space. */
export const isHeld = (s: State, side: Side, at: Space): boolean => bandsOf(s, enemyOf(side), at) > 0;

/** A space that an action names, which may be any word. */
export const spaceOf = (name: string): Space | undefined => (isAmong(PLACES, name) ? name : undefined);

export const unknownPlace = (rule: string): Problem => no(rule, 'There is no such space.');

/** 3.1, 1.2, 5: why bands cannot go from one space to another. */
export function whyNoStep(s: State, side: Side, from: Space, to: Space, bands: number): Problem | undefined {
  if (!NEXT[from].includes(to)) return no('3.1', `${PLACE_NAMES[from]} and ${PLACE_NAMES[to]} are not neighbours.`);
  if (to === WALLED && isHeld(s, side, to)) return no('5', 'The walls of Fidenae must fall first.');
  if (bands < 1 || bands > bandsOf(s, side, from))
    return no('3.1', `You have ${bandsOf(s, side, from)} bands in ${PLACE_NAMES[from]}.`);
  if (bandsOf(s, side, to) + bands > MOST) return no('1.2', `${PLACE_NAMES[to]} has no room for ${bands} more bands.`);
  return undefined;
}

/** 5: where a siege can be laid from. */
export const camps = (s: State, side: Side): Space[] =>
  isHeld(s, side, WALLED) ? NEXT[WALLED].filter((at) => bandsOf(s, side, at) >= 2) : [];

/** 2.3 */
export function whyNoMuster(s: State, side: Side): Problem | undefined {
  const home = HOMES[side];
  if (bandsOf(s, side, home) === 0) return no('2.3', `You have no band in ${PLACE_NAMES[home]}.`);
  return bandsOf(s, side, home) < MOST ? undefined : no('1.2', `${PLACE_NAMES[home]} already holds ${MOST} bands.`);
}

/** 4.3: where a beaten defender may go. */
export const waysOut = (s: State, side: Side, at: Space, from: Space): Space[] =>
  NEXT[at].filter((to) => to !== from && !isHeld(s, side, to));

/** Cards of a kind in a hand. */
export const held = (s: State, side: Side, kind: Card): string[] =>
  s.hands[side].filter((card) => cardOf(card) === kind);

/** 6.2: the spaces of a side. */
export const spacesOf = (s: State, side: Side): Space[] => PLACES.filter((at) => bandsOf(s, side, at) > 0);
