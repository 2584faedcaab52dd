/** Answers declared by what may be tried and what rules it out: the options and the words of a refusal follow from that. */
import type { Faces } from '../calculator/calculator.ts';
import type { Rolled } from './chance.ts';
import type { Problem } from './problem.ts';
import type { Answer, ChanceAnswer, Types, Words } from './procedure.ts';

interface Typed {
  readonly type: string;
}

/** What an answer does with the one thing that is chosen. */
interface Chosen<S, F, V> {
  readonly when?: (s: S, f: F) => boolean;
  /** What there is to choose from. */
  readonly of: (s: S, f: F) => readonly V[];
  /** What forbids one of them, or anything else that was named. */
  readonly bars?: (s: S, f: F, value: V) => Problem | undefined;
  /** The same where all of them are allowed, and only a refusal needs words. */
  readonly why?: (s: S, f: F, value: V) => Problem | undefined;
  readonly says: (s: S, f: F, value: V) => string | Words;
  readonly apply: (d: S, f: F, value: V) => void;
}

/** One thing is chosen, of those that nothing bars. */
export function chosen<G extends Types, F, A extends Typed, N extends Exclude<keyof A, 'type'>>(
  type: A['type'],
  field: N,
  { of, bars, why = bars, says, apply, ...rest }: Chosen<G['State'], NoInfer<F>, A[N]>,
): Answer<G, F, A> {
  const action = (value: A[N]) => ({ type, [field]: value }) as unknown as A;
  return {
    ...rest,
    options: (s, f) => (bars ? of(s, f).filter((value) => !bars(s, f, value)) : of(s, f)).map(action),
    says: (s, f, a) => says(s, f, a[field]),
    why: (s, f, a) => why?.(s, f, a[field]),
    apply: (d, f, a) => apply(d, f, a[field]),
  };
}

/** It is done, or not, where nothing bars it. */
export function deed<G extends Types, F, A extends Typed>(
  type: A['type'],
  { bars, ...rest }: Omit<Answer<G, F, A>, 'options' | 'why'> & { bars: (s: G['State'], f: F) => Problem | undefined },
): Answer<G, F, A> {
  const only = [{ type } as A];
  return { ...rest, options: (s, f) => (bars(s, f) ? [] : only), why: bars };
}

/** What dice come to, told by what is made of their faces. */
interface Thrown<S, F, R> {
  readonly when?: (s: S, f: F) => boolean;
  readonly dice: (s: S, f: F, fallen: Faces) => ReturnType<Rolled['dice']>;
  /** What these faces come to by the rules. */
  readonly result: (s: S, f: F, faces: Faces) => R;
  readonly worth?: (result: R, s: S, f: F) => number;
  readonly costs?: (result: R, s: S, f: F) => ReturnType<NonNullable<Rolled['costs']>>;
  readonly reads: (result: R, s: S, f: F) => string;
  readonly apply: (d: S, f: F, result: R, faces: Faces) => void;
}

/** Dice that come to one result, by which they are weighed, told and carried out. */
export function thrown<G extends Types, F, R>(how: Thrown<G['State'], NoInfer<F>, R>): ChanceAnswer<G, F, 'roll'> {
  const { when, dice, result, worth, costs, reads, apply } = how;
  return {
    ...(when && { when }),
    waits: (s, f) => ({
      dice: (fallen) => dice(s, f, fallen),
      reads: (faces) => reads(result(s, f, faces), s, f),
      ...(costs && { costs: (faces) => costs(result(s, f, faces), s, f) }),
      ...(worth && { worth: (faces) => worth(result(s, f, faces), s, f) }),
    }),
    apply: (d, f, { faces }) => apply(d, f, result(d, f, faces), faces),
  };
}
