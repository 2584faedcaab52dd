/** Forced March (3.2): after a move that met no enemy, the same bands may move once more. */
import { no } from '../../../../../../src/play/problem.ts';
import { ask, type Course, type Procedure, simply } from '../../../../../../src/play/procedure.ts';
import { pop, push } from '../../../../../../src/play/state.ts';
import { NEXT, PLACE_NAMES, type Side, type Space } from '../../words.ts';
import { discard, go } from '../changes.ts';
import { held, isHeld, spaceOf, unknownPlace, whyNoStep } from '../queries.ts';
import type { SaltRoad } from '../state.ts';

interface MarchFrame {
  readonly type: 'march';
  readonly side: Side;
  readonly at: Space;
  readonly bands: number;
}

export const march: Procedure<SaltRoad, MarchFrame> = {
  // Whoever holds a card at all is asked, so that being asked tells nothing.
  run(d, f): Course {
    if (d.hands[f.side].length > 0) return 'waits';
    pop(d);
  },
  who: (_, f) => f.side,
  asks: ask('3.2', 'whether to play Forced March and move on.', 'Move on by Forced March?'),
  answers: {
    'force-march': {
      *options(s, f) {
        for (const card of held(s, f.side, 'march'))
          for (const to of NEXT[f.at])
            if (!whyNoStep(s, f.side, f.at, to, f.bands)) yield { type: 'force-march', to, card };
      },
      says: (s, f, { to }) => {
        const there = spaceOf(to) ?? f.at;
        return `On to ${PLACE_NAMES[there]}${isHeld(s, f.side, there) ? ', to fight' : ''}`;
      },
      why(s, f, { to, card }) {
        if (!held(s, f.side, 'march').includes(card)) return no('3.2', 'You need a Forced March from your hand.');
        const there = spaceOf(to);
        return there ? whyNoStep(s, f.side, f.at, there, f.bands) : unknownPlace('3.1');
      },
      apply(d, f, { to, card }) {
        const there = spaceOf(to);
        if (!there) return;
        discard(d, '3.2', f.side, card);
        pop(d);
        if (isHeld(d, f.side, there))
          push(d, {
            type: 'fight',
            side: f.side,
            from: f.at,
            at: there,
            bands: f.bands,
            ambush: false,
            stage: 'ambush',
          });
        else go(d, '3.2', f.side, f.at, there, f.bands);
      },
    },
    pass: simply('Stay', (d) => pop(d)),
  },
};
