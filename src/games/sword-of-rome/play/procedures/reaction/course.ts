/** 9.3: how a reaction goes on by itself, stage by stage, until somebody must decide. */
import { asked, asking, passes as passesOn } from '../../../../../play/asking.ts';
import type { Course } from '../../../../../play/procedure.ts';
import { note, pop, push } from '../../../../../play/state.ts';
import { openWindow } from '../../cards/cards.ts';
import { mayCarry } from '../../movement/sea.ts';
import { clockwise } from '../../politics/friends.ts';
import { deciderOf } from '../../politics/order.ts';
import { foesAt, insideAt, isArmy } from '../../queries.ts';
import type { FrameAt, State } from '../../state.ts';
import { beginBattle } from '../battle.ts';
import {
  avoiding,
  bribes,
  candidates,
  caudineArmies,
  forceOf,
  isSealed,
  mayRefuse,
  moveUnder,
  sheltering,
} from './moment.ts';
import { refusedBySea, sailedAway, springForks, tellDeclared } from './outcome.ts';

type EnteredFrame = FrameAt<'entered'>;

function askInterceptors(d: State, f: EnteredFrame): Course {
  if (f.asking === null) {
    const seats = clockwise(d, forceOf(d, f).by).filter((seat) => candidates(d, f, seat).length > 0);
    f.asking = asking(seats);
  }
  for (let seat = asked(f.asking); seat; seat = asked(f.asking)) {
    if (candidates(d, f, seat).length > 0) return 'waits';
    f.asking = passesOn(f.asking);
  }
  f.asking = null;
  f.stage = 'avoid';
}

/** 11.1.1-5p: before an ally avoids, Carthage may lend it ships. */
function lendsShips(d: State, f: EnteredFrame): boolean {
  const { at, power } = forceOf(d, f);
  const guest = foesAt(d, at, power).find(
    (foe) => f.carried[foe] === undefined && isArmy(d, at, foe) && mayCarry(d, foe, at),
  );
  if (guest === undefined || moveUnder(d, f).flanks !== null) return false;
  push(d, { type: 'carry', power: guest, at });
  return true;
}

function askAvoiders(d: State, f: EnteredFrame): Course {
  if (!f.stands && lendsShips(d, f)) return;
  if (!f.stands && avoiding(d, f).length > 0) return 'waits';
  const seats = [...new Set(f.declared.map(({ power }) => deciderOf(d, power)))];
  if (seats.length > 1) {
    d.order = [];
    push(d, { type: 'order', rule: '10.3', groups: [seats] });
  } else d.order = seats;
  f.stage = 'order';
}

/** 10.3: power by power, in the order that the winner of the tie has set. */
function setOrder(d: State, f: EnteredFrame): void {
  const powers = [...new Set(f.declared.map(({ power }) => power))];
  if (isSealed(d)) for (const declared of f.declared) tellDeclared(d, f, declared);
  if (f.declared.length + f.avoidances.length > 0) note(d, '9.3.2', 'All have declared what they try: now the dice.');
  f.trying = d.order.flatMap((seat) => powers.filter((power) => deciderOf(d, power) === seat));
  f.stage = 'intercept-roll';
}

function afterInterceptions(_: State, f: EnteredFrame): Course {
  if (f.trying.length > 0) return 'waits';
  f.stage = 'leave';
}

function settleAvoidances(f: EnteredFrame): Course {
  if (f.leaving < f.avoidances.length) return 'waits';
  f.stage = 'refuse';
}

/** 9.3.3: the cards that may be played before a battle. */
function askEvents(d: State, f: EnteredFrame): void {
  const force = forceOf(d, f);
  if (f.windowed || force.sortie) {
    f.stage = f.caudine ? 'forks' : 'settle';
    return;
  }
  f.windowed = true;
  const foes = foesAt(d, force.at, force.power);
  const forks = caudineArmies(d, f).length > 0;
  const flight = force.power === 'gauls' && foes.length > 0;
  const events = [...(forks ? ['caudine-forks'] : []), ...(flight ? ['flight-before-the-barbarians'] : [])];
  if (events.length > 0) openWindow(d, 'before-battle', '9.3.3', events);
}

/** 9.4.1: whoever is left outside fights; else the move goes on, after an avoidance only by a pursuit. */
function concluded(d: State, f: EnteredFrame): Course {
  const move = moveUnder(d, f);
  const { force } = move;
  if (f.fought && (!f.fought.automatic || f.fought.winner === 'defender' || force.sortie)) {
    move.stage = 'over';
    move.fought = f.fought;
    return pop(d);
  }
  if (!f.passes && foesAt(d, force.at, force.power).length > 0 && force.cu > 0) {
    delete f.fought;
    return beginBattle(d, move, { intercepted: f.came.length > 0, failedAvoid: f.failedAvoid });
  }
  if (force.sortie || force.cu === 0) {
    move.stage = 'over';
    return pop(d);
  }
  // By one reading, whoever was let go need not be pursued.
  const free = d.setup.rulings['pursuit-after-leave'] === 'free' && f.avoidances.every(({ letGo }) => letGo);
  if (f.avoided > 0 && !free) {
    f.stage = 'pursuit';
    return force.mp > 0 ? 'waits' : halted(d, f);
  }
  return pop(d);
}

function halted(d: State, f: EnteredFrame): Course {
  moveUnder(d, f).stage = 'over';
  return pop(d);
}

/** 9.5.9: a flanking force that is intercepted waits until the battle it was to join is over. */
function holdOver(d: State, f: EnteredFrame): boolean {
  const move = moveUnder(d, f);
  const battle = d.frames.findIndex((other) => other.type === 'battle');
  if (move.flanks === null || f.came.length === 0 || battle < 0 || battle > d.frames.indexOf(f)) return false;
  const index = d.frames.indexOf(move);
  const primary = d.frames.findLastIndex((other, i) => i < battle && other.type === 'move');
  const [held] = [d.frames.splice(index, 2)];
  d.frames.splice(primary, 0, { ...move, flanks: null }, held[1]!);
  note(d, '9.5.9', 'The flanking force is held up: the battle it was to join comes first.');
  return true;
}

export const RUN: Readonly<Record<EnteredFrame['stage'], (d: State, f: EnteredFrame) => Course>> = {
  shelter(d, f): Course {
    const { at, power } = forceOf(d, f);
    const holder = sheltering(d, forceOf(d, f));
    if (holder && f.shelter === null) return 'waits';
    f.stage = 'intercept';
    if (f.shelter === 'inside' && power === 'gauls' && insideAt(d, at) > 0)
      openWindow(d, 'walls', '21.3-#9', ['too-far-from-home']);
  },
  intercept: askInterceptors,
  avoid: askAvoiders,
  order: setOrder,
  'intercept-roll': afterInterceptions,
  leave: (_, f) => settleAvoidances(f),
  ticket: () => 'waits',
  'avoid-roll': () => 'waits',
  sail: sailedAway,
  refuse(d, f): Course {
    if (f.came.length > 0 && holdOver(d, f)) return;
    if (mayRefuse(d, f)) return 'waits';
    f.stage = 'bribe';
  },
  'refuse-leave': () => 'waits',
  'refuse-roll': () => 'waits',
  'refuse-sail': refusedBySea,
  bribe(d, f): Course {
    if (bribes(d, f)) return 'waits';
    f.stage = 'event';
  },
  event: askEvents,
  forks(d, f): Course {
    const armies = caudineArmies(d, f);
    if (armies.length > 1) return 'waits';
    springForks(d, f, armies[0]);
  },
  settle: concluded,
  pursuit: () => 'waits',
};
