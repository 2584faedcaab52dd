/** What a player cannot see, dealt anew: other hands and held cards, face-down cards, a sealed battle card, a secret note. */
import type { Random } from '../../../engine/random.ts';
import { shuffled } from '../../../engine/shuffle.ts';
import type { Colour } from '../words.ts';
import { usable } from './cards.ts';
import { coloursOf } from './queries.ts';
import type { State } from './state.ts';

/** 6.3: whether there is a sealed card is hidden too; any of the hand, or none. */
function seal(d: State, random: Random): void {
  for (const f of d.frames) {
    if (f.type !== 'battle' || f.stage !== 'defender') continue;
    const cards = usable(d, d.round.active);
    f.attackerCard = cards[random.below(cards.length + 1)] ?? null;
  }
}

/** 3.0.4, 4.3, 6.3, 14.0: everything that the person of this colour cannot see; what he has been shown stays where it is. */
export function redeal(d: State, viewer: Colour, random: Random): void {
  const own = coloursOf(d, viewer);
  const known = own.flatMap((c) => d.known[c]);
  const others = d.setup.colours.filter((c) => !own.includes(c));
  const isFree = (card: string): boolean => known.length === 0 || !known.includes(card);
  const held = others.flatMap((c) => d.held[c] ?? []);
  // In one order before they are mixed, so that what is dealt tells nothing of what lay there.
  const unseen = [...others.flatMap((c) => d.hands[c]), ...held, ...d.faceDown].filter(isFree).sort();
  const cards = shuffled(unseen, random);
  /** Which card lies now where another lay. */
  const instead = new Map<string, string>();
  const dealt = (card: string): string => {
    const next = isFree(card) ? cards.pop() : undefined;
    if (next === undefined) return card;
    instead.set(card, next);
    return next;
  };
  for (const c of others) {
    d.hands[c] = d.hands[c].map(dealt);
    const card = d.held[c];
    if (card !== null) d.held[c] = dealt(card);
  }
  d.faceDown = d.faceDown.map(dealt);
  // What others know of stays what lies there.
  const found = (card: string): string => instead.get(card) ?? card;
  for (const c of others) d.known[c] = d.known[c].map(found);
  const { active, seen } = d.round;
  if (!own.includes(active)) {
    if (seen) d.round.seen = { of: seen.of, cards: seen.cards.map(found) };
    seal(d, random);
  }
  // 14.0: each notes in secret which colour of the other counts.
  d.counting = d.counting.map((c) => (own.includes(c) ? (own[random.below(own.length)] ?? c) : c));
}
