/** Strategy Cards: what they do, who could be holding one for all the players know, and playing them into the War Chest. */

import { keysOf } from '../../../calculator/keys.ts';
import { no, type Problem } from '../../../play/problem.ts';
import { found } from '../../../play/state.ts';
import type { Side } from '../words.ts';
import type { Card } from './content.ts';
import type { Played, State } from './state.ts';

/** 17.1: the cards of the deck by what they do; those of no kind have nothing but their OPs. */
export const KINDS = {
  fright: ['s01'],
  socii: ['s05'],
  cruelSea: ['s11'],
  corvus: ['s17'],
  raid: ['s19'],
  nostrum: ['s20'],
  major: ['s21'],
  minor: ['s22', 's23'],
  weather: ['s32'],
  auxiliaries: ['s33'],
  epidemic: ['s35'],
  pestilence: ['s36'],
  storms: ['s39'],
  march: ['s40', 's41'],
  desert: ['s42'],
  spoils: ['s44'],
  faith: ['s45'],
  truce: ['s49'],
  omen: ['s50'],
  raids: ['s52'],
  evasion: ['s53'],
  ambush: ['s54'],
  flamen: ['s56'],
} as const satisfies Record<string, readonly string[]>;
export type Kind = keyof typeof KINDS;

/** 5.2.C4: it lies beside the deck. */
export const DICTATOR = 's57';

const kinds: ReadonlyMap<string, Kind> = new Map(
  keysOf(KINDS).flatMap((kind) => KINDS[kind].map((id) => [id, kind] as const)),
);

export const kindOf = (id: string): Kind | undefined => kinds.get(id);

export const isCampaign = (id: string): boolean => kindOf(id) === 'major' || kindOf(id) === 'minor';

export const cardOf = (s: State, id: string): Card => found(s.setup.deck[id], 'card', id);

const numberOf = (id: string): number => Number(id.slice(1));

/** The clause of an Event: the note on its card, or what it is a way to do. */
export const eventRule = (id: string): string =>
  isCampaign(id) ? '7.1' : kindOf(id) === 'evasion' ? '9.2.C' : `17.1.#${numberOf(id)}`;

/** How a card is named to the players. */
export function cardTitle(s: State, id: string): string {
  const { title, event } = cardOf(s, id);
  return event === 'none' ? `No. ${numberOf(id)}` : title;
}

/** 5.2.C1: whether this side may play the card as an Event. */
export const mayPlayEvent = (s: State, side: Side, id: string): boolean => {
  const { owner } = cardOf(s, id);
  return owner === side || owner === 'both';
};

/** 5.2.C1: the cards of a kind that this side may play as Events. */
export const held = (s: State, side: Side, kind: Kind): string[] =>
  s.hands[side].filter((id) => kindOf(id) === kind && mayPlayEvent(s, side, id));

/** It has been played, so that all have seen it. */
const isSpent = (s: State, id: string): boolean =>
  s.discards.includes(id) ||
  s.chest.rome.some(({ card }) => card === id) ||
  s.chest.carthage.some(({ card }) => card === id);

/** Being asked tells nothing: whether a side could hold such a card by what both players can see. */
export const mayHold = (s: State, side: Side, kind: Kind): boolean =>
  s.hands[side].length > 0 &&
  KINDS[kind].some((id) => {
    if (!s.setup.deck[id] || !mayPlayEvent(s, side, id)) return false;
    if (!s.open) return !isSpent(s, id);
    return side === 'rome' ? s.hands.rome.includes(id) : !s.hands.rome.includes(id) && !isSpent(s, id);
  });

/** Why a card cannot be played at all. */
export const whyNotInHand = (s: State, side: Side, id: string): Problem | undefined =>
  s.hands[side].includes(id) ? undefined : no('5.2.C', 'This card is not in your hand.');

export const without = (list: readonly string[], one: string): string[] => list.filter((other) => other !== one);

export function takeOut(list: string[], one: string): void {
  const at = list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
}

/** 5.2.C: a card goes to the War Chest, whatever it is played for. */
export function spendCard(d: State, side: Side, card: string, as: Played['as']): void {
  takeOut(d.hands[side], card);
  d.chest[side].push({ card, as, counts: true });
}

/** 17.1.#45: a cancelled card is discarded and does not count. */
export function cancel(d: State, side: Side, card: string): void {
  for (const played of d.chest[side]) if (played.card === card) played.counts = false;
}

/** 5.6: OPs in the War Chest. */
export const opsIn = (s: State, side: Side): number =>
  s.chest[side].reduce((total, { card, counts }) => total + (counts ? cardOf(s, card).op : 0), 0);
