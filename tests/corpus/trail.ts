/**
 * The course of a game in four letters for each action: what was open, who decides, what followed and by which clause, what is
 * nearly allowed, and now and then the whole board, a new deal and what the position is judged by. No sentence of ours is in
 * them: all that was said on the way has seven letters of its own.
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
/** Names of others that are tried in an action. */
const OTHERS = 3;
/** Sentences, names and labels, which may be bettered: what begins with a capital letter, or is more than one word. */
const SENTENCE = /"(?:[A-Z][^"]*|[^" ]* [^"]*)"/g;

const LETTERS = 4;
const FOUR = new RegExp(`.{${LETTERS}}`, 'g');

/** What is held of a game or a calculator: what it comes to, step by step, and what it says. */
export interface Held {
  readonly letters: string;
  readonly words: string;
}

/** Letters that are gathered, one part after the other. */
export class Letters {
  #letters = '';
  #words = '';

  add(value: unknown): void {
    const text = JSON.stringify(value);
    this.#letters += fingerprint(text.replaceAll(SENTENCE, '""')).slice(-LETTERS);
    this.#words = fingerprint(this.#words + text);
  }

  get held(): Held {
    return { letters: this.#letters, words: this.#words };
  }
}

type Action = Readonly<Record<string, unknown>>;

/** An action that is nearly one of those that are allowed: each number by one more or less, each name another's, in turn. */
function* nearlyOf(actions: readonly Action[], nth: number): Generator<Action> {
  const action = actions[nth % actions.length];
  const others = actions.filter((other) => other['type'] === action?.['type']);
  for (const [field, value] of Object.entries(action ?? {})) {
    if (typeof value === 'number') yield* [1, -1].map((more) => ({ ...action, [field]: value + more }));
    else if (typeof value === 'boolean') yield { ...action, [field]: !value };
    else if (field !== 'type')
      for (const other of others.slice(0, OTHERS))
        if (other[field] !== value) yield { ...action, [field]: other[field] };
  }
}

/** What was done in a state: all that could be chosen there, and what followed. */
interface Done {
  readonly s: AnyState;
  readonly choices: readonly { readonly action: unknown }[];
  readonly state: AnyState;
  readonly happened: readonly Happening[];
}

/** The letters of a game, action by action. */
export class Trail {
  readonly #letters = new Letters();
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
    this.#letters.add([
      choices,
      game.decider(s),
      game.asks(s),
      game.question(s),
      happened,
      this.#refused(
        s,
        choices.map(({ action }) => action as Action),
        nth,
      ),
      nth % this.#every === 0 && ['all', ...Object.keys(game.seats)].map((viewer) => game.board(state, viewer)),
      nth % (this.#every * JUDGED) === 0 && this.#judged(state, nth),
    ]);
  }

  /** How what is nearly allowed is refused, and an action of another type. */
  #refused(s: AnyState, actions: readonly Action[], nth: number): unknown {
    const game = this.#game;
    const types = Object.keys(game.actions);
    const type = types[nth % types.length];
    const strange = {
      ...Object.fromEntries(Object.keys(game.actions[type as string] ?? {}).map((field) => [field, 1])),
      type,
    };
    return [...nearlyOf(actions, nth), strange].map((action) => game.problem(s, action) ?? null);
  }

  #judged(s: AnyState, nth: number): unknown {
    const [game, worth] = [this.#game, this.#worth];
    const dealt = Object.keys(game.seats).map((seat) => game.key(game.redeal(s, seat, new Random(nth))));
    const judged = worth && [worth.sides(s), worth.measure(s), worth.score(s), worth.progress(s)];
    return [game.round(s), game.travel?.moving(s), dealt, judged?.flat(3).map(String)];
  }

  /** What else can be told of a state. */
  tell(of: unknown): void {
    this.#letters.add(of);
  }

  get held(): Held {
    return this.#letters.held;
  }
}

/** After how many actions two courses part; undefined where they are the same. */
function partingOf(one: string, other: string): number | undefined {
  if (one === other) return undefined;
  const others = other.match(FOUR) ?? [];
  const at = (one.match(FOUR) ?? []).findIndex((letters, i) => letters !== others[i]);
  return at < 0 ? others.length : at;
}

/** What differs from the record; nothing where nothing does. */
export function differenceOf(recorded: Held | undefined, now: Held): string | undefined {
  const anew = '`npm run record`, if that is meant';
  const parted = partingOf(recorded?.letters ?? '', now.letters);
  if (parted !== undefined) return `after ${parted} parts it comes to something else: ${anew}`;
  return recorded?.words === now.words ? undefined : `it says something else on the way: ${anew}`;
}
