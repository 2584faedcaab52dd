/**
 * An Intercepting Fleet (8.3, 8.4): where it starts, how it gets there, who joins it; its one roll against a Fleet
 * without Warships (8.5), and where it puts in (9.3.B1).
 */

import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import { ask, type Course } from '../../../../play/procedure.ts';
import { found, note, noteMove, pop, push, underWay } from '../../../../play/state.ts';
import { engage } from '../../battle-roll/roll.ts';
import { both, otherSide, type Side } from '../../words.ts';
import { moveGenerals, shift, takeSupremacy } from '../changes.ts';
import { heapSays, heapsOf, heapsUpTo } from '../pieces/band.ts';
import { consulBounds, firstAboard, generalsAt, nameOf } from '../pieces/generals.ts';
import {
  bases,
  beaten,
  boarders,
  type Coming,
  canCome,
  endMove,
  havens,
  loseAtSea,
  owedBy,
  putIn,
  stockOf,
  takeAboard,
  waysOf,
} from '../pieces/sea.ts';
import { bandOf, cusOf, unitsOf } from '../pieces/units.ts';
import { limit, placeName, rangeOf } from '../queries.ts';
import { hunterOf, watersOf } from '../questions/sea.ts';
import type { Fleet, ProcedureOf, Rolls, State } from '../state.ts';
import { rollDie } from './die.ts';
import { meetAtSea } from './naval.ts';

const begun = (who: Side, target: string) => ({
  type: 'squadron' as const,
  who,
  target,
  at: null as string | null,
  route: [] as string[],
  fleet: { ...bandOf(), warships: 0 } as Fleet,
  used: 0,
  boarded: false,
  /** 2.3.E3: CUs that a Consul aboard must have with him. */
  owed: 0,
  /** 17.2.A.Adherbal: a Warship that he has refitted may still join. */
  refitted: false,
});
type SquadronFrame = ReturnType<typeof begun>;

/** 8.3, 8.4: an Intercepting Fleet is to be sent. */
export const sendOut = (d: State, who: Side, target: string): void => push(d, begun(who, target));

/** 2.3.G */
const MOST = 5;

const started = (_: State, f: SquadronFrame): boolean => f.at !== null;

/** The port that it has come to. */
const portOf = (f: SquadronFrame): string => found(f.at, 'the Intercepting Fleet has not started');

const isLed = (f: SquadronFrame): boolean => f.fleet.generals.length > 0;

const coming = (s: State, f: SquadronFrame, laden = unitsOf(f.fleet) > 0): Coming => ({
  at: portOf(f),
  left: rangeOf(s, f.who) - f.used,
  led: isLed(f),
  laden,
});

/** 2.3.E3: nobody leaves port while a Consul aboard lacks the CUs that he must have. */
const isManned = (f: SquadronFrame): boolean => cusOf(f.fleet) >= f.owed;

/** 2.3.G: room for Units; a Fleet without a General keeps some for a Consul's CUs. */
const room = (s: State, f: SquadronFrame): number => limit(s, 'led-units') - unitsOf(f.fleet) - f.fleet.warships;

const reserve = (s: State, f: SquadronFrame): number => (isLed(f) || f.who === 'carthage' ? 0 : limit(s, 'consul-cu'));

/** Units that may come aboard without barring the way out of Africa; where Generals wait, after one of them. */
function* boardings(s: State, f: SquadronFrame) {
  const at = portOf(f);
  if (f.boarded || (!isLed(f) && boarders(s, f.who, at).length > 0)) return;
  const all = stockOf(s, f.who, at);
  if (unitsOf(all) === 0 || !canCome(s, f.who, f.target, coming(s, f, true))) return;
  const { most } = consulBounds(s, [], generalsAt(s, f.who, at), cusOf(all));
  yield* heapsOf(
    'board',
    heapsUpTo(all, Math.max(0, room(s, f) - reserve(s, f))),
    (heap) => unitsOf(heap) > 0 && cusOf(heap) + cusOf(f.fleet) >= f.owed && cusOf(heap) <= most,
  );
}

/** 2.3.E3: a Consul comes aboard where his CUs are there or can follow him. */
function joiners(s: State, f: SquadronFrame): string[] {
  if (!isManned(f)) return [];
  const at = portOf(f);
  return boarders(s, f.who, at).filter((id) => {
    const lacking = owedBy(s, f.who, at, id) - cusOf(f.fleet);
    return lacking <= 0 || (!f.boarded && lacking <= room(s, f));
  });
}

/** 17.2.A.Adherbal: in command he refits a Warship, which may join. */
function adherbal(d: State, f: SquadronFrame): void {
  if (firstAboard(d, f.fleet.generals) !== 'adherbal' || d.warships.carthage.spent === 0) return;
  f.refitted = true;
  shift(d, 'carthage', 'spent', 'ready', 1);
  note(d, '17.2.A.Adherbal', 'Adherbal refits a Warship.');
}

/** 9, 8.5: the Fleets meet. */
function meet(d: State, f: SquadronFrame): void {
  pop(d);
  const voyage = d.frames.at(-1);
  if (voyage?.type !== 'voyage') throw new RangeError('an Intercepting Fleet without a voyage');
  if (voyage.fleet.warships === 0) {
    push(d, { type: 'shot', who: f.who, fleet: f.fleet, route: f.route, stage: 'roll', face: null });
    return;
  }
  meetAtSea(
    d,
    f.target,
    voyage.who,
    both((side) => (side === f.who ? f : voyage)),
  );
}

export const squadron: ProcedureOf<SquadronFrame> = {
  who: (_, f) => f.who,
  asks: (s, f) =>
    ask(
      '8.1',
      f.at === null
        ? 'where the Intercepting Fleet starts.'
        : `which way the Intercepting Fleet sails to ${placeName(s, f.target)}.`,
      `The Intercepting Fleet: ${f.at === null ? 'from where?' : 'which way?'}`,
    ),
  answers: {
    base: {
      when: (s, f) => !started(s, f),
      *options(s, f) {
        for (const port of bases(s, f.who, f.target))
          for (let warships = 1; warships <= Math.min(MOST, s.warships[f.who].ready); warships++)
            yield { type: 'base', port, warships };
      },
      says: (s, _, { port, warships }) => `${plural(warships, 'Warship')} from ${placeName(s, port)}`,
      why: () => no('8.3', 'Ready Warships start from a friendly Major Port in range.'),
      apply(d, f, { port, warships }) {
        f.at = port;
        f.route = [port];
        f.fleet.warships = warships;
        shift(d, f.who, 'ready', 'atSea', warships);
        note(d, '8.3', () => `An Intercepting Fleet of ${plural(warships, 'Warship')} leaves ${placeName(d, port)}.`);
      },
    },
    sail: {
      when: started,
      options: (s, f) =>
        (isManned(f) ? waysOf(s, f.who, f.target, coming(s, f)) : []).map((to) => ({ type: 'sail', to })),
      says: (s, _, { to }) => `Sail to ${placeName(s, to)}`,
      apply(d, f, { to }) {
        noteMove(d, '8.3', f.who, [portOf(f), to], () => `The Intercepting Fleet sails to ${placeName(d, to)}.`);
        f.at = to;
        f.route.push(to);
        f.used += 1;
        f.boarded = false;
      },
    },
    join: {
      when: started,
      options: (s, f) => joiners(s, f).map((general) => ({ type: 'join', general })),
      says: (s, _, { general }) => `${nameOf(s, general)} comes aboard`,
      why: () => no('8.4', 'He cannot come aboard here.'),
      apply(d, f, { general }) {
        f.owed = Math.max(f.owed, owedBy(d, f.who, portOf(f), general));
        moveGenerals(d, [general], 'sea');
        f.fleet.generals.push(general);
        note(d, '8.4', () => `${nameOf(d, general)} comes aboard.`);
        if (general === 'adherbal') adherbal(d, f);
      },
    },
    embark: {
      when: (s, f) => f.refitted && firstAboard(s, f.fleet.generals) === 'adherbal',
      options: (s, f) => (f.fleet.warships < MOST && room(s, f) > 0 ? [{ type: 'embark', warships: 1 }] : []),
      says: () => 'The Warship that Adherbal refitted joins',
      apply(d, f, { warships }) {
        f.refitted = false;
        f.fleet.warships += warships;
        shift(d, f.who, 'ready', 'atSea', warships);
        note(d, '17.2.A.Adherbal', 'The Warship that Adherbal refitted joins the Fleet.');
      },
    },
    board: {
      when: started,
      options: boardings,
      says: (_s, _f, heap) => ({ says: `Take ${heapSays(heap)} aboard`, group: 'Come aboard' }),
      why: (s, f) =>
        canCome(s, f.who, f.target, coming(s, f, true))
          ? no('2.3.G', 'You cannot take that many aboard here.')
          : no('7.1', 'CUs and STs cannot leave Africa unless the Miat is Warlike.'),
      apply(d, f, heap) {
        takeAboard(d, f.who, f.fleet, portOf(f), heap);
        f.boarded = true;
        note(d, '8.4', () => `Aboard at ${placeName(d, portOf(f))}: ${heapSays(heap)}.`);
      },
    },
    done: { when: (_, f) => f.at === f.target && isLed(f) && isManned(f), says: 'Intercept', apply: meet },
  },
};

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
