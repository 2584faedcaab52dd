/** Judges a position: each side's chance to win, from the features a game measures and the fitted weights. */
import type { AnyState } from '../play/state.ts';
import type { Calibration, Weights, Worth } from '../play/worth.ts';
import { tellerOf } from './told.ts';

/** What a game hands in to be played by the computer. */
export interface Judgement {
  readonly worth: Worth;
  readonly weights: Weights;
}

/** Shares that add up to 1, the more the higher. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const all = raised.reduce((a, b) => a + b, 0);
  return raised.map((one) => one / all);
}

export class Judge {
  readonly sides: readonly (readonly string[])[];
  readonly #worth: Worth;
  readonly #early: readonly number[];
  readonly #late: readonly number[];
  readonly #seats: readonly (readonly [number, number])[];
  readonly #rests: ReadonlySet<string>;
  readonly #calibration: Calibration | undefined;

  constructor({ worth, weights }: Judgement, s: AnyState) {
    this.#worth = worth;
    const each = Object.keys(worth.features).map((name) => weights.features[name] ?? [0, 0]);
    this.#early = each.map(([early]) => early);
    this.#late = each.map(([, late]) => late);
    this.sides = worth.sides(s);
    const none = [0, 0] as const;
    this.#seats = this.sides.map(([seat]) => weights.seats[seat ?? ''] ?? none);
    this.#rests = new Set(worth.rests);
    this.#calibration = weights.calibration;
  }

  /** The side of a seat, by its place. */
  sideOf(seat: string): number {
    const at = this.sides.findIndex((side) => side.includes(seat));
    if (at < 0) throw new RangeError(`seat "${seat}" is not one of ${this.sides.flat().join(', ')}`);
    return at;
  }

  /** Nothing is half done. */
  isRest(s: AnyState): boolean {
    const f = s.frames.at(-1);
    return f !== undefined && this.#rests.has(f.type);
  }

  /** The chance of each side to win; what it was once the game is over. */
  chances(s: AnyState): number[] {
    if (s.ending) {
      const { winners } = s.ending;
      const won = this.sides.map((side) => (side.some((seat) => winners.includes(seat)) ? 1 : 0));
      const all = won.reduce<number>((a, b) => a + b, 0) || 1;
      return won.map((one) => one / all);
    }
    return softmax(this.scores(s));
  }

  /** How chances of all sides are told to which a game came that was played on from here: once it is over, they are what it was. */
  aftermath(s: AnyState): (end: AnyState, chances: readonly number[]) => readonly number[] {
    const progress = this.#worth.progress(s);
    const tellers = this.sides.map(([seat = '']) => tellerOf(this.#calibration, this.sides.length, progress, seat));
    return (end, chances) => (end.ending ? chances : chances.map((chance, side) => tellers[side]?.(chance) ?? chance));
  }

  scores(s: AnyState): number[] {
    const progress = this.#worth.progress(s);
    return this.#worth.measure(s).map((features, side) => {
      const [early, late] = this.#seats[side] ?? [0, 0];
      let score = early + late * progress;
      for (let i = 0; i < features.length; i++)
        score += (features[i] ?? 0) * ((this.#early[i] ?? 0) + (this.#late[i] ?? 0) * progress);
      return score;
    });
  }

  /** What each feature adds to the score of a side, beside the mean of the others. */
  parts(s: AnyState, side: number): number[] {
    const progress = this.#worth.progress(s);
    const all = this.#worth.measure(s);
    const others = Math.max(1, all.length - 1);
    return (all[side] ?? []).map((own, i) => {
      const rest = all.reduce((sum, one, at) => (at === side ? sum : sum + (one[i] ?? 0)), 0) / others;
      return (own - rest) * ((this.#early[i] ?? 0) + (this.#late[i] ?? 0) * progress);
    });
  }
}
