/** Plays a game on in place to look ahead: the same procedures, without words, checks and copies. */
import type { Random } from '../engine/random.ts';
import type { AnyAction, Frames } from './frames.ts';
import { drawn } from './propose.ts';
import { type AnyState, quietCopyOf, top } from './state.ts';

/** Deals anew, in place, what a seat cannot see. */
export type Redeal = (d: AnyState, viewer: string, random: Random) => void;

/** What it plays by. */
interface Engine {
  readonly frames: Frames;
  readonly redeal: Redeal | undefined;
}

export class Search<S extends AnyState = AnyState> {
  /** Changed by every action that is played; it tells nothing of what happened. */
  readonly state: S;
  readonly #engine: Engine;
  readonly #frames: Frames;

  constructor(engine: Engine, s: S) {
    this.#engine = engine;
    this.#frames = engine.frames;
    this.state = quietCopyOf(s);
  }

  /** Another one that goes its own way from here. */
  copy(): Search<S> {
    return new Search(this.#engine, this.state);
  }

  /** Everything that a seat cannot see is dealt anew. */
  redeal(viewer: string, random: Random): void {
    this.#engine.redeal?.(this.state, viewer, random);
  }

  /** Who must decide now, chance included; undefined when the game is over. */
  decider(): string | undefined {
    return this.state.ending ? undefined : this.#frames.decider(this.state, top(this.state));
  }

  /** Everything that is allowed now, chance left out; of some types of action only those. */
  options(types?: readonly string[]): AnyAction[] {
    return this.state.ending ? [] : [...this.#frames.options(this.state, top(this.state), types)];
  }

  /** The one thing that can be done, where there is no other. */
  only(): AnyAction | undefined {
    if (this.state.ending) return undefined;
    const options = this.#frames.options(this.state, top(this.state));
    const { value: first } = options.next();
    return first && options.next().done ? first : undefined;
  }

  /** Chance as it may fall, or one of the options; dice may have a source of their own. */
  draw(random: Random, dice = random): AnyAction {
    const f = top(this.state);
    const chance = this.#frames.chance(this.state, f);
    const action = chance
      ? drawn(chance, chance.type === 'roll' ? dice : random)
      : this.#frames.draw(this.state, f, random);
    if (!action) throw new RangeError(`nothing can be done in "${f.type}"`);
    return action;
  }

  /** Plays what is known to be allowed. */
  play(action: AnyAction): void {
    this.#frames.apply(this.state, top(this.state), action);
  }
}
