/** Blockade runners (16.4): one run for a Besieged city of Carthage. */

import type { Faces } from '../../../../calculator/calculator.ts';
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { note, pop } from '../../../../play/state.ts';
import { run as runBlockade } from '../../blockade/roll.ts';
import { dieOf } from '../../blockade/rules.ts';
import { oneDie } from '../../dice.ts';
import type { Question } from '../../game.ts';
import { shift } from '../changes.ts';
import { placeName } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';

/** 16.4 */
interface BlockadeFrame {
  readonly type: 'blockade';
  readonly city: string;
}

function siegeOf(s: State, f: BlockadeFrame) {
  const siege = s.sieges[f.city];
  if (!siege) throw new RangeError(`nobody besieges "${f.city}"`);
  return siege;
}

const inputOf = (s: State, f: BlockadeFrame): Parameters<typeof runBlockade>[0] => ({
  points: siegeOf(s, f).points,
  warships: 1,
  runs: 1,
  supremacy: s.supremacy === 'carthage',
});

const ran = (s: State, f: BlockadeFrame, faces: Faces) => runBlockade(inputOf(s, f), faces, figuresOf(s)).harbour;

const harbourSays = (s: State, f: BlockadeFrame, { points, warships }: ReturnType<typeof ran>): string =>
  `${placeName(s, f.city)} has ${plural(points, 'Siege Point')}${warships === 0 ? ', and the Warship sinks' : ''}`;

export const blockade: ProcedureOf<BlockadeFrame> = {
  asks: (s, f) => ({
    rule: '16.4',
    says: `the Siege Die is rolled for the runners to ${placeName(s, f.city)}.`,
    short: 'The Siege Die for the runners',
  }),
  question: (s, f): Question => ({ calculator: 'blockade', input: inputOf(s, f) }),
  answers: {
    roll: {
      waits: (s, f) => ({
        dice: () => [
          {
            ...oneDie('run1', `Blockade runners, ${dieOf(inputOf(s, f))} die`),
            by: 'carthage',
          },
        ],
        reads: (faces) => harbourSays(s, f, ran(s, f, faces)),
      }),
      apply(d, f, { faces }) {
        const harbour = ran(d, f, faces);
        note(d, '16.4', () => `${harbourSays(d, f, harbour)}.`);
        pop(d);
        siegeOf(d, f).points = harbour.points;
        if (harbour.points === 0) delete d.sieges[f.city];
        if (harbour.warships === 0) shift(d, 'carthage', 'ready', 'track', 1);
      },
    },
  },
};
