/** An attempt at a Walled City or a Tribe (12): the roll, the point, and what falls (12.f, 12.g). */
import { plural } from '../../../../calculator/words.ts';
import { besiege } from '../../../../mechanics/siege.ts';
import { figuresOf } from '../../../../play/figures.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { fallen, oneDie } from '../../die.ts';
import { courseOf, needed } from '../../siege/rules.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import { displaceAll, reduceTo } from '../changes.ts';
import { insideAt, isCity, isTribe, nameOf, stackAt } from '../queries.ts';
import { siegeOf, siegeQuestion } from '../questions/march.ts';
import type { Hannibal, State } from '../state.ts';

export interface SiegeFrame {
  readonly type: 'siege';
  readonly at: string;
  readonly side: Side;
}

/** 12.f: the garrison is lost and the city changes hands; 12.g: the Tribe leaves the game. */
function falls(d: State, { at, side }: SiegeFrame): void {
  delete d.siege[at];
  delete d.subjugating[at];
  if (isCity(d, at)) {
    const { generals, cu } = insideAt(d, at);
    displaceAll(d, generals, '12.f');
    delete d.inside[at];
    const lost = cu ? `; ${plural(cu, 'CU')} inside are lost` : '';
    note(d, '12.f', () => `${nameOf(d, at)} falls to ${SIDE_NAMES[side]}${lost}.`, { facts: { falls: true } });
  } else {
    d.tribes = d.tribes.filter((id) => id !== at);
    note(d, '12.g', () => `The ${nameOf(d, at)} are Subjugated; ${SIDE_NAMES[side]} places a PC.`, {
      facts: { falls: true },
    });
  }
  d.control[at] = side;
}

const after = (s: State, f: SiegeFrame, die: number) =>
  besiege(courseOf(siegeOf(s, f.at, f.side), 1, figuresOf(s)), { attempt1: [die] }).state;

function attempt(d: State, f: SiegeFrame, die: number): void {
  const { points, cu } = after(d, f, die);
  const here = stackAt(d, f.side, f.at);
  const lost = here.cu - cu;
  reduceTo(d, f.side, f.at, { cu, elephants: Math.min(here.elephants, cu) });
  const gained = points - (d.siege[f.at] ?? 0);
  const cost = () => (lost ? `${plural(lost, 'CU')} lost` : gained ? `${plural(points, 'point')} now` : 'nothing');
  note(d, '12', () => `The attempt at ${nameOf(d, f.at)}, a ${die}: ${cost()}.`, {
    facts: { points, siegeLoss: lost },
  });
  pop(d);
  if (points >= needed(figuresOf(d))) falls(d, f);
  else if (points > 0) {
    d.siege[f.at] = points;
    if (isTribe(d, f.at)) d.subjugating[f.at] = f.side;
  }
}

export const siege: Procedure<Hannibal, SiegeFrame> = {
  asks: (s, f) => ({ rule: '12', says: `the roll for the attempt at ${nameOf(s, f.at)}.` }),
  question: (s, f) => siegeQuestion(s, f.at, f.side),
  answers: {
    roll: {
      waits: (s, f) => ({
        dice: () => [{ ...oneDie('attempt1', 'Attempt'), by: f.side }],
        reads: (faces) => {
          const state = after(s, f, fallen(faces, 'attempt1'));
          if (state.points >= state.needed) return `${nameOf(s, f.at)} falls`;
          if (state.points > (s.siege[f.at] ?? 0)) return 'a point';
          return state.cu < stackAt(s, f.side, f.at).cu ? 'a CU lost' : 'nothing';
        },
        worth: (faces) => {
          const { points, cu } = after(s, f, fallen(faces, 'attempt1'));
          return points + cu;
        },
      }),
      apply: (d, f, { faces }) => attempt(d, f, fallen(faces, 'attempt1')),
    },
  },
};
