/** Into the city (8.a, 11.10B.e): the owner chooses which CUs and Generals go inside. */

import { ask, type Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import { generalOut, going, noRoom, piecesOut } from '../answers.ts';
import { comeOut, goInside, waitsWhile } from '../changes.ts';
import { generalName, nameOf, roomIn, stackAt } from '../queries.ts';
import { type Hannibal, NOBODY, type Stack, type State } from '../state.ts';

/** 8.a, 11.10B.e: the owner says what goes inside the city. */
export interface GatesFrame {
  readonly type: 'gates';
  readonly side: Side;
  readonly at: string;
  readonly why: 'entry' | 'retreat';
  /** How many may go inside, where it is not what the walls take. */
  most: number | null;
  /** Those within the walls do not come out, or have done so. */
  locked: boolean;
}

const RULES = { entry: '8.a', retreat: '11.10B.e' } as const;

/** 8.a: how many CUs may still go inside. */
const room = (s: State, { at, most }: GatesFrame): number => Math.min(roomIn(s, at), most ?? Number.POSITIVE_INFINITY);

const outside = (s: State, { side, at }: GatesFrame): Readonly<Stack> => stackAt(s, side, at);

function enter(d: State, f: GatesFrame, pieces: Readonly<Stack>, says: () => string): void {
  const { side, at, why } = f;
  f.locked = true;
  goInside(d, side, at, pieces);
  note(d, RULES[why], () => `${SIDE_NAMES[side]}: ${says()} into ${nameOf(d, at)}.`);
}

export const gates: Procedure<Hannibal, GatesFrame> = {
  run: waitsWhile((s, f) => s.stacks[f.side][f.at] !== undefined || (!f.locked && s.inside[f.at] !== undefined)),
  who: (_, f) => f.side,
  asks: (s, f) => ask(RULES[f.why], `who goes inside ${nameOf(s, f.at)}.`, `Who goes inside ${nameOf(s, f.at)}?`),
  answers: {
    shelter: piecesOut('shelter', (s, f) => [outside(s, f), room(s, f)], ['', 'Go inside'], {
      why: (s, f) => noRoom(s, f.at, room(s, f)),
      apply(d, f, { cu, elephants }) {
        if (f.most !== null) f.most -= cu;
        enter(d, f, { ...NOBODY, cu, elephants }, () => going({ cu, elephants }));
      },
    }),
    admit: generalOut('admit', (s, f) => outside(s, f).generals, {
      says: (s, _, { general }) => ({ says: generalName(s, general), group: 'Go inside' }),
      apply: (d, f, { general }) =>
        enter(d, f, { ...NOBODY, generals: [general] }, () => `${generalName(d, general)} goes`),
    }),
    relieve: {
      when: (s, f) => !f.locked && s.inside[f.at] !== undefined,
      says: 'Those inside come out',
      apply(d, f) {
        f.locked = true;
        comeOut(d, f.side, f.at);
        note(d, RULES[f.why], () => `Those inside ${nameOf(d, f.at)} come out.`);
      },
    },
    pass: { says: 'Nobody else goes inside', apply: pop },
  },
};
