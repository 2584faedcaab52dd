/** Into the city (8.a, 11.10B.e): the owner says which CUs and Generals go inside. */
import { no } from '../../../../play/problem.ts';
import { always } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { SIDE_NAMES } from '../../words.ts';
import { insideAt, putInside, stackAt, subtract } from '../changes.ts';
import { NOBODY, plus, type Stack } from '../forces.ts';
import type { GatesFrame } from '../frames.ts';
import { generalName } from '../generals.ts';
import { nameOf } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';
import { pickings, piecesSaid } from './pickings.ts';

function enter(d: State, { side, at, why }: GatesFrame, pieces: Stack, says: string): void {
  subtract(d, side, at, pieces);
  putInside(d, at, plus(insideAt(d, at), pieces));
  note(d, why === 'entry' ? '8.a' : '11.10B.e', `${SIDE_NAMES[side]}: ${says} into ${nameOf(d, at)}.`);
}

export const gates: ProcedureOf<'gates'> = {
  run(d, { side, at }) {
    const { cu, generals } = stackAt(d, side, at);
    if (cu > 0 || generals.length > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: (_, f) => f.side,
  asks: (s, f) => ({
    rule: f.why === 'entry' ? '8.a' : '11.10B.e',
    says: `who goes inside ${nameOf(s, f.at)}.`,
  }),
  answers: {
    shelter: {
      choices: (s, { side, at }) => {
        const here = stackAt(s, side, at);
        return pickings(here, here.cu).map((part) => ({
          action: { type: 'shelter' as const, ...part },
          says: piecesSaid(part),
          group: 'Go inside',
        }));
      },
      problem(s, { side, at }, { cu, elephants }) {
        const here = stackAt(s, side, at);
        const fits =
          cu >= 1 && elephants <= cu && elephants <= here.elephants && cu - elephants <= here.cu - here.elephants;
        return fits
          ? undefined
          : no('8.a', `Found ${cu} CUs with ${elephants} Elephants; outside are ${piecesSaid(here)}.`);
      },
      apply: (d, f, part) => enter(d, f, { ...NOBODY, ...part }, `${piecesSaid(part)} go`),
    },
    admit: {
      choices: (s, { side, at }) =>
        stackAt(s, side, at).generals.map((general) => ({
          action: { type: 'admit' as const, general },
          says: generalName(s, general),
          group: 'Go inside',
        })),
      problem: (s, { side, at }, { general }) =>
        stackAt(s, side, at).generals.includes(general)
          ? undefined
          : no('8.a', `${generalName(s, general)} is not outside ${nameOf(s, at)}.`),
      apply: (d, f, { general }) => enter(d, f, { ...NOBODY, generals: [general] }, `${generalName(d, general)} goes`),
    },
    pass: always({ type: 'pass' }, 'Nobody else goes inside', (d) => pop(d)),
  },
};
