/** What an action is made of: its fields, declared once, from which its type and the check of its shape both follow. */
import type { Faces } from '../calculator/calculator.ts';

/** An id: of a place, a card, a leader. */
export const word = { kind: 'word' } as const;
/** 0, 1, 2 and so on. */
export const whole = { kind: 'whole number' } as const;
export const flag = { kind: 'flag' } as const;
/** One of a list that is known beforehand. */
export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  ({ kind: 'one of', options }) as const;
/** Faces by the id of their roll, as calculators take them. */
export const faces = { kind: 'faces' } as const;
/** Cards by id. */
export const cards = { kind: 'cards' } as const;
/** Cards by who gets them. */
export const hands = { kind: 'hands' } as const;

export type Field =
  | typeof word
  | typeof whole
  | typeof flag
  | typeof faces
  | typeof cards
  | typeof hands
  | { readonly kind: 'one of'; readonly options: readonly string[] };

export type Hands = Readonly<Record<string, readonly string[]>>;

type ValueOf<F extends Field> = F extends { readonly options: infer Options extends readonly string[] }
  ? Options[number]
  : {
      word: string;
      'whole number': number;
      flag: boolean;
      faces: Faces;
      cards: readonly string[];
      hands: Hands;
      'one of': string;
    }[F['kind']];

/** The fields of each type of action; `type` and `by` are taken. */
export type Declared = Readonly<Record<string, Readonly<Record<string, Field>>>>;

export type ActionOf<D extends Declared, T extends keyof D = keyof D> = {
  [K in T & string]: { readonly type: K } & { readonly [N in keyof D[K]]: ValueOf<D[K][N]> };
}[T & string];

/**
 * The actions of every game. `pass` declines what one is asked; `done` closes a run of single actions, or one's own turn;
 * the others are chance, handed in and never settled silently.
 */
export const COMMON = {
  pass: {},
  done: {},
  roll: { faces },
  deal: { hands },
  draw: { cards },
  shuffle: { pile: word },
} as const satisfies Declared;

export const CHANCES = ['roll', 'deal', 'draw', 'shuffle'] as const;
export type ChanceType = (typeof CHANCES)[number];
export type ChanceAction = ActionOf<typeof COMMON, ChanceType>;
