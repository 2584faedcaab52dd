/** An attempt at a Walled City or a Tribe (12): the rolls, the points, and what falls (12.f, 12.g). */
import type { Faces } from '../../../../calculator/calculator.ts';
import { plural } from '../../../../calculator/words.ts';
import { besiege } from '../../../../mechanics/siege.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { ask, type Procedure } from '../../../../play/procedure.ts';
import { frameOf, note, pop } from '../../../../play/state.ts';
import { courseOf, needed } from '../../siege/rules.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import { tell } from '../answers.ts';
import { fallsTo, reduceTo } from '../changes.ts';
import { isCity, isTribe, nameOf, stackAt } from '../queries.ts';
import { siegeOf, siegeQuestion } from '../questions/march.ts';
import type { Hannibal, State } from '../state.ts';

export interface SiegeFrame {
  readonly type: 'siege';
  readonly at: string;
  readonly side: Side;
  readonly by: string;
  /** How often it is rolled; not at all where a traitor opens the gates. */
  readonly rolls: number;
}

/** 12.f: the garrison is lost and the city changes hands; 12.g: the Tribe leaves the game. */
function falls(d: State, { at, side }: SiegeFrame): void {
  delete d.subjugating[at];
  if (isCity(d, at)) {
    fallsTo(d, side, at, '12.f');
    return;
  }
  delete d.siege[at];
  d.tribes = d.tribes.filter((id) => id !== at);
  d.control[at] = side;
  tell(
    d,
    '12.g',
    { falls: true },
    () => `${SIDE_NAMES[side]} Subjugates the Tribe and places a PC in ${nameOf(d, at)}.`,
  );
}

const course = (s: State, f: SiegeFrame, faces: Faces) => besiege(courseOf(siegeOf(s, f), 1, figuresOf(s)), faces);

const after = (s: State, f: SiegeFrame, faces: Faces) => course(s, f, faces).state;

function attempt(d: State, f: SiegeFrame, faces: Faces): void {
  const { points, cu } = after(d, f, faces);
  const here = stackAt(d, f.side, f.at);
  const lost = here.cu - cu;
  reduceTo(d, f.side, f.at, { cu, elephants: Math.min(here.elephants, cu) });
  const { general, force } = frameOf(d, 'move');
  // Who besieges loses them: of the others as many may still go on with the card.
  const besiegers = f.by === general ? force : frameOf(d, 'card').moved[f.at]?.at(-1);
  if (besiegers) {
    besiegers.cu = Math.max(0, besiegers.cu - lost);
    besiegers.elephants = Math.min(besiegers.elephants, besiegers.cu);
  }
  const gained = points - (d.siege[f.at] ?? 0);
  const brought = [
    ...(gained ? [`${plural(points, 'point')} now`] : []),
    ...(lost ? [`${plural(lost, 'CU')} lost`] : []),
  ];
  const dice = Object.values(faces).flat().join(' and ');
  note(d, '12', () => `The attempt at ${nameOf(d, f.at)}, a roll of ${dice}: ${brought.join(', ') || 'nothing'}.`, {
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
  run(d, f) {
    if (f.rolls > 0) return 'waits';
    pop(d);
    falls(d, f);
    return 'goes-on';
  },
  asks: (s, f) => ask('12', `the roll for the attempt at ${nameOf(s, f.at)}.`, `The siege of ${nameOf(s, f.at)}`),
  question: siegeQuestion,
  answers: {
    roll: {
      waits: (s, f) => ({
        dice: (faces) => course(s, f, faces).rolls.map((roll) => ({ ...roll, by: f.side })),
        reads: (faces) => {
          const state = after(s, f, faces);
          if (state.points >= state.needed) return `${nameOf(s, f.at)} falls`;
          const [gained, lost] = [state.points - (s.siege[f.at] ?? 0), stackAt(s, f.side, f.at).cu - state.cu];
          if (gained > 0)
            return lost > 0 ? `${plural(gained, 'point')}, ${plural(lost, 'CU')} lost` : plural(gained, 'point');
          return lost > 0 ? `${plural(lost, 'CU')} lost` : 'nothing';
        },
        worth: (faces) => {
          const { points, cu } = after(s, f, faces);
          return points + cu;
        },
      }),
      apply: (d, f, { faces }) => attempt(d, f, faces),
    },
  },
};
