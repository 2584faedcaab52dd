/**
 * Dice that are dealt instead of rolled: over the trials of an option each face comes exactly as often as its odds say.
 * Knows no game.
 */
import { Random } from '../engine/random.ts';
import { shuffled } from '../engine/shuffle.ts';

/**
 * The dice of one look. A die is dealt from a pack of its faces, which is shuffled anew when all of them have come. Each second die
 * is dealt as its distance from the one before, which stays for one pack of that: so every pair comes as often as its odds say, too.
 */
export class DealtDice extends Random {
  readonly #seed: number;
  readonly #look: number;
  #die = 0;
  #before = 0;

  constructor(seed: number, look: number) {
    super(seed);
    this.#seed = seed;
    this.#look = look;
  }

  override below(sides: number): number {
    const isSecond = this.#die++ % 2 === 1;
    const round = Math.floor(this.#look / sides);
    const dealt = isSecond ? this.#dealt(round, sides) + this.#before : this.#dealt(this.#look, sides);
    this.#before = dealt % sides;
    return this.#before;
  }

  /** The nth of the packs one after the other. */
  #dealt(nth: number, sides: number): number {
    const pack = Math.floor(nth / sides);
    const seed = this.#seed ^ Math.imul(this.#die, 0x85ebca6b) ^ Math.imul(pack + 1, 0xc2b2ae35);
    const faces = Array.from({ length: sides }, (_, face) => face);
    return shuffled(faces, new Random(seed))[nth % sides] ?? 0;
  }
}
