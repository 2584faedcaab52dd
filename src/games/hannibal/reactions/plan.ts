/** 8 to 10.3 as one procedure: Avoid Battle, Interceptions, Backing up, Overrun, from the first roll to the last result. */
import type { Faces } from '../../../calculator/calculator.ts';
import type { Stage } from '../../../calculator/report.ts';
import { type DiceTree, type Plan, planOf } from '../../../calculator/roll/dice-tree.ts';
import { plural } from '../../../calculator/words.ts';
import { chance } from '../../../engine/dist.ts';
import { interceptionStage, setsOf } from '../../../mechanics/interceptions.ts';
import { ratingCheck } from '../../../mechanics/rating-check.ts';
import { attritionResults } from '../attrition/results.ts';
import { fallen, oneDie } from '../die.ts';
import { afterCrossing, type Pass, passModifier } from '../mountain-passes/rules.ts';
import type { Figures } from '../tables.ts';
import { mayOverrun } from './overrun.ts';
import {
  type Entry,
  handSize,
  hasFailed,
  interceptsOn,
  isAlone,
  isEmpty,
  isIntercepted,
  moverHand,
  mustPursue,
  reactingHand,
  triesToAvoid,
} from './rules.ts';

/** Battle Cards of the side that reacted, and of the mover. */
export interface Hands {
  readonly defender: number;
  readonly mover: number;
}

type How =
  | { readonly type: 'battle'; readonly hands: Hands }
  /** What it costs to back up over a pass. */
  | { readonly type: 'backsUp'; readonly moverLost: number }
  | { readonly type: 'overrun' | 'passes' | 'stops' };

export type End = How & {
  readonly avoided: boolean;
  /** 9.a: a General without CUs failed to Avoid Battle. */
  readonly displaced: boolean;
  /** Places in the list of interceptors. */
  readonly came: readonly number[];
};

const NOBODY = 'Nobody comes';
const nameOf = (came: readonly number[]): string =>
  came.length ? `${came.map((i) => `Army ${i + 1}`).join(' and ')} ${came.length === 1 ? 'comes' : 'come'}` : NOBODY;

/** Everything that may happen. */
function reactionTree(entry: Entry, figures: Figures): DiceTree<End> {
  const { interceptors, mover } = entry;

  /** 8.c, 9, 9.a */
  const start = (): DiceTree<End> => {
    if (!triesToAvoid(entry)) return intercepts(false, !isEmpty(entry), hasFailed(entry));
    return ratingCheck({
      id: 'avoid',
      name: 'Avoid Battle',
      rating: entry.avoidsOn,
      rule: isAlone(entry) ? '9.a' : '9',
      yes: { name: 'Avoids', to: intercepts(true, false, false) },
      no: { name: 'Fails', to: intercepts(false, !isAlone(entry), true) },
      words: [
        'The Army tries to Avoid Battle',
        'it gets away',
        isAlone(entry) ? 'the General is displaced' : 'it must stay and has one card fewer in a Battle',
      ],
    });
  };

  /** 8.d, 10.b, 10.c: all Interceptions, before the mover decides anything. */
  const intercepts = (avoided: boolean, stays: boolean, failed: boolean): DiceTree<End> => {
    const displaced = failed && isAlone(entry);
    const meets = (came: readonly number[]) => meet(came, { avoided, displaced, stays, failed: failed && stays });
    if (!interceptors.length) return meets([]);
    return interceptionStage<End>({
      name: 'Interceptions',
      label: 'Interceptions, Army by Army',
      rule: '10.a',
      triers: interceptors.map((one, who) => ({ who, needs: interceptsOn(entry, one, figures) })),
      cases: setsOf([...interceptors.keys()]).map((came) => ({
        name: nameOf(came),
        sets: [came],
        to: () => meets(came),
      })),
      words: ['comes', 'stays'],
    });
  };

  interface Sofar {
    readonly avoided: boolean;
    readonly displaced: boolean;
    readonly stays: boolean;
    readonly failed: boolean;
  }

  /** 7.2.b, 7.2.c, 10.a: Overrun only where nobody came; back up only where somebody did. */
  const meet = (came: readonly number[], { avoided, displaced, stays, failed }: Sofar): DiceTree<End> => {
    const ended = (how: How): DiceTree<End> => ({ type: 'leaf', leaf: { ...how, avoided, displaced, came } });
    const intercepted = isIntercepted(entry, came);
    if (!intercepted && !stays && avoided && mustPursue(entry))
      return ratingCheck({
        id: 'pursuit',
        name: 'Pursuit',
        rating: entry.pursuesOn,
        rule: '9',
        yes: { name: 'Goes on', to: ended({ type: 'passes' }) },
        no: { name: 'Stops', to: ended({ type: 'stops' }) },
        words: ['The mover tries to go on', 'he may', 'his move is over'],
      });
    if (!intercepted && !stays) return ended({ type: 'passes' });
    if (!intercepted && mayOverrun(entry, figures)) return ended({ type: 'overrun' });
    const hands = {
      defender: handSize(reactingHand(entry, came, stays, failed), figures),
      mover: handSize(moverHand(entry), figures),
    };
    const backs = entry.reply === 'backs-up' || (entry.reply === 'fewer-cards' && hands.mover < hands.defender);
    if (!intercepted || !backs) return ended({ type: 'battle', hands });
    return entry.backOver === 'none'
      ? ended({ type: 'backsUp', moverLost: 0 })
      : backing(entry.backOver, (moverLost) => ended({ type: 'backsUp', moverLost }));
  };

  /** 7.2B.b: Backing up over a pass takes another Attrition roll. */
  const backing = (pass: Pass, to: (moverLost: number) => DiceTree<End>): DiceTree<End> => {
    const force = { cu: mover.cu, elephants: 0 };
    const results = attritionResults(force, passModifier(pass, figures), figures);
    const lost = [...new Set(results.outcomes.map(({ cu }) => mover.cu - cu))].sort((a, b) => a - b);
    const lostOn = (faces: Faces) => mover.cu - afterCrossing(force, pass, fallen(faces, 'backing'), figures).cu;
    return {
      type: 'chance',
      name: 'Attrition on the pass',
      rolls: [oneDie('backing', 'Attrition for Backing up over the pass')],
      branches: lost.map((cu) => ({
        id: String(cu),
        name: `Loses ${plural(cu, 'CU')}`,
        chance: chance(results, (r) => mover.cu - r.cu === cu),
        to: to(cu),
      })),
      takes: (faces) => String(lostOn(faces)),
      tells: (faces) => [
        {
          rule: '7.2B.b',
          text: `Backing up over the pass, the mover loses ${plural(lostOn(faces), 'CU')} on a ${fallen(faces, 'backing')}.`,
        },
      ],
    };
  };

  return start();
}

export const planned = (entry: Entry, figures: Figures): Plan<End> => planOf(reactionTree(entry, figures), () => 0);

const END_WORDS: Readonly<Record<End['type'], string>> = {
  battle: 'Battle',
  backsUp: 'The mover Backs up',
  overrun: 'Overrun',
  passes: 'No Battle: the mover goes on',
  stops: 'No Battle: the mover stops',
};

export const lostBacking = (end: End): number => (end.type === 'backsUp' ? end.moverLost : 0);

/** What a leaf tells. */
export function wordsOf(end: End): Stage {
  const lost = lostBacking(end);
  const note = [
    ...(end.type === 'battle' ? [`${plural(end.hands.defender, 'card')} against the mover’s ${end.hands.mover}`] : []),
    ...(lost > 0 ? [`it loses ${lost} on the pass`] : []),
    ...(end.displaced ? ['the General is displaced'] : []),
  ].join('; ');
  return { name: END_WORDS[end.type], note };
}
