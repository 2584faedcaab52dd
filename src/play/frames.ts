/** Runs the frames of a game by its procedures: the possible answers, who decides, how it continues. */
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
type Declared = Answer<Types, AnyFrame, AnyAction>;
type AnyChance = ChanceAnswer<Types, AnyFrame, ChanceType>;
type AnyRun = (d: AnyState, f: AnyFrame) => Course;
interface AnyDoing {
  readonly run?: AnyRun | undefined;
  readonly who?: ((s: AnyState, f: AnyFrame) => string) | undefined;
  readonly asks?: Asks | ((s: AnyState, f: AnyFrame) => Asks) | undefined;
  readonly question?: ((s: AnyState, f: AnyFrame) => Question | undefined) | undefined;
}
type AnyAnswers = Readonly<Record<string, (Omit<Declared, 'options'> & Partial<Declared>) | AnyChance>>;
interface AnyProcedure extends AnyDoing {
  readonly answers?: AnyAnswers;
  readonly stages?: Readonly<Record<string, AnyDoing | AnyRun>>;
}

/** A decision with its options, and with words for each. */
export type AnyAnswer = Omit<Declared, 'says'> & { readonly says: Exclude<Declared['says'], string> };

/** Whether two actions of one type have the same fields. */
export function sameAction(one: AnyAction, other: AnyAction): boolean {
  const [a, b] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return a.size === b.size && [...a].every(([name, value]) => b.get(name) === value);
}

/** What a frame does, ready to run: decisions and chance apart, and the same for each of its stages. */
interface Ready extends AnyDoing {
  readonly answers: ReadonlyMap<string, AnyAnswer | AnyChance>;
  readonly decisions: readonly (readonly [string, AnyAnswer])[];
  readonly chances: readonly (readonly [ChanceType, AnyChance])[];
  readonly stages: ReadonlyMap<string, Ready> | undefined;
}

const isChance = (type: string): type is ChanceType => isAmong(CHANCES, type);

/** An action without fields is its own only option, unless something forbids it. */
function decisionOf(type: string, { says, ...answer }: Omit<Declared, 'options'> & Partial<Declared>): AnyAnswer {
  const { why } = answer;
  const only = [{ type }];
  const options = why ? (s: AnyState, f: AnyFrame) => (why(s, f, { type }) ? [] : only) : () => only;
  return { options, ...answer, says: typeof says === 'string' ? () => says : says };
}

function readyFrom({ answers = {}, stages, ...doing }: AnyProcedure): Ready {
  const decisions: (readonly [string, AnyAnswer])[] = [];
  const chances: (readonly [ChanceType, AnyChance])[] = [];
  for (const [type, answer] of Object.entries(answers))
    if (isChance(type)) chances.push([type, answer as AnyChance]);
    else decisions.push([type, decisionOf(type, answer as Declared)]);
  const within = Object.entries(stages ?? {}).map(([stage, given]) => {
    const own: AnyDoing = typeof given === 'function' ? { run: given } : given;
    const { run = doing.run, who = doing.who, asks = doing.asks, question = doing.question, ...more } = own;
    return [stage, readyFrom({ run, who, asks, question, answers: { ...answers, ...more } })] as const;
  });
  const { run, who, asks, question } = doing;
  const all = new Map<string, AnyAnswer | AnyChance>([...decisions, ...chances]);
  return { run, who, asks, question, answers: all, decisions, chances, stages: stages && new Map(within) };
}

/** More steps than any game takes between two decisions. */
const ENDLESS = 10_000;

export class Frames {
  readonly #ready: ReadonlyMap<string, Ready>;
  readonly #settle: ((d: AnyState) => void) | undefined;

  constructor(procedures: Procedures<Types>, settle?: (d: AnyState) => void) {
    // A record over no types in particular has no keys to go by.
    const all = Object.entries(procedures as unknown as Readonly<Record<string, AnyProcedure>>);
    this.#ready = new Map(all.map(([type, procedure]) => [type, readyFrom(procedure)]));
    this.#settle = settle;
  }

  /** The types of frames that somebody, or chance, answers. */
  get types(): string[] {
    const isAnswered = ({ decisions, chances, stages }: Ready): boolean =>
      decisions.length + chances.length > 0 || [...(stages?.values() ?? [])].some(isAnswered);
    return [...this.#ready].flatMap(([type, ready]) => (isAnswered(ready) ? [type] : []));
  }

  #of(f: AnyFrame & { readonly stage?: string }): Ready {
    const ready = this.#ready.get(f.type);
    if (!ready) throw new RangeError(`frame "${f.type}" is not one of ${[...this.#ready.keys()].join(', ')}`);
    return (ready.stages && f.stage !== undefined ? ready.stages.get(f.stage) : undefined) ?? ready;
  }

  /** The decisions whose moment it is, by the type of their action. */
  *decisions(s: AnyState, f: AnyFrame): Generator<readonly [string, AnyAnswer]> {
    for (const entry of this.#of(f).decisions) if (entry[1].when?.(s, f) ?? true) yield entry;
  }

  #chance(s: AnyState, f: AnyFrame): readonly [ChanceType, AnyChance] | undefined {
    for (const entry of this.#of(f).chances) if (entry[1].when?.(s, f) ?? true) return entry;
    return undefined;
  }

  /** The chance that the frame waits for. */
  chance(s: AnyState, f: AnyFrame): Chance | undefined {
    const found = this.#chance(s, f);
    return found && ({ type: found[0], ...found[1].waits(s, f) } as Chance);
  }

  asks(s: AnyState, f: AnyFrame): Asks {
    const { asks } = this.#of(f);
    if (!asks) throw new RangeError(`frame "${f.type}" waits, but asks nothing`);
    return typeof asks === 'function' ? asks(s, f) : asks;
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
    const answer = this.#of(f).answers.get(action.type);
    if (!answer) throw new RangeError(`frame "${f.type}" knows no "${action.type}"`);
    (answer.apply as AnyAnswer['apply'])(d, f, action);
    return this.advance(d);
  }

  advance<S extends AnyState>(d: S): S {
    for (let i = 0; i < ENDLESS; i++) {
      this.#settle?.(d);
      const f = d.frames.at(-1);
      if (!f || d.ending) return d;
      const { run } = this.#of(f);
      if (!run || run(d, f) === 'waits') return d;
    }
    throw new RangeError(`the game does not come to rest: ${d.frames.map((f) => f.type).join(' > ')}`);
  }
}

/** Each as likely as the others, without keeping them. */
function oneOf<T>(options: Iterable<T>, random: Random): T | undefined {
  if (Array.isArray(options)) return options.length > 0 ? options[random.below(options.length)] : undefined;
  let [seen, chosen]: [number, T | undefined] = [0, undefined];
  for (const option of options) if (random.below(++seen) === 0) chosen = option;
  return chosen;
}
