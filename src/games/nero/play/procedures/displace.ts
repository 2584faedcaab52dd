/** Barbarian Tribe Attacks (12.0-barbarians): everything leaves the Province, then the tribe stands there. */
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { AREA_NAMES, type Colour } from '../../words.ts';
import { moveStack, noteMove, placeLeader, takeUncontrolled } from '../changes.ts';
import { clockwise, firstOf, legionsOf, nameOf, placeOf } from '../queries.ts';
import type { Nero, State } from '../state.ts';

interface DisplaceFrame {
  readonly type: 'displace';
  readonly at: string;
  readonly waiting: (Colour | 'uncontrolled')[];
}

/** 12.0-barbarians: owners clockwise from the one who played the card; he also moves Uncontrolled Legions. */
export function invade(d: State, at: string): void {
  const { active } = d.round;
  const there = (c: Colour): boolean => legionsOf(d, c, at) > 0 || d.leaders[c].at === at;
  const waiting = [active, ...clockwise(d, active)].filter(there);
  push(d, { type: 'displace', at, waiting: d.uncontrolled[at] ? [...waiting, 'uncontrolled'] : waiting });
}

/** 12.0-barbarians: where the pieces may be driven. */
const exits = (s: State, at: string): readonly string[] => {
  const { borders, straits } = placeOf(s, at);
  return s.setup.rulings['driven-out-over-straits'] === 'straits' ? [...borders, ...straits] : borders;
};

/** What was on the move has finished. */
function drive(d: State, who: Colour, from: string, to: string): void {
  const { active, force } = d.round;
  const moving = who === active && force?.at === from ? force.legions : 0;
  moveStack(d, who, from, to, { marker: true, done: (d.stacks[who][from]?.done ?? 0) + moving });
  if (d.leaders[who].at === from) placeLeader(d, who, to);
  noteMove(d, '12.0-barbarians', who, [from, to], () => `${AREA_NAMES[who]} is driven out to ${nameOf(d, to)}.`);
}

export const displace: Procedure<Nero, DisplaceFrame> = {
  run(d, f) {
    if (f.waiting.length > 0 && exits(d, f.at).length > 0) return 'waits';
    pop(d);
    d.barbarian = f.at;
    note(d, '12.0-barbarians', () => `The Barbarian Tribe stands in ${nameOf(d, f.at)}.`);
    return 'goes-on';
  },
  who(s, f) {
    const first = firstOf(f.waiting);
    return first === 'uncontrolled' ? s.round.active : first;
  },
  asks(s, f) {
    const who = f.waiting[0] === 'uncontrolled' ? 'the Uncontrolled Legions' : 'the pieces';
    return {
      rule: '12.0-barbarians',
      says: `where ${who} driven out of ${nameOf(s, f.at)} go.`,
      short: 'Driven out: where to?',
    };
  },
  answers: {
    displace: {
      options: (s, f) => exits(s, f.at).map((to) => ({ type: 'displace', to })),
      says: (s, _, { to }) => `To ${nameOf(s, to)}`,
      apply(d, f, { to }) {
        const who = firstOf(f.waiting);
        f.waiting.shift();
        if (who === 'uncontrolled') {
          const n = d.uncontrolled[f.at] ?? 0;
          takeUncontrolled(d, f.at, n);
          d.uncontrolled[to] = (d.uncontrolled[to] ?? 0) + n;
        } else drive(d, who, f.at, to);
      },
    },
  },
};
