/** Winter Attrition (5.3): a side's Forces beside enemy PCs, cities and unfriendly Tribes roll, Force by Force. */
import type { Faces } from '../../../../calculator/calculator.ts';
import { some } from '../../../../calculator/words.ts';
import { suffer } from '../../../../mechanics/attrition.ts';
import { figuresOf } from '../../../../play/figures.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { found, note, pop } from '../../../../play/state.ts';
import { type Ground, standsOf as winteringOf } from '../../attrition/rules.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import { reduceTo } from '../changes.ts';
import { cuAt, isHostile, isUnfriendlyTribe, nameOf, namesOf, stackAt } from '../queries.ts';
import { winterQuestion } from '../questions/march.ts';
import type { Hannibal, State } from '../state.ts';

export interface WinterFrame {
  readonly type: 'winter';
  readonly side: Side;
  left: readonly string[];
}

/** As many Forces as are rolled for at once. */
const AT_ONCE = 12;

/** 5.3: stacks outside whose space has something of the enemy's, or an unfriendly Tribe. */
export const wintering = (s: State, side: Side): string[] =>
  s.setup.places.filter((at) => cuAt(s, side, at) > 0 && isHostile(s, side, at));

const now = (f: WinterFrame): readonly string[] => f.left.slice(0, AT_ONCE);

const standsOf = (s: State, f: WinterFrame) =>
  now(f).map((at) => {
    const { cu, elephants } = stackAt(s, f.side, at);
    const ground: Ground = isUnfriendlyTribe(s, f.side, at) ? 'tribe' : 'enemy';
    return { cu, elephants, ground };
  });

/** 5.3: each Force with the next die. */
const sufferedBy = (s: State, f: WinterFrame, dice: readonly number[]) =>
  suffer(winteringOf(standsOf(s, f), figuresOf(s)), dice);

const lostIn = (s: State, f: WinterFrame, faces: Faces): number =>
  sufferedBy(s, f, faces['attrition'] ?? []).reduce((sum, { toll }) => sum + toll.cuLost, 0);

export const winter: Procedure<Hannibal, WinterFrame> = {
  run(d, f) {
    if (f.left.length > 0) return 'waits';
    pop(d);
    const next = d.frames.at(-1);
    // Carthage rolls when Rome has.
    if (next?.type === 'winter') next.left = wintering(d, next.side);
    return 'goes-on';
  },
  asks: (s, f) => ({
    rule: '5.3',
    short: 'Winter Attrition',
    says: `Winter Attrition for ${SIDE_NAMES[f.side]}: ${namesOf(s, now(f)).join(', ')}.`,
  }),
  question: (s, f) => ({ ...winterQuestion(standsOf(s, f)), wants: f.side }),
  answers: {
    roll: {
      waits: (s, f) => ({
        dice: () => [
          {
            id: 'attrition',
            label: 'Attrition, Force by Force',
            dice: now(f).length,
            sides: 6,
            ordered: true,
            by: f.side,
          },
        ],
        reads: (faces) => `${some(lostIn(s, f, faces), 'CU')} lost`,
        worth: (faces) => -lostIn(s, f, faces),
      }),
      apply(d, f, { faces }) {
        const tolls = sufferedBy(d, f, faces['attrition'] ?? []);
        now(f).forEach((at, i) => {
          const suffered = found(tolls[i], 'die for', at);
          const { face, toll } = suffered;
          reduceTo(d, f.side, at, toll.after);
          const cost = () => `${SIDE_NAMES[f.side]} ${some(toll.cuLost, 'CU')}`;
          note(d, '5.3', () => `Winter in ${nameOf(d, at)}: a ${face} costs ${cost()}.`, {
            facts: { [`winter ${at}`]: toll.cuLost },
          });
        });
        f.left = f.left.slice(AT_ONCE);
      },
    },
  },
};
