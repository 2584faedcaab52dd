/** A way into a space that needs a die roll: a pass (7.2B) or the sea (7.3.a). It does not know what waits at the end. */

import type { Faces } from '../../../../calculator/calculator.ts';
import { some } from '../../../../calculator/words.ts';
import type { Rolled } from '../../../../play/chance.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { frameOf, note } from '../../../../play/state.ts';
import type { Force } from '../../attrition/rules.ts';
import { fallen, oneDie } from '../../die.ts';
import { afterCrossing, type Pass } from '../../mountain-passes/rules.ts';
import { landingOn, mustRoll } from '../../naval-movement/rules.ts';
import { tell } from '../answers.ts';
import { hasRider } from '../cards/strategy.ts';
import { add, displaceAll, enterWalls, leaveInside, shift, subtract } from '../changes.ts';
import { isShutIn, landsInside } from '../queries.ts';
import { voyageOf } from '../questions/march.ts';
import type { FrameAt, State } from '../state.ts';
import { endMove } from './march.ts';

type Entry = FrameAt<'entry'>;

const passOf = (way: Entry['way']): Pass | undefined =>
  way === 'alps' ? 'alpine' : way === 'pass' ? 'other' : undefined;

/** 7.2B: a Force on a pass; a General alone does not roll. */
export const rollsOnPass = (s: State, { way }: Entry): boolean =>
  passOf(way) !== undefined && frameOf(s, 'move').force.cu > 0;

/** 7.2B: the Force after the pass, with a guide where the card brings one. */
const crossed = (s: State, force: Force, pass: Pass, die: number): Force =>
  afterCrossing(force, pass, die, figuresOf(s), hasRider(s, 's05'));

const PIRATE_PORTS: readonly string[] = ['brundisium', 'croton', 'tarentum'];
const PIRATE_CU = 3;

/** Pirates see a small Army of Carthage to these ports, or from them. */
const goesWithPirates = (s: State, { from, at }: Entry, cu: number): boolean =>
  cu <= PIRATE_CU && (PIRATE_PORTS.includes(from) || PIRATE_PORTS.includes(at)) && hasRider(s, 's50');

/** 7.3.a: whether a voyage takes a die: not in a Truce, nor with pirates. */
export function rollsAtSea(s: State, f: Entry): boolean {
  if (f.way !== 'sea' || s.truce) return false;
  const { force } = frameOf(s, 'move');
  return mustRoll(voyageOf(s, force, f.from, f.at)) && !goesWithPirates(s, f, force.cu);
}

/** 7.2B, 7.3.a: whether a die is rolled on the way. */
export const rollsOnWay = (s: State, f: Entry): boolean => rollsAtSea(s, f) || rollsOnPass(s, f);

/** 7.2: by land the Force is in the space before the die falls. */
export function march(d: State, f: Entry): void {
  const m = frameOf(d, 'move');
  shift(d, d.active, f.from, f.at, m.force);
  m.at = f.at;
  m.came = f.from;
  if (m.hauls) d.train = f.at;
  m.hauls = false;
}

/** 7.3: the Force lands: straight in an own city behind the enemy where it fits, else before it. */
export function land(d: State, f: Entry): void {
  const m = frameOf(d, 'move');
  if (isShutIn(d, m.general)) leaveInside(d, f.from, m.force);
  else subtract(d, d.active, f.from, m.force);
  m.at = f.at;
  m.came = f.from;
  if (landsInside(d, d.active, f.at, m.force.cu)) {
    enterWalls(d, f.at, m.force);
    f.stage = 'landed';
  } else {
    add(d, d.active, f.at, m.force);
    f.stage = 'tribes';
  }
}

/** 7.2B: the Force loses CUs in the space where it is. */
function attrition(d: State, pass: Pass, die: number): void {
  const { force, at } = frameOf(d, 'move');
  const left = crossed(d, force, pass, die);
  const lost = force.cu - left.cu;
  subtract(d, d.active, at, { cu: lost, elephants: force.elephants - left.elephants, generals: [] });
  force.cu = left.cu;
  force.elephants = left.elephants;
  note(
    d,
    '7.2B',
    () => `The pass: a ${die} costs ${some(lost, 'CU')}; ${left.cu} ${left.cu === 1 ? 'is' : 'are'} left.`,
    {
      facts: { cuLost: lost, cuLeft: left.cu },
    },
  );
}

/** The best first. */
const LANDINGS = {
  arrives: 'the Force arrives',
  returns: 'the Force returns to port',
  lost: 'the Force is lost',
} as const;

/** Where the voyage leads: back to its port where the Force gives way to an Interception. */
const goalOf = ({ stage, from, at }: Entry): readonly [string, string] => (stage === 'back' ? [at, from] : [from, at]);

/** 7.3.a: how the voyage ends. */
function voyage(d: State, f: Entry, die: number): 'arrives' | 'over' {
  const m = frameOf(d, 'move');
  const landing = landingOn(die, voyageOf(d, m.force, ...goalOf(f)), figuresOf(d));
  tell(d, '7.3.a', { landing }, () => `The Naval Die shows ${die}: ${LANDINGS[landing]}.`);
  const back = f.stage === 'back';
  if (landing === 'lost') {
    if (isShutIn(d, m.general)) leaveInside(d, m.at, { ...m.force, generals: [] });
    else subtract(d, d.active, m.at, { ...m.force, generals: [] });
    displaceAll(d, m.force.generals, '7.3.a');
    m.over = true;
    return 'over';
  }
  if (back) {
    if (landing === 'returns') {
      f.stage = 'meet';
      return 'arrives';
    }
    withdrawTo(d, f);
    return 'over';
  }
  if (landing === 'arrives') land(d, f);
  else endMove(d, m);
  return landing === 'arrives' ? 'arrives' : 'over';
}

/** 10.3: the Force is back where it came from, and its move is over. */
export function withdrawTo(d: State, f: Entry): void {
  const m = frameOf(d, 'move');
  shift(d, d.active, f.at, f.from, m.force);
  m.at = f.from;
  m.spent = true;
  endMove(d, m);
}

/** The die of the way, there or back. */
export function passageDice(s: State, f: Entry): Rolled {
  const { force } = frameOf(s, 'move');
  const pass = passOf(f.way);
  const by = { by: s.active };
  if (!pass) {
    const landing = (faces: Faces) => landingOn(fallen(faces, 'naval'), voyageOf(s, force, ...goalOf(f)), figuresOf(s));
    return {
      dice: () => [{ ...oneDie('naval', 'The Naval Die'), ...by }],
      reads: (faces) => LANDINGS[landing(faces)],
      worth: (faces) => Object.keys(LANDINGS).length - Object.keys(LANDINGS).indexOf(landing(faces)),
    };
  }
  const lost = (faces: Faces): number => force.cu - crossed(s, force, pass, fallen(faces, 'pass1')).cu;
  return {
    dice: () => [{ ...oneDie('pass1', 'Attrition on the pass'), ...by }],
    reads: (faces) => `${some(lost(faces), 'CU')} lost`,
    worth: (faces) => -lost(faces),
  };
}

/** The die has fallen: whether the Force has come to the space, or goes no further. */
export function passed(d: State, f: Entry, faces: Faces): 'arrives' | 'over' {
  const pass = passOf(f.way);
  if (!pass) return voyage(d, f, fallen(faces, 'naval'));
  attrition(d, pass, fallen(faces, 'pass1'));
  if (f.stage === 'back') {
    endMove(d, frameOf(d, 'move'));
    return 'over';
  }
  f.stage = 'tribes';
  return 'arrives';
}
