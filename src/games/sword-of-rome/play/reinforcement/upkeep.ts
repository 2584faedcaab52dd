/** 8.2.3: what the Greeks pay for their named leaders. 5.10.1-5p: what Carthage cannot pay for. */

import { figuresOf } from '../../../../play/figures.ts';
import { type Penalty, reliefOf } from '../../greek-leaders/relief.ts';
import { upkeepOf } from '../../reinforcements/rules.ts';
import { holderAt, isCity, isSpace, leaderOf, loyaltyAt, placedOf, spaceOf } from '../queries.ts';
import type { FrameAt, State } from '../state.ts';

type ReinforceFrame = FrameAt<'reinforce'>;

/** 8.2.3: named Greek leaders on the map that have not been paid for. */
export const unpaid = (s: State, f: ReinforceFrame): string[] =>
  f.powers.includes('greeks')
    ? Object.keys(s.leaders).filter(
        (id) =>
          leaderOf(s, id).power === 'greeks' &&
          leaderOf(s, id).kind === 'named' &&
          isSpace(s, placedOf(s, id).at) &&
          !f.kept.includes(id),
      )
    : [];

export const greekCities = (s: State): string[] =>
  Object.keys(s.setup.spaces).filter((at) => isCity(s, at) && holderAt(s, at) === 'greeks');
export const greekLoyalty = (s: State): number => greekCities(s).reduce((sum, at) => sum + loyaltyAt(s, at), 0);

const sicily = (s: State, home: 'greeks' | 'carthage'): string[] =>
  Object.keys(s.setup.spaces).filter((at) => spaceOf(s, at).region === 'Sicily' && spaceOf(s, at).home === home);

/** 8.2.3, 8.2.3-5p: the loyalty that a leader costs; with five players Sicily may pay for one of them. */
export function costOf(s: State, f: ReinforceFrame, leader: string): { readonly cost: number; readonly saved: number } {
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
