/** A small seeded source of pseudo-random numbers (sfc32): the same seed gives the same run on every device. Knows no game. */

/** Rounds after which the seed has spread over the whole state. */
const MIXING = 15;

export class Random {
  // A typed array: its numbers stay plain integers, so that a draw makes no garbage.
  protected readonly state: Int32Array;

  constructor(seed: number) {
    this.state = Int32Array.of(seed, seed ^ 0x9e3779b9, seed ^ 0x243f6a88, 1);
    for (let i = 0; i < MIXING; i++) this.next();
  }

  /** A whole number from 0 to 4,294,967,295. */
  next(): number {
    const s = this.state;
    const b = s[1]!;
    const c = s[2]!;
    const sum = (((s[0]! + b) | 0) + s[3]!) | 0;
    s[3] = s[3]! + 1;
    s[0] = b ^ (b >>> 9);
    s[1] = (c + (c << 3)) | 0;
    s[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** From 0 up to, but never, 1. */
  share(): number {
    return this.next() * 2 ** -32;
  }

  /** A whole number from 0 to n - 1; n must be far below 2 ** 32, so that no value is favoured to speak of. */
  below(n: number): number {
    return Math.floor(this.next() * 2 ** -32 * n);
  }
}
