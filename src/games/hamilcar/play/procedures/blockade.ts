/** Blockade runners (16.4): one run for a Besieged city of Carthage. */
import { plural } from '../../../../calculator/words.ts';
import { note, pop } from '../../../../play/table.ts';
import { run as runBlockade } from '../../blockade/roll.ts';
import { dieOf } from '../../blockade/rules.ts';
import { oneDie } from '../../dice.ts';
import { figuresOf } from '../figures.ts';
import type { BlockadeFrame } from '../frames.ts';
import { placeName, shift } from '../pieces.ts';
import type { ProcedureOf, State } from '../state.ts';

const inputOf = (s: State, f: BlockadeFrame) => ({
  points: s.sieges[f.city]?.points ?? 1,
  warships: 1,
  runs: 1,
  supremacy: s.supremacy === 'carthage',
});

export const blockade: ProcedureOf<'blockade'> = {
  asks: (s, f) => ({ rule: '16.4', says: `the Siege Die is rolled for the runners to ${placeName(s, f.city)}.` }),
  question: (s, f) => ({ calculator: 'blockade', input: inputOf(s, f) }),
  answers: {
    roll: {
      waits: (s, f) => ({
        dice: () => [
          {
            ...oneDie('run1', `Blockade runners, ${dieOf(inputOf(s, f) as Parameters<typeof dieOf>[0])} die`),
            by: 'carthage',
          },
        ],
      }),
      apply(d, f, { faces }) {
        const { harbour } = runBlockade(inputOf(d, f) as Parameters<typeof runBlockade>[0], faces, figuresOf(d));
        pop(d);
        const siege = d.sieges[f.city];
        if (siege) siege.points = harbour.points;
        if (harbour.points === 0) delete d.sieges[f.city];
        if (harbour.warships === 0) shift(d, 'carthage', 'ready', 'track', 1);
        note(
          d,
          '16.4',
          `${placeName(d, f.city)} has ${plural(harbour.points, 'Siege Point')} after the run${harbour.warships === 0 ? '; the Warship sinks' : ''}.`,
        );
      },
    },
  },
};
