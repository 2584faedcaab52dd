/** Chance for games that are drawn by the thousand, hand after hand: the numbers of `Random`, faster. Knows no game. */
import { Random } from './random.ts';

const HALF = 0xffff;

export class Dealer extends Random {
  /** As `Random` draws it, by halves as well; n must be below 32,768. */
  override below(n: number): number {
    const s = this.state;
    const b = s[1]!;
    const c = s[2]!;
    const drawn = (((s[0]! + b) | 0) + s[3]!) | 0;
    s[3] = s[3]! + 1;
    s[0] = b ^ (b >>> 9);
    s[1] = (c + (c << 3)) | 0;
    s[2] = (((c << 21) | (c >>> 11)) + drawn) | 0;
    return ((drawn >>> 16) * n + (((drawn & HALF) * n) >>> 16)) >>> 16;
  }

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
