/** Changes to the pieces: Legions gained, lost and moved, Leaders placed and demoted, the force that moves. */

import { note } from '../../../play/state.ts';
import { AREA_NAMES, type Colour, LEADER_NAMES, ROMA, type Status } from '../words.ts';
import type { Part } from './actions.ts';
import { freshAt, hasEnemies, leaderFree, legionsOf, movingForce, nameOf } from './queries.ts';
import { type Force, type Pieces, type Stack, type State, stackOf } from './state.ts';

/** Legions join what the colour has there; `more` counts on top of what the stack carries already. */
export function gain(d: State, c: Colour, at: string, n: number, more?: Partial<Stack>): void {
  // 5.6: only a withdrawal from the force that moves now matters, and those who are joined share it.
  const moving = d.round.force?.id ?? 0;
  const stack = d.stacks[c][at] ?? stackOf(0);
  d.stacks[c][at] = stack;
  const fled = stack.fled === moving || more?.fled === moving;
  stack.n += n;
  stack.fled = fled ? moving : 0;
  if (!more) return;
  stack.marker ||= more.marker === true;
  stack.done += more.done ?? 0;
  stack.attacked += more.attacked ?? 0;
  stack.stuck ||= more.stuck === true;
}

/** Legions leave; those that have moved or been attacked already stay as long as there are others. */
export function lose(d: State, c: Colour, at: string, n: number): void {
  const stack = d.stacks[c][at];
  if (!stack || stack.n < n) throw new RangeError(`${c} has ${stack?.n ?? 0} Legions in ${at}, fewer than ${n}`);
  stack.n -= n;
  stack.done = Math.min(stack.done, stack.n);
  stack.attacked = Math.min(stack.attacked, stack.n);
  if (stack.n === 0) delete d.stacks[c][at];
}

/** All Legions of a colour go from one Province to another and take along what holds for them. */
export function moveStack(d: State, c: Colour, from: string, to: string, more: Partial<Stack>): void {
  const { n, done, attacked, fled, stuck } = d.stacks[c][from] ?? stackOf(0);
  if (n === 0) return;
  delete d.stacks[c][from];
  gain(d, c, to, n, { done, attacked, fled, stuck, ...more });
}

/** 5.0: Legions of the active colour have finished their movement. */
export function finishLegions(d: State, at: string, legions: number): void {
  const stack = d.stacks[d.round.active][at];
  if (stack) stack.done += legions;
}

/** 12.0-legion-rebels: one Legion turns Uncontrolled; of its stack the one that is named, else one that could still do most. */
export function rebel(d: State, c: Colour, at: string, which?: Part): void {
  const stack = d.stacks[c][at];
  if (!stack) throw new RangeError(`${c} has no Legions in ${at}`);
  const { done, attacked } = stack;
  turnUncontrolled(d, c, at, 1);
  if (which === 'moved') stack.done = done - 1;
  if (which === 'attacked') stack.attacked = attacked - 1;
  const { force } = d.round;
  if (force && which === 'moving') keep(force, { legions: force.legions - 1, leader: force.leader }, force.tired);
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

export const placeLeader = (d: State, c: Colour, at: string): void => {
  d.leaders[c].at = at;
};

export function makeStatus(d: State, c: Colour, status: Status, rule: string): void {
  if (d.leaders[c].status === status) return;
  d.leaders[c].status = status;
  note(
    d,
    rule,
    () => `The Leader of ${AREA_NAMES[c]} is now ${status === 'emperor' ? '' : 'a '}${LEADER_NAMES[status]}.`,
  );
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
  note(d, '5.7', () => `The Leader of ${AREA_NAMES[c]} has no Legion with him in ${nameOf(d, at)}.`);
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
  if (force.leader && !leader && force.steps > 0) d.round.leaderDone = true;
  keep(force, { legions, leader }, force.tired);
}

/** MP that wait for pieces which are gone are lost. */
function trimWaiting(d: State): void {
  const { waiting } = d.round;
  if (waiting.length === 0) return;
  let gone = false;
  for (const [i, w] of waiting.entries()) {
    let before = 0;
    for (let j = 0; j < i; j++) if (waiting[j]?.at === w.at) before += waiting[j]?.legions ?? 0;
    w.legions = Math.min(w.legions, Math.max(0, freshAt(d, w.at) - before));
    w.leader &&= leaderFree(d, w.at);
    gone ||= w.legions === 0 && !w.leader;
  }
  if (gone) d.round.waiting = waiting.filter((w) => w.legions > 0 || w.leader);
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

/** The force goes on with these pieces, of whose Legions at most so many are tired. */
function keep(force: Force, { legions, leader }: Pieces, tired: number): void {
  force.legions = legions;
  force.leader = leader;
  force.tired = Math.max(0, Math.min(tired, legions));
  force.marked &&= legions > 0;
}

/** 5.4: pieces stay behind; those that have not moved or fought may still do so later. */
export function drop(d: State, { legions, leader }: Pieces): void {
  const force = movingForce(d);
  if (force.steps > 0 || force.fought) {
    finishLegions(d, force.at, legions);
    if (leader) d.round.leaderDone = true;
  }
  keep(force, { legions: force.legions - legions, leader: force.leader && !leader }, force.tired - legions);
}

/** 5.0: a force that has stopped is finished for the player round. */
export function finish(d: State): void {
  const { at, legions, leader } = movingForce(d);
  finishLegions(d, at, legions);
  d.round.force = null;
  d.round.leaderDone ||= leader;
}

/** 12.0-bad-weather: the Legions are finished; their Leader may go on alone. */
export function halt(d: State): void {
  const force = movingForce(d);
  finishLegions(d, force.at, force.legions);
  force.over = !(force.leader && d.setup.rulings['leader-of-a-halted-force'] === 'goes-on');
  keep(force, { legions: 0, leader: force.leader }, 0);
}
