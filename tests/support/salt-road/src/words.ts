/** The words of the game: its sides, spaces and cards. */
import { keyed, keysOf, known } from '../../../../src/calculator/keys.ts';

export const SIDES = ['rome', 'sabinum'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_NAMES: Readonly<Record<Side, string>> = { rome: 'Rome', sabinum: 'Sabinum' };

export const enemyOf = (side: Side): Side => (side === 'rome' ? 'sabinum' : 'rome');

export const PLACE_NAMES = {
  ostia: 'Ostia',
  roma: 'Roma',
  fidenae: 'Fidenae',
  eretum: 'Eretum',
  cures: 'Cures',
  reate: 'Reate',
} as const;
export type Space = keyof typeof PLACE_NAMES;
export const PLACES = keysOf(PLACE_NAMES);

/** 2.3, 6.1: where a side musters, and what its enemy takes to win at once. */
export const HOMES: Readonly<Record<Side, Space>> = { rome: 'roma', sabinum: 'reate' };

/** 2: rounds of a game, the usual number first, and turns of a round. */
export const ROUNDS = [4, 2] as const;
export const TURNS = 4;

/** 1.2: the most bands in a space. */
export const MOST = 5;

/** 3.1: the neighbours of each space. */
export const NEXT: Readonly<Record<Space, readonly Space[]>> = {
  ostia: ['roma'],
  roma: ['ostia', 'fidenae', 'cures'],
  fidenae: ['roma', 'eretum'],
  eretum: ['fidenae', 'cures'],
  cures: ['roma', 'eretum', 'reate'],
  reate: ['cures'],
};

/** 5: the space with walls. */
export const WALLED = 'fidenae' satisfies Space;

/** 2.1: the cards, and how many there are of each. */
export const CARD_NAMES = { ambush: 'Ambush', march: 'Forced March', ladders: 'Ladders' } as const;
export type Card = keyof typeof CARD_NAMES;
const COPIES: Readonly<Record<Card, number>> = { ambush: 3, march: 3, ladders: 2 };
export const DECK: readonly string[] = keysOf(COPIES).flatMap((card) =>
  Array.from({ length: COPIES[card] }, (_, i) => `${card}-${i + 1}`),
);

/** 2.1: cards in a full hand. */
export const HAND = 2;

/** What a card is, by its id. */
export const cardOf = (id: string): Card => known(keysOf(COPIES), id.replace(/-\d+$/, ''), 'card');
export const cardName = (id: string): string => CARD_NAMES[cardOf(id)];

export const eachSide = <T>(value: (side: Side) => T): Record<Side, T> => keyed(SIDES, value);
export const eachPlace = <T>(value: (at: Space) => T): Record<Space, T> => keyed(PLACES, value);
