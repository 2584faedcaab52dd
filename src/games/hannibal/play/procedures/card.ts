/** A Strategy Card being resolved (7.2): the Generals it activates, each finished before the next, and which Consul commands. */

import { no } from '../../../../play/problem.ts';
import { ask, type Procedure } from '../../../../play/procedure.ts';
import { found, note, pop, push } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES } from '../../words.ts';
import type { Use } from '../actions.ts';
import { generalOut } from '../answers.ts';
import { consulsTogether, generalName, nameOf, placeOf } from '../queries.ts';
import type { Hannibal, State } from '../state.ts';
import { DONE, type Moved } from './force.ts';
import { startMove } from './move.ts';
import { activated, activationProblem } from './play.ts';

export interface CardFrame {
  readonly type: 'card';
  readonly card: string;
  readonly use: Use;
  /** Generals that it may still activate. */
  left: number;
  /** Those it has activated. */
  activated: string[];
  /** 12.a: places attempted with it. */
  attempted: string[];
  /** Pieces that have moved with it, by the place where they are now. */
  moved: Record<string, Moved[]>;
  /** MPs of it that Generals who rode along have used. */
  ridden: Record<string, number>;
  /** 7.3: the General of a Campaign who has sailed. */
  fleet: string | null;
}

/** 7.2: the MPs that the card gives a General; Nero and his Army march farther with a Campaign. */
const mpFor = ({ setup: { limits } }: State, { use }: CardFrame, general: string): number =>
  limits[use === 'force-march' || (use === 'campaign' && general === 'nero') ? 'march-mp' : 'mp'];

/** Generals that the card may still activate. */
const able = (s: State, f: CardFrame): string[] =>
  activated(s, s.active, f.card, f.use).filter((id) => !f.activated.includes(id) && (f.ridden[id] ?? 0) < DONE);

export const card: Procedure<Hannibal, CardFrame> = {
  run(d, f) {
    if (consulsTogether(d) && !d.named) {
      push(d, { type: 'command' });
      return 'goes-on';
    }
    if (f.left > 0 && able(d, f).length > 0) return 'waits';
    pop(d);
    d.active = otherSide(d.active);
    return 'goes-on';
  },
  who: (s) => s.active,
  asks: (_, f) => ({
    rule: '7.2',
    short: f.use === 'campaign' ? `Activate a General (${f.left} left)` : 'Activate a General',
    says: f.use === 'campaign' ? `which General to activate (up to ${f.left}).` : 'which General to activate.',
  }),
  answers: {
    activate: generalOut('activate', able, {
      says: (s, _, { general }) => `${generalName(s, general)} in ${nameOf(s, placeOf(s, general))}`,
      why: (s, f, { general }) =>
        f.activated.includes(general) || f.ridden[general] === DONE
          ? no('7.2', `${generalName(s, general)} has already been activated with this card.`)
          : activationProblem(s, s.active, f.card, general),
      apply(d, f, { general }) {
        const at = placeOf(d, general);
        f.left -= 1;
        f.activated.push(general);
        note(d, '7.2', () => `${SIDE_NAMES[d.active]} activates ${generalName(d, general)} in ${nameOf(d, at)}.`);
        push(d, startMove(general, at, mpFor(d, f, general)));
      },
    }),
    done: {
      says: 'Activate nobody else',
      apply: (_: State, f: CardFrame) => {
        f.left = 0;
      },
      when: (_, f) => f.activated.length > 0,
    },
  },
};

/** Both Consuls are together: Rome names the one who commands. The aid does not say who does; this is ours. */
export interface CommandFrame {
  readonly type: 'command';
}

const meeting = (s: State): string => found(consulsTogether(s), 'the Consuls are not together');

export const command: Procedure<Hannibal, CommandFrame> = {
  who: () => 'rome',
  asks: (s) => ask('11.2', `which Consul commands in ${nameOf(s, meeting(s))}.`, 'Which Consul commands?'),
  answers: {
    command: generalOut('command', (s) => s.consuls, {
      apply(d, _, { general }) {
        d.named = general;
        pop(d);
        note(d, '11.2', () => `${generalName(d, general)} commands the Army with both Consuls.`);
      },
    }),
  },
};
