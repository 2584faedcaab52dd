/** A voyage (7.3, 8): lane by lane, with Interceptions on the way and storms before the landing. */

import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import { inStage, plain } from '../../../../play/procedure.ts';
import { frameOf, note } from '../../../../play/state.ts';
import { faceOf, oneDie, settled } from '../../dice.ts';
import type { Question } from '../../game.ts';
import { isAvoided, netSymbols } from '../../naval-movement/rules.ts';
import { batter, stormRolls } from '../../storms/roll.ts';
import { LEVEL_NAMES, otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { moveGenerals, takeSupremacy } from '../changes.ts';
import { heapSays } from '../pieces/band.ts';
import { nameOf } from '../pieces/generals.ts';
import { seaWays, whyNoSeaWay } from '../pieces/moves.ts';
import { bases, isAlone } from '../pieces/sea.ts';
import { bound, levelOf, placeName } from '../queries.ts';
import { stormInput, voyageQuestion } from '../questions/sea.ts';
import { type Fleet, goTo, type ProcedureOf, type State } from '../state.ts';
import {
  board,
  boardings,
  caught,
  goAshore,
  isStranded,
  joiners,
  lost,
  raid,
  raidTargets,
  sail,
  turnBack,
  whyNoBoarding,
  whyNoLanding,
  wreck,
  wreckSays,
} from './sailing.ts';
import { openWindow } from './window.ts';

interface VoyageFrame {
  readonly type: 'voyage';
  readonly who: Side;
  readonly general: string;
  readonly start: string;
  at: string;
  route: string[];
  fleet: Fleet;
  /** 7.3.A: MPs of the range used. */
  used: number;
  /** 8.1: the one Interception of this voyage has been declared. */
  declared: boolean;
  /** 2.1.J: Storm symbols of the last lane. */
  storms: number;
  stage: 'port' | 'weather' | 'interception' | 'dodge' | 'naval-die' | 'caught' | 'ashore' | 'storm' | 'stormed';
  /** 17.1.#11, 17.1.#39: the storm that rages, and those that have. */
  storm: 'cruel-sea' | 'storms-at-sea' | null;
  stormed: string[];
  boarded: boolean;
  /** He has won a Naval Battle on the way, and has sailed on since: his Warships come home Spent. */
  won: boolean;
  weary: boolean;
}

/** 8.1, 17.1.#49: the port qualifies, and nobody has declared an Interception yet. */
const qualifies = (s: State, f: VoyageFrame): boolean =>
  !f.declared && !bound(s, otherSide(f.who)) && bases(s, otherSide(f.who), f.at).length > 0;

const isPort = (_: State, f: VoyageFrame): boolean => f.stage === 'port';

/** 8.2: whether these faces avoid the Interception. */
const dodges = (s: State, f: VoyageFrame, faces: Parameters<typeof faceOf>[0]): boolean => {
  const face = settled(faceOf(faces, 'naval'), 'the Naval Die');
  return isAvoided(f.who, netSymbols(face, levelOf(s), s.setup.rulings['seamanship-symbols'], figuresOf(s)));
};

export const voyage: ProcedureOf<VoyageFrame> = {
  run(d, f) {
    switch (f.stage) {
      case 'weather':
        f.stage = 'interception';
        return openWindow(d, 'weather');
      case 'interception':
        return qualifies(d, f) ? 'waits' : goTo(f, 'port');
      case 'caught':
        return caught(d, f);
      case 'storm':
        if (f.storm && stormRolls(stormInput(d, f), d.setup.tables).length > 0) return 'waits';
        f.storm = null;
        // 2.2.A: whom the storm has left without CUs does not land among enemy Units.
        f.stage = whyNoLanding(d, f) ? 'port' : 'ashore';
        return;
      case 'stormed':
        if (isAlone(f.fleet)) lost(d, f);
        else {
          f.stage = 'storm';
          openWindow(d, 'storm');
        }
        return;
      case 'ashore':
        return goAshore(d, f);
      case 'port':
        if (!isStranded(d, f)) return 'waits';
        return turnBack(d, f);
      default:
        return 'waits';
    }
  },
  who: (_, f) => (f.stage === 'interception' ? otherSide(f.who) : f.who),
  asks(s, f) {
    const name = placeName(s, f.at);
    if (f.stage === 'interception')
      return { rule: '8.1', says: `whether to declare an Interception at ${name}.`, short: `Intercept at ${name}?` };
    if (f.stage === 'dodge') return { rule: '8.2', says: 'whether to try to avoid the Interception.' };
    if (f.stage === 'naval-die')
      return {
        rule: '8.2',
        says: 'the Naval Die is rolled to avoid the Interception.',
        short: 'The Naval Die, to slip past',
      };
    if (f.stage === 'storm')
      return { rule: f.storm === 'cruel-sea' ? '17.1.#11' : '17.1.#39', says: 'the storm is rolled for.' };
    return {
      rule: '7.3.A',
      says: `where the Fleet at ${name} goes; ${frameOf(s, 'activation').mp} MP left.`,
      short: `Fleet at ${name}: where to?`,
    };
  },
  question: (s, f): Question | undefined =>
    f.stage === 'interception' || f.stage === 'dodge' || f.stage === 'naval-die'
      ? voyageQuestion(s, f)
      : f.stage === 'storm'
        ? { calculator: 'storms', input: stormInput(s, f) }
        : undefined,
  answers: {
    roll: {
      when: inStage('naval-die', 'storm'),
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
                dodges(s, f, faces) ? 'The Fleet avoids the Interception' : 'The Fleet is intercepted',
            },
      apply(d, f, { faces }) {
        if (f.stage === 'storm') {
          wreck(d, f, faces);
          return;
        }
        const away = dodges(d, f, faces);
        if (d.seamanship < 4)
          note(
            d,
            '15.4.B',
            () => `Roman Seamanship is ${LEVEL_NAMES[levelOf(d)]}: that counts for Carthage on the Naval Die.`,
          );
        note(d, '8.2', away ? 'The Fleet avoids the Interception.' : 'The Fleet does not avoid the Interception.', {
          facts: { avoided: away },
        });
        f.stage = away ? 'port' : 'caught';
      },
    },
    sail: {
      when: isPort,
      options: (s, f) => seaWays(s, f, frameOf(s, 'activation'), 'lane').map((to) => ({ type: 'sail', to })),
      says: (s, _, { to }) => `Sail to ${placeName(s, to)}`,
      why: (s, f, { to }) => whyNoSeaWay(s, f, frameOf(s, 'activation'), to, 'lane'),
      apply: (d, f, { to }) => sail(d, f, to, 'lane'),
    },
    cross: {
      when: isPort,
      options: (s, f) => seaWays(s, f, frameOf(s, 'activation'), 'tyrrhenum').map((to) => ({ type: 'cross', to })),
      says: (s, _, { to }) => `Cross Mare Tyrrhenum to ${placeName(s, to)}`,
      why: (s, f, { to }) => whyNoSeaWay(s, f, frameOf(s, 'activation'), to, 'tyrrhenum'),
      apply: (d, f, { to }) => sail(d, f, to, 'tyrrhenum'),
    },
    board: {
      when: isPort,
      options: boardings,
      says: (_s, _f, heap) => ({ says: `Aboard: ${heapSays(heap)}`, group: 'Come aboard' }),
      why: whyNoBoarding,
      apply: board,
    },
    join: {
      when: (s, f) => isPort(s, f) && joiners(s, f).length > 0,
      options: (s, f) => joiners(s, f).map((general) => ({ type: 'join', general })),
      says: (s, _, { general }) => `${nameOf(s, general)} comes aboard`,
      why: (_s, _f, { general }) => no('7.3.C', `Found ${general}, who cannot come aboard here.`),
      apply(d, f, { general }) {
        moveGenerals(d, [general], 'sea');
        f.fleet.generals.push(general);
      },
    },
    land: {
      when: isPort,
      options: (s, f) => (whyNoLanding(s, f) ? [] : [{ type: 'land' }]),
      says: (s, f) => `Land in ${placeName(s, f.at)}`,
      why: whyNoLanding,
      apply(d, f) {
        f.stage = 'storm';
        if (f.who === 'rome') openWindow(d, 'storm');
      },
    },
    target: {
      when: (s, f) => isPort(s, f) && raidTargets(s, f).length > 0,
      options: (s, f) => raidTargets(s, f).map((space) => ({ type: 'target', space })),
      says: (s, _, { space }) => `Raid ${placeName(s, space)}`,
      apply: raid,
    },
    declare: plain('declare', 'Declare an Interception', inStage('interception'), (d, f) => {
      f.declared = true;
      note(d, '8.1', () => `${SIDE_NAMES[otherSide(f.who)]} declares an Interception at ${placeName(d, f.at)}.`);
      f.stage = d.supremacy === f.who ? 'dodge' : 'caught';
    }),
    dodge: plain('dodge', 'Try to avoid it', inStage('dodge'), (_, f) => goTo(f, 'naval-die')),
    pass: plain(
      'pass',
      (_, f) => (f.stage === 'dodge' ? 'Accept battle' : 'Let the Fleet pass'),
      inStage('dodge', 'interception'),
      (d, f) => {
        if (f.stage === 'dodge') {
          f.stage = 'caught';
          return;
        }
        f.stage = 'port';
        takeSupremacy(d, f.who, '8.1');
      },
    ),
  },
};
