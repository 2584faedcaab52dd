/** What moves, adds and removes pieces, and what follows at once from where they are. */
import type { Course } from '../../../play/procedure.ts';
import { note, pop, push } from '../../../play/state.ts';
import { otherSide, SIDES, type Side } from '../words.ts';
import { capitalLost, decide } from './politics.ts';
import {
  AFRICANUS,
  consulsTogether,
  enemyCuAt,
  enemyCuIn,
  flights,
  generalOf,
  insideAt,
  isInside,
  nameOf,
  stackAt,
} from './queries.ts';
import type { Pieces, Stack, State } from './state.ts';

type Stacks = Record<string, Stack>;

/** Pieces come to stand with those of a space; the pieces given stay as they are. */
function join(d: State, stacks: Stacks, at: string, { cu, elephants, generals }: Readonly<Stack>): void {
  const here = stacks[at];
  if (here) {
    here.cu += cu;
    here.elephants += elephants;
    if (generals.length > 0) here.generals = [...here.generals, ...generals];
  } else if (cu > 0 || generals.length > 0) stacks[at] = { cu, elephants, generals };
  for (const id of generals) d.where[id] = at;
}

function tidy(stacks: Stacks, at: string): void {
  const here = stacks[at];
  if (here?.cu === 0 && here.generals.length === 0) delete stacks[at];
}

/** Pieces leave a space; Elephants beyond the CUs are gone with them. */
function leave(stacks: Stacks, at: string, { cu, elephants, generals }: Readonly<Stack>): void {
  const here = stacks[at];
  if (!here) return;
  here.elephants = Math.max(0, here.elephants - elephants);
  here.cu = Math.max(0, here.cu - cu);
  here.elephants = Math.min(here.cu, here.elephants);
  if (generals.length > 0) here.generals = here.generals.filter((id) => !generals.includes(id));
  tidy(stacks, at);
}

export const add = (d: State, side: Side, at: string, pieces: Readonly<Stack>): void =>
  join(d, d.stacks[side], at, pieces);

export const subtract = (d: State, side: Side, at: string, pieces: Readonly<Stack>): void =>
  leave(d.stacks[side], at, pieces);

/** Pieces go from one space to another. */
export function shift(d: State, side: Side, from: string, to: string, pieces: Readonly<Stack>): void {
  add(d, side, to, pieces);
  subtract(d, side, from, pieces);
}

/** Pieces outside go within the walls. */
export function goInside(d: State, side: Side, at: string, pieces: Readonly<Stack>): void {
  join(d, d.inside, at, pieces);
  subtract(d, side, at, pieces);
}

/** All who are within the walls come out; says who they are. */
export function comeOut(d: State, side: Side, at: string): Stack {
  const garrison = { ...insideAt(d, at) };
  delete d.inside[at];
  add(d, side, at, garrison);
  return garrison;
}

/** New pieces join the stack there: within the walls where the enemy is outside. */
export const arrive = (d: State, side: Side, at: string, pieces: Readonly<Stack>): void =>
  join(d, enemyCuAt(d, side, at) > 0 ? d.inside : d.stacks[side], at, pieces);

/** One more CU with a General. */
export const raise = (d: State, side: Side, at: string, general: string): void =>
  join(d, isInside(d, general) ? d.inside : d.stacks[side], at, { cu: 1, elephants: 0, generals: [] });

/** The stack has so many CUs left; its Generals stay. */
export function reduceTo(d: State, side: Side, at: string, { cu, elephants }: Readonly<Pieces>): void {
  const here = d.stacks[side][at];
  if (!here) return;
  here.cu = cu;
  here.elephants = elephants;
  tidy(d.stacks[side], at);
}

/** A General leaves his stack and the map; the CUs stay. */
export function recall(d: State, general: string): void {
  const at = d.where[general];
  d.where[general] = null;
  if (!at) return;
  const gone = { cu: 0, elephants: 0, generals: [general] };
  leave(d.stacks[generalOf(d, general).side], at, gone);
  leave(d.inside, at, gone);
}

/** Generals who have lost their stack: to the pool of their side, and out of their office (2.2.B). */
export function displaceAll(d: State, generals: readonly string[], rule: string): void {
  for (const general of generals) {
    const { side, name } = generalOf(d, general);
    recall(d, general);
    if (side === 'carthage' || general === AFRICANUS) d.displaced.push(general);
    else d.pool.push(general);
    d.consuls = d.consuls.filter((id) => id !== general);
    if (d.proconsul === general) d.proconsul = null;
    note(d, rule, () => `${name} is displaced.`, { facts: { displaced: general } });
  }
}

/** A stack without CUs is gone from the field: its Generals are displaced. */
export function eliminate(d: State, side: Side, at: string, rule: string): void {
  const { generals } = stackAt(d, side, at);
  reduceTo(d, side, at, { cu: 0, elephants: 0 });
  displaceAll(d, generals, rule);
}

/** Waits as long as something is left to do in a frame, which is then done with. */
export const waitsWhile =
  <F>(isOpen: (s: State, f: F) => boolean) =>
  (d: State, f: F): Course => {
    if (isOpen(d, f)) return 'waits';
    pop(d);
    return 'goes-on';
  };

/** A frame that is done with, wherever it lies. */
export function close(d: State, f: State['frames'][number]): void {
  const place = d.frames.lastIndexOf(f);
  if (place < 0) throw new RangeError(`frame "${f.type}" is not under way`);
  d.frames.splice(place, 1);
}

/** Those inside join the others as soon as no enemy CUs are outside. */
function openGates(d: State): void {
  for (const at in d.inside) {
    const owner = d.control[at];
    // A Battle outside is none of theirs, to its end.
    if (!owner || enemyCuAt(d, owner, at) > 0 || d.frames.some((f) => f.type === 'battle' && f.at === at)) continue;
    comeOut(d, owner, at);
  }
}

/** A space where something is being settled that its own procedure ends. */
const isContested = (d: State, at: string): boolean =>
  d.frames.some((f) => (f.type === 'entry' || f.type === 'battle' || f.type === 'flee') && f.at === at);

/** 7.2.b, 9.a: a General without CUs among enemy CUs: he tries to get away, or is displaced where they are inside. */
function chase(d: State, side: Side, id: string): void {
  const at = d.where[id];
  const stack = at && d.stacks[side][at];
  if (!stack || stack.cu > 0 || enemyCuIn(d, side, at) === 0 || isContested(d, at) || isInside(d, id)) return;
  if (enemyCuAt(d, side, at) > 0 && flights(d, side, at, null).length > 0)
    push(d, { type: 'flee', side, at, barred: null, stage: 'roll' });
  else displaceAll(d, stack.generals, '9.a');
}

/** 12.e: without a besieging CU all points are removed. */
function liftSieges(d: State): void {
  for (const at in d.siege) {
    const owner = d.control[at];
    const besieger = d.subjugating[at] ?? (owner && otherSide(owner));
    if (besieger && stackAt(d, besieger, at).cu > 0) continue;
    delete d.siege[at];
    delete d.subjugating[at];
    note(d, '12.e', () => `The siege of ${nameOf(d, at)} is off.`);
  }
}

/** What follows at once: Generals flee, garrisons come out, sieges end, capitals fall. */
export function settle(d: State): void {
  if (d.ending) return;
  // Before the gates open: among enemy CUs within walls nobody gets away.
  for (const side of SIDES) for (const id of d.setup.roster[side]) chase(d, side, id);
  openGates(d);
  liftSieges(d);
  if (d.named && !consulsTogether(d)) d.named = null;
  const verdict = capitalLost(d);
  if (verdict) decide(d, verdict);
}
