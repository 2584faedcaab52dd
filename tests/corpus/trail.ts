/**
 * The course of a game in four letters for each action: what was open, who decides, what followed and by which clause, and now
 * and then the whole board, a new deal and what the position is judged by. No sentence of ours is in it.
 */
import { Random } from '../../src/engine/random.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import { fingerprint } from '../../src/play/sample.ts';
import type { AnyState, Happening } from '../../src/play/state.ts';
import type { Worth } from '../../src/play/worth.ts';

/** Of a long game: every how many actions the board is looked at. */
export const SELDOM = 8;
/** Of how many of these the position is judged. */
const JUDGED = 2;
/** Sentences, names and labels, which may be bettered: what begins with a capital letter, or is more than one word. */
const SENTENCE = /"(?:[A-Z][^"]*|[^" ]* [^"]*)"/g;

const LETTERS = 4;
const FOUR = new RegExp(`.{${LETTERS}}`, 'g');

export const lettersOf = (value: unknown): string =>
  fingerprint(JSON.stringify(value).replaceAll(SENTENCE, '""')).slice(-LETTERS);

/** What was done in a state: all that could be chosen there, and what followed. */
interface Done {
  readonly s: AnyState;
  readonly choices: readonly unknown[];
  readonly state: AnyState;
  readonly happened: readonly Happening[];
}

/** The letters of a game, action by action. */
export class Trail {
  #letters = '';
  #actions = 0;
  readonly #game: AnyGame;
  readonly #worth: Worth | undefined;
  readonly #every: number;

  constructor(game: AnyGame, worth: Worth | undefined, every = 1) {
    this.#game = game;
    this.#worth = worth;
    this.#every = every;
  }

  note({ s, choices, state, happened }: Done): void {
    const game = this.#game;
    const nth = this.#actions++;
    this.#letters += lettersOf([
      choices,
      game.decider(s),
      game.asks(s)?.rule,
      game.question(s),
      happened.map(({ rule, facts }) => [rule, facts]),
      nth % this.#every === 0 && ['all', ...Object.keys(game.seats)].map((viewer) => game.board(state, viewer)),
      nth % (this.#every * JUDGED) === 0 && this.#judged(state, nth),
    ]);
  }

  #judged(s: AnyState, nth: number): unknown {
    const [game, worth] = [this.#game, this.#worth];
    const dealt = Object.keys(game.seats).map((seat) => game.key(game.redeal(s, seat, new Random(nth))));
    const judged = worth && [worth.sides(s), worth.measure(s), worth.score(s), worth.progress(s)];
    return [game.round(s), game.travel?.moving(s), dealt, judged?.flat(3).map(String)];
  }

  get letters(): string {
    return this.#letters;
  }
}

/** After how many actions two courses part; undefined where they are the same. */
export function partingOf(one: string, other: string): number | undefined {
  if (one === other) return undefined;
  const others = other.match(FOUR) ?? [];
  const at = (one.match(FOUR) ?? []).findIndex((letters, i) => letters !== others[i]);
  return at < 0 ? others.length : at;
}
