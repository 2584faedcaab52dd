/** An entry into a space (7.2.a, 8): the way there, the city's gates, Reactions, and what the mover meets. */
import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { frameOf, note, push } from '../../../../play/state.ts';
import { mayOverrun } from '../../reactions/rules.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { close, displaceAll, reduceTo, shift } from '../changes.ts';
import type { Way } from '../content.ts';
import { endMove } from '../movement.ts';
import {
  cuAt,
  enemyAt,
  enemyCuIn,
  flights,
  generalName,
  isOpenCity,
  nameOf,
  stackAt,
  stackRating,
} from '../queries.ts';
import { passQuestion, reactionsQuestion, voyageQuestion } from '../questions/march.ts';
import type { FrameAt, Hannibal, State } from '../state.ts';
import { startBattle } from './battle.ts';
import { land, passageDice, passed, rollsOnPass, rollsOnWay } from './passage.ts';
import type { Interceptor } from './reactions.ts';

export interface EntryFrame {
  readonly type: 'entry';
  readonly at: string;
  readonly from: string;
  readonly way: Way | 'sea';
  stage: 'cross' | 'gates' | 'react' | 'avoid' | 'intercept' | 'reply' | 'meet' | 'overrun' | 'back';
  avoids: boolean;
  failedAvoid: boolean;
  intercepts: Interceptor[];
  /** 10.a: somebody has Intercepted. */
  came: boolean;
}

const mover = (s: State): FrameAt<'move'> => frameOf(s, 'move');
const reacting = (s: State): Side => otherSide(s.active);

/** 7.2.b: Generals without CUs among enemy CUs are displaced, and the move is over. */
function perish(d: State, f: EntryFrame): void {
  const m = mover(d);
  displaceAll(d, m.force.generals, '7.2.b');
  m.over = true;
  close(d, f);
}

/** A Force without CUs among enemy CUs. */
const isStranded = (s: State, f: EntryFrame): boolean =>
  mover(s).force.cu === 0 && cuAt(s, s.active, f.at) === 0 && enemyCuIn(s, s.active, f.at) > 0;

/** 10.3: the mover goes back to where it came from; over a pass it rolls again. */
function backsUp(d: State, f: EntryFrame): void {
  const m = mover(d);
  shift(d, d.active, f.at, f.from, m.force);
  m.at = f.from;
  endMove(d, m);
  note(d, '10.3', () => `${generalName(d, m.general)} backs up to ${nameOf(d, f.from)}.`, {
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
  if (hasWayBack(d, f)) backsUp(d, f);
  else perish(d, f);
  return 'goes-on';
}

/** 7.2.c: one enemy CU without a General, and enough who moved; whoever Intercepts brings a General. */
function overrunsHere(s: State, f: EntryFrame): boolean {
  const enemy = enemyAt(s, s.active, f.at);
  const armies = {
    mover: { cu: mover(s).force.cu, rating: 1 },
    here: { cu: enemy.cu, rating: stackRating(s, enemy) },
  };
  return mayOverrun(armies, figuresOf(s));
}

function fight(d: State, f: EntryFrame): void {
  const m = mover(d);
  m.over = true;
  m.fought = true;
  close(d, f);
  const { at, from, way, came: intercepted, failedAvoid } = f;
  // 11.10B.b: only who debarked in this very space has none behind him.
  const behind = way === 'sea' ? { from: null, way: null, landed: true } : { from, way, landed: false };
  startBattle(d, { at, attacker: d.active, sortie: false, ...behind, intercepted, failedAvoid });
}

/** 7.2.b: enemy CUs outside mean Battle; without them the mover goes on. */
function meet(d: State, f: EntryFrame): 'goes-on' | 'waits' {
  if (enemyAt(d, d.active, f.at).cu === 0) close(d, f);
  else if (!overrunsHere(d, f)) fight(d, f);
  else {
    f.stage = 'overrun';
    return 'waits';
  }
  return 'goes-on';
}

/** 8.a: the owner of a city that is not Besieged says who is inside. */
function gates(d: State, f: EntryFrame): void {
  const side = reacting(d);
  f.stage = 'react';
  if (mover(d).force.cu > 0 && isOpenCity(d, side, f.at) && d.stacks[side][f.at])
    push(d, { type: 'gates', side, at: f.at, why: 'entry' });
}

/** 9.a: a General without CUs must try to Avoid an Army; without a space to go to he is displaced. */
function loneGenerals(d: State, f: EntryFrame): void {
  const side = reacting(d);
  const { cu, generals } = stackAt(d, side, f.at);
  if (mover(d).force.cu === 0 || cu > 0 || generals.length === 0) return;
  if (flights(d, side, f.at, f.from).length > 0) f.avoids = true;
  else displaceAll(d, generals, '9.a');
}

export const entry: Procedure<Hannibal, EntryFrame> = {
  run(d, f) {
    switch (f.stage) {
      case 'cross':
        if (rollsOnWay(d, f)) return 'waits';
        if (f.way === 'sea') land(d, f);
        else f.stage = 'gates';
        return 'goes-on';
      case 'gates':
        if (isStranded(d, f)) perish(d, f);
        else gates(d, f);
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
          push(d, { type: 'interception', side: reacting(d), next: null, left: [...f.intercepts] });
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
    return f.way === 'sea' ? voyageQuestion(s, force, f.from, f.at) : passQuestion(s, force, f.way);
  },
  answers: {
    roll: {
      when: (s, f) => (f.stage === 'cross' && rollsOnWay(s, f)) || f.stage === 'back',
      waits: passageDice,
      apply(d, f, { faces }) {
        if (passed(d, f, faces) === 'over') close(d, f);
      },
    },
    'back-up': {
      when: (_, f) => f.stage === 'reply',
      options: (s, f) => (mayBackUp(s, f) ? [{ type: 'back-up' }] : []),
      says: (s, f) => `Back up to ${nameOf(s, f.from)}`,
      why: (s, f) =>
        no('10.3', `There is no way back to ${nameOf(s, f.from)}, or CUs that did not move would stay behind.`),
      apply: backsUp,
    },
    stand: {
      ...always({ type: 'stand' as const }, 'Fight', (_: State, f: EntryFrame) => {
        f.stage = 'meet';
      }),
      when: (_, f) => f.stage === 'reply',
    },
    overrun: {
      when: (_, f) => f.stage === 'overrun' || f.stage === 'reply',
      options: (_, f) => (f.stage === 'overrun' ? [{ type: 'overrun' }] : []),
      says: () => 'Overrun it',
      why: () => no('10', 'The Army was Intercepted: Interceptions come before Overruns.'),
      apply(d, f) {
        const side = reacting(d);
        reduceTo(d, side, f.at, { cu: 0, elephants: 0 });
        note(d, '7.2.c', () => `The CU of ${SIDE_NAMES[side]} in ${nameOf(d, f.at)} is Overrun.`, {
          facts: { overrun: true },
        });
        close(d, f);
      },
    },
    battle: {
      ...always({ type: 'battle' as const }, 'Fight it', fight),
      when: (_, f) => f.stage === 'overrun',
    },
  },
};
