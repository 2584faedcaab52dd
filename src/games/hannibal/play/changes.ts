/** The pieces in the spaces: how many CUs and which Generals, and how they come, go and are lost. */
import { note } from '../../../play/state.ts';
import { otherSide, type Side } from '../words.ts';
import { minus, NOBODY, type Pieces, plus, type Stack } from './forces.ts';
import type { State } from './state.ts';

const isEmpty = ({ cu, generals }: Stack): boolean => cu === 0 && generals.length === 0;

/** All pieces of a side in a space, outside any city. */
export const stackAt = (s: State, side: Side, at: string): Stack => s.stacks[side][at] ?? NOBODY;

export const insideAt = (s: State, at: string): Stack => s.inside[at] ?? NOBODY;

/** CUs outside. */
export const cuAt = (s: State, side: Side, at: string): number => stackAt(s, side, at).cu;

/** CUs of this side in the space, within the walls too. */
export const cuIn = (s: State, side: Side, at: string): number =>
  cuAt(s, side, at) + (s.control[at] === side ? insideAt(s, at).cu : 0);

/** Of the enemy of this side, outside. */
export const enemyAt = (s: State, side: Side, at: string): Stack => stackAt(s, otherSide(side), at);

export function put(d: State, side: Side, at: string, stack: Stack): void {
  if (isEmpty(stack)) delete d.stacks[side][at];
  else d.stacks[side][at] = stack;
}

export function putInside(d: State, at: string, stack: Stack): void {
  if (isEmpty(stack)) delete d.inside[at];
  else d.inside[at] = stack;
}

export const add = (d: State, side: Side, at: string, pieces: Stack): void =>
  put(d, side, at, plus(stackAt(d, side, at), pieces));

export const subtract = (d: State, side: Side, at: string, pieces: Stack): void =>
  put(d, side, at, minus(stackAt(d, side, at), pieces));

/** Pieces go from one space to another. */
export function shift(d: State, side: Side, from: string, to: string, pieces: Stack): void {
  subtract(d, side, from, pieces);
  add(d, side, to, pieces);
}

/** The stack has so many CUs left; its Generals stay. */
export const reduceTo = (d: State, side: Side, at: string, left: Pieces): void =>
  put(d, side, at, { ...left, generals: stackAt(d, side, at).generals });

/** A General leaves the map: to the pool of his side, and out of his office (2.2.B). */
function displace(d: State, general: string, rule: string): void {
  const { side, name } = d.setup.generals[general]!;
  for (const [at, stack] of Object.entries(d.stacks[side]))
    if (stack.generals.includes(general)) put(d, side, at, without(stack, general));
  for (const [at, stack] of Object.entries(d.inside))
    if (stack.generals.includes(general)) putInside(d, at, without(stack, general));
  if (side === 'carthage' || general === 'africanus') d.displaced.push(general);
  else d.pool.push(general);
  d.consuls = d.consuls.filter((id) => id !== general);
  if (d.proconsul === general) d.proconsul = null;
  note(d, rule, `${name} is displaced.`, { facts: { displaced: general } });
}

const without = (stack: Stack, general: string): Stack => ({
  ...stack,
  generals: stack.generals.filter((id) => id !== general),
});

/** All Generals of a stack that is lost. */
export function displaceAll(d: State, generals: readonly string[], rule: string): void {
  for (const general of generals) displace(d, general, rule);
}

/** A stack without CUs is gone from the field: its Generals are displaced. */
export function eliminate(d: State, side: Side, at: string, rule: string): void {
  const { generals } = stackAt(d, side, at);
  put(d, side, at, { ...NOBODY, generals });
  displaceAll(d, generals, rule);
}
