/** 8 to 10.3 as one procedure: Avoid Battle, Interceptions, Backing up, Overrun, from the first roll to the last leaf. */
import type { Faces } from '../../../calculator/calculator.ts';
import type { Procedure } from '../../../calculator/procedure.ts';
import type { Reader } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { chance } from '../../../engine/dist.ts';
import { interceptionStage, setsOf } from '../../../mechanics/interceptions.ts';
import { ratingCheck } from '../../../mechanics/rating-check.ts';
import { attritionResults } from '../attrition/rules.ts';
import { afterCrossing, passModifier } from '../mountain-passes/rules.ts';
import { type Entry, handSize, isAlone, isEmpty, mayOverrun, moverHand, reactingHand, triesToAvoid } from './rules.ts';

export const ENDS = ['battle', 'backsUp', 'overrun', 'passes'] as const;

export interface End {
  readonly end: (typeof ENDS)[number];
  readonly avoided: boolean;
  /** 9.a: a General without CUs failed to Avoid Battle. */
  readonly displaced: boolean;
  /** Places in the list of interceptors. */
  readonly came: readonly number[];
  /** In a Battle: cards of the side that reacted, and of the mover. */
  readonly cards?: { readonly defender: number; readonly mover: number };
  /** CUs that Backing up over a pass costs. */
  readonly moverLost: number;
}

const NOBODY = 'Nobody comes';
const nameOf = (came: readonly number[]): string =>
  came.length ? `${came.map((i) => `Army ${i + 1}`).join(' and ')} ${came.length === 1 ? 'comes' : 'come'}` : NOBODY;

/** Everything that may happen. */
export function reactionTree(entry: Entry, read: Reader): Procedure<End> {
  const { interceptors, mover, here } = entry;

  /** 8.c, 9, 9.a */
  const start = (): Procedure<End> => {
    if (!triesToAvoid(entry)) return intercepts(false, !isEmpty(entry), false);
    return ratingCheck({
      id: 'avoid',
      name: 'Avoid Battle',
      rating: here.rating,
      rule: isAlone(entry) ? '9.a' : '9',
      yes: { name: 'Avoids', to: intercepts(true, false, false) },
      no: { name: 'Fails', to: intercepts(false, !isAlone(entry), true) },
      words: [
        'The Army tries to Avoid Battle',
        'it gets away',
        isAlone(entry) ? 'the General is displaced' : 'it must stay, with a card fewer in a Battle',
      ],
    });
  };

  /** 8.d, 10.b, 10.c: all Interceptions, before the mover decides anything. */
  const intercepts = (avoided: boolean, stays: boolean, failed: boolean): Procedure<End> => {
    const displaced = failed && isAlone(entry);
    const meets = (came: readonly number[]) => meet(came, { avoided, displaced, stays, failed: failed && stays });
    if (!interceptors.length) return meets([]);
    return interceptionStage<End>({
      name: 'Interceptions',
      label: 'Interceptions, Army by Army',
      rule: '10.a',
      triers: interceptors.map(({ rating }, who) => ({ who, needs: rating })),
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
  const meet = (came: readonly number[], { avoided, displaced, stays, failed }: Sofar): Procedure<End> => {
    const ended = (end: End['end'], more: Partial<End> = {}): Procedure<End> => ({
      type: 'leaf',
      leaf: { end, avoided, displaced, came, moverLost: 0, ...more },
    });
    if (!came.length && !stays) return ended('passes');
    if (!came.length && mayOverrun(entry, read)) return ended('overrun');
    const cards = {
      defender: handSize(reactingHand(entry, came, stays, failed), read),
      mover: handSize(moverHand(entry), read),
    };
    const backs = entry.reply === 'backs-up' || (entry.reply === 'fewer-cards' && cards.mover < cards.defender);
    if (!came.length || !backs) return ended('battle', { cards });
    return entry.backOver === 'none' ? ended('backsUp') : backing(entry.backOver, ended);
  };

  /** 7.2B.b: Backing up over a pass takes another Attrition roll. */
  const backing = (
    pass: Exclude<Entry['backOver'], 'none'>,
    ended: (end: End['end'], more: Partial<End>) => Procedure<End>,
  ): Procedure<End> => {
    const force = { cu: mover.cu, elephants: 0 };
    const results = attritionResults(force, passModifier(pass, read), read);
    const lost = [...new Set(results.outcomes.map(({ cu }) => mover.cu - cu))].sort((a, b) => a - b);
    const name = (cu: number) => `Loses ${plural(cu, 'CU')}`;
    const fallen = (faces: Faces) => mover.cu - afterCrossing(force, pass, faces['backing']![0]!, read).cu;
    return {
      type: 'chance',
      name: 'Attrition of the pass',
      rolls: [{ id: 'backing', label: 'Attrition, Backing up over the pass', dice: 1, sides: 6 }],
      branches: lost.map((cu) => ({
        id: String(cu),
        name: name(cu),
        chance: chance(results, (r) => mover.cu - r.cu === cu),
        to: ended('backsUp', { moverLost: cu }),
      })),
      takes: (faces) => String(fallen(faces)),
      tells: (faces) => [
        {
          rule: '7.2B.b',
          text: `Backing up over the pass, a ${faces['backing']![0]!}: the mover loses ${plural(fallen(faces), 'CU')}.`,
        },
      ],
    };
  };

  return start();
}
