/** The fields of an action, declared once: the type of the action and the check of its shape both follow from them. */
import type { Faces } from '../calculator/calculator.ts';

/** A space, a port, a box: where something is, by its id. */
export const place = { kind: 'place' } as const;
/** A leader, or what stands for one, by its id. */
export const piece = { kind: 'piece' } as const;
/** A force by its number. */
export const numbered = { kind: 'numbered piece' } as const;
export const card = { kind: 'card' } as const;
export const pile = { kind: 'pile' } as const;
/** 0, 1, 2 and so on. */
export const amount = { kind: 'amount' } as const;
export const flag = { kind: 'flag' } as const;
/** A player or a side. */
export const seat = <const Options extends readonly string[]>(options: Options) => ({ kind: 'seat', options }) as const;
/** One of a list that is known beforehand. */
export const choice = <const Options extends readonly string[]>(options: Options) =>
  ({ kind: 'choice', options }) as const;
/** Faces by the id of their roll, as calculators take them. */
export const faces = { kind: 'faces' } as const;
/** Cards by id. */
export const cards = { kind: 'cards' } as const;
/** Cards by who gets them. */
export const hands = { kind: 'hands' } as const;

/** What holds one thing: an id, a number, yes or no. */
type Plain = typeof place | typeof piece | typeof numbered | typeof card | typeof pile | typeof amount | typeof flag;
type Several = typeof faces | typeof cards | typeof hands;
type Among = { readonly kind: 'seat' | 'choice'; readonly options: readonly string[] };
export type Field = Plain | Several | Among;

export type Hands = Readonly<Record<string, readonly string[]>>;

interface Values {
  readonly place: string;
  readonly piece: string;
  readonly 'numbered piece': number;
  readonly card: string;
  readonly pile: string;
  readonly amount: number;
  readonly flag: boolean;
  readonly faces: Faces;
  readonly cards: readonly string[];
  readonly hands: Hands;
}

type ValueOf<F extends Field> = F extends { readonly options: infer Options extends readonly string[] }
  ? Options[number]
  : F extends Plain | Several
    ? Values[F['kind']]
    : never;

/** Whether a field holds a number. */
export const isNumber = ({ kind }: Field): boolean => kind === 'amount' || kind === 'numbered piece';

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
  shuffle: { pile },
} as const satisfies Declared;

export const CHANCES = ['roll', 'deal', 'draw', 'shuffle'] as const;
export type ChanceType = (typeof CHANCES)[number];
export type ChanceAction = ActionOf<typeof COMMON, ChanceType>;
