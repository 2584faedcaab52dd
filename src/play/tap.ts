/** The options of a moment by their parts: a card, a piece, a place, the deed, an amount. Taps choose these one by one. */
import type { Declared, Field } from './fields.ts';
import type { AnyAction } from './frames.ts';

/** In the order in which they are named, unless a game has another. */
const KINDS = ['card', 'piece', 'place', 'deed', 'choice', 'amount'] as const;
export type TouchKind = (typeof KINDS)[number];

/** One thing that an option is about. */
export interface Touch {
  readonly kind: TouchKind;
  readonly id: string | number | boolean;
  /** The field that holds it; of a deed there is none. */
  readonly field?: string;
}

/** An option, and what must be named to mean it and no other. */
export interface Tappable<A extends AnyAction = AnyAction> {
  readonly action: A;
  readonly touches: readonly Touch[];
}

/** By type of action, the fields in the order in which a player of this game names them. */
export type TapOrder = Readonly<Record<string, readonly string[]>>;

const KIND_OF: Readonly<Record<Field['kind'], TouchKind>> = {
  card: 'card',
  piece: 'piece',
  'numbered piece': 'piece',
  place: 'place',
  pile: 'choice',
  seat: 'choice',
  choice: 'choice',
  flag: 'choice',
  amount: 'amount',
  // Chance alone holds these, and nobody chooses it.
  faces: 'choice',
  cards: 'choice',
  hands: 'choice',
};

const rank = ({ kind }: Touch): number => KINDS.indexOf(kind);

/** What an action is about, in the order in which it is named. */
export function touchesOf(action: AnyAction, declared: Declared, order: TapOrder = {}): Touch[] {
  const values = action as unknown as Readonly<Record<string, Touch['id']>>;
  const fields = declared[action.type] ?? {};
  const touch = (field: string): Touch => ({
    kind: KIND_OF[fields[field]?.kind ?? 'choice'],
    id: values[field] ?? '',
    field,
  });
  const deed: Touch = { kind: 'deed', id: action.type };
  const own = order[action.type];
  if (own)
    return [...own.map((name) => (name === 'deed' ? deed : touch(name))), ...(own.includes('deed') ? [] : [deed])];
  return [...Object.keys(fields).map(touch), deed].sort((a, b) => rank(a) - rank(b));
}

export const tappable = <A extends AnyAction>(
  actions: readonly A[],
  declared: Declared,
  order?: TapOrder,
): Tappable<A>[] => actions.map((action) => ({ action, touches: touchesOf(action, declared, order) }));

const ofKind = (touches: readonly Touch[], kind: TouchKind): Touch[] => touches.filter((one) => one.kind === kind);

/** Two places, or two seats, are named in their order; a card and a piece, or a piece and a place, in whatever order. */
const isAbout = (touches: readonly Touch[], named: readonly Touch[]): boolean =>
  KINDS.every((kind) => {
    const own = ofKind(touches, kind);
    return ofKind(named, kind).every((one, i) => own[i]?.id === one.id);
  });

/** The options that are about all that was named. */
export const about = <T extends Tappable>(all: readonly T[], named: readonly Touch[]): T[] =>
  all.filter(({ touches }) => isAbout(touches, named));

/** What of a kind may be named next. */
export function nextTouches(all: readonly Tappable[], named: readonly Touch[], kind: TouchKind): Touch[] {
  const so = ofKind(named, kind).length;
  const found = new Map<Touch['id'], Touch>();
  for (const { touches } of about(all, named)) {
    const touch = ofKind(touches, kind)[so];
    if (touch) found.set(touch.id, touch);
  }
  return [...found.values()];
}

/** A point of the tree: what may be named next, and the option where nothing more need be named. */
export interface TapNode<T extends Tappable = Tappable> {
  readonly option?: T;
  readonly next: readonly { readonly touch: Touch; readonly node: TapNode<T> }[];
}

/** The options as a tree: every path to its end names one option, and what there is only one of is not asked for. */
export function tapTree<T extends Tappable>(all: readonly T[], depth = 0): TapNode<T> {
  const [first] = all;
  if (first && all.length === 1) return { option: first, next: [] };
  const groups = new Map<string, { readonly touch: Touch; readonly below: T[] }>();
  for (const option of all) {
    const touch = option.touches[depth];
    if (!touch) throw new RangeError(`two options are named alike: ${JSON.stringify(option.action)}`);
    const key = `${touch.kind} ${touch.id}`;
    const group = groups.get(key) ?? { touch, below: [] };
    group.below.push(option);
    groups.set(key, group);
  }
  const next = [...groups.values()].map(({ touch, below }) => ({ touch, node: tapTree(below, depth + 1) }));
  const [only] = next;
  return only && next.length === 1 ? only.node : { next };
}
