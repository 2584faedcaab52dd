/** Land Reactions on the map (10 to 12): who may Avoid and where to, who may intercept, and what a face brings. */
import { isHarder } from '../reactions/rules.ts';
import { otherSide, type Side } from '../words.ts';
import type { EnteredFrame, PartyFrame } from './land-frames.ts';
import { type Heap, NONE, type Party } from './parts.ts';
import { cusOf, fieldOf, insideOf, sum } from './pieces.ts';
import {
  bound,
  cardOfGeneral,
  commanderOf,
  controlOf,
  generalsAt,
  hasCus,
  hasUnits,
  isBesieged,
  isOpenCity,
  isTribe,
  keptInAfrica,
  ownCity,
  rankOf,
  spaceOf,
  withinReach,
} from './situation.ts';
import type { State } from './state.ts';

type Declared = Pick<PartyFrame, 'who' | 'as' | 'general' | 'generals' | 'from'>;

/** Generals of the Army that reacts. */
export const there = (s: State, f: Declared): string[] =>
  f.as === 'avoid' || !isOpenCity(s, f.who, f.from)
    ? generalsAt(s, f.who, f.from, s.generals[f.general]?.inside ?? false)
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

const activationIn = (s: State) => s.frames.findLast((frame) => frame.type === 'activation');

/** 11.2: whoever has failed to intercept this Army cannot Avoid it. */
const failedIn = (s: State): readonly string[] => activationIn(s)?.failed ?? [];

/** 11.2: Units in the open that have not failed to intercept this Army; of those who have, as many as may be are within the walls. */
export function untried(s: State, side: Side, at: string): Heap {
  const open = fieldOf(s, side, at);
  const { cu, elephants } = sum(open, ownCity(s, side, at) ? insideOf(s, at) : NONE);
  const failed = activationIn(s)?.failedUnits[at] ?? NONE;
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
        const inside = s.generals[id]?.inside ?? false;
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
  if (f.stage === 'avoid') return tell(face <= ratingOf(s, f.avoids[0]), 'The Army Avoids', 'The Army stays');
  if (f.stage === 'intercept')
    return tell(
      face + (harder(s, f) ? 1 : 0) <= ratingOf(s, f.intercepts[0]),
      'The Interception succeeds',
      'The Interception fails',
    );
  const id = activationIn(s)?.general;
  return tell(face <= (id ? cardOfGeneral(s, id).battle : 0), 'The Pursuit succeeds', 'The Pursuit fails');
}

const ratingOf = (s: State, party: Party | undefined): number => (party ? cardOfGeneral(s, party.general).battle : 0);
