/** An entry into a space (7.2.a, 8): the way there, the city's gates, Reactions, and what the mover meets. */

import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import { always } from '../../../../play/procedure.ts';
import { note, push } from '../../../../play/table.ts';
import { mayOverrun } from '../../reactions/rules.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { NOBODY } from '../forces.ts';
import type { EntryFrame, MoveFrame } from '../frames.ts';
import { generalName, stackRating } from '../generals.ts';
import { endMove } from '../marching.ts';
import { land, passageDice, passed, rollsOnPass, rollsOnWay } from '../passage.ts';
import { enemyCuIn, isOpenCity, nameOf } from '../places.ts';
import { passQuestion, reactionsQuestion, voyageQuestion } from '../questions.ts';
import { cuAt, displaceAll, enemyAt, put, shift, stackAt } from '../stacks.ts';
import { frameOf, type ProcedureOf, type State } from '../state.ts';
import { startBattle } from './battle.ts';
import { goals } from './flee.ts';

const mover = (s: State): MoveFrame => frameOf(s, 'move');
const reacting = (s: State): Side => otherSide(s.active);
const close = (d: State, f: EntryFrame): void => {
  d.frames = d.frames.filter((frame) => frame !== f);
};

/** A Force without CUs among enemy CUs: its Generals are displaced. */
function strandedAmongEnemies(d: State, f: EntryFrame): boolean {
  const m = mover(d);
  if (m.force.cu > 0 || cuAt(d, d.active, f.at) > 0 || enemyCuIn(d, d.active, f.at) === 0) return false;
  displaceAll(d, m.force.generals, '7.2.b');
  m.over = true;
  close(d, f);
  return true;
}

/** 10.3: the mover goes back to where it came from; over a pass it rolls again. */
function backsUp(d: State, f: EntryFrame): void {
  const m = mover(d);
  shift(d, d.active, f.at, f.from, m.force);
  m.at = f.from;
  endMove(d, m);
  note(d, '10.3', `${generalName(d, m.general)} backs up to ${nameOf(d, f.from)}.`, {
    move: { side: d.active, path: [f.at, f.from], as: 'moved' },
  });
  if (rollsOnPass(d, f)) f.stage = 'back';
  else close(d, f);
}

/** 10.3: there is a way back: no sea, and no enemy CUs that have come out of their city behind the mover. */
const hasWayBack = (s: State, f: EntryFrame): boolean => f.way !== 'sea' && enemyAt(s, s.active, f.from).cu === 0;

/** 10.3: a way back, and no CUs that did not move would stay. */
const mayBackUp = (s: State, f: EntryFrame): boolean =>
  hasWayBack(s, f) && cuAt(s, s.active, f.at) === mover(s).force.cu;

/** 10.b: back up or fight; nobody asks a General who is alone. */
function reply(d: State, f: EntryFrame): 'goes-on' | 'waits' {
  if (!f.came) {
    f.stage = 'meet';
    return 'goes-on';
  }
  if (cuAt(d, d.active, f.at) > 0) return 'waits';
  const m = mover(d);
  if (!hasWayBack(d, f)) {
    displaceAll(d, m.force.generals, '7.2.b');
    m.over = true;
    close(d, f);
  } else backsUp(d, f);
  return 'goes-on';
}

/** 7.2.c: one enemy CU without a General, and enough who moved; whoever Intercepts brings a General. */
function overrunsHere(s: State, f: EntryFrame): boolean {
  const enemy = enemyAt(s, s.active, f.at);
  const armies = {
    mover: { cu: mover(s).force.cu, rating: 1 },
    here: { cu: enemy.cu, rating: stackRating(s, enemy) },
  };
  const entry = { ...armies, moverMore: 0, hereMore: 0, interceptors: [] };
  return mayOverrun({ ...entry, plan: 'stand', came: false, reply: 'fights', backOver: 'none' }, figuresOf(s));
}

function fight(d: State, f: EntryFrame): void {
  const m = mover(d);
  const { failedAvoid, came } = f;
  m.over = true;
  m.fought = true;
  close(d, f);
  startBattle(d, {
    ...{ at: f.at, attacker: d.active, sortie: false },
    // 11.10B.b: only who debarked in this very space has none behind him.
    ...(f.way === 'sea' ? { from: null, way: null, landed: true } : { from: f.from, way: f.way, landed: false }),
    intercepted: came,
    failedAvoid,
  });
}

/** 7.2.b: enemy CUs outside mean Battle; without them the mover goes on. */
function meet(d: State, f: EntryFrame): 'goes-on' | 'waits' {
  if (enemyAt(d, d.active, f.at).cu === 0) {
    close(d, f);
    return 'goes-on';
  }
  if (overrunsHere(d, f)) {
    f.stage = 'overrun';
    return 'waits';
  }
  fight(d, f);
  return 'goes-on';
}

/** 8.a: the owner of a city that is not Besieged says who is inside. */
function gates(d: State, f: EntryFrame): void {
  const side = reacting(d);
  const here = stackAt(d, side, f.at);
  f.stage = 'react';
  if (mover(d).force.cu > 0 && isOpenCity(d, side, f.at) && (here.cu > 0 || here.generals.length > 0))
    push(d, { type: 'gates', side, at: f.at, why: 'entry' });
}

/** 9.a: a General without CUs must try to Avoid an Army; without a space to go to he is displaced. */
function loneGenerals(d: State, f: EntryFrame): void {
  const side = reacting(d);
  const { cu, generals } = stackAt(d, side, f.at);
  if (mover(d).force.cu === 0 || cu > 0 || generals.length === 0) return;
  if (goals(d, side, f.at, f.from).length > 0) f.avoids = true;
  else displaceAll(d, generals, '9.a');
}

export const entry: ProcedureOf<'entry'> = {
  run(d, f) {
    switch (f.stage) {
      case 'cross':
        if (rollsOnWay(d, f)) return 'waits';
        if (f.way === 'sea') land(d, f);
        else f.stage = 'gates';
        return 'goes-on';
      case 'gates':
        if (!strandedAmongEnemies(d, f)) gates(d, f);
        return 'goes-on';
      case 'react':
        loneGenerals(d, f);
        f.stage = 'avoid';
        push(d, { type: 'react', side: reacting(d) });
        return 'goes-on';
      case 'avoid':
        f.stage = 'intercept';
        if (f.avoids) push(d, { type: 'flee', side: reacting(d), at: f.at, barred: f.from, stage: 'roll' });
        return 'goes-on';
      case 'intercept':
        f.stage = 'reply';
        if (f.intercepts.length > 0)
          push(d, { type: 'interception', side: reacting(d), next: null, left: f.intercepts });
        return 'goes-on';
      case 'reply':
        return reply(d, f);
      case 'meet':
        return meet(d, f);
      default:
        return 'waits';
    }
  },
  who: (s) => s.active,
  asks(s, f) {
    const name = nameOf(s, f.at);
    if (f.stage === 'cross')
      return f.way === 'sea'
        ? { rule: '7.3.a', says: `the Naval Die for the voyage to ${name}.` }
        : { rule: '7.2B', says: `Attrition on the pass to ${name}.` };
    if (f.stage === 'back') return { rule: '7.2B.b', says: 'Attrition on the pass, going back.' };
    if (f.stage === 'reply') return { rule: '10.b', says: `whether to back up from ${name} or to fight.` };
    return { rule: '7.2.c', says: `whether to Overrun the CU in ${name} or to fight it.` };
  },
  question(s, f) {
    const { force } = mover(s);
    if (f.stage === 'reply') return reactionsQuestion(s, f);
    if (f.stage === 'overrun') return undefined;
    return f.way === 'sea' ? voyageQuestion(s, force, f.at) : passQuestion(s, force, f.way);
  },
  answers: {
    roll: {
      when: (s, f) => (f.stage === 'cross' && rollsOnWay(s, f)) || f.stage === 'back',
      waits: (s, f) => passageDice(s, f),
      apply(d, f, { faces }) {
        if (passed(d, f, faces) === 'over') close(d, f);
      },
    },
    'back-up': {
      when: (_, f) => f.stage === 'reply',
      choices: (s, f) =>
        mayBackUp(s, f) ? [{ action: { type: 'back-up' }, says: `Back up to ${nameOf(s, f.from)}` }] : [],
      problem: (s, f) =>
        mayBackUp(s, f)
          ? undefined
          : no('10.3', `There is no way back to ${nameOf(s, f.from)}, or CUs that did not move would stay behind.`),
      apply: (d, f) => backsUp(d, f),
    },
    stand: {
      ...always({ type: 'stand' as const }, 'Fight', (_: State, f: EntryFrame) => {
        f.stage = 'meet';
      }),
      when: (_, f) => f.stage === 'reply',
    },
    overrun: {
      when: (_, f) => f.stage === 'overrun' || f.stage === 'reply',
      choices: (_, f) => (f.stage === 'overrun' ? [{ action: { type: 'overrun' }, says: 'Overrun it' }] : []),
      problem: (_, f) =>
        f.stage === 'overrun' ? undefined : no('10', 'The Army was Intercepted: Interceptions come before Overruns.'),
      apply(d, f) {
        const side = reacting(d);
        put(d, side, f.at, NOBODY);
        note(d, '7.2.c', `The CU of ${SIDE_NAMES[side]} in ${nameOf(d, f.at)} is Overrun.`, {
          facts: { overrun: true },
        });
        close(d, f);
      },
    },
    battle: {
      ...always({ type: 'battle' as const }, 'Fight it', (d: State, f: EntryFrame) => fight(d, f)),
      when: (_, f) => f.stage === 'overrun',
    },
  },
};
