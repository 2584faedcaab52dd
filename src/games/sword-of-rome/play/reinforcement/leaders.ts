/** 8.3: minor leaders put to CU of their own. 8.2.3: what the Greeks pay for their named leaders; 5.10.1-5p: what Carthage cannot pay for. */

import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import { note } from '../../../../play/state.ts';
import { type Penalty, reliefOf } from '../../greek-leaders/relief.ts';
import { upkeepOf } from '../../reinforcements/rules.ts';
import type { Power } from '../../words.ts';
import { putLeader } from '../changes.ts';
import {
  holderAt,
  insideAt,
  isCity,
  isMinor,
  leaderOf,
  loyaltyAt,
  nameOf,
  onMap,
  ownCu,
  placedOf,
  spaceOf,
} from '../queries.ts';
import type { AnswerIn, FrameAt, State } from '../state.ts';

/** 8.3: to CU of his own, in a besieged city too, but where he is. */
const placesOf = (s: State, leader: string): string[] =>
  s.setup.spaceIds.filter((at) => at !== placedOf(s, leader).at && ownCu(s, at, leaderOf(s, leader).power) > 0);

const minorsOf = (s: State, powers: readonly Power[]): string[] =>
  s.setup.leaderIds.filter(
    (id) => isMinor(s, id) && placedOf(s, id).at !== 'out' && powers.includes(leaderOf(s, id).power),
  );

/** Whether there is any minor leader to be put somewhere else. */
export const hasMinors = (s: State, powers: readonly Power[]): boolean =>
  minorsOf(s, powers).some((leader) => placesOf(s, leader).length > 0);

/** 13.3-note: where his CU are inside a besieged city he goes in. */
function put(d: State, leader: string, to: string): void {
  const { power, name } = leaderOf(d, leader);
  const inside = insideAt(d, to) > 0 && holderAt(d, to) === power;
  putLeader(d, leader, to, inside);
  note(d, inside ? '13.3-note' : '8.3', () => `${name} is put in ${nameOf(d, to)}.`);
}

/** What keeps in mind whom it has put somewhere. */
interface Shifting {
  /** 8.3: minor leaders put since the last card: who is put twice could be put there at once. */
  shifted: string[];
}

export const minorAnswer = <F extends Shifting>(powersOf: (f: F) => readonly Power[]): AnswerIn<F, 'minor'> => ({
  *options(s, f) {
    for (const leader of minorsOf(s, powersOf(f)))
      if (!f.shifted.includes(leader)) for (const to of placesOf(s, leader)) yield { type: 'minor', leader, to };
  },
  says: (s, _, { leader, to }) => ({ says: `${leaderOf(s, leader).name} to ${nameOf(s, to)}`, group: 'Minor leaders' }),
  why(s, f, { leader, to }) {
    if (!minorsOf(s, powersOf(f)).includes(leader))
      return no('8.3', `Found ${leader}; he is no minor leader of yours.`);
    return f.shifted.includes(leader)
      ? no('8.3', `${leaderOf(s, leader).name} has been put where he is; he goes elsewhere after the next card.`)
      : no('8.3', `Found ${to}; a minor leader goes to other CU of his own power.`);
  },
  apply(d, f, { leader, to }) {
    f.shifted.push(leader);
    put(d, leader, to);
  },
});

/** 8.2.3: named Greek leaders on the map that have not been paid for. */
export const unpaid = (s: State, f: FrameAt<'reinforce'>): string[] =>
  f.powers.includes('greeks')
    ? s.setup.leadersOf.greeks.filter((id) => leaderOf(s, id).kind === 'named' && onMap(s, id) && !f.kept.includes(id))
    : [];

export const greekCities = (s: State): string[] =>
  s.setup.spaceIds.filter((at) => isCity(s, at) && holderAt(s, at) === 'greeks');
export const greekLoyalty = (s: State): number => greekCities(s).reduce((sum, at) => sum + loyaltyAt(s, at), 0);

const sicily = (s: State, home: 'greeks' | 'carthage'): string[] =>
  s.setup.spaceIds.filter((at) => spaceOf(s, at).region === 'Sicily' && spaceOf(s, at).home === home);

/** 8.2.3, 8.2.3-5p: the loyalty that a leader costs; with five players Sicily may pay for one of them. */
export function costOf(
  s: State,
  f: FrameAt<'reinforce'>,
  leader: string,
): { readonly cost: number; readonly saved: number } {
  const { penalty } = leaderOf(s, leader);
  if (s.setup.players !== '5' || f.relieved) return { cost: penalty, saved: 0 };
  const all = unpaid(s, f);
  const penalties = all.map(
    (id): Penalty => ({
      penalty: leaderOf(s, id).penalty,
      standing: 'derived',
      inSicily: spaceOf(s, placedOf(s, id).at).region === 'Sicily',
    }),
  );
  const held = sicily(s, 'carthage').filter((at) => holderAt(s, at) === 'greeks').length;
  const intact = sicily(s, 'greeks').every((at) => holderAt(s, at) === 'greeks');
  const { at, points } = reliefOf(penalties, held, intact);
  const saved = at !== undefined && all[at] === leader ? points : 0;
  return { cost: penalty - saved, saved };
}

/** 5.10.1-5p: mercenaries on the map that have to go. */
export const disbanded = (s: State): number =>
  upkeepOf(
    Object.values(s.mercenaries).reduce((sum, hired) => sum + hired, 0),
    figuresOf(s),
  ).removed;
