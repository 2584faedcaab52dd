/** What a viewer cannot see: the other side's Strategy and Battle Cards, and the deck. Everything else is open. */
import type { Random } from '../../../engine/random.ts';
import { shuffled } from '../../../engine/shuffle.ts';
import { underWay } from '../../../play/state.ts';
import { otherSide, type Side } from '../words.ts';
import type { State } from './state.ts';

/** Deals anew, in place, what this side cannot see. */
export function redeal(d: State, viewer: Side, random: Random): void {
  const other = otherSide(viewer);
  const seen = d.hands[other].filter((card) => d.seen[viewer].includes(card));
  const size = d.hands[other].length - seen.length;
  // In one order before they are mixed, so that what is dealt tells nothing of what lay there.
  const cards = shuffled([...d.hands[other].filter((card) => !seen.includes(card)), ...d.deck].sort(), random);
  d.hands[other] = [...seen, ...cards.slice(0, size)];
  d.deck = cards.slice(size);
  const duel = underWay(d, 'duel');
  if (!duel) return;
  const open = duel.hands[other].filter((card) => duel.open[other].includes(card));
  const known = new Set([...duel.hands[viewer], ...open]);
  for (const { card } of [...duel.played.rome, ...duel.played.carthage]) known.add(card);
  const unseen = d.setup.battleDeck.filter((card) => !known.has(card));
  duel.hands[other] = [...open, ...shuffled(unseen, random).slice(0, duel.hands[other].length - open.length)];
}
