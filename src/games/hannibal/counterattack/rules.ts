/** One round of a Land Battle (11.5 to 11.7): what matches, who may take the initiative, whether a Disengage succeeds. */
import type { Card, Type } from '../words.ts';

/** 11.5.a, 11.5.d: the same title, or a Reserve. */
export const matches = (lead: Type, answer: Card): boolean => answer === lead || answer === 'reserve';

/** 11.6, 11.6.a: how a Defender who has matched the card may become the Attacker. */
export type Initiative = 'free' | 'roll' | 'none';

export function initiativeAfter(lead: Type, rating: number, freeWithoutGeneral: boolean): Initiative {
  if (lead === 'double-envelopment' && (rating > 0 || freeWithoutGeneral)) return 'free';
  return rating > 0 ? 'roll' : 'none';
}

/** 11.6: the chance to take it. */
export const initiativeChance = (way: Initiative, rating: number): number =>
  way === 'free' ? 1 : way === 'roll' ? rating / 6 : 0;

/** 11.7: failed, cancelled by the Defender, or away. */
export type Attempt = 'failed' | 'cancelled' | 'away';

/** 11.7: whether the Defender may take over as Attacker after an attempt that came to nothing. */
export const mayTakeOver = (attempt: Attempt, reading: 'both' | 'failed-only'): boolean =>
  attempt === 'failed' || (attempt === 'cancelled' && reading === 'both');
