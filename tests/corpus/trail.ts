/**
 * The course of a game in four letters for each action: what was open, who decides, what followed and by which clause, and now
 * and then the whole board, a new deal and what the position is judged by. No sentence of ours is in it.
 */
import { Random } from '../../src/engine/random.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import { fingerprint } from '../../src/play/sample.ts';
import type { AnyState, Happening } from '../../src/play/state.ts';
import type { Worth } from '../../src/play/worth.ts';

/** Every how many actions the board is looked at, and the position judged. */
const [BOARDS, JUDGED] = [8, 16];
/** Words with a space between them: sentences and names, which may be bettered. */
const SENTENCE = /"[^" ]* [^"]*"/g;

const LETTERS = 4;
const FOUR = new RegExp(`.{${LETTERS}}`, 'g');

export const lettersOf = (value: unknown): string =>
  fingerprint(JSON.stringify(value).replaceAll(SENTENCE, '""')).slice(-LETTERS);

/** What was done in a state: all that was open there, and what followed. */
interface Done {
  readonly s: AnyState;
  readonly open: readonly unknown[];
  readonly state: AnyState;
  readonly happened: readonly Happening[];
}

/** The letters of a game, action by action. */
export class Trail {
  #letters = '';
  #actions = 0;
  readonly #game: AnyGame;
  readonly #worth: Worth | undefined;

  constructor(game: AnyGame, worth: Worth | undefined) {
    this.#game = game;
    this.#worth = worth;
  }

  note({ s, open, state, happened }: Done): void {
    const game = this.#game;
    const nth = this.#actions++;
    this.#letters += lettersOf([
      open,
      game.decider(s),
      game.asks(s)?.rule,
      game.question(s),
      happened.map(({ rule, facts }) => [rule, facts]),
      nth % BOARDS === 0 && [...['all', ...Object.keys(game.seats)].map((viewer) => game.board(state, viewer))],
      nth % JUDGED === 0 && this.#judged(state, nth),
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
