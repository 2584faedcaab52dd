/** Moves, adds and removes pieces, and applies whatever follows at once from where they are. */
import { plural } from '../../../calculator/words.ts';
import type { Course } from '../../../play/procedure.ts';
import { found, note, pop, push } from '../../../play/state.ts';
import { otherSide, SIDE_NAMES, SIDES, type Side } from '../words.ts';
import { tell } from './answers.ts';
import { capitalLost, decide, fallsShort } from './politics.ts';
import {
  AFRICANUS,
  comesInside,
  consulsTogether,
  cuIn,
  enemyAt,
  enemyCuAt,
  enemyCuIn,
  flights,
  generalOf,
  HANNIBAL,
  insideAt,
  isInside,
  nameOf,
  placeOf,
  stackAt,
} from './queries.ts';
import { type FrameAt, NOBODY, type Pieces, type Stack, type State } from './state.ts';

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

/** A General leads pieces of his stack to another space, outside. */
export function leadTo(d: State, general: string, to: string, pieces: Readonly<Stack>): void {
  const { side } = generalOf(d, general);
  const from = placeOf(d, general);
  if (isInside(d, general)) leave(d.inside, from, pieces);
  else leave(d.stacks[side], from, pieces);
  add(d, side, to, pieces);
}

/** Pieces that stand nowhere come within the walls. */
export const enterWalls = (d: State, at: string, pieces: Readonly<Stack>): void => join(d, d.inside, at, pieces);

/** Pieces outside go within the walls. */
export function goInside(d: State, side: Side, at: string, pieces: Readonly<Stack>): void {
  join(d, d.inside, at, pieces);
  subtract(d, side, at, pieces);
}

/** Pieces leave the walls, and stand nowhere yet. */
export const leaveInside = (d: State, at: string, pieces: Readonly<Stack>): void => leave(d.inside, at, pieces);

/** All who are within the walls come out; says who they are. */
export function comeOut(d: State, side: Side, at: string): Stack {
  const garrison = { ...insideAt(d, at) };
  delete d.inside[at];
  add(d, side, at, garrison);
  return garrison;
}

/** New pieces join the stack there: within the walls where the enemy is outside; CUs displace an enemy General who has none. */
export function arrive(d: State, side: Side, at: string, pieces: Readonly<Stack>): void {
  join(d, comesInside(d, side, at) ? d.inside : d.stacks[side], at, pieces);
  const { cu, generals } = enemyAt(d, side, at);
  if (pieces.cu > 0 && cu === 0) displaceAll(d, generals, '9.a');
}

/** The stack has so many CUs left, outside or within the walls; its Generals stay. */
export function reduceTo(d: State, side: Side, at: string, { cu, elephants }: Readonly<Pieces>, within = false): void {
  const stacks = within ? d.inside : d.stacks[side];
  const here = stacks[at];
  if (!here) return;
  here.cu = cu;
  here.elephants = elephants;
  tidy(stacks, at);
}

/** 12.d, 12.e: points are added to a place, or taken off. */
export function shiftSiege(d: State, at: string, by: number): void {
  const points = (d.siege[at] ?? 0) + by;
  if (points > 0) d.siege[at] = points;
  else {
    delete d.siege[at];
    delete d.subjugating[at];
  }
}

/** 12.f: the city changes hands, and whoever is inside is lost. */
export function fallsTo(d: State, side: Side, at: string, rule: string): void {
  const { generals, cu } = insideAt(d, at);
  delete d.siege[at];
  displaceAll(d, generals, rule);
  delete d.inside[at];
  d.control[at] = side;
  const lost = cu ? `; ${plural(cu, 'CU inside is', 'CUs inside are')} lost` : '';
  tell(d, rule, { falls: true }, () => `${nameOf(d, at)} falls to ${SIDE_NAMES[side]}${lost}.`);
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

/** Generals who have lost their stack, out of their office (2.2.B); Hannibal and Africanus are lost for good, as in the edition of 2007. */
export function displaceAll(d: State, generals: readonly string[], rule: string): void {
  for (const general of generals) {
    recall(d, general);
    d.consuls = d.consuls.filter((id) => id !== general);
    if (d.proconsul === general) d.proconsul = null;
    const forGood = general === AFRICANUS || general === HANNIBAL;
    if (forGood) d.away.push(general);
    else d.displaced.push(general);
    if (general === AFRICANUS) d.africanus = 'never';
    if (general === HANNIBAL) d.owed += d.setup.limits['hannibal-pcs'];
    const how = forGood ? 'is lost for good' : 'is displaced';
    tell(d, rule, { displaced: general }, () => `${generalOf(d, general).name} ${how}.`);
  }
}

/** The Proconsul goes back to the pool, and another takes his place and his command. */
export function replaceProconsul(d: State, general: string, rule: string): void {
  const old = found(d.proconsul, 'there is no Proconsul');
  const at = placeOf(d, old);
  const stacks = isInside(d, old) ? d.inside : d.stacks.rome;
  recall(d, old);
  join(d, stacks, at, { cu: 0, elephants: 0, generals: [general] });
  d.pool = [...d.pool.filter((id) => id !== general), old];
  d.proconsul = general;
  note(d, rule, () => `${generalOf(d, general).name} replaces ${generalOf(d, old).name}.`);
}

/** A stack without CUs is gone from the field: its Generals are displaced. */
export function eliminate(d: State, side: Side, at: string, rule: string): void {
  const { generals } = stackAt(d, side, at);
  reduceTo(d, side, at, { cu: 0, elephants: 0 });
  displaceAll(d, generals, rule);
}

type Blow = Partial<Pick<FrameAt<'attrition'>, 'column' | 'modifier' | 'saves' | 'moving'>>;

/** 5.2.a, 5.2.b: Forces of a side in these places suffer Attrition, one after the other. */
export const blow = (d: State, side: Side, left: readonly string[], how: Blow = {}): void =>
  push(d, { ...{ type: 'attrition', side, left, column: null, modifier: 0, saves: false, moving: false }, ...how });

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

/** A space where something is being settled that its own procedure ends. */
const isContested = (d: State, at: string): boolean =>
  d.frames.some((f) => (f.type === 'entry' || f.type === 'battle' || f.type === 'flee') && f.at === at);

/** 7.2.b, 9.a: a General without CUs among enemy CUs: he tries to get away, or is displaced where they are inside. */
function chase(d: State, side: Side, id: string): void {
  const at = d.where[id];
  const stack = at && d.stacks[side][at];
  if (!stack || stack.cu > 0 || enemyCuIn(d, side, at) === 0 || isContested(d, at) || isInside(d, id)) return;
  if (enemyCuAt(d, side, at) > 0 && flights(d, side, at, null).length > 0)
    push(d, { type: 'flee', side, at, barred: null, stage: 'roll', stays: { ...NOBODY }, leader: null });
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
    note(d, '12.e', () => `The siege of ${nameOf(d, at)} is over.`);
  }
}

/** A siege train without its own among the enemy is lost. */
function loseTrain(d: State): void {
  const at = d.train;
  if (at === null || enemyCuAt(d, 'carthage', at) === 0 || cuIn(d, 'carthage', at) > 0) return;
  d.train = null;
  note(d, '12', () => `The siege train in ${nameOf(d, at)} is lost.`);
}

/** 2.2.B: what the loss of Hannibal costs Carthage beside. */
function mourn(d: State): void {
  const due = d.owed;
  if (due === 0) return;
  d.owed = 0;
  tell(d, '2.2.B', { mourned: due }, () => `Carthage must remove ${plural(due, 'PC')} for the loss of Hannibal.`);
  if (!fallsShort(d, 'carthage', due, '4.1')) push(d, { type: 'removal', side: 'carthage', rule: '2.2.B', left: due });
}

/** What follows at once: Generals flee, sieges end, Hannibal is mourned, capitals fall. */
export function settle(d: State): void {
  if (d.ending) return;
  for (const side of SIDES) for (const id of d.setup.roster[side]) chase(d, side, id);
  liftSieges(d);
  loseTrain(d);
  if (d.named && !consulsTogether(d)) d.named = null;
  const verdict = capitalLost(d);
  if (verdict) decide(d, verdict);
  else mourn(d);
}
