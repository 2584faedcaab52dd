/** Attrition outside winter (5.2.a, 5.2.b): what an Event costs Forces on the Attrition Table, one Force after another. */
import type { Faces } from '../../../../calculator/calculator.ts';
import { some } from '../../../../calculator/words.ts';
import { passes } from '../../../../mechanics/passes.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { ask, type Procedure } from '../../../../play/procedure.ts';
import { frameOf, note } from '../../../../play/state.ts';
import { afterLoss, attritionLoss, type Force } from '../../attrition/rules.ts';
import { faceOf, fallen, oneDie } from '../../die.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import { reduceTo, waitsWhile } from '../changes.ts';
import { cuAt, cuIn, insideAt, isInside, isOwn, nameOf, stackAt, stackRating } from '../queries.ts';
import { winterQuestion } from '../questions/march.ts';
import type { Hannibal, Stack, State } from '../state.ts';

export interface AttritionFrame {
  readonly type: 'attrition';
  readonly side: Side;
  left: readonly string[];
  /** Where it is not the size of the Force. */
  readonly column: number | null;
  readonly modifier: number;
  /** A General keeps his Force together on a die up to his Battle Rating. */
  readonly saves: boolean;
  /** The Force under way, and nobody else who is in its space. */
  readonly moving: boolean;
}

const placeNow = (f: AttritionFrame): string => f.left[0] ?? '';

/** Who suffers: those outside, or within the walls where nobody is outside. */
function suffering(s: State, f: AttritionFrame): Readonly<Stack> {
  const at = placeNow(f);
  if (f.moving) return frameOf(s, 'move').force;
  return cuAt(s, f.side, at) > 0 || !isOwn(s, f.side, at) ? stackAt(s, f.side, at) : insideAt(s, at);
}

/** Within the walls and outside all count. */
const columnOf = (s: State, f: AttritionFrame): number =>
  f.column ?? (f.moving ? suffering(s, f).cu : cuIn(s, f.side, placeNow(f)));

const savedBy = (s: State, f: AttritionFrame): number => (f.saves ? stackRating(s, suffering(s, f)) : 0);

const isSaved = (s: State, f: AttritionFrame, faces: Faces): boolean => {
  const save = faceOf(faces, 'save');
  return save !== undefined && passes(save, savedBy(s, f));
};

function after(s: State, f: AttritionFrame, faces: Faces): Force {
  const force = suffering(s, f);
  if (isSaved(s, f, faces)) return force;
  const die = fallen(faces, 'attrition') + f.modifier;
  const figures = figuresOf(s);
  return afterLoss(force, die, attritionLoss(die, columnOf(s, f), figures), figures);
}

const lostIn = (s: State, f: AttritionFrame, faces: Faces): number => suffering(s, f).cu - after(s, f, faces).cu;

function diceFor(s: State, f: AttritionFrame, faces: Faces) {
  const save = savedBy(s, f) > 0 ? [{ ...oneDie('save', 'Do his men stay?'), by: f.side }] : [];
  if (save.length > 0 && (faceOf(faces, 'save') === undefined || isSaved(s, f, faces))) return save;
  return [...save, { ...oneDie('attrition', 'Attrition'), by: f.side }];
}

export const attrition: Procedure<Hannibal, AttritionFrame> = {
  run: waitsWhile((s, f) => f.left.length > 0 && suffering(s, f).cu > 0),
  asks: (s, f) => ask('5.2.a', `Attrition for ${SIDE_NAMES[f.side]} in ${nameOf(s, placeNow(f))}.`),
  question(s, f) {
    const { cu, elephants } = suffering(s, f);
    // The calculator knows nobody who is saved, and none but those who suffer.
    if (savedBy(s, f) > 0 || (f.column === null && columnOf(s, f) !== cu)) return undefined;
    const event = { modifier: f.modifier, tribes: f.column !== null };
    return { ...winterQuestion([{ cu, elephants, ground: 'enemy' }], event), wants: f.side };
  },
  answers: {
    roll: {
      waits: (s, f) => ({
        dice: (faces) => diceFor(s, f, faces),
        reads: (faces) => `${some(lostIn(s, f, faces), 'CU')} lost`,
        worth: (faces) => -lostIn(s, f, faces),
      }),
      apply(d, f, { faces }) {
        const at = placeNow(f);
        const { cu, elephants } = suffering(d, f);
        const left = after(d, f, faces);
        const lost = cu - left.cu;
        if (f.moving) {
          const { force, general } = frameOf(d, 'move');
          const within = isInside(d, general);
          const here = within ? insideAt(d, at) : stackAt(d, f.side, at);
          const beasts = here.elephants - (elephants - left.elephants);
          reduceTo(d, f.side, at, { cu: here.cu - lost, elephants: beasts }, within);
          force.cu = left.cu;
          force.elephants = left.elephants;
        } else reduceTo(d, f.side, at, left, cuAt(d, f.side, at) === 0);
        f.left = f.left.slice(1);
        note(d, '5.2.a', () => `${SIDE_NAMES[f.side]} loses ${some(lost, 'CU')} in ${nameOf(d, at)}.`, {
          facts: { [`attrition ${at}`]: lost },
        });
      },
    },
  },
};
