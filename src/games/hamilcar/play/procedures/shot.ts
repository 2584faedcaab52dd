/** A Fleet without Warships is intercepted (8.5): one Battle Roll, each hit a Unit; and where a winning Interceptor puts in (9.3.B1). */

import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { ask, type Course } from '../../../../play/procedure.ts';
import { note, pop, push, underWay } from '../../../../play/state.ts';
import { engage } from '../../battle-roll/roll.ts';
import { otherSide, type Side } from '../../words.ts';
import { takeSupremacy } from '../changes.ts';
import { firstAboard } from '../pieces/generals.ts';
import { beaten, endMove, havens, loseAtSea, putIn } from '../pieces/sea.ts';
import { placeName } from '../queries.ts';
import { hunterOf, watersOf } from '../questions/sea.ts';
import type { Fleet, ProcedureOf, Rolls, State } from '../state.ts';
import { rollDie } from './die.ts';

/** 8.5: the one roll against a Fleet without Warships. */
interface ShotFrame extends Rolls {
  readonly type: 'shot';
  readonly who: Side;
  readonly fleet: Fleet;
  readonly route: readonly string[];
  stage: 'roll' | 'losses' | 'end';
}

function fire(d: State, f: ShotFrame, face: number): void {
  const rating = hunterOf(d, f.fleet);
  const { brings } = engage(watersOf(d), { side: f.who, rating, round: 1, cards: 0 }, face, figuresOf(d));
  note(d, '8.5', () => `${plural(brings.hits, 'hit')} on the unguarded Fleet.`, { facts: { hits: brings.hits } });
  f.face = null;
  f.stage = 'end';
  const who = otherSide(f.who);
  if (brings.hits > 0) loseAtSea(d, who, who, '8.5', brings.hits);
}

function end(d: State, f: ShotFrame): void {
  const voyage = underWay(d, 'voyage');
  pop(d);
  takeSupremacy(d, f.who, '8.5');
  if (voyage) {
    pop(d);
    const pays = d.setup.rulings['aristocrat-in-unguarded-fleet'] === 'removed';
    const saved = beaten(d, voyage.who, voyage.fleet, voyage.route, pays);
    endMove(d, saved, voyage.fleet.generals);
  }
  // 8.5, 17.2.B.LScipio: the Interceptor has won a Naval Battle.
  if (firstAboard(d, f.fleet.generals) === 'lscipio') push(d, { type: 'scipio' });
  push(d, { type: 'landing', who: f.who, fleet: f.fleet, route: f.route });
}

export const shot: ProcedureOf<ShotFrame> = {
  run(d, f) {
    if (f.face !== null) fire(d, f, f.face);
    else if (f.stage === 'roll') rollDie(d, f.who, 'Battle Roll against an unguarded Fleet', '8.5');
    else end(d, f);
  },
};

/** 9.3.B1: where a winning Intercepting Fleet lands. */
interface LandingFrame {
  readonly type: 'landing';
  readonly who: Side;
  readonly fleet: Fleet;
  readonly route: readonly string[];
}

function put(d: State, f: LandingFrame, port: string): void {
  pop(d);
  putIn(d, f.who, f.fleet, port, 'ready');
  note(d, '9.3.B1', () => `The Intercepting Fleet puts in at ${placeName(d, port)}.`);
}

export const landing: ProcedureOf<LandingFrame> = {
  run(d, f): Course {
    const [only, ...others] = havens(d, f.who, f.route);
    if (only === undefined || others.length > 0) return 'waits';
    put(d, f, only);
  },
  who: (_, f) => f.who,
  asks: () => ask('9.3.B1', 'where the Intercepting Fleet puts in.', 'The Intercepting Fleet: where to?'),
  answers: {
    'put-in': {
      options: (s, f) => havens(s, f.who, f.route).map((port) => ({ type: 'put-in', port })),
      says: (s, _, { port }) => placeName(s, port),
      apply: (d, f, { port }) => put(d, f, port),
    },
  },
};
