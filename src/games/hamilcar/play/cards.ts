/** Strategy Cards: their titles, who may hold one as far as all can see, and playing them into the War Chest. */
import { no, type Problem } from '../../../play/problem.ts';
import { SIDES, type Side } from '../words.ts';
import type { Kind } from './card-kinds.ts';
import type { Card } from './kept.ts';
import type { Played, State } from './state.ts';

export const cardOf = (s: State, id: string): Card => {
  const card = s.setup.deck[id];
  if (!card) throw new RangeError(`card "${id}" is not in the deck`);
  return card;
};

const numberOf = (id: string): number => Number(id.slice(1));

/** The clause of an Event: the note on its card, or what it is a way to do. */
export function eventRule(s: State, id: string): string {
  return isCampaign(s, id) ? '7.1' : kindOf(s, id) === 'evasion' ? '9.2.C' : `17.1.#${numberOf(id)}`;
}

/** How a card is named to the players. */
export function cardTitle(s: State, id: string): string {
  const { title, op, event } = cardOf(s, id);
  return event === 'none' ? `card ${numberOf(id)} (${op} OP)` : `${title} (${op} OP)`;
}

export const isCampaign = (s: State, id: string): boolean => ['major', 'minor'].includes(kindOf(s, id) ?? '');

export const kindOf = (s: State, id: string): Kind | undefined => s.setup.deck[id]?.kind ?? undefined;

const belongs = (card: Card, side: Side): boolean => card.owner === side || card.owner === 'both';

/** 5.2.C1: the cards of a kind that this side may play as Events. */
export const held = (s: State, side: Side, kind: Kind): string[] =>
  s.hands[side].filter((id) => cardOf(s, id).kind === kind && belongs(cardOf(s, id), side));

/** What all can see of a card: that it has been played, or that it lies in Rome's open hand. */
const lies = (s: State, id: string): 'seen' | Side | undefined => {
  if (s.discards.includes(id) || SIDES.some((side) => s.chest[side].some((played) => played.card === id)))
    return 'seen';
  return s.open && s.hands.rome.includes(id) ? 'rome' : undefined;
};

/** Being asked tells nothing: whether a side could hold such a card by what both players can see. */
export function mayHold(s: State, side: Side, kind: Kind): boolean {
  if (s.hands[side].length === 0) return false;
  return Object.entries(s.setup.deck).some(([id, card]) => {
    if (card.kind !== kind || !belongs(card, side)) return false;
    const known = lies(s, id);
    if (known === 'seen') return false;
    return s.open && side === 'rome' ? known === 'rome' : known !== 'rome';
  });
}

export const mayPlayEvent = (s: State, side: Side, id: string): boolean => belongs(cardOf(s, id), side);

/** Why a card cannot be played at all. */
export const cardProblem = (s: State, side: Side, id: string): Problem | undefined =>
  s.hands[side].includes(id) ? undefined : no('5.2.C', `Found ${id}, which is not in the hand.`);

/** 5.2.C: a card goes to the War Chest, whatever it is played for. */
export function spendCard(d: State, side: Side, card: string, as: Played['as']): void {
  d.hands[side] = d.hands[side].filter((id) => id !== card);
  d.chest[side] = [...d.chest[side], { card, as, counts: true }];
}

/** 17.1.#45: a cancelled card is discarded and does not count. */
export function cancel(d: State, side: Side, card: string): void {
  d.chest[side] = d.chest[side].map((played) => (played.card === card ? { ...played, counts: false } : played));
}

/** 5.6: OPs in the War Chest. */
export const opsIn = (s: State, side: Side): number =>
  s.chest[side].reduce((total, { card, counts }) => total + (counts ? (s.setup.deck[card]?.op ?? 0) : 0), 0);
