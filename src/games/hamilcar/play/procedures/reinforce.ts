/** The Reinforcement Phase (5.1), step by step: Warships, Carthage's CUs and Generals, Rome's CUs, Consuls and Reforms. */

import { plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import { note, push } from '../../../../play/state.ts';
import { LEVEL_NAMES } from '../../words.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import type { ReinforceFrame } from '../frames.ts';
import { NONE } from '../parts.ts';
import { nameOf, placeName, retire, shift, takeFrom } from '../changes.ts';
import { bringGeneral, carthageCuSpaces, carthageGeneralSpaces, consulSpaces, placeCus } from '../placing.ts';
import { barcaPorts, consuls, convertible, hireCost, levies, poolOf, proconsulProblem } from './reinforcements.ts';
import { cardOfGeneral, levelOf, mood } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';
import { course, go, toDraw } from './arrivals.ts';

const who = (f: ReinforceFrame) =>
  ['proconsul', 'elect', 'draw-consuls', 'consuls', 'reforms'].includes(f.stage)
    ? ('rome' as const)
    : ('carthage' as const);

const ASKS: Readonly<Partial<Record<ReinforceFrame['stage'], { readonly rule: string; readonly says: string }>>> = {
  prolong: { rule: '16.3', says: 'whether Xanthippus stays for this turn.' },
  cu: { rule: '5.1.B', says: 'where to place a CU.' },
  levy: { rule: '5.1.B', says: 'where a CU of the Miat goes.' },
  'draw-generals': { rule: '5.1.B', says: 'Generals are drawn from the pool of Carthage.' },
  generals: { rule: '5.1.B', says: 'where to place the Generals.' },
  barca: { rule: '5.2.C3.2', says: 'where Hamilcar Barca comes ashore.' },
  refit: { rule: '5.1.B', says: 'whether the Admirals in Carthago refit Warships.' },
  proconsul: { rule: '5.1.C', says: 'whether a Consul stays as Proconsul.' },
  elect: { rule: '16.2', says: 'whom to elect Consul.' },
  'draw-consuls': { rule: '5.1.C', says: 'Consuls are drawn from the pool of Rome.' },
  consuls: { rule: '5.1.C', says: 'where to place the Consuls.' },
  reforms: { rule: '5.1.C', says: 'which Naval Reforms to carry out.' },
};

/** 5.1.B, 5.1.C: a General comes to the map. */
function placeGeneral(d: State, f: ReinforceFrame, general: string, space: string): void {
  f.waiting = f.waiting.filter((id) => id !== general);
  const { admiral, side } = cardOfGeneral(d, general);
  bringGeneral(d, side, general, space, side === 'rome' ? 'consul' : undefined);
  if (side === 'rome') d.consulBefore = [...new Set([...d.consulBefore, general])];
  if (admiral && space === (side === 'rome' ? 'roma' : 'carthago')) f.admirals = [...f.admirals, general];
  note(
    d,
    side === 'rome' ? '2.2.C2' : '5.1.B',
    `${nameOf(d, general)} ${side === 'rome' ? 'comes as Consul to' : 'is placed in'} ${placeName(d, space)}.`,
  );
}

export const reinforce: ProcedureOf<'reinforce'> = {
  run: course,
  who: (_, f) => who(f),
  asks: (_, f) => ASKS[f.stage] ?? { rule: '5.1', says: 'reinforcements arrive.' },
  question: (s, f) =>
    f.stage === 'levy' || f.stage === 'cu'
      ? { calculator: 'miat', input: { pcs: s.miat.length, center: mood(s) === 'warlike', turn: s.turn } }
      : undefined,
  answers: {
    'place-cu': listedAnswer(
      'place-cu',
      '5.1.B',
      (s) =>
        carthageCuSpaces(s).map((space) => ({
          action: { type: 'place-cu' as const, space },
          says: `A CU to ${placeName(s, space)}`,
        })),
      (d, f: ReinforceFrame, { space }) => {
        placeCus(d, 'carthage', space, { cu: 1 });
        note(d, '5.1.B', `Carthage places a CU in ${placeName(d, space)}.`);
        f.left = 0;
        go(f);
      },
      { when: (_, f) => f.stage === 'cu' },
    ),
    levy: listedAnswer(
      'levy',
      '5.1.D',
      (s) =>
        levies(s).map((to) => ({
          action: { type: 'levy' as const, to },
          says: to === 'warship' ? 'A Ready Warship' : 'A CU to Carthago',
        })),
      (d, f: ReinforceFrame, { to }) => {
        if (to === 'warship') shift(d, 'carthage', 'supply', 'ready', 1);
        else placeCus(d, 'carthage', 'carthago', { cu: 1 });
        f.left -= 1;
        note(d, '5.1.B', `The Miat gives ${to === 'warship' ? 'a Ready Warship' : 'a CU in Carthago'}.`);
      },
      { when: (_, f) => f.stage === 'levy' },
    ),
    draw: {
      when: (_, f) => f.stage === 'draw-generals' || f.stage === 'draw-consuls',
      waits: (s, f) => ({
        pile: f.stage === 'draw-generals' ? 'Carthaginian Generals' : 'Roman Generals',
        from: poolOf(s, who(f)).filter((id) => !f.waiting.includes(id)),
        number: toDraw(s, f),
      }),
      apply(d, f, { cards }) {
        f.waiting = [...f.waiting, ...cards];
        note(d, '2.2.B', `Drawn from the pool: ${cards.map((id) => nameOf(d, id)).join(', ')}.`);
        go(f);
      },
    },
    place: listedAnswer(
      'place',
      '5.1.D',
      (s, f: ReinforceFrame) => {
        if (f.stage === 'barca')
          return barcaPorts(s).map((space) => ({
            action: { type: 'place' as const, general: 'barca', space },
            says: `Hamilcar Barca to ${placeName(s, space)}`,
          }));
        const spaces = f.stage === 'consuls' ? consulSpaces(s) : carthageGeneralSpaces(s);
        return f.waiting.flatMap((general) =>
          spaces.map((space) => ({
            action: { type: 'place' as const, general, space },
            says: `${nameOf(s, general)} to ${placeName(s, space)}`,
            group: nameOf(s, general),
          })),
        );
      },
      (d, f, { general, space }) => {
        placeGeneral(d, f, general, space);
        // Displaced, he is drawn from the pool like any other.
        if (f.stage !== 'barca') return;
        d.mercenaries = d.mercenaries.filter((id) => id !== 'barca');
        placeCus(d, 'carthage', space, { cu: 1 });
        f.left = 0;
        go(f);
      },
      { when: (_, f) => ['generals', 'barca', 'consuls'].includes(f.stage) },
    ),
    refit: plainAnswer(
      'refit',
      'Refit a Warship',
      (d, f: ReinforceFrame) => {
        shift(d, 'carthage', 'spent', 'ready', 1);
        f.left += 1;
        note(d, '5.1.B', 'An Admiral in Carthago refits a Warship.');
      },
      (_, f) => f.stage === 'refit',
    ),
    proconsul: listedAnswer(
      'proconsul',
      '5.1.C',
      (s) =>
        consuls(s)
          .filter((id) => !proconsulProblem(s, id))
          .map((general) => ({
            action: { type: 'proconsul' as const, general },
            says: `${nameOf(s, general)} stays as Proconsul`,
          })),
      (d, f: ReinforceFrame, { general }) => {
        const old = Object.keys(d.generals).find((id) => d.generals[id]?.office === 'proconsul');
        if (old) retire(d, old, 'gone');
        d.generals[general] = { at: 'pool', ...d.generals[general], office: 'proconsul' };
        note(d, '2.2.C3', `${nameOf(d, general)} stays as Proconsul.`);
        go(f);
      },
      { when: (_, f) => f.stage === 'proconsul', why: (s, _, { general }) => proconsulProblem(s, general) },
    ),
    elect: listedAnswer(
      'elect',
      '16.2',
      (s, f: ReinforceFrame) =>
        poolOf(s, 'rome')
          .filter((id) => !f.waiting.includes(id))
          .map((general) => ({ action: { type: 'elect' as const, general }, says: `Elect ${nameOf(s, general)}` })),
      (_, f, { general }) => {
        f.waiting = [...f.waiting, general];
      },
      { when: (_, f) => f.stage === 'elect' },
    ),
    prolong: plainAnswer(
      'prolong',
      (s: State) => `Pay ${plural(hireCost(s), 'PC')} of the Miat`,
      (d, f: ReinforceFrame) => {
        d.hired = d.turn;
        note(d, '16.3', 'Xanthippus stays for this turn.');
        push(d, { type: 'pay', port: null, left: hireCost(d) });
        go(f);
      },
      (_, f) => f.stage === 'prolong',
    ),
    reform: listedAnswer(
      'reform',
      '5.1.C',
      (s, f: ReinforceFrame) =>
        f.converted
          ? []
          : Array.from({ length: convertible(s, f) }, (_, i) => ({
              action: { type: 'reform' as const, ships: i + 1 },
              says: `${plural(i + 1, 'CU')} in Roma become Ready Warships`,
            })),
      (d, f, { ships }) => {
        takeFrom(d, 'rome', 'roma', { ...NONE, cu: ships });
        shift(d, 'rome', 'supply', 'ready', ships);
        f.converted = true;
        note(d, '2.2.D1', `Naval Reforms of an Admiral: ${plural(ships, 'CU')} become Ready Warships.`);
      },
      { when: (_, f) => f.stage === 'reforms' },
    ),
    seamanship: listedAnswer(
      'seamanship',
      '5.1.C',
      (s, f: ReinforceFrame) =>
        f.stage === 'reforms' && !s.reformed && s.seamanship < 4
          ? [{ action: { type: 'seamanship' as const }, says: 'Raise Roman Seamanship' }]
          : [],
      (d) => {
        d.seamanship += 1;
        d.reformed = true;
        note(d, '5.1.C', `Roman Seamanship is ${LEVEL_NAMES[levelOf(d)]}.`, {
          facts: { seamanship: LEVEL_NAMES[levelOf(d)] },
        });
      },
      {
        when: (_, f) => f.stage === 'reforms',
        why: (s) =>
          s.reformed
            ? no('5.1.C', 'Reforms raise Roman Seamanship once a turn.')
            : no('15.4.A', 'There is no level above Excellent.'),
      },
    ),
    corvi: listedAnswer(
      'corvi',
      '5.1.C',
      (s, f: ReinforceFrame) =>
        f.mounted
          ? []
          : [
              {
                action: { type: 'corvi' as const, mounted: !s.corvi },
                says: s.corvi ? 'Take the Corvi down' : 'Mount Corvi',
              },
            ],
      (d, f, { mounted }) => {
        d.corvi = mounted;
        f.mounted = true;
        note(d, '15.5', `The Corvi are ${mounted ? 'mounted' : 'taken down'}.`, { facts: { corvi: mounted } });
      },
      { when: (_, f) => f.stage === 'reforms' },
    ),
    pass: plainAnswer(
      'pass',
      (_: State, f: ReinforceFrame) =>
        f.stage === 'proconsul' ? 'No new Proconsul' : f.stage === 'elect' ? 'Draw the rest' : 'He leaves',
      (d, f) => {
        if (f.stage === 'prolong') retire(d, 'xanthippus', 'gone');
        go(f);
      },
      (_, f) => ['proconsul', 'elect', 'prolong'].includes(f.stage),
    ),
    done: plainAnswer(
      'done',
      (_: State, f: ReinforceFrame) => (f.stage === 'refit' ? 'Refit no more' : 'No further Reform'),
      (_, f) => {
        f.admirals = f.stage === 'reforms' ? f.admirals.slice(1) : [];
        f.converted = false;
        f.mounted = false;
        if (f.stage === 'refit') f.left = 0;
      },
      (_, f) => f.stage === 'refit' || f.stage === 'reforms',
    ),
  },
};
