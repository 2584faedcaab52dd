/** What every game's state holds besides its pieces: the frames in progress, what has just happened, the ending. */
import type { Fact } from '../calculator/report.ts';

/** An arrow on the map: a way that was gone, or that helps, or may be gone. */
export interface Move {
  readonly side: string;
  /** From the first place to the last. */
  readonly path: readonly string[];
  readonly as: 'moved' | 'helps' | 'may';
  readonly says?: string;
}

/** What was fought out on the map: the sum of each side. */
export interface Score {
  readonly at: string;
  readonly sums: readonly { readonly side: string; readonly sum: number; readonly wins?: true }[];
}

/** One thing that an action brought about. */
export interface Happening {
  readonly rule: string;
  readonly says: string;
  /** What of it can be checked: names and figures. */
  readonly facts?: Readonly<Record<string, Fact>>;
  readonly move?: Move;
  readonly score?: Score;
}

/** The ways of winning that several games have; any other is told in a sentence of its own. */
export type Victory = 'points' | 'automatic' | 'last-standing';

export interface Ending {
  readonly how: Victory | `${string}.`;
  readonly rule: string;
  /** More than one where they share the victory. */
  readonly winners: readonly string[];
}

/** A procedure that is under way, as plain data. */
export interface AnyFrame {
  readonly type: string;
}

export interface AnyState<F extends AnyFrame = AnyFrame> {
  /** What never changes while the game is played; shared by all its states. */
  readonly setup: object;
  /** What is under way; the last one decides next. */
  frames: F[];
  /** What the last action brought about. */
  happened: Happening[];
  ending: Ending | null;
}

/** What must be there; where it is not a RangeError, with what is missing and its id, or with a sentence of its own. */
export function found<T>(value: T | null | undefined, what: string, id?: string | null): T {
  if (value !== undefined && value !== null) return value;
  throw new RangeError(id ? `there is no ${what} "${id}"` : what);
}

/** The frame that decides now. */
export function top<F extends AnyFrame>(s: AnyState<F>): F {
  const f = s.frames.at(-1);
  if (!f) throw new RangeError('no frame is under way: the game is over');
  return f;
}

/** The frame of this type that is under way, the last one. */
export function underWay<F extends AnyFrame, T extends F['type']>(
  s: AnyState<F>,
  type: T,
): Extract<F, { readonly type: T }> | undefined {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const f = s.frames[i];
    // A frame of this type, which the compiler cannot see of a union.
    if (f?.type === type) return f as Extract<F, { readonly type: T }>;
  }
  return undefined;
}

/** The same where it must be there. */
export function frameOf<F extends AnyFrame, T extends F['type']>(
  s: AnyState<F>,
  type: T,
): Extract<F, { readonly type: T }> {
  const f = underWay(s, type);
  if (!f) throw new RangeError(`no "${type}" is under way: ${s.frames.map((one) => one.type).join(' > ')}`);
  return f;
}

export const push = <F extends AnyFrame>(d: AnyState<F>, f: F): void => {
  d.frames.push(f);
};

export const pop = (d: AnyState): void => {
  d.frames.pop();
};

/** What nobody reads: a state that holds it is only played on. */
const QUIET: Happening[] = [];

/** Tells what happened; words that are a function are only made where somebody reads them. */
export function note(
  d: AnyState,
  rule: string,
  says: string | (() => string),
  more: Omit<Happening, 'rule' | 'says'> | (() => Omit<Happening, 'rule' | 'says'>) = {},
): void {
  if (d.happened === QUIET) return;
  d.happened.push({
    rule,
    says: typeof says === 'string' ? says : says(),
    ...(typeof more === 'function' ? more() : more),
  });
}

/** Tells of pieces that went along a way. */
export const noteMove = (
  d: AnyState,
  rule: string,
  side: string,
  path: readonly string[],
  says: string | (() => string),
): void => note(d, rule, says, () => ({ move: { side, path, as: 'moved' } }));

/** Plain data once more; what holds nothing but words and numbers is copied in one go. */
function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return (value.some((one) => typeof one === 'object') ? value.map(copyOf) : value.slice()) as T;
  const copy = { ...value };
  for (const name in copy) if (typeof copy[name] === 'object') copy[name] = copyOf(copy[name]);
  return copy;
}

function copied<S extends AnyState>(s: S, nothing: Happening[]): S {
  const { setup, happened, ...rest } = s;
  return { ...copyOf(rest), setup, happened: nothing } as unknown as S;
}

/** A copy that may be changed at will, all but its set-up. */
export const draftOf = <S extends AnyState>(s: S): S => copied(s, []);

/** A copy to play on without a word. */
export const quietCopyOf = <S extends AnyState>(s: S): S => copied(s, QUIET);
