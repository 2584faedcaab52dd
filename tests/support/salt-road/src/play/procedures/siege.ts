/** The siege of Fidenae (5): perhaps Ladders, one die, and the fall of the walls. */
import { plural } from '../../../../../../src/calculator/words.ts';
import { thrown } from '../../../../../../src/play/answer.ts';
import { figuresOf } from '../../../../../../src/play/figures.ts';
import { no } from '../../../../../../src/play/problem.ts';
import { ask, type Course, goTo, type Procedure, simply } from '../../../../../../src/play/procedure.ts';
import { note, pop } from '../../../../../../src/play/state.ts';
import { besieged, siege as calculator } from '../../siege.ts';
import { cardName, enemyOf, type Side, type Space, WALLED } from '../../words.ts';
import { discard, go, lose } from '../changes.ts';
import { bandsOf, held } from '../queries.ts';
import type { SaltRoad, State } from '../state.ts';

interface SiegeFrame {
  readonly type: 'siege';
  readonly side: Side;
  readonly from: Space;
  ladders: boolean;
  stage: 'ladders' | 'dice';
}

const input = (s: State, f: SiegeFrame) => ({ points: s.points, ladders: f.ladders });

export const siege: Procedure<SaltRoad, SiegeFrame> = {
  who: (_, f) => f.side,
  question: (s, f) => ({ calculator: 'siege', input: input(s, f), shows: 'falls', wants: f.side }),
  stages: {
    ladders: {
      run(d, f): Course {
        if (d.hands[f.side].length > 0) return 'waits';
        goTo(f, 'dice');
      },
      asks: ask('5.1', 'whether to play Ladders.', 'Play Ladders?'),
      play: {
        options: (s, f) => held(s, f.side, 'ladders').map((card) => ({ type: 'play', card })),
        says: (_, __, { card }) => `Play ${cardName(card)}`,
        why: () => no('5.1', 'Only Ladders help in a siege.'),
        apply(d, f, { card }) {
          discard(d, '5.1', f.side, card);
          f.ladders = true;
          goTo(f, 'dice');
        },
      },
      pass: simply('No Ladders', (_, f) => goTo(f, 'dice')),
    },
    dice: {
      asks: ask('5', 'the roll against the walls.'),
      roll: thrown({
        dice: (_, f) => calculator.rolls!(input(_, f), {}, {}).map((roll) => ({ ...roll, by: f.side })),
        result: (s, f, { siege: [face = 0] = [] }) => besieged(input(s, f), face, figuresOf(s)),
        reads: ({ won, falls }) => (falls ? 'Fidenae falls' : plural(won, 'siege point')),
        apply(d, f, { won, falls }) {
          pop(d);
          d.points = falls ? 0 : d.points + won;
          note(
            d,
            '5',
            () => `${plural(won, 'siege point')}.`,
            () => ({ facts: { won, falls } }),
          );
          if (!falls) return;
          const enemy = enemyOf(f.side);
          lose(d, '5.2', enemy, WALLED, bandsOf(d, enemy, WALLED));
          go(d, '5.2', f.side, f.from, WALLED, 1);
        },
      }),
    },
  },
};
