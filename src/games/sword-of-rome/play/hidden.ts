/** What a seat cannot see, dealt anew: the other hands, from their own decks. */
import type { Random } from '../../../engine/random.ts';
import { shuffled } from '../../../engine/shuffle.ts';
import { type Player, partnerOf } from '../words.ts';
import { under } from './queries.ts';
import type { State } from './state.ts';

/** 6.1: a hand is as likely to be any other of its size; nobody is shown a card of another's. With two players one person holds two hands. */
export function redeal(d: State, viewer: Player, random: Random): void {
  const draw = under(d, 'draw');
  for (const seat of d.setup.seats) {
    if (seat === viewer || (d.setup.players === '2' && partnerOf(viewer) === seat)) continue;
    const held = d.hand[seat];
    // In one order before they are mixed, so that what is dealt tells nothing of what lay there.
    const cards = shuffled([...held, ...d.deck[seat]].sort(), random);
    d.hand[seat] = cards.slice(0, held.length);
    d.deck[seat] = cards.slice(held.length);
    // 6.2.1: how many they discard is seen, which ones is not before all have decided.
    if (draw) draw.thrown = draw.thrown.map((card) => d.hand[seat][held.indexOf(card)] ?? card);
  }
}
