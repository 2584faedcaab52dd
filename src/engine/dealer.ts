/** Chance for games that are drawn by the thousand, hand after hand: the numbers of `Random`, faster. Knows no game. */
import { Random } from './random.ts';

const HALF = 0xffff;

export class Dealer extends Random {
  /**
   * Brings n cards, drawn one by one as `below` draws them, to the front. The state is held where it is fast, and a number is
   * drawn by halves: before anything is compiled, whatever is no small whole number makes garbage.
   */
  deal(cards: Uint8Array, n: number): void {
    const s = this.state;
    let a = s[0]!;
    let b = s[1]!;
    let c = s[2]!;
    let d = s[3]!;
    let left = cards.length;
    for (let i = 0; i < n; i++) {
      const drawn = (((a + b) | 0) + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + drawn) | 0;
      const j = i + (((drawn >>> 16) * left + (((drawn & HALF) * left) >>> 16)) >>> 16);
      const card = cards[j]!;
      cards[j] = cards[i]!;
      cards[i] = card;
      left--;
    }
    s[0] = a;
    s[1] = b;
    s[2] = c;
    s[3] = d;
  }
}
