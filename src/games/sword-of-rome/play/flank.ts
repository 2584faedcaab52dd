/** 9.5.6: which leaders may flank a battle that a Campaign has brought about. */

import { figuresOf } from '../../../play/figures.ts';
import { no, type Problem } from '../../../play/problem.ts';
import { PEOPLES } from '../words.ts';
import { cuAt, isFriend, leaderOf, lineFor, placedOf, spaceOf } from './board.ts';
import { campaignProblem } from './campaigning.ts';
import type { BattleFrame } from './field-frames.ts';
import { isPassable } from './movement.ts';
import { under } from './responses.ts';
import type { Way } from './set-up.ts';
import { allowance } from './start.ts';
import type { State } from './state.ts';

/** 9.5.6: whether the MP would carry it into the battle by another connection. */
function reaches(s: State, f: BattleFrame, leader: string): boolean {
  const { power } = leaderOf(s, leader);
  const mp = allowance(s, power, 3, true) - (s.under.used[leader] ?? 0);
  const cost = (from: string, way: Way) =>
    Number(figuresOf(s).at('movement-cost', lineFor(power, from, way), 'mp').value);
  const spent = new Map([[placedOf(s, leader).at, 0]]);
  for (const [at, used] of spent)
    for (const way of spaceOf(s, at).ways) {
      const total = used + cost(at, way);
      if (total > mp || !isPassable(s, power, at, way)) continue;
      if (way.to === f.at) {
        if (at !== f.entry) return true;
      } else if (total < (spent.get(way.to) ?? 99)) {
        spent.delete(way.to);
        spent.set(way.to, total);
      }
    }
  return false;
}

export function flankProblem(s: State, f: BattleFrame, leader: string): Problem | undefined {
  const campaign = under(s, 'campaign');
  if (!campaign || campaign.led.length >= campaign.most) return no('9.5.6', 'Only a Campaign brings up a second army.');
  const problem = campaignProblem(s, campaign, leader);
  if (problem) return problem;
  const { power } = leaderOf(s, leader);
  const { at, inside } = placedOf(s, leader);
  if (campaign.led.includes(leader)) return no('9.5.1', 'He has been activated already.');
  if (inside || at === f.at || cuAt(s, at, power) === 0) return no('9.5.6', 'He leads no army that could flank.');
  if (!isFriend(s, power, f.attacker) || isFriend(s, power, f.defender))
    return no('15.2.2', `The ${PEOPLES[power]} have no part in this battle.`);
  return reaches(s, f, leader) ? undefined : no('9.5.6', 'He cannot reach the battle by another connection.');
}

export const flankers = (s: State, f: BattleFrame): string[] =>
  under(s, 'campaign') && under(s, 'move')?.flanks === null
    ? Object.keys(s.leaders).filter((leader) => flankProblem(s, f, leader) === undefined)
    : [];
