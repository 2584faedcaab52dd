/** The way into a space that takes a die: a pass (7.2B) or the sea (7.3.a). What is met at its end it does not know. */
import type { Faces } from '../../../../calculator/calculator.ts';
import { plural } from '../../../../calculator/words.ts';
import type { Rolled } from '../../../../play/chance.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { frameOf, note } from '../../../../play/state.ts';
import { fallen, oneDie } from '../../die.ts';
import { afterCrossing, type Pass } from '../../mountain-passes/rules.ts';
import { sail } from '../../naval-movement/roll.ts';
import { mustRoll } from '../../naval-movement/rules.ts';
import { displaceAll, shift, subtract } from '../changes.ts';
import { endMove } from '../movement.ts';
import { voyageOf } from '../questions/march.ts';
import type { FrameAt, State } from '../state.ts';

type Entry = FrameAt<'entry'>;

const passOf = (way: Entry['way']): Pass | undefined =>
  way === 'alps' ? 'alpine' : way === 'pass' ? 'other' : undefined;

/** 7.2B: a Force on a pass; a General alone does not roll. */
export const rollsOnPass = (s: State, { way }: Entry): boolean =>
  passOf(way) !== undefined && frameOf(s, 'move').force.cu > 0;

/** 7.2B, 7.3.a: whether a die is rolled on the way. */
export const rollsOnWay = (s: State, f: Entry): boolean =>
  f.way === 'sea' ? mustRoll(voyageOf(s, frameOf(s, 'move').force, f.from, f.at)) : rollsOnPass(s, f);

/** 7.3: the Force lands. */
export function land(d: State, f: Entry): void {
  const m = frameOf(d, 'move');
  shift(d, d.active, f.from, f.at, m.force);
  m.at = f.at;
  m.came = f.from;
  f.stage = 'gates';
}

/** 7.2B: the Force loses CUs in the space where it is. */
function attrition(d: State, pass: Pass, die: number): void {
  const { force, at } = frameOf(d, 'move');
  const left = afterCrossing(force, pass, die, figuresOf(d));
  const lost = force.cu - left.cu;
  subtract(d, d.active, at, { cu: lost, elephants: force.elephants - left.elephants, generals: [] });
  force.cu = left.cu;
  force.elephants = left.elephants;
  note(d, '7.2B', () => `The pass: a ${die} costs ${plural(lost, 'CU')}; ${left.cu} are left.`, {
    facts: { cuLost: lost, cuLeft: left.cu },
  });
}

/** The best first. */
const LANDINGS = {
  arrives: 'the Force arrives',
  returns: 'the Force returns to port',
  lost: 'the Force is lost',
} as const;

/** 7.3.a: how the voyage ends. */
function voyage(d: State, f: Entry, die: number): 'arrives' | 'over' {
  const m = frameOf(d, 'move');
  const { landing } = sail(voyageOf(d, m.force, f.from, f.at), die, figuresOf(d));
  note(d, '7.3.a', () => `The Naval Die shows ${die}: ${LANDINGS[landing]}.`, { facts: { landing } });
  if (landing === 'arrives') {
    land(d, f);
    return 'arrives';
  }
  if (landing === 'lost') {
    subtract(d, d.active, f.from, { ...m.force, generals: [] });
    displaceAll(d, m.force.generals, '7.3.a');
    m.over = true;
  } else endMove(d, m);
  return 'over';
}

/** The die of the way, there or back. */
export function passageDice(s: State, { way, from, at }: Entry): Rolled {
  const { force } = frameOf(s, 'move');
  const pass = passOf(way);
  const by = { by: s.active };
  if (!pass) {
    const landing = (faces: Faces) => sail(voyageOf(s, force, from, at), fallen(faces, 'naval'), figuresOf(s)).landing;
    return {
      dice: () => [{ ...oneDie('naval', 'Naval Die'), ...by }],
      reads: (faces) => LANDINGS[landing(faces)],
      worth: (faces) => Object.keys(LANDINGS).length - Object.keys(LANDINGS).indexOf(landing(faces)),
    };
  }
  const lost = (faces: Faces): number => force.cu - afterCrossing(force, pass, fallen(faces, 'pass1'), figuresOf(s)).cu;
  return {
    dice: () => [{ ...oneDie('pass1', 'Attrition on the pass'), ...by }],
    reads: (faces) => `${plural(lost(faces), 'CU')} lost`,
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
  f.stage = 'gates';
  return 'arrives';
}
