/** Barbarian Tribe Attacks (12.0-barbarians): everything leaves the Province, then the tribe stands there. */
import { listed, no } from '../../../../play/problem.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { AREA_NAMES, type Colour } from '../../words.ts';
import { moveStack, placeLeader } from '../pieces.ts';
import { clockwise, legionsOf, placeName, placeOf } from '../situation.ts';
import type { ProcedureOf, State } from '../state.ts';

/** 12.0-barbarians: owners clockwise from the one who played the card; he also moves Uncontrolled Legions. */
export function invade(d: State, at: string): void {
  const { active } = d.round;
  const there = (c: Colour): boolean => legionsOf(d, c, at) > 0 || d.leaders[c].at === at;
  const waiting = [active, ...clockwise(d, active)].filter(there);
  push(d, { type: 'displace', at, waiting: d.uncontrolled[at] ? [...waiting, 'uncontrolled'] : waiting });
}

/** 12.0-barbarians: where the pieces may be driven. */
const exits = (s: State, at: string): string[] => {
  const { borders, straits } = placeOf(s, at);
  return s.setup.rulings['driven-out-over-straits'] === 'straits' ? [...borders, ...straits] : [...borders];
};

/** What was on the move has finished. */
function drive(d: State, who: Colour, from: string, to: string): void {
  const { active, force } = d.round;
  const moving = who === active && force?.at === from ? force.legions : 0;
  moveStack(d, who, from, to, { marker: true, done: (d.stacks[who][from]?.done ?? 0) + moving });
  if (d.leaders[who].at === from) placeLeader(d, who, to);
  note(d, '12.0-barbarians', `${AREA_NAMES[who]} is driven out to ${placeName(d, to)}.`, {
    move: { side: who, path: [from, to], as: 'moved' },
  });
}

export const displace: ProcedureOf<'displace'> = {
  run(d, f) {
    if (f.waiting.length > 0 && exits(d, f.at).length > 0) return 'waits';
    pop(d);
    d.barbarian = f.at;
    note(d, '12.0-barbarians', `The Barbarian Tribe stands in ${placeName(d, f.at)}.`);
    return 'goes-on';
  },
  who: (s, { waiting: [first = s.round.active] }) => (first === 'uncontrolled' ? s.round.active : first),
  asks: (s, f) => ({
    rule: '12.0-barbarians',
    says: `where ${f.waiting[0] === 'uncontrolled' ? 'the Uncontrolled Legions' : 'the pieces'} driven out of ${placeName(s, f.at)} go.`,
  }),
  answers: {
    displace: {
      choices: (s, f) =>
        exits(s, f.at).map((to) => ({ action: { type: 'displace', to }, says: `To ${placeName(s, to)}` })),
      problem(s, f, { to }) {
        const open = exits(s, f.at);
        return open.includes(to) ? undefined : no('12.0-barbarians', `Found ${to}; adjacent are ${listed(open)}.`);
      },
      apply(d, f, { to }) {
        const [who, ...rest] = f.waiting;
        f.waiting = rest;
        if (who === 'uncontrolled') {
          d.uncontrolled[to] = (d.uncontrolled[to] ?? 0) + (d.uncontrolled[f.at] ?? 0);
          delete d.uncontrolled[f.at];
        } else if (who) drive(d, who, f.at, to);
      },
    },
  },
};
