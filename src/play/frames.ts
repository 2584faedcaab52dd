/** Runs the frames of a game by its procedures: what a frame may be answered with, who decides, how it goes on. */
import { isAmong } from '../calculator/keys.ts';
import type { Random } from '../engine/random.ts';
import type { Chance } from './chance.ts';
import { CHANCES, type ChanceType } from './fields.ts';
import type { Answer, Asks, ChanceAnswer, Course, Procedures, Types } from './procedure.ts';
import type { Question } from './question.ts';
import type { AnyFrame, AnyState } from './state.ts';

export interface AnyAction {
  readonly type: string;
}

// These types stand for a procedure of any frame: each frame is only ever handed to the procedure of its own type.
export type AnyAnswer = Answer<Types, AnyFrame, AnyAction>;
type AnyChance = ChanceAnswer<Types, AnyFrame, ChanceType>;
interface AnyProcedure {
  run?(d: AnyState, f: AnyFrame): Course;
  who?(s: AnyState, f: AnyFrame): string;
  asks?(s: AnyState, f: AnyFrame): Asks;
  question?(s: AnyState, f: AnyFrame): Question | undefined;
  readonly answers?: Readonly<Record<string, AnyAnswer | AnyChance>>;
}

/** Whether two actions of one type have the same fields. */
export function sameAction(one: AnyAction, other: AnyAction): boolean {
  const [a, b] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return a.size === b.size && [...a].every(([name, value]) => b.get(name) === value);
}

/** What a type of frame may be answered with: decisions, and chance. */
interface Open {
  readonly decisions: readonly (readonly [string, AnyAnswer])[];
  readonly chances: readonly (readonly [ChanceType, AnyChance])[];
}

/** More steps than any game takes between two decisions. */
const ENDLESS = 10_000;

export class Frames {
  readonly #procedures: ReadonlyMap<string, AnyProcedure>;
  readonly #open: ReadonlyMap<string, Open>;
  readonly #settle: ((d: AnyState) => void) | undefined;

  constructor(procedures: Procedures<Types>, settle?: (d: AnyState) => void) {
    // A record over no types in particular has no keys to go by.
    this.#procedures = new Map(Object.entries(procedures as unknown as Readonly<Record<string, AnyProcedure>>));
    this.#settle = settle;
    this.#open = new Map(
      [...this.#procedures].flatMap(([type, { answers }]) => (answers ? [[type, openOf(answers)] as const] : [])),
    );
  }

  /** The types of frames that somebody, or chance, answers. */
  get types(): string[] {
    return [...this.#open.keys()];
  }

  #of(f: AnyFrame): AnyProcedure {
    const procedure = this.#procedures.get(f.type);
    if (procedure) return procedure;
    throw new RangeError(`frame "${f.type}" is not among ${[...this.#procedures.keys()].join(', ')}`);
  }

  /** The decisions whose moment it is, by the type of their action. */
  *decisions(s: AnyState, f: AnyFrame): Generator<readonly [string, AnyAnswer]> {
    for (const entry of this.#open.get(f.type)?.decisions ?? []) if (entry[1].when?.(s, f) ?? true) yield entry;
  }

  #chance(s: AnyState, f: AnyFrame): readonly [ChanceType, AnyChance] | undefined {
    for (const entry of this.#open.get(f.type)?.chances ?? []) if (entry[1].when?.(s, f) ?? true) return entry;
    return undefined;
  }

  /** The chance that the frame waits for. */
  chance(s: AnyState, f: AnyFrame): Chance | undefined {
    const found = this.#chance(s, f);
    return found && ({ type: found[0], ...found[1].waits(s, f) } as Chance);
  }

  asks(s: AnyState, f: AnyFrame): Asks {
    const asks = this.#of(f).asks?.(s, f);
    if (!asks) throw new RangeError(`frame "${f.type}" waits, but asks nothing`);
    return asks;
  }

  decider(s: AnyState, f: AnyFrame): string {
    if (this.#chance(s, f)) return 'chance';
    const who = this.#of(f).who?.(s, f);
    if (who === undefined) throw new RangeError(`frame "${f.type}" waits, but nobody decides`);
    return who;
  }

  question(s: AnyState, f: AnyFrame): Question | undefined {
    return this.#of(f).question?.(s, f);
  }

  /** Everything that is allowed now, chance left out. */
  *options(s: AnyState, f: AnyFrame, types?: readonly string[]): Generator<AnyAction> {
    for (const [type, answer] of this.decisions(s, f)) if (!types || types.includes(type)) yield* answer.options(s, f);
  }

  /** One option: of a type drawn first, so that not all of them need be listed. */
  draw(s: AnyState, f: AnyFrame, random: Random): AnyAction | undefined {
    const types = [...this.decisions(s, f)];
    for (let left = types.length; left > 0; left--) {
      const at = random.below(left);
      const [, answer] = types[at] as (typeof types)[number];
      const drawn = answer.draw ? answer.draw(s, f, random) : oneOf(answer.options(s, f), random);
      if (drawn) return drawn;
      types[at] = types[left - 1] as (typeof types)[number];
    }
    return undefined;
  }

  /** Applies an action in place and goes on until somebody must decide or the game is over. */
  apply<S extends AnyState>(d: S, f: AnyFrame, action: AnyAction): S {
    const answer = this.#of(f).answers?.[action.type];
    if (!answer) throw new RangeError(`frame "${f.type}" knows no "${action.type}"`);
    (answer.apply as AnyAnswer['apply'])(d, f, action);
    return this.advance(d);
  }

  advance<S extends AnyState>(d: S): S {
    for (let i = 0; i < ENDLESS; i++) {
      this.#settle?.(d);
      const f = d.frames.at(-1);
      if (!f || d.ending) return d;
      const procedure = this.#of(f);
      if (!procedure.run || procedure.run(d, f) === 'waits') return d;
    }
    throw new RangeError(`the game does not come to rest: ${d.frames.map((f) => f.type).join(' > ')}`);
  }
}

const isChance = (type: string): type is ChanceType => isAmong(CHANCES, type);

function openOf(answers: NonNullable<AnyProcedure['answers']>): Open {
  const open: { decisions: Open['decisions'][number][]; chances: Open['chances'][number][] } = {
    decisions: [],
    chances: [],
  };
  for (const [type, answer] of Object.entries(answers))
    if (isChance(type)) open.chances.push([type, answer as AnyChance]);
    else open.decisions.push([type, answer as AnyAnswer]);
  return open;
}

/** Each as likely as the others, without keeping them. */
function oneOf<T>(options: Iterable<T>, random: Random): T | undefined {
  if (Array.isArray(options)) return options.length > 0 ? options[random.below(options.length)] : undefined;
  let [seen, chosen]: [number, T | undefined] = [0, undefined];
  for (const option of options) if (random.below(++seen) === 0) chosen = option;
  return chosen;
}
