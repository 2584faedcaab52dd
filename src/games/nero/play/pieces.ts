/** Changes to the pieces: Legions gained, lost and moved, Leaders placed and demoted. */

import { note } from '../../../play/table.ts';
import { AREA_NAMES, type Colour, LEADER_NAMES, ROMA, type Status } from '../words.ts';
import type { Part } from './actions.ts';
import type { Force, Stack } from './forces.ts';
import { freshAt, hasEnemies, leaderFree, legionsOf, placeName } from './situation.ts';
import type { Round, State } from './state.ts';

const EMPTY: Stack = { n: 0, marker: false, done: 0, attacked: 0, fled: 0, stuck: false };

/** What a colour has in a Province from now on; nothing where no stack is given. */
export function put(d: State, c: Colour, at: string, stack: Stack | undefined): void {
  const stacks = { ...d.stacks[c] };
  if (stack) stacks[at] = stack;
  else delete stacks[at];
  d.stacks = { ...d.stacks, [c]: stacks };
}

/** Legions join what the colour has there; `more` counts on top of what the stack carries already. */
export function gain(d: State, c: Colour, at: string, n: number, more: Partial<Stack> = {}): void {
  const old = d.stacks[c][at] ?? EMPTY;
  // 5.6: only a withdrawal from the force that moves now matters, and those who are joined share it.
  const moving = d.round.force?.id ?? 0;
  put(d, c, at, {
    n: old.n + n,
    marker: old.marker || more.marker === true,
    done: old.done + (more.done ?? 0),
    attacked: old.attacked + (more.attacked ?? 0),
    fled: [old.fled, more.fled].includes(moving) ? moving : 0,
    stuck: old.stuck || more.stuck === true,
  });
}

export function patch(d: State, c: Colour, at: string, change: Partial<Stack>): void {
  const old = d.stacks[c][at];
  if (old) put(d, c, at, { ...old, ...change });
}

/** Legions leave; those that have moved or been attacked already stay as long as there are others. */
export function lose(d: State, c: Colour, at: string, n: number): void {
  const old = d.stacks[c][at];
  if (!old || old.n < n) throw new RangeError(`${c} has ${old?.n ?? 0} Legions in ${at}, fewer than ${n}`);
  const left = old.n - n;
  const some = { ...old, n: left, done: Math.min(old.done, left), attacked: Math.min(old.attacked, left) };
  put(d, c, at, left > 0 ? some : undefined);
}

/** All Legions of a colour go from one Province to another and take along what holds for them. */
export function moveStack(d: State, c: Colour, from: string, to: string, more: Partial<Stack>): void {
  const old = d.stacks[c][from];
  if (!old) return;
  put(d, c, from, undefined);
  gain(d, c, to, old.n, { done: old.done, attacked: old.attacked, fled: old.fled, stuck: old.stuck, ...more });
}

/** 12.0-legion-rebels: one Legion turns Uncontrolled; of its stack the one that is named, else one that could still do most. */
export function rebel(d: State, c: Colour, at: string, which?: Part): void {
  const old = d.stacks[c][at];
  const { force } = d.round;
  turnUncontrolled(d, c, at, 1);
  if (old && which === 'moved') patch(d, c, at, { done: old.done - 1 });
  if (old && which === 'attacked') patch(d, c, at, { attacked: old.attacked - 1 });
  if (force && which === 'moving') shrinkForce(d, force, force.legions - 1, force.leader);
}

/** 2.2-uncontrolled */
export function turnUncontrolled(d: State, c: Colour, at: string, n: number): void {
  lose(d, c, at, n);
  d.uncontrolled[at] = (d.uncontrolled[at] ?? 0) + n;
}

export function takeUncontrolled(d: State, at: string, n: number): void {
  const left = (d.uncontrolled[at] ?? 0) - n;
  if (left > 0) d.uncontrolled[at] = left;
  else delete d.uncontrolled[at];
}

export const changeRound = (d: State, change: Partial<Round>): void => {
  d.round = { ...d.round, ...change };
};

/** The force that moves, changed. */
export function changeForce(d: State, change: Partial<Force>): void {
  const { force } = d.round;
  if (!force) throw new RangeError('no force is moving');
  changeRound(d, { force: { ...force, ...change } });
}

/** Of the force that moves, only this is left. */
const shrinkForce = (d: State, { tired, marked }: Force, legions: number, leader: boolean): void =>
  changeForce(d, { legions, leader, tired: Math.min(tired, legions), marked: marked && legions > 0 });

export const placeLeader = (d: State, c: Colour, at: string): void => {
  d.leaders[c] = { ...d.leaders[c], at };
};

export function makeStatus(d: State, c: Colour, status: Status, rule: string): void {
  if (d.leaders[c].status === status) return;
  d.leaders[c] = { ...d.leaders[c], status };
  note(d, rule, `The Leader of ${AREA_NAMES[c]} is now ${LEADER_NAMES[status]}.`);
}

/** 5.7, 6.4: an Emperor or Contender without a Legion among enemy Legions becomes a General. */
function demote(d: State, c: Colour): void {
  const { status, at } = d.leaders[c];
  if (status === 'general' || at === ROMA || at === '' || legionsOf(d, c, at) > 0) return;
  const { rulings } = d.setup;
  const uncontrolled = rulings['emperor-among-uncontrolled'] === 'replaced' && (d.uncontrolled[at] ?? 0) > 0;
  if (!uncontrolled && !hasEnemies(d, c, at)) return;
  const { active, force } = d.round;
  const passing = c === active && force?.leader && force.legions === 0 && force.at === at && !force.over;
  if (passing && rulings['passage-of-a-leader'] === 'kept') return;
  note(d, '5.7', `${AREA_NAMES[c]} has no Legion with its Leader in ${placeName(d, at)}.`);
  makeStatus(d, c, 'general', '5.7');
}

/** An event can take pieces away from the force that moves. */
function trimForce(d: State): void {
  const { active, force } = d.round;
  if (!force) return;
  const stack = d.stacks[active][force.at];
  const legions = Math.min(force.legions, stack ? stack.n - stack.done : 0);
  const leader = force.leader && d.leaders[active].at === force.at;
  if (legions === force.legions && leader === force.leader) return;
  if (force.leader && !leader && force.steps > 0) changeRound(d, { leaderDone: true });
  shrinkForce(d, force, legions, leader);
}

/** MP that wait for pieces which are gone are lost. */
function trimWaiting(d: State): void {
  const { waiting } = d.round;
  if (waiting.length === 0) return;
  const taken: Record<string, number> = {};
  let changed = false;
  const kept = waiting.flatMap((w) => {
    const before = taken[w.at] ?? 0;
    const legions = Math.min(w.legions, Math.max(0, freshAt(d, w.at) - before));
    taken[w.at] = before + legions;
    const leader = w.leader && leaderFree(d, w.at);
    if (legions === w.legions && leader === w.leader) return [w];
    changed = true;
    return legions > 0 || leader ? [{ ...w, legions, leader }] : [];
  });
  if (changed) changeRound(d, { waiting: kept });
}

/** What follows at once from where the pieces are. */
export function settle(d: State): void {
  for (const c of d.setup.colours) {
    demote(d, c);
    // 13.2: the whole game turn, without interruption.
    if (d.wholeTurn[c] && (d.leaders[c].status !== 'emperor' || d.leaders[c].at !== ROMA)) d.wholeTurn[c] = false;
  }
  trimForce(d);
  trimWaiting(d);
}
