/** Plays written actions one after another, and between them the passes that nobody writes down. */
import type { AnyGame } from './machine.ts';
import type { Question } from './question.ts';
import type { Written } from './sample.ts';
import type { AnyState, Happening } from './state.ts';

/** One action that was played. */
export interface Act {
  /** A seat, or chance. */
  readonly by: string;
  readonly action: Written;
  /** A `pass` that the sample leaves out. */
  readonly unwritten?: true;
  readonly question?: Question;
  /** The state that it was played in. */
  readonly before: AnyState;
  readonly happened: readonly Happening[];
}

export interface Stop {
  /** Counted from 0; absent where the set-up does not fit. */
  readonly step?: number;
  readonly action?: Written;
  readonly rule?: string;
  readonly sentence: string;
}

/** Why a sample does not go on: its step as readers count, the clause, the reason. */
export const stopped = ({ step, rule, sentence }: Stop): string =>
  `${step === undefined ? 'set-up' : `step ${step + 1}`}${rule ? ` (${rule})` : ''}: ${sentence}`;

/** More questions than a game can ask in a row. */
const ENDLESS = 1000;

/** Thrown where a sample cannot go on. */
export class Stopped extends Error {
  readonly stop: Stop;
  constructor(stop: Stop) {
    super(stop.sentence);
    this.stop = stop;
  }
}

/** Whether this action is for this moment, right or wrong. */
function isDue(game: AnyGame, state: AnyState, { by, ...action }: Written): boolean {
  if (by !== undefined && by !== game.decider(state)) return false;
  return game.problem(state, action)?.code !== 'moment';
}

/** A state that actions lead on, and those that have done so. */
export class Runner {
  state: AnyState;
  acts: Act[] = [];
  readonly #game: AnyGame;

  constructor(game: AnyGame, state: AnyState) {
    this.#game = game;
    this.state = state;
  }

  play(written: Written, step: number, unwritten = false): void {
    const { by: wanted, ...action } = written;
    const before = this.state;
    const by: string = this.#game.decider(before) ?? 'nobody';
    const stopped = (rule: string, sentence: string) => new Stopped({ step, action: written, rule, sentence });
    if (wanted !== undefined && wanted !== by) {
      const { rule, says } = this.#game.asks(before) ?? { rule: '', says: 'The game is over.' };
      throw stopped(rule, `${wanted} cannot act now. ${by} decides: ${says}`);
    }
    const question = this.#game.question(before);
    const played = this.#game.play(before, action);
    if (played.type === 'rejected') {
      const { code, rule, sentence } = played.problem;
      // Whoever writes a sample knows the actions by their types.
      const types = this.#game.chance(before)?.type ?? this.#game.moment(before).join(', ');
      throw stopped(rule, code === 'moment' ? `${sentence} Allowed: ${types}.` : sentence);
    }
    this.state = played.state;
    this.acts.push({
      by,
      action: action as Written,
      ...(unwritten && { unwritten }),
      ...(question && { question }),
      before,
      happened: played.happened,
    });
  }

  /** Step by step: the actions of each, and the passes before the next; says what has been played, with its number. */
  *through<T extends { readonly actions: readonly Written[] }>(steps: readonly T[], first = 0): Generator<[number, T]> {
    for (const [i, one] of steps.entries()) {
      this.acts = [];
      for (const action of one.actions) {
        this.passUntil(action, first + i);
        this.play(action, first + i);
      }
      const next = steps.slice(i + 1).find((step) => step.actions.length > 0);
      this.passUntil(next?.actions[0], first + i);
      yield [first + i, one];
    }
  }

  /** Whoever is asked before this action passes; without one, whoever is asked at all. */
  passUntil(next: Written | undefined, step: number): void {
    const pass = { type: 'pass' };
    for (let i = 0; i < ENDLESS; i++) {
      if (next && isDue(this.#game, this.state, next)) return;
      if (this.#game.problem(this.state, pass)) return;
      this.play(pass, step, true);
    }
  }
}
