/** Land Reactions on the map (10 to 12): who may Avoid and where to, who may intercept, and what a roll leads to. */

import { found, underWay } from '../../../../play/state.ts';
import { isHarder } from '../../reactions/rules.ts';
import { otherSide, type Side } from '../../words.ts';
import { bound, controlOf, isBesieged, isTribe, keptInAfrica, ownCity, spaceOf } from '../queries.ts';
import { type FrameAt, type Heap, NONE, type Party, type State } from '../state.ts';
import { cardOfGeneral, commanderOf, generalsAt, isWithin, rankOf } from './generals.ts';
import { cusOf, fieldOf, hasCus, hasUnits, insideOf, isOpenCity, sum, withinReach } from './units.ts';

type EnteredFrame = FrameAt<'entered'>;
type Declared = Pick<FrameAt<'party'>, 'who' | 'as' | 'general' | 'generals' | 'from'>;

/** Generals of the Army that reacts. */
export const there = (s: State, f: Declared): string[] =>
  f.as === 'avoid' || !isOpenCity(s, f.who, f.from)
    ? generalsAt(s, f.who, f.from, isWithin(s, f.general))
    : generalsAt(s, f.who, f.from);

/** 7.1, 11.1: Generals of no higher rank; the commander of the Army never follows his Subordinate. */
export function companions(s: State, f: Declared): string[] {
  const army = there(s, f);
  const commander = commanderOf(s, army);
  const barred = f.as === 'avoid' ? failedIn(s) : [];
  return army.filter(
    (id) =>
      id !== f.general &&
      !f.generals.includes(id) &&
      !barred.includes(id) &&
      rankOf(s, id) <= rankOf(s, f.general) &&
      (commander === f.general || commander !== id),
  );
}

/** 11.2: no enemy Unit or PC there, no Tribe, and not where the mover came from, by sea the port that he left. */
const isSafe = (s: State, f: EnteredFrame, to: string): boolean =>
  to !== f.from && !hasUnits(s, f.who, to) && controlOf(s, to) !== f.who && !isTribe(s, to);

/** 11.1, 11.2, 10.2: where this General can Avoid to; his own space stands for its city. */
export function avoidTargets(s: State, f: EnteredFrame, general: string): string[] {
  const side = otherSide(f.who);
  const here = spaceOf(s, f.at);
  const roads = here.roads.filter((to) => isSafe(s, f, to));
  // 2.2.D1: an Admiral who only goes along will do.
  const group = [general, ...companions(s, { who: side, as: 'avoid', general, generals: [], from: f.at })];
  const lanes = group.some((id) => cardOfGeneral(s, id).admiral)
    ? Object.keys(here.lanes).filter(
        (to) =>
          !here.roads.includes(to) &&
          controlOf(s, to) === side &&
          isSafe(s, f, to) &&
          !(hasCus(s, side, f.at) && keptInAfrica(s, side, f.at, to)),
      )
    : [];
  const room = spaceOf(s, f.at).capacity - cusOf(insideOf(s, f.at));
  const city = ownCity(s, side, f.at) && !isBesieged(s, f.at) && room > 0 ? [f.at] : [];
  return [...roads, ...lanes, ...city];
}

/** 11.1, 11.2: Generals who may try to Avoid; from a General without CUs nobody needs to. */
export const avoiders = (s: State, f: EnteredFrame): string[] =>
  f.avoids.length > 0 || !hasCus(s, f.who, f.at) || (hasCus(s, otherSide(f.who), f.at) && !mayLeave(s, f))
    ? []
    : generalsAt(s, otherSide(f.who), f.at, false).filter(
        (id) => !failedIn(s).includes(id) && avoidTargets(s, f, id).length > 0,
      );

const mayLeave = (s: State, f: EnteredFrame): boolean => cusOf(untried(s, otherSide(f.who), f.at)) > 0;

/** 11.2: whoever has failed to intercept this Army cannot Avoid it. */
const failedIn = (s: State): readonly string[] => underWay(s, 'activation')?.failed ?? [];

/** 11.2: Units in the open that have not failed to intercept this Army; of those who have, as many as may be are within the walls. */
export function untried(s: State, side: Side, at: string): Heap {
  const open = fieldOf(s, side, at);
  const { cu, elephants } = sum(open, ownCity(s, side, at) ? insideOf(s, at) : NONE);
  const failed = underWay(s, 'activation')?.failedUnits[at] ?? NONE;
  return {
    cu: Math.max(0, Math.min(open.cu, cu - failed.cu)),
    elephants: Math.max(0, Math.min(open.elephants, elephants - failed.elephants)),
    st: open.st,
  };
}

/** 12.1, 12.2: Generals with CUs in spaces beside, one attempt from each. */
export function interceptors(s: State, f: EnteredFrame): string[] {
  const side = otherSide(f.who);
  if (f.stood || bound(s, side)) return [];
  return spaceOf(s, f.at)
    .roads.filter((from) => !f.intercepts.some((party) => party.from === from))
    .flatMap((from) =>
      generalsAt(s, side, from).filter((id) => {
        const inside = isWithin(s, id);
        if (inside && hasCus(s, f.who, from)) return false;
        return cusOf(withinReach(s, side, from, inside && !isOpenCity(s, side, from))) > 0;
      }),
    );
}

/** 12.1: +1 into a space that the mover controls, without own Units there. */
const harder = (s: State, f: EnteredFrame): boolean => {
  const enemy = fieldOf(s, otherSide(f.who), f.at);
  return isHarder(
    {
      control: controlOf(s, f.at) === f.who ? 'mover' : 'nobody',
      city: 'none',
      cu: f.held ? 1 : 0,
      came: 'no',
      stStays: enemy.st > 0,
      plusOne: s.setup.rulings['interception-plus-one'],
    },
    cusOf(enemy) === 0,
  );
};

export interface Reaction {
  readonly success: boolean;
  readonly says: string;
}

/** 11.1, 12.1, 11.3: what this face means for the roll that is due. */
export function reactionOf(s: State, f: EnteredFrame, face: number): Reaction {
  const tell = (success: boolean, yes: string, not: string): Reaction => ({ success, says: success ? yes : not });
  if (f.stage === 'avoid') return tell(face <= ratingOf(s, f.avoids[0]), 'The Army Avoids Battle', 'The Army stays');
  if (f.stage === 'intercept')
    return tell(
      face + (harder(s, f) ? 1 : 0) <= ratingOf(s, f.intercepts[0]),
      'The Interception succeeds',
      'The Interception fails',
    );
  return tell(face <= ratingOf(s, underWay(s, 'activation')), 'The Pursuit succeeds', 'The Pursuit fails');
}

const ratingOf = (s: State, led: Pick<Party, 'general'> | undefined): number =>
  cardOfGeneral(s, found(led, 'nobody rolls for a reaction').general).battle;
