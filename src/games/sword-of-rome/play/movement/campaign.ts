/** 9.5.1, 9.5.5: whom a Campaign may activate, one's own, an ally's with his consent, or Carthage under the treaty; and how he sets out. */

import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { note, push } from '../../../../play/state.ts';
import { areAllied } from '../../control/rules.ts';
import { PEOPLES } from '../../words.ts';
import { ward } from '../changes.ts';
import { isHeld, takeCommand } from '../procedures/command.ts';
import {
  cuAt,
  has,
  isFriend,
  leaderOf,
  lineFor,
  nameOf,
  onMap,
  placedOf,
  powersOf,
  seatOf,
  spaceOf,
  under,
} from '../queries.ts';
import type { Way } from '../set-up.ts';
import type { FrameAt, State } from '../state.ts';
import { allowance, startMove } from './activation.ts';
import { isPassable } from './march.ts';

type BattleFrame = FrameAt<'battle'>;
type CampaignFrame = FrameAt<'campaign'>;

const isOwn = (s: State, f: CampaignFrame, leader: string): boolean => {
  const { power } = leaderOf(s, leader);
  return f.means === 'event' ? power === 'etruscans' : powersOf(f.seat).includes(power);
};
const isAlly = (s: State, f: CampaignFrame, leader: string): boolean => {
  const { power } = leaderOf(s, leader);
  return (
    f.means === '3' &&
    seatOf(s, power) !== undefined &&
    powersOf(f.seat).some((own) => areAllied(own, power, s.alliances))
  );
};
const isCarthage = (s: State, f: CampaignFrame, leader: string): boolean =>
  leaderOf(s, leader).power === 'carthage' && has(s, 'treaty') && f.seat === 'romans' && f.means === '3';

/** 16.1.1: whether Carthage has then acted for the round. */
const counts = (s: State): boolean => s.setup.rulings['campaign-with-carthage'] === 'counts';

/** Why a Campaign may not activate this leader. */
export function campaignProblem(s: State, f: CampaignFrame, leader: string): Problem | undefined {
  if (!Object.hasOwn(s.leaders, leader) || !onMap(s, leader))
    return no('9.5.1', `Found ${leader}; he is not on the map.`);
  const { name } = leaderOf(s, leader);
  if (f.again !== null && leader !== f.again) return no('9.5.7', 'Only the army that has flanked may move on.');
  if (!isOwn(s, f, leader) && !isAlly(s, f, leader) && !isCarthage(s, f, leader))
    return no('9.5.5', `${name} is neither yours nor an ally's.`);
  if (f.refused.includes(leader)) return no('9.5.5', `${name} stays where he is: his owner has declined.`);
  if (isCarthage(s, f, leader) && counts(s) && s.neutralUsed.includes('carthage'))
    return no('16.1.1', 'Carthage has acted in this round.');
  return isHeld(s, leader) ? no('8.2.1', 'A minor leader does not command a named one.') : undefined;
}

/** 9.5.5: he sets out, or his owner is asked first. `flanks` is the space of a battle that he is to flank. */
export function setOut(d: State, f: CampaignFrame, leader: string, flanks: string | null): void {
  f.led.push(leader);
  const { power } = leaderOf(d, leader);
  const owner = isOwn(d, f, leader) || f.again === leader ? undefined : seatOf(d, power);
  if (owner !== undefined) {
    push(d, { type: 'consent', seat: owner, leader, flanks });
    return;
  }
  if (isCarthage(d, f, leader)) {
    if (counts(d)) d.neutralUsed.push('carthage');
    ward(d, { power, seat: f.seat, friend: true });
  }
  goes(d, f, leader, flanks);
}

/** The army is under way. */
export function goes(d: State, f: CampaignFrame, leader: string, flanks: string | null): void {
  takeCommand(d, leader);
  startMove(d, {
    leader,
    by: f.seat,
    value: f.means === '3' ? 3 : 2,
    means: isCarthage(d, f, leader) ? 'event' : f.means,
    campaign: f.means === '3',
    flanks,
  });
  if (flanks === null) return;
  const { power, name } = leaderOf(d, leader);
  const rule = powersOf(f.seat).includes(power) ? '9.5.6' : '9.5.8';
  note(d, rule, () => `${name} is to flank the enemy in ${nameOf(d, flanks)}.`);
}

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
