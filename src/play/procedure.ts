/** What a game writes for each of its frames: how it continues by itself, who decides, and what each type of action does. */
import type { Random } from '../engine/random.ts';
import type { WaitsFor } from './chance.ts';
import type { ActionOf, ChanceType, COMMON, Declared } from './fields.ts';
import type { Problem } from './problem.ts';
import type { Question } from './question.ts';
import { type AnyFrame, type AnyState, pop } from './state.ts';

/** The types of one game. */
export interface Types {
  readonly Seat: string;
  readonly Actions: typeof COMMON & Declared;
  readonly Frame: AnyFrame;
  readonly State: AnyState;
  /** What a game is started with: plain data that a sample writes down. */
  readonly Setup: unknown;
  /** What it reads of the content: tables, the map. */
  readonly Content: unknown;
}

export type ActionIn<G extends Types> = ActionOf<G['Actions']>;

/** What an option is called; those of one group stand together. */
export interface Words {
  readonly says: string;
  readonly group?: string;
  /** What tells its odds. */
  readonly question?: Question;
}

/** Something that may be done now, in words. */
export interface Choice<A> extends Words {
  readonly action: A;
}

/** What is being decided, and by which clause. */
export interface Asks<Seat extends string = string> {
  readonly rule: string;
  readonly says: string;
  /** The same as one line above the answers, where `says` is too long for that or reads badly there (`shortOf`). */
  readonly short?: string;
  /** Who is asked the same after this one. */
  readonly after?: readonly Seat[];
}

/** An action without fields that may answer a frame: allowed in its moment, unless `why` forbids it. */
interface Plain<G extends Types, F, A> {
  /** Whether it is the moment for it at all; always where absent. */
  readonly when?: (s: G['State'], f: F) => boolean;
  /** The law: everything that is allowed, one by one and without words. */
  readonly options?: (s: G['State'], f: F) => Iterable<A>;
  /** Whether an action is among the options, where listing them is dear; a test holds it to them. */
  readonly allows?: (s: G['State'], f: F, a: A) => boolean;
  /** One of the options at random, where listing them is dear; a test holds it to them. */
  readonly draw?: (s: G['State'], f: F, random: Random) => A | undefined;
  readonly says: string | ((s: G['State'], f: F, a: A) => string | Words);
  /** Words the refusal of what is not among the options; where it says nothing, they are listed. */
  readonly why?: (s: G['State'], f: F, a: A) => Problem | undefined;
  readonly apply: (d: G['State'], f: F, a: A) => void;
}

/** One type of action that may answer a frame. */
export interface Answer<G extends Types, F, A> extends Plain<G, F, A> {
  readonly options: (s: G['State'], f: F) => Iterable<A>;
}

/** Chance that a frame waits for. */
export interface ChanceAnswer<G extends Types, F, T extends ChanceType> {
  readonly when?: (s: G['State'], f: F) => boolean;
  readonly waits: (s: G['State'], f: F) => WaitsFor<T>;
  readonly apply: (d: G['State'], f: F, a: ActionOf<typeof COMMON, T>) => void;
}

export type Answers<G extends Types, F> = {
  readonly [T in Exclude<keyof G['Actions'] & string, ChanceType>]?:
    | Answer<G, F, ActionOf<G['Actions'], T>>
    | (keyof G['Actions'][T] extends never ? Plain<G, F, ActionOf<G['Actions'], T>> : never);
} & { readonly [T in ChanceType]?: ChanceAnswer<G, F, T> };

/** Goes on as far as nobody has to decide, and says where somebody has; a course that says nothing goes on. */
// biome-ignore lint/suspicious/noConfusingVoidType: whatever only does something is a course that goes on
export type Course = 'goes-on' | 'waits' | void;

type Run<G extends Types, F> = (d: G['State'], f: F) => Course;

/** What a frame does, in all its stages or in one: it goes on by itself, or somebody answers it, or both. */
interface Doing<G extends Types, F> {
  /** Without it the frame waits at once. */
  readonly run?: Run<G, F>;
  /** Absent where only chance decides, or nobody. */
  readonly who?: (s: G['State'], f: F) => G['Seat'];
  readonly asks?: Asks<G['Seat']> | ((s: G['State'], f: F) => Asks<G['Seat']>);
  /** The calculator that tells the odds of this moment, roll or decision. */
  readonly question?: (s: G['State'], f: F) => Question | undefined;
}

/** What it does in one stage, with its answers beside the rest. */
export type Stage<G extends Types, F> = Doing<G, F> & Answers<G, F>;

type StageOf<F> = F extends { stage: infer S extends string } ? S : never;

/** What a frame does; what one of its stages says of itself counts there, and all else as for the others. */
export interface Procedure<G extends Types, F> extends Doing<G, F> {
  /** Never there: the union of a game's frames is read off the types of its procedures. */
  readonly frame?: F;
  readonly answers?: Answers<G, F>;
  /** A stage that is no more than a course goes on by itself. */
  readonly stages?: { readonly [S in StageOf<F>]?: Stage<G, F> | Run<G, F> };
}

/** The frames that a record of procedures runs. */
export type FrameOf<P extends Readonly<Record<string, { readonly frame?: unknown }>>> = NonNullable<
  P[keyof P]['frame']
>;

export type Procedures<G extends Types> = {
  readonly [T in G['Frame']['type']]: Procedure<G, Extract<G['Frame'], { readonly type: T }>>;
};

/** What is asked; `short` where the sentence is too long for one line or reads badly there. */
export const ask = (rule: string, says: string, short?: string): Asks<never> =>
  short === undefined ? { rule, says } : { rule, says, short };

/** On to a stage of a frame. */
export function goTo<F extends { stage: string }>(f: F, stage: F['stage']): void {
  f.stage = stage;
}

/** The same as what an answer does. */
export const to =
  <F extends { stage: string }>(stage: F['stage']) =>
  (_: unknown, f: F): void =>
    goTo(f, stage);

/** Somebody decides as long as this is so; then the frame is over, and what follows it happens. */
export const waitsWhile =
  <S extends AnyState, F>(open: (d: S, f: F) => boolean, then?: (d: S, f: F) => void) =>
  (d: S, f: F): Course => {
    if (open(d, f)) return 'waits';
    pop(d);
    then?.(d, f);
  };

/** The moment of an answer is a stage of its frame. */
export const inStage =
  <F extends { readonly stage: string }>(...stages: F['stage'][]) =>
  (_: unknown, f: F): boolean =>
    stages.includes(f.stage);

/** An action without fields: what it says, what it does, and before that its moment where it has one of its own. */
export function simply<S, F>(says: Simple<S, F>['says'], apply: Simple<S, F>['apply']): Simple<S, F>;
export function simply<S, F>(
  says: Simple<S, F>['says'],
  when: (s: NoInfer<S>, f: F) => boolean,
  apply: Simple<S, F>['apply'],
): Simple<S, F>;
export function simply<S, F>(
  says: Simple<S, F>['says'],
  first: (d: S, f: F) => unknown,
  apply?: Simple<S, F>['apply'],
): Simple<S, F> {
  return apply ? { says, when: first as (s: S, f: F) => boolean, apply } : { says, apply: first };
}

/** What `simply` declares. */
interface Simple<S, F> {
  readonly when?: (s: S, f: F) => boolean;
  readonly says: string | ((s: S, f: F) => string);
  readonly apply: (d: S, f: F) => void;
}

/** A plain answer: one action without fields, allowed where its moment has come. */
export function plain<G extends Types, F, T extends string>(
  type: T,
  says: string | ((s: G['State'], f: F) => string),
  when: (s: G['State'], f: F) => boolean,
  apply: (d: G['State'], f: F) => void,
): Answer<G, F, { readonly type: T }> {
  const only = [{ type }];
  return { when, options: () => only, says: (s, f) => (typeof says === 'string' ? says : says(s, f)), apply };
}

/** A plain answer that is always allowed where it is asked: `pass`, `done` and the like. */
export const always = <G extends Types, F, A>(
  action: A,
  says: string | ((s: G['State'], f: F) => string),
  apply: (d: G['State'], f: F) => void,
): Answer<G, F, A> => ({
  options: () => [action],
  says: (s, f) => (typeof says === 'string' ? says : says(s, f)),
  apply,
});
