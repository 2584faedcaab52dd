/** Barbarian Tribe Attacks (12.0-barbarians): everything leaves the Province, then the tribe stands there. */

import { AREA_NAMES, type Colour } from '../../words.ts';
import { clockwise, legionsOf, placeName } from '../board.ts';
import type { DisplaceFrame } from '../frames.ts';
import { moveStack, placeLeader } from '../pieces.ts';
import { list, no, note, type Procedure, pop, push } from '../procedure.ts';
import type { State } from '../state.ts';

/** 12.0-barbarians: owners clockwise from the one who played the card; he also moves Uncontrolled Legions. */
export function invade(d: State, at: string): void {
  const { active } = d.round;
  const there = (c: Colour): boolean => legionsOf(d, c, at) > 0 || d.leaders[c].at === at;
  const waiting = [active, ...clockwise(d, active)].filter(there);
  push(d, { type: 'displace', at, waiting: d.uncontrolled[at] ? [...waiting, 'uncontrolled'] : waiting });
}

/** 12.0-barbarians: where the pieces may be driven. */
const exits = (s: State, at: string): string[] => {
  const { borders, straits } = s.setup.board.places[at]!;
  return s.setup.rulings['driven-out-over-straits'] === 'straits' ? [...borders, ...straits] : [...borders];
};

export const displace: Procedure<DisplaceFrame> = {
  accepts: ['displace'],
  run(d, f) {
    if (f.waiting.length > 0 && exits(d, f.at).length > 0) return true;
    pop(d);
    d.barbarian = f.at;
    note(d, '12.0-barbarians', `The Barbarian Tribe stands in ${placeName(d, f.at)}.`);
    return false;
  },
  who: (s, f) => (f.waiting[0] === 'uncontrolled' ? s.round.active : f.waiting[0]!),
  choices: (s, f) => exits(s, f.at).map((to) => ({ type: 'displace', to }) as const),
  problem(s, f, a) {
    if (a.type !== 'displace') return undefined;
    const open = exits(s, f.at);
    return open.includes(a.to) ? undefined : no('12.0-barbarians', `Found ${a.to}; adjacent are ${list(open)}.`);
  },
  apply(d, f, a) {
    const [who, ...rest] = f.waiting;
    f.waiting = rest;
    if (a.type !== 'displace' || !who) return;
    if (who === 'uncontrolled') {
      d.uncontrolled[a.to] = (d.uncontrolled[a.to] ?? 0) + d.uncontrolled[f.at]!;
      delete d.uncontrolled[f.at];
      return;
    }
    const { active, force } = d.round;
    // What was on the move has finished.
    const moving = who === active && force?.at === f.at ? force.legions : 0;
    moveStack(d, who, f.at, a.to, { marker: true, done: (d.stacks[who][f.at]?.done ?? 0) + moving });
    if (d.leaders[who].at === f.at) placeLeader(d, who, a.to);
    note(d, '12.0-barbarians', `${AREA_NAMES[who]} is driven out to ${placeName(d, a.to)}.`);
  },
};
