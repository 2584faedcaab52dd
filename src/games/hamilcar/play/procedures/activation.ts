/** An activation (7.1): a General takes Units along, moves by road and by sea, besieges, sallies, stops. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import { note, push } from '../../../../play/state.ts';
import { limitOf } from '../../limits.ts';
import { heapSays, heapsUpTo } from '../movement/band.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import {
  at,
  companions,
  equals,
  garrison,
  garrisons,
  groupProblem,
  inside,
  reach,
  ready,
  shutIn,
  slow,
} from '../movement/grouping.ts';
import type { ActivationFrame } from '../land-frames.ts';
import { attemptProblem, embarkProblem, stepProblem, voyageFrom } from '../movement/moves.ts';
import { NONE } from '../parts.ts';
import { fieldOf, moveGenerals, nameOf, placeName, shift, takeFrom, toField } from '../changes.ts';
import { placeCus } from '../placing.ts';
import { withinReach } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';
import { besiegers, march, mayConvert, mayStop, sally, sortieProblem, steps, stop, VULSO_MOST } from './march.ts';

export const activation: ProcedureOf<'activation'> = {
  run(d, f) {
    if (d.setup.spaces[at(d, f)] === undefined || (f.over && (f.fought || attemptProblem(d, f)))) {
      stop(d, f);
      return 'goes-on';
    }
    return 'waits';
  },
  who: (_, f) => f.who,
  asks: (s, f) => ({ rule: '7.1', says: `what ${nameOf(s, f.general)} does next; ${f.mp} MP left.` }),
  answers: {
    group: listedAnswer(
      'group',
      '7.1',
      (s, f: ActivationFrame) =>
        f.grouped
          ? []
          : [...heapsUpTo(reach(s, f), limitOf('led-units', figuresOf(s)))]
              .filter((heap) => !groupProblem(s, f, heap))
              .map((heap) => ({
                action: { type: 'group' as const, ...heap },
                says: `With ${heapSays(heap)}`,
                group: 'Who goes along',
              })),
      (d, f, { cu, elephants, st }) => {
        f.band = { ...f.band, cu, elephants, st };
        f.grouped = true;
        slow(d, f);
      },
      {
        why: (s, f, heap) => (f.grouped ? no('7.1', 'Who goes along from here is settled.') : groupProblem(s, f, heap)),
        when: ready,
      },
    ),
    join: listedAnswer(
      'join',
      '7.1',
      (s, f: ActivationFrame) =>
        companions(s, f).map((general) => ({
          action: { type: 'join' as const, general },
          says: `${nameOf(s, general)} goes along`,
        })),
      (_, f, { general }) => {
        f.band.generals = [...f.band.generals, general];
        f.changed = [...f.changed, general];
      },
      { when: ready },
    ),
    part: listedAnswer(
      'part',
      '7.1',
      (s, f: ActivationFrame) =>
        f.band.generals
          .filter((id) => !f.changed.includes(id))
          .map((general) => ({ action: { type: 'part' as const, general }, says: `${nameOf(s, general)} stays here` })),
      (_, f, { general }) => {
        f.band.generals = f.band.generals.filter((id) => id !== general);
        f.changed = [...f.changed, general];
      },
      { when: ready },
    ),
    command: listedAnswer(
      'command',
      '2.2.E1',
      (s, f: ActivationFrame) =>
        equals(s, f).map((general) => ({
          action: { type: 'command' as const, general },
          says: `${nameOf(s, general)} takes command`,
        })),
      (d, f, { general }) => {
        const others = [f.general, ...f.band.generals];
        d.preferred = [...d.preferred.filter((id) => !others.includes(id)), general];
      },
      {
        why: (_, f, { general }) =>
          [f.general, ...f.band.generals].includes(general)
            ? no('2.2.E2', `Found ${general}, who is outranked.`)
            : no('2.2.E1', 'Only a General of this Army can command it.'),
        when: (s, f) =>
          ready(s, f) && f.spent === 0 && !s.preferred.some((id) => [f.general, ...f.band.generals].includes(id)),
      },
    ),
    garrison: listedAnswer(
      'garrison',
      '7.2.D',
      (s, f: ActivationFrame) =>
        garrisons(s, f).map((heap) => ({
          action: { type: 'garrison' as const, ...heap },
          says: `Within the walls: ${heapSays(heap)}`,
          group: 'Within the walls',
        })),
      (d, f, { cu, elephants, st }) => garrison(d, f, { cu, elephants, st }),
      { when: (s, f) => ready(s, f) && garrisons(s, f).length > 1 },
    ),
    step: listedAnswer(
      'step',
      '7.2.A',
      (s, f: ActivationFrame) =>
        steps(s, f).map((to) => ({
          action: { type: 'step' as const, to },
          says: `Move to ${placeName(s, to)}`,
          group: 'Move',
        })),
      (d, f, { to }) => march(d, f, to),
      { why: (s, f, { to }) => stepProblem(s, f, to), when: (s, f) => ready(s, f) },
    ),
    embark: listedAnswer(
      'embark',
      '7.3.C',
      (s, f: ActivationFrame) =>
        Array.from({ length: 6 }, (_, warships) => warships)
          .filter((warships) => !embarkProblem(s, f, warships))
          .map((warships) => ({
            action: { type: 'embark' as const, warships },
            says: `Embark with ${plural(warships, 'Warship')}`,
            group: 'By sea',
          })),
      (d, f, { warships }) => {
        const here = at(d, f);
        const sails = voyageFrom(f, here, warships);
        takeFrom(d, f.who, here, f.band);
        shift(d, f.who, 'ready', 'atSea', warships);
        moveGenerals(d, sails.fleet.generals, 'sea');
        f.sailed = true;
        note(
          d,
          '7.3.C',
          `${nameOf(d, f.general)} embarks in ${placeName(d, here)} with ${plural(warships, 'Warship')} and ${heapSays(f.band)}.`,
        );
        push(d, sails);
      },
      { why: (s, f, { warships }) => embarkProblem(s, f, warships), when: (s, f) => ready(s, f) && !f.sailed },
    ),
    'destroy-st': listedAnswer(
      'destroy-st',
      '2.3.D4',
      (s, f: ActivationFrame) =>
        f.mp < 1
          ? []
          : Array.from({ length: fieldOf(s, f.who, at(s, f)).st }, (_, i) => ({
              action: { type: 'destroy-st' as const, number: i + 1 },
              says: `Destroy ${plural(i + 1, 'ST')} for 1 MP`,
            })),
      (d, f, { number }) => {
        toField(d, f.who, at(d, f), { ...NONE, st: number }, -1);
        f.mp -= 1;
        f.spent += 1;
        f.band.st = Math.min(f.band.st, withinReach(d, f.who, at(d, f), inside(d, f)).st);
        note(d, '2.3.D4', `${nameOf(d, f.general)} destroys ${plural(number, 'ST')}.`);
      },
      { when: (s, f) => ready(s, f) && !shutIn(s, f) },
    ),
    attempt: {
      ...plainAnswer(
        'attempt',
        (s: State, f: ActivationFrame) => `Siege or Subjugation attempt in ${placeName(s, at(s, f))}`,
        (d, f: ActivationFrame) => {
          const here = at(d, f);
          f.over = true;
          f.fought = true;
          f.band = besiegers(d, f);
          d.moved.attempts = [...d.moved.attempts, here];
          push(d, { type: 'siege', who: f.who, at: here, stage: 'roll', points: 0, losses: 0 });
        },
      ),
      choices: (s, f) =>
        attemptProblem(s, f)
          ? []
          : [
              {
                action: { type: 'attempt' as const },
                says: `Siege or Subjugation attempt in ${placeName(s, at(s, f))}`,
              },
            ],
      problem: (s, f) => attemptProblem(s, f),
    },
    sortie: {
      ...plainAnswer(
        'sortie',
        'Sally out',
        (d, f: ActivationFrame) => sally(d, f),
        (s, f) => ready(s, f) && shutIn(s, f),
      ),
      choices: (s, f) =>
        sortieProblem(s, f) ? [] : [{ action: { type: 'sortie' as const }, says: `Sally with ${heapSays(f.band)}` }],
      problem: sortieProblem,
    },
    convert: listedAnswer(
      'convert',
      '17.2.B.Vulso',
      (s) => {
        const { ready: r, spent } = s.warships.rome;
        const all = [];
        for (let a = 0; a <= Math.min(VULSO_MOST, r); a++)
          for (let b = 0; b <= Math.min(VULSO_MOST - a, spent); b++)
            if (a + b > 0)
              all.push({
                action: { type: 'convert' as const, ready: a, spent: b },
                says: `${a} Ready and ${b} Spent Warships become CUs`,
              });
        return all;
      },
      (d, f: ActivationFrame, { ready: r, spent }) => {
        shift(d, 'rome', 'ready', 'supply', r);
        shift(d, 'rome', 'spent', 'supply', spent);
        placeCus(d, 'rome', at(d, f), { cu: r + spent });
        f.converted = true;
        note(d, '17.2.B.Vulso', `${plural(r + spent, 'Warship')} become CUs in ${placeName(d, at(d, f))}.`);
      },
      { when: (s, f) => ready(s, f) && mayConvert(s, f) },
    ),
    done: {
      ...plainAnswer('done', 'Stop here', (d: State, f: ActivationFrame) => stop(d, f)),
      choices: (s, f) => (mayStop(s, f) ? [{ action: { type: 'done' as const }, says: 'Stop here' }] : []),
      problem: (s, f) =>
        mayStop(s, f) ? undefined : no('7.2.A', 'A lone General may not stop beside a lone enemy General.'),
    },
  },
};
