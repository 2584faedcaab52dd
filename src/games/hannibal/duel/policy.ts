/** How a side plays its Battle Cards in the duel (11.5): named policies, and the card each leads. */
import { type Counts, DOUBLE_ENVELOPMENT, RESERVE } from '../battle-cards/deck.ts';
import { TYPES } from '../words.ts';

/** Both match with the same title if they can, else with a Reserve. */
export const POLICIES = ['plain', 'counting'] as const;
export type Policy = (typeof POLICIES)[number];

export const POLICY_LABELS: Readonly<Record<Policy, string>> = { plain: 'plainly', counting: 'counting cards' };

/** 11.5: the type to lead, from the hand that begins at `base`; a type that is not in the hand is led with a Reserve. */
export function leadOf(policy: Policy, hands: Int32Array, base: number, deck: Counts, played: Int32Array): number {
  return policy === 'plain' ? mostHeld(hands, base) : scarcest(hands, base, deck, played);
}

/** Ties go to the first type of the list; with only Reserves left it is a Double Envelopment. */
function mostHeld(hands: Int32Array, base: number): number {
  let best = DOUBLE_ENVELOPMENT;
  let most = 0;
  for (let type = 0; type < TYPES.length; type++) {
    const held = hands[base + type]!;
    if (held > most) {
      most = held;
      best = type;
    }
  }
  return best;
}

/** A matched Double Envelopment hands over the initiative, so it waits; ties go to what is held most. */
function scarcest(hands: Int32Array, base: number, deck: Counts, played: Int32Array): number {
  const reservesOnly = isEmptyButReserves(hands, base);
  let best = DOUBLE_ENVELOPMENT;
  let least = Number.POSITIVE_INFINITY;
  for (let type = 0; type < DOUBLE_ENVELOPMENT; type++) {
    const held = hands[base + type]!;
    if (held === 0 && !reservesOnly) continue;
    // One card held never outweighs one card more at large.
    const score = (deck[type]! - held - played[type]!) * 64 - held;
    if (score < least) {
      least = score;
      best = type;
    }
  }
  return best;
}

function isEmptyButReserves(hands: Int32Array, base: number): boolean {
  for (let card = base; card < base + RESERVE; card++) if (hands[card] !== 0) return false;
  return true;
}
