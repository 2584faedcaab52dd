/** An entry into a space (7.2.a, 8): the pass or the sea, the city's gates, Reactions, and what the mover meets. */
import { plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import { always } from '../../../../play/procedure.ts';
import { note, push } from '../../../../play/table.ts';
import { faceOf, fallen, oneDie } from '../../die.ts';
import { afterCrossing, type Pass } from '../../mountain-passes/rules.ts';
import { sail } from '../../naval-movement/roll.ts';
import { mustRoll } from '../../naval-movement/rules.ts';
import { mayOverrun } from '../../reactions/rules.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { figuresOf } from '../figures.ts';
import type { EntryFrame, MoveFrame } from '../frames.ts';
import { generalName, stackRating } from '../generals.ts';
import { enemyCuIn, isOpenCity, nameOf } from '../places.ts';
import { passQuestion, reactionsQuestion, voyageOf, voyageQuestion } from '../questions.ts';
import { cuAt, displaceAll, enemyAt, NOBODY, put, shift, stackAt, subtract } from '../stacks.ts';
import { frameOf, type ProcedureOf, type State } from '../state.ts';
import { startBattle } from './battle.ts';
import { goals } from './flee.ts';
import { mayReact } from './react.ts';

const mover = (s: State): MoveFrame => frameOf(s, 'move');
const reacting = (s: State): Side => otherSide(s.active);
const close = (d: State, f: EntryFrame): void => {
  d.frames = d.frames.filter((frame) => frame !== f);
};

export const passOf = (way: EntryFrame['way']): Pass | undefined =>
  way === 'alps' ? 'alpine' : way === 'pass' ? 'other' : undefined;

/** 7.2B, 7.3.a: whether a die is rolled on the way. */
function mustRollOnWay(s: State, f: EntryFrame): boolean {
  const { force } = mover(s);
  if (f.way === 'sea') return mustRoll(voyageOf(s, force, f.at));
  return passOf(f.way) !== undefined && force.cu > 0;
}

/** 7.3: the Force lands. */
function land(d: State, f: EntryFrame): void {
  const m = mover(d);
  shift(d, d.active, f.from, f.at, m.force);
  m.at = f.at;
  m.came = f.from;
  m.way = 'sea';
  m.landed = true;
  f.stage = 'gates';
}

/** 7.2B: the Force loses CUs in the space where it is. */
function attrition(d: State, pass: Pass, die: number): void {
  const m = mover(d);
  const left = afterCrossing(m.force, pass, die, figuresOf(d));
  const lost = m.force.cu - left.cu;
  subtract(d, d.active, m.at, { cu: lost, elephants: m.force.elephants - left.elephants, generals: [] });
  m.force = { ...m.force, ...left };
  note(d, '7.2B', `The pass: a ${die} costs ${plural(lost, 'CU')}; ${left.cu} are left.`, {
    facts: { cuLost: lost, cuLeft: left.cu },
  });
}

/** A Force without CUs among enemy CUs: its Generals are displaced. */
function strandedAmongEnemies(d: State, f: EntryFrame): boolean {
  const m = mover(d);
  if (m.force.cu > 0 || cuAt(d, d.active, f.at) > 0 || enemyCuIn(d, d.active, f.at) === 0) return false;
  displaceAll(d, m.force.generals, '7.2.b');
  m.over = true;
  close(d, f);
  return true;
}

/** 7.3.a: how the voyage ends. */
function voyage(d: State, f: EntryFrame, die: number): void {
  const m = mover(d);
  const { landing } = sail(voyageOf(d, m.force, f.at), die, figuresOf(d));
  const words = { arrives: 'the Force arrives', returns: 'the Force returns to port', lost: 'the Force is lost' };
  note(d, '7.3.a', `The Naval Die shows ${die}: ${words[landing]}.`, { facts: { landing } });
  if (landing === 'arrives') {
    land(d, f);
    return;
  }
  if (landing === 'lost') {
    subtract(d, d.active, f.from, { ...m.force, generals: [] });
    displaceAll(d, m.force.generals, '7.3.a');
  }
  m.over = true;
  close(d, f);
}

/** 10.3: the mover goes back to where it came from; over a pass it rolls again. */
function backsUp(d: State, f: EntryFrame): void {
  const m = mover(d);
  shift(d, d.active, f.at, f.from, m.force);
  m.at = f.from;
  m.over = true;
  note(d, '10.3', `${generalName(d, m.general)} backs up to ${nameOf(d, f.from)}.`, {
    move: { side: d.active, path: [f.at, f.from], as: 'moved' },
  });
  if (passOf(f.way) && m.force.cu > 0) f.stage = 'back';
  else close(d, f);
}

/** 10.b: back up or fight; nobody asks a General who is alone. */
function reply(d: State, f: EntryFrame): 'goes-on' | 'waits' {
  if (f.came === 0) {
    f.stage = 'meet';
    return 'goes-on';
  }
  if (cuAt(d, d.active, f.at) > 0) return 'waits';
  const m = mover(d);
  if (f.way === 'sea') {
    displaceAll(d, m.force.generals, '7.2.b');
    m.over = true;
    close(d, f);
  } else backsUp(d, f);
  return 'goes-on';
}

/** 7.2.c: one enemy CU without a General, and enough who moved. */
function overrunsHere(s: State, f: EntryFrame): boolean {
  const enemy = enemyAt(s, s.active, f.at);
  const armies = {
    mover: { cu: mover(s).force.cu, rating: 1 },
    here: { cu: enemy.cu, rating: stackRating(s, enemy) },
  };
  const entry = { ...armies, moverMore: 0, hereMore: 0, interceptors: [] };
  return f.came === 0 && mayOverrun({ ...entry, plan: 'stand', reply: 'fights', backOver: 'none' }, figuresOf(s));
}

function fight(d: State, f: EntryFrame): void {
  const m = mover(d);
  const { failedAvoid, came } = f;
  m.over = true;
  m.fought = true;
  close(d, f);
  startBattle(d, {
    ...{ at: f.at, attacker: d.active, sortie: false, landed: m.landed },
    ...(f.way === 'sea' ? { from: null, way: null } : { from: f.from, way: f.way }),
    intercepted: came > 0,
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
        if (mustRollOnWay(d, f)) return 'waits';
        if (f.way === 'sea') land(d, f);
        else f.stage = 'gates';
        return 'goes-on';
      case 'gates':
        if (!strandedAmongEnemies(d, f)) gates(d, f);
        return 'goes-on';
      case 'react':
        loneGenerals(d, f);
        f.stage = 'avoid';
        if (mayReact(d, f)) push(d, { type: 'react', side: reacting(d) });
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
      when: (s, f) => (f.stage === 'cross' && mustRollOnWay(s, f)) || f.stage === 'back',
      waits(s, f) {
        const { force } = mover(s);
        const pass = passOf(f.way);
        const by = { by: s.active };
        if (!pass)
          return {
            dice: () => [{ ...oneDie('naval', 'Naval Die'), ...by }],
            reads: (faces) => sail(voyageOf(s, force, f.at), faceOf(faces, 'naval'), figuresOf(s)).landing,
          };
        return {
          dice: () => [{ ...oneDie('pass1', 'Attrition on the pass'), ...by }],
          reads: (faces) =>
            `${plural(force.cu - afterCrossing(force, pass, fallen(faces, 'pass1'), figuresOf(s)).cu, 'CU')} lost`,
        };
      },
      apply(d, f, { faces }) {
        const pass = passOf(f.way);
        if (!pass) voyage(d, f, fallen(faces, 'naval'));
        else {
          attrition(d, pass, fallen(faces, 'pass1'));
          if (f.stage === 'back') close(d, f);
          else f.stage = 'gates';
        }
      },
    },
    'back-up': {
      when: (_, f) => f.stage === 'reply',
      choices: (s, f) =>
        mayBackUp(s, f) ? [{ action: { type: 'back-up' }, says: `Back up to ${nameOf(s, f.from)}` }] : [],
      problem: (s, f) =>
        mayBackUp(s, f)
          ? undefined
          : no('10.3', 'An Army that landed, or with CUs of its side that did not move with it, cannot back up.'),
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

/** 10.3: not after a landing, and not where CUs that did not move would stay. */
const mayBackUp = (s: State, f: EntryFrame): boolean =>
  f.way !== 'sea' && cuAt(s, s.active, f.at) === mover(s).force.cu;
