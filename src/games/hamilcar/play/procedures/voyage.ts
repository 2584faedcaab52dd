/** A voyage (7.3, 8): lane by lane, with Interceptions on the way and storms before the landing. */

import { figuresOf } from '../../../../play/figures.ts';
import { note } from '../../../../play/state.ts';
import { faceOf, oneDie } from '../../dice.ts';
import { isAvoided, netSymbols } from '../../naval-movement/rules.ts';
import { batter, stormRolls } from '../../storms/roll.ts';
import { LEVEL_NAMES, otherSide, SIDE_NAMES } from '../../words.ts';
import { heapSays } from '../movement/band.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import { sailProblem } from '../movement/moves.ts';
import { moveGenerals, nameOf, placeName, takeSupremacy } from '../changes.ts';
import { bases, isAlone } from '../movement/sea.ts';
import type { VoyageFrame } from '../sea-frames.ts';
import { stormInput, voyageQuestion } from '../questions/sea.ts';
import { bound, levelOf, spaceOf } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';
import {
  activationOf,
  board,
  boardings,
  boardProblem,
  caught,
  goAshore,
  isStranded,
  joiners,
  landProblem,
  lost,
  raid,
  raidTargets,
  sail,
  turnBack,
  wreck,
  wreckSays,
} from './sailing.ts';
import { openWindow } from './window.ts';

/** 8.1, 17.1.#49: the port qualifies, and nobody has declared an Interception yet. */
const qualifies = (s: State, f: VoyageFrame): boolean =>
  !f.declared && !bound(s, otherSide(f.who)) && bases(s, otherSide(f.who), f.at).length > 0;

const isPort = (_: State, f: VoyageFrame): boolean => f.stage === 'port';

export const voyage: ProcedureOf<'voyage'> = {
  run(d, f) {
    switch (f.stage) {
      case 'weather':
        f.stage = 'interception';
        openWindow(d, 'weather');
        return 'goes-on';
      case 'interception':
        if (qualifies(d, f)) return 'waits';
        f.stage = 'port';
        return 'goes-on';
      case 'caught':
        caught(d, f);
        return 'goes-on';
      case 'storm':
        if (f.storm && stormRolls(stormInput(d, f), d.setup.tables).length > 0) return 'waits';
        f.storm = null;
        // 2.2.A: whom the storm has left without CUs does not land among enemy Units.
        f.stage = landProblem(d, f) ? 'port' : 'ashore';
        return 'goes-on';
      case 'stormed':
        if (isAlone(f.fleet)) lost(d, f);
        else {
          f.stage = 'storm';
          openWindow(d, 'storm');
        }
        return 'goes-on';
      case 'ashore':
        goAshore(d, f);
        return 'goes-on';
      case 'port':
        if (!isStranded(d, f)) return 'waits';
        turnBack(d, f);
        return 'goes-on';
      default:
        return 'waits';
    }
  },
  who: (_, f) => (f.stage === 'interception' ? otherSide(f.who) : f.who),
  asks(s, f) {
    const name = placeName(s, f.at);
    if (f.stage === 'interception') return { rule: '8.1', says: `whether to declare an Interception at ${name}.` };
    if (f.stage === 'dodge') return { rule: '8.2', says: 'whether to try to avoid the Interception.' };
    if (f.stage === 'naval-die') return { rule: '8.2', says: 'the Naval Die is rolled to avoid the Interception.' };
    if (f.stage === 'storm')
      return { rule: f.storm === 'cruel-sea' ? '17.1.#11' : '17.1.#39', says: 'the storm is rolled for.' };
    return { rule: '7.3.A', says: `where the Fleet at ${name} goes; ${activationOf(s).mp} MP left.` };
  },
  question: (s, f) =>
    f.stage === 'interception' || f.stage === 'dodge' || f.stage === 'naval-die'
      ? voyageQuestion(s, f)
      : f.stage === 'storm'
        ? { calculator: 'storms', input: stormInput(s, f) }
        : undefined,
  answers: {
    roll: {
      when: (_, f) => f.stage === 'naval-die' || f.stage === 'storm',
      waits: (s, f) =>
        f.stage === 'storm'
          ? {
              dice: () =>
                stormRolls(stormInput(s, f), s.setup.tables).map((roll) => ({
                  ...roll,
                  by: f.storm === 'cruel-sea' ? 'rome' : 'carthage',
                })),
              reads: (faces) => wreckSays(batter(stormInput(s, f), faces, figuresOf(s)).wreck),
            }
          : {
              dice: () => [{ ...oneDie('naval', 'Naval Die'), by: f.who }],
              reads: (faces) =>
                dodges(s, f, faceOf(faces, 'naval') ?? 1)
                  ? 'The Fleet avoids the Interception'
                  : 'The Fleet is intercepted',
            },
      apply(d, f, { faces }) {
        if (f.stage === 'storm') {
          wreck(d, f, faces);
          return;
        }
        const away = dodges(d, f, faceOf(faces, 'naval') ?? 1);
        if (d.seamanship < 4)
          note(
            d,
            '15.4.B',
            `Roman Seamanship is ${LEVEL_NAMES[levelOf(d)]}: that counts for Carthage on the Naval Die.`,
          );
        note(d, '8.2', away ? 'The Fleet avoids the Interception.' : 'The Fleet does not avoid the Interception.', {
          facts: { avoided: away },
        });
        f.stage = away ? 'port' : 'caught';
      },
    },
    sail: listedAnswer(
      'sail',
      '7.3.A',
      (s, f: VoyageFrame) =>
        Object.keys(spaceOf(s, f.at).lanes)
          .filter((to) => !sailProblem(s, f, activationOf(s), to, 'lane'))
          .map((to) => ({ action: { type: 'sail' as const, to }, says: `Sail to ${placeName(s, to)}` })),
      (d, f, { to }) => sail(d, f, to, 'lane'),
      { when: isPort, why: (s, f, { to }) => sailProblem(s, f, activationOf(s), to, 'lane') },
    ),
    cross: listedAnswer(
      'cross',
      '7.3.A',
      (s, f: VoyageFrame) =>
        s.setup.tyrrhenum.ports
          .filter((to) => !sailProblem(s, f, activationOf(s), to, 'tyrrhenum'))
          .map((to) => ({
            action: { type: 'cross' as const, to },
            says: `Cross Mare Tyrrhenum to ${placeName(s, to)}`,
          })),
      (d, f, { to }) => sail(d, f, to, 'tyrrhenum'),
      { when: isPort, why: (s, f, { to }) => sailProblem(s, f, activationOf(s), to, 'tyrrhenum') },
    ),
    board: listedAnswer(
      'board',
      '2.3.G',
      (s, f: VoyageFrame) =>
        boardings(s, f).map((heap) => ({
          action: { type: 'board' as const, ...heap },
          says: `${heapSays(heap)} come aboard`,
          group: 'Come aboard',
        })),
      (d, f, { cu, elephants, st }) => board(d, f, { cu, elephants, st }),
      { when: isPort, why: boardProblem },
    ),
    join: listedAnswer(
      'join',
      '7.3.C',
      (s, f: VoyageFrame) =>
        joiners(s, f).map((general) => ({
          action: { type: 'join' as const, general },
          says: `${nameOf(s, general)} comes aboard`,
        })),
      (d, f, { general }) => {
        moveGenerals(d, [general], 'sea');
        f.fleet.generals = [...f.fleet.generals, general];
      },
      { when: (s, f) => isPort(s, f) && joiners(s, f).length > 0 },
    ),
    land: {
      ...plainAnswer(
        'land',
        'Land here',
        (d: State, f: VoyageFrame) => {
          f.stage = 'storm';
          if (f.who === 'rome') openWindow(d, 'storm');
        },
        isPort,
      ),
      choices: (s, f) =>
        landProblem(s, f) ? [] : [{ action: { type: 'land' as const }, says: `Land in ${placeName(s, f.at)}` }],
      problem: (s, f) => landProblem(s, f),
    },
    target: listedAnswer(
      'target',
      '17.1.#19',
      (s, f: VoyageFrame) =>
        raidTargets(s, f).map((space) => ({
          action: { type: 'target' as const, space },
          says: `Raid ${placeName(s, space)}`,
        })),
      (d, f) => raid(d, f),
      { when: (s, f) => isPort(s, f) && raidTargets(s, f).length > 0 },
    ),
    declare: plainAnswer(
      'declare',
      'Declare an Interception',
      (d: State, f: VoyageFrame) => {
        f.declared = true;
        note(d, '8.1', `${SIDE_NAMES[otherSide(f.who)]} declares an Interception at ${placeName(d, f.at)}.`);
        f.stage = d.supremacy === f.who ? 'dodge' : 'caught';
      },
      (_, f) => f.stage === 'interception',
    ),
    dodge: plainAnswer(
      'dodge',
      'Try to avoid it',
      (_: State, f: VoyageFrame) => {
        f.stage = 'naval-die';
      },
      (_, f) => f.stage === 'dodge',
    ),
    pass: plainAnswer(
      'pass',
      (_: State, f: VoyageFrame) => (f.stage === 'dodge' ? 'Accept battle' : 'Let the Fleet pass'),
      (d, f) => {
        if (f.stage === 'dodge') {
          f.stage = 'caught';
          return;
        }
        f.stage = 'port';
        takeSupremacy(d, f.who, '8.1');
      },
      (_, f) => f.stage === 'dodge' || f.stage === 'interception',
    ),
  },
};

/** 8.2: whether this face avoids the Interception. */
const dodges = (s: State, f: VoyageFrame, face: number): boolean =>
  isAvoided(f.who, netSymbols(face, levelOf(s), s.setup.rulings['seamanship-symbols'], figuresOf(s)));
