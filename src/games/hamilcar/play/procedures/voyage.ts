/** A voyage (7.3, 8): lane by lane, with Interceptions on the way and storms before the landing. */

import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import { ask, goTo, simply, to } from '../../../../play/procedure.ts';
import { frameOf, note } from '../../../../play/state.ts';
import { faceOf, oneDie, settled } from '../../dice.ts';
import type { Question } from '../../game.ts';
import { isAvoided, netSymbols } from '../../naval-movement/rules.ts';
import { batter, stormRolls } from '../../storms/roll.ts';
import { LEVEL_NAMES, otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { moveGenerals, takeSupremacy } from '../changes.ts';
import { heapSays } from '../pieces/band.ts';
import { nameOf } from '../pieces/generals.ts';
import { type SeaWay, seaWays, whyNoSeaWay } from '../pieces/moves.ts';
import { bases, isAlone } from '../pieces/sea.ts';
import { bound, levelOf, placeName } from '../queries.ts';
import { stormInput, voyageQuestion } from '../questions/sea.ts';
import type { Fleet, ProcedureOf, State } from '../state.ts';
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

/** 8.2: whether these faces avoid the Interception. */
const dodges = (s: State, f: VoyageFrame, faces: Parameters<typeof faceOf>[0]): boolean => {
  const face = settled(faceOf(faces, 'naval'), 'the Naval Die');
  return isAvoided(f.who, netSymbols(face, levelOf(s), s.setup.rulings['seamanship-symbols'], figuresOf(s)));
};

/** 8.2: how the Naval Die has fallen. */
function dodged(d: State, f: VoyageFrame, away: boolean): void {
  const level = (): string => `Roman Seamanship is ${LEVEL_NAMES[levelOf(d)]}`;
  if (d.seamanship < 4) note(d, '15.4.B', () => `${level()}, so Carthaginian symbols are added to the roll.`);
  const facts = { avoided: away };
  note(d, '8.2', `The Fleet ${away ? 'avoids' : 'does not avoid'} the Interception.`, { facts });
  f.stage = away ? 'port' : 'caught';
}

/** A way by sea that leads on from the port. */
const onward = <T extends 'sail' | 'cross'>(type: T, says: string, by: SeaWay) => ({
  options: (s: State, f: VoyageFrame) => seaWays(s, f, frameOf(s, 'activation'), by).map((to) => ({ type, to })),
  says: (s: State, _: VoyageFrame, { to }: { readonly to: string }) => `${says} ${placeName(s, to)}`,
  why: (s: State, f: VoyageFrame, { to }: { readonly to: string }) =>
    whyNoSeaWay(s, f, frameOf(s, 'activation'), to, by),
  apply: (d: State, f: VoyageFrame, { to }: { readonly to: string }) => sail(d, f, to, by),
});

export const voyage: ProcedureOf<VoyageFrame> = {
  who: (_, f) => f.who,
  stages: {
    weather(d, f) {
      f.stage = 'interception';
      openWindow(d, 'weather');
    },
    interception: {
      run: (d, f) => (qualifies(d, f) ? 'waits' : goTo(f, 'port')),
      who: (_, f) => otherSide(f.who),
      asks(s, f) {
        const name = placeName(s, f.at);
        return ask('8.1', `whether to declare an Interception at ${name}.`, `Intercept at ${name}?`);
      },
      question: voyageQuestion,
      declare: simply('Declare an Interception', (d, f) => {
        f.declared = true;
        note(d, '8.1', () => `${SIDE_NAMES[otherSide(f.who)]} declares an Interception at ${placeName(d, f.at)}.`);
        f.stage = d.supremacy === f.who ? 'dodge' : 'caught';
      }),
      pass: simply('Let the Fleet pass', (d, f) => {
        f.stage = 'port';
        takeSupremacy(d, f.who, '8.1');
      }),
    },
    dodge: {
      asks: ask('8.2', 'whether to try to avoid the Interception.'),
      question: voyageQuestion,
      dodge: { says: 'Try to avoid it', apply: to('naval-die') },
      pass: { says: 'Accept battle', apply: to('caught') },
    },
    'naval-die': {
      asks: ask('8.2', 'the Naval Die is rolled to avoid the Interception.', 'The Naval Die: slip past?'),
      question: voyageQuestion,
      roll: {
        waits: (s, f) => ({
          dice: () => [{ ...oneDie('naval', 'Naval Die'), by: f.who }],
          reads: (faces) => (dodges(s, f, faces) ? 'The Fleet avoids the Interception' : 'The Fleet is intercepted'),
        }),
        apply: (d, f, { faces }) => dodged(d, f, dodges(d, f, faces)),
      },
    },
    caught,
    storm: {
      run(d, f) {
        if (f.storm && stormRolls(stormInput(d, f), d.setup.tables).length > 0) return 'waits';
        f.storm = null;
        // 2.2.A: whom the storm has left without CUs does not land among enemy Units.
        return goTo(f, whyNoLanding(d, f) ? 'port' : 'ashore');
      },
      asks: (_, f) => ask(f.storm === 'cruel-sea' ? '17.1.#11' : '17.1.#39', 'the Die is rolled for the storm.'),
      question: (s, f): Question => ({ calculator: 'storms', input: stormInput(s, f) }),
      roll: {
        waits(s, f) {
          const by = f.storm === 'cruel-sea' ? 'rome' : 'carthage';
          return {
            dice: () => stormRolls(stormInput(s, f), s.setup.tables).map((roll) => ({ ...roll, by })),
            reads: (faces) => wreckSays(batter(stormInput(s, f), faces, figuresOf(s)).wreck),
          };
        },
        apply: (d, f, { faces }) => wreck(d, f, faces),
      },
    },
    stormed(d, f) {
      if (isAlone(f.fleet)) return lost(d, f);
      f.stage = 'storm';
      openWindow(d, 'storm');
    },
    ashore: goAshore,
    port: {
      run: (d, f) => (isStranded(d, f) ? turnBack(d, f) : 'waits'),
      asks(s, f) {
        const says = `where the Fleet at ${placeName(s, f.at)} goes; ${plural(frameOf(s, 'activation').mp, 'MP')} left.`;
        return ask('7.3.A', says, `Fleet at ${placeName(s, f.at)}: where to?`);
      },
      sail: onward('sail', 'Sail to', 'lane'),
      cross: onward('cross', 'Cross Mare Tyrrhenum to', 'tyrrhenum'),
      board: {
        options: boardings,
        says: (_s, _f, heap) => ({ says: `Take ${heapSays(heap)} aboard`, group: 'Come aboard' }),
        why: whyNoBoarding,
        apply: board,
      },
      join: {
        when: (s, f) => joiners(s, f).length > 0,
        options: (s, f) => joiners(s, f).map((general) => ({ type: 'join', general })),
        says: (s, _, { general }) => `${nameOf(s, general)} comes aboard`,
        why: () => no('7.3.C', 'He cannot come aboard here.'),
        apply(d, f, { general }) {
          moveGenerals(d, [general], 'sea');
          f.fleet.generals.push(general);
        },
      },
      land: {
        says: (s, f) => `Land in ${placeName(s, f.at)}`,
        why: whyNoLanding,
        apply(d, f) {
          f.stage = 'storm';
          if (f.who === 'rome') openWindow(d, 'storm');
        },
      },
      target: {
        when: (s, f) => raidTargets(s, f).length > 0,
        options: (s, f) => raidTargets(s, f).map((space) => ({ type: 'target', space })),
        says: (s, _, { space }) => `Raid ${placeName(s, space)}`,
        apply: raid,
      },
    },
  },
};
