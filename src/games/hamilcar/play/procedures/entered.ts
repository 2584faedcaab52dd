/** A space is entered (10): the other side arranges its city, declares its reactions, rolls; then what the mover does. */

import { no } from '../../../../play/problem.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { SIDE_NAMES } from '../../words.ts';
import { heapSays, withinWalls } from '../movement/band.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import type { EnteredFrame } from '../land-frames.ts';
import type { Heap } from '../parts.ts';
import {
  bandOf,
  fieldOf,
  insideOf,
  moveGenerals,
  nameOf,
  placeName,
  sum,
  takeFrom,
  toField,
  toInside,
  unitsOf,
} from '../changes.ts';
import { avoiders, avoidTargets, interceptors, reactionOf } from '../movement/reacting.ts';
import { generalsAt, hasCus, isBesieged, ownCity, spaceOf } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';
import { rollDie } from './die.ts';
import { avoided, backUp, enemy, fight, halt, intercepted, outcome, overrun, sweep } from './met.ts';

/** 10.1: an own city that is not Besieged, with somebody to arrange; a General without CUs is no Army to come out against. */
const arranges = (s: State, f: EnteredFrame): boolean =>
  hasCus(s, f.who, f.at) &&
  ownCity(s, enemy(f), f.at) &&
  !isBesieged(s, f.at) &&
  (unitsOf(sum(fieldOf(s, enemy(f), f.at), insideOf(s, f.at))) > 0 || generalsAt(s, enemy(f), f.at).length > 0);

/** 2.1.C: everything that may be within the walls. */
const arrangements = (s: State, f: EnteredFrame): Heap[] =>
  withinWalls(sum(fieldOf(s, enemy(f), f.at), insideOf(s, f.at)), spaceOf(s, f.at).capacity);

/** 10: all is declared; what stands there now counts for the reading that looks at this moment. */
function declared(d: State, f: EnteredFrame): void {
  f.held = unitsOf(fieldOf(d, enemy(f), f.at)) > 0;
  f.stage = 'avoid';
}

const decliner = (f: EnteredFrame): boolean => f.stage === 'arrange' || f.stage === 'declare';

/** 10.3: in a space beside the one that was entered. */
const isNext = (s: State, f: EnteredFrame, general: string): boolean =>
  spaceOf(s, f.at).roads.includes(s.generals[general]?.at ?? '');

export const entered: ProcedureOf<'entered'> = {
  run(d, f) {
    if (f.face !== null) {
      const face = f.face;
      f.face = null;
      if (f.stage === 'avoid') avoided(d, f, face);
      else if (f.stage === 'intercept') intercepted(d, f, face);
      else if (f.stage === 'pursued') {
        const { success, says } = reactionOf(d, f, face);
        note(d, '11.3', `${says}.`, { facts: { pursued: success } });
        if (!success) {
          note(d, '7.2.B', 'The Pursuit has failed: he and his Army stop.');
          halt(d);
        }
        sweep(d, f);
        f.stage = 'after';
      }
      return 'goes-on';
    }
    switch (f.stage) {
      case 'arrange':
        if (arranges(d, f) && !f.arranged) return 'waits';
        f.stage = 'declare';
        return 'goes-on';
      case 'declare':
        if (avoiders(d, f).length > 0 || interceptors(d, f).length > 0) return 'waits';
        declared(d, f);
        return 'goes-on';
      case 'avoid':
        if (f.avoids[0]) rollDie(d, enemy(f), `${nameOf(d, f.avoids[0].general)} tries to Avoid`, '11.1');
        else f.stage = 'intercept';
        return 'goes-on';
      case 'intercept':
        if (f.intercepts[0]) rollDie(d, enemy(f), `${nameOf(d, f.intercepts[0].general)} tries to intercept`, '12.1');
        else f.stage = 'outcome';
        return 'goes-on';
      case 'outcome':
        return outcome(d, f);
      case 'pursued':
        rollDie(d, f.who, 'Pursuit', '11.3');
        return 'goes-on';
      case 'after':
        pop(d);
        return 'goes-on';
      default:
        return 'waits';
    }
  },
  who: (_, f) => (decliner(f) ? enemy(f) : f.who),
  asks(s, f) {
    const name = placeName(s, f.at);
    if (f.stage === 'arrange') return { rule: '10.1', says: `who is within the walls of ${name}.` };
    if (f.stage === 'declare') return { rule: '10', says: `which reactions to declare in ${name}.` };
    if (f.stage === 'intercepted') return { rule: '12.3', says: 'whether to back up or to fight.' };
    if (f.stage === 'open') return { rule: '7.2.E', says: 'whether to overrun the CU or to fight it.' };
    return { rule: '11.3', says: 'whether to pursue the Army that Avoided.' };
  },
  answers: {
    arrange: listedAnswer(
      'arrange',
      '10.1',
      (s, f: EnteredFrame) =>
        arrangements(s, f).map((heap) => ({
          action: { type: 'arrange' as const, ...heap },
          says: `Within the walls: ${heapSays(heap)}`,
        })),
      (d, f, { cu, elephants, st }) => {
        const all = sum(fieldOf(d, enemy(f), f.at), insideOf(d, f.at));
        takeFrom(d, enemy(f), f.at, all);
        toInside(d, f.at, { cu, elephants, st });
        toField(d, enemy(f), f.at, sum(all, { cu, elephants, st }, -1));
        f.arranged = true;
        note(d, '10.1', `Within the walls of ${placeName(d, f.at)}: ${heapSays({ cu, elephants, st })}.`);
      },
      { when: (_, f) => f.stage === 'arrange', why: () => no('2.1.C', 'The city does not hold so many.') },
    ),
    shelter: listedAnswer(
      'shelter',
      '10.1',
      (s, f: EnteredFrame) =>
        generalsAt(s, enemy(f), f.at, false).map((general) => ({
          action: { type: 'shelter' as const, general },
          says: `${nameOf(s, general)} goes within the walls`,
        })),
      (d, f, { general }) => moveGenerals(d, [general], f.at, true),
      { when: (s, f) => f.stage === 'arrange' && generalsAt(s, enemy(f), f.at, false).length > 0 },
    ),
    avoid: listedAnswer(
      'avoid',
      '11.2',
      (s, f: EnteredFrame) =>
        avoiders(s, f).flatMap((general) =>
          avoidTargets(s, f, general).map((to) => ({
            action: { type: 'avoid' as const, general, to },
            says: `${nameOf(s, general)} Avoids ${to === f.at ? 'into the city' : `to ${placeName(s, to)}`}`,
          })),
        ),
      (d, f, { general, to }) =>
        push(d, { type: 'party', who: enemy(f), as: 'avoid', general, from: f.at, to, ...bandOf(), grouped: false }),
      { when: (_, f) => f.stage === 'declare' },
    ),
    intercept: listedAnswer(
      'intercept',
      '12.2',
      (s, f: EnteredFrame) =>
        interceptors(s, f).map((general) => ({
          action: { type: 'intercept' as const, general },
          says: `${nameOf(s, general)} intercepts`,
        })),
      (d, f, { general }) =>
        push(d, {
          type: 'party',
          who: enemy(f),
          as: 'intercept',
          general,
          from: d.generals[general]?.at ?? '',
          to: f.at,
          ...bandOf(),
          grouped: false,
        }),
      {
        when: (_, f) => f.stage === 'declare',
        why: (s, f, { general }) =>
          f.stood
            ? no('12.2', 'Units of the active side stood there before.')
            : isNext(s, f, general)
              ? undefined
              : no('10.3', `Found ${general}, who is in no adjacent space.`),
      },
    ),
    'back-up': plainAnswer(
      'back-up',
      'Back up',
      (d: State, f: EnteredFrame) => backUp(d, f),
      (_, f) => f.stage === 'intercepted' && f.from !== f.at,
    ),
    fight: plainAnswer(
      'fight',
      'Fight',
      (d: State, f: EnteredFrame) => fight(d, f),
      (_, f) => f.stage === 'intercepted' || f.stage === 'open',
    ),
    overrun: plainAnswer(
      'overrun',
      'Overrun it',
      (d: State, f: EnteredFrame) => overrun(d, f),
      (_, f) => f.stage === 'open',
    ),
    pursue: plainAnswer(
      'pursue',
      'Pursue',
      (_: State, f: EnteredFrame) => {
        f.stage = 'pursued';
      },
      (_, f) => f.stage === 'pursuit',
    ),
    pass: plainAnswer(
      'pass',
      (_: State, f: EnteredFrame) =>
        f.stage === 'pursuit'
          ? 'Halt'
          : f.stage === 'arrange'
            ? 'Leave all as it is'
            : `${SIDE_NAMES[enemy(f)]} declares no more`,
      (d, f) => {
        if (f.stage === 'arrange') f.stage = 'declare';
        else if (f.stage === 'declare') declared(d, f);
        else {
          sweep(d, f);
          halt(d);
          f.stage = 'after';
        }
      },
      (_, f) => f.stage === 'arrange' || f.stage === 'declare' || f.stage === 'pursuit',
    ),
  },
};
