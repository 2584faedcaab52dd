/** Patterns that many answers of this game share: naming one thing out of a list, and noting something that can be checked. */
import type { Fact } from '../../../calculator/report.ts';
import { some } from '../../../calculator/words.ts';
import { no, type Problem } from '../../../play/problem.ts';
import type { Answer } from '../../../play/procedure.ts';
import { note } from '../../../play/state.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import type { Action, ActionType } from './actions.ts';
import { cardTitle, discard, heldOf, heldProblem } from './cards/strategy.ts';
import { generalName, nameOf, pickings, piecesSaid } from './queries.ts';
import type { Hannibal, Pieces, State } from './state.ts';

/** The types of action with a field of this name. */
type With<N extends string> = {
  readonly [T in ActionType]: Action<T> extends Readonly<Record<N, unknown>> ? T : never;
}[ActionType];

type Rest<F, A> = Omit<Answer<Hannibal, F, A>, 'options' | 'says'> & Partial<Pick<Answer<Hannibal, F, A>, 'says'>>;

const naming =
  <N extends 'at' | 'to' | 'general'>(field: N, called: (s: State, id: string) => string) =>
  <T extends With<N>, F>(
    type: T,
    of: (s: State, f: F) => readonly string[],
    rest: Rest<F, Action<T>>,
  ): Answer<Hannibal, F, Action<T>> => ({
    options: (s, f) => of(s, f).map((id) => ({ type, [field]: id }) as unknown as Action<T>),
    says: (s, _, action) => called(s, (action as unknown as Readonly<Record<N, string>>)[field]),
    ...rest,
  });

/** One of these spaces, where something is. */
export const spaceOut = naming('at', nameOf);
/** One of these spaces, to go to. */
export const goalOut = naming('to', nameOf);
/** One of these Generals. */
export const generalOut = naming('general', generalName);

/** Some of these CUs, up to so many. */
export const piecesOut = <T extends 'take' | 'leave' | 'shelter', F>(
  type: T,
  of: (s: State, f: F) => readonly [from: Readonly<Pieces>, most: number],
  [before, group, after = '']: readonly [before: string, group: string, after?: string],
  rest: Rest<F, Action<T>>,
): Answer<Hannibal, F, Action<T>> => ({
  options: (s, f) => pickings(...of(s, f)).map(({ cu, elephants }) => ({ type, cu, elephants }) as Action<T>),
  says: (_s, _f, part) => ({ says: `${before}${piecesSaid(part)}${after}`, group }),
  ...rest,
});

/** 8.a: why so many do not go within the walls. */
export const noRoom = (s: State, at: string, room: number): Problem =>
  no('8.a', `There is room for ${some(Math.max(0, room), 'more CU')} inside ${nameOf(s, at)}.`);

/** `2 CUs go`. */
export const going = (part: Readonly<Pieces>): string => `${piecesSaid(part)} ${part.cu === 1 ? 'goes' : 'go'}`;

/** Tells what happened, with what of it can be checked. */
export const tell = (d: State, rule: string, facts: Readonly<Record<string, Fact>>, says: () => string): void =>
  note(d, rule, says, { facts });

/** 5.2.b: a Counter Event, of those that matter now. */
export const counterOut = <F>(
  by: (f: F) => Side,
  of: (s: State, f: F) => readonly string[],
  isNot: string | ((s: State, card: string) => string),
  then: (d: State, f: F, card: string) => void,
): Answer<Hannibal, F, Action<'counter'>> => ({
  options: (s, f) => heldOf(s, by(f), of(s, f)).map((card) => ({ type: 'counter', card })),
  says: (s, _, { card }) => cardTitle(s, card),
  why: (s, f, { card }) =>
    heldProblem(s, by(f), card) ??
    no('5.2.b', `${cardTitle(s, card)} ${typeof isNot === 'string' ? isNot : isNot(s, card)}.`),
  apply(d, f, { card }) {
    const side = by(f);
    discard(d, side, card);
    tell(d, '5.2.b', { counter: card }, () => `${SIDE_NAMES[side]} plays ${cardTitle(d, card)}.`);
    then(d, f, card);
  },
});
