/** 7.1, 8.1, 9.2: activating a leader. 9.5: whom a Campaign may activate, and who may flank in its battle. */
import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { note, push } from '../../../../play/state.ts';
import { areAllied } from '../../control/rules.ts';
import type { Fleet } from '../../naval-capacity/fields.ts';
import { PEOPLES, type Player, type Power } from '../../words.ts';
import { openWindow } from '../cards.ts';
import { ward } from '../changes.ts';
import { isFriend, powersOf, seatOf } from '../politics/friends.ts';
import { isHeld, takeCommand } from '../procedures/stack.ts';
import { cuAt, has, isSpace, leaderOf, moveOf, nameOf, onMap, placedOf, spaceOf, under } from '../queries.ts';
import type { Connection } from '../set-up.ts';
import { type FrameAt, forceOf, type State } from '../state.ts';
import { lineFor } from './ground.ts';
import { isPassable } from './march.ts';
import { mayCarry } from './sea.ts';

interface Activation {
  readonly leader: string;
  readonly by: Player;
  readonly value: number;
  readonly means: Fleet['means'];
  readonly campaign: boolean;
  readonly flanks: string | null;
}

/** 9.2.1 to 9.2.3, 9.5.6: the MP of an activation. */
function allowance(s: State, power: Power, value: number, campaign: boolean): number {
  const row =
    power === 'transalpine' ? 'transalpine' : power !== 'gauls' ? 'others' : campaign ? 'gallic-flank' : 'gauls';
  const card = row === 'transalpine' || row === 'gallic-flank' ? 3 : value;
  return Number(figuresOf(s).at('movement-allowance', row, card).value);
}

/** 8.2.1: he takes the command, and nothing has moved yet. */
export function startMove(d: State, { leader, by, value, means, campaign, flanks }: Activation): void {
  const { power } = leaderOf(d, leader);
  const mp = allowance(d, power, value, campaign);
  const left = Math.max(0, mp - (d.under.used[leader] ?? 0));
  const { at, inside } = placedOf(d, leader);
  const force = forceOf({ power, by, leader, of: mp, means }, at, left);
  push(d, { type: 'move', stage: 'open', flanks, campaign, force });
  if (isSpace(d, at) && !inside && mayCarry(d, power, at)) push(d, { type: 'carry', power, at });
  if (power === 'carthage') mistrust(d, 'any-activation');
}

/** 21.4-#29, 21.5-#15/#16: the Greeks may call off what Carthage has been activated for. */
export function mistrust(d: State, what: 'any-activation' | 'blockade'): void {
  const { players, rulings } = d.setup;
  if (players === '5' && what === 'any-activation' && rulings['mistrust-with-five'] === 'blockade') return;
  openWindow(d, 'mistrust', what === 'blockade' ? '21.5-#15/#16' : '21.4-#29', ['carthaginian-mistrust']);
}

type CampaignFrame = FrameAt<'campaign'>;

const isOwn = (s: State, f: CampaignFrame, leader: string): boolean => {
  const { power } = leaderOf(s, leader);
  return f.means === 'event' ? power === 'etruscans' : powersOf(f.seat).includes(power);
};
const isAlly = (s: State, f: CampaignFrame, leader: string): boolean => {
  const { power } = leaderOf(s, leader);
  const allied = powersOf(f.seat).some((own) => areAllied(own, power, s.alliances));
  return f.means === '3' && seatOf(s, power) !== undefined && allied;
};
const isCarthage = (s: State, f: CampaignFrame, leader: string): boolean =>
  leaderOf(s, leader).power === 'carthage' && has(s, 'treaty') && f.seat === 'romans' && f.means === '3';

/** 16.1.1: whether Carthage has then acted for the round. */
const counts = (s: State): boolean => s.setup.rulings['campaign-with-carthage'] === 'counts';

/** Why a Campaign may not activate this leader. */
export function campaignProblem(s: State, f: CampaignFrame, leader: string): Problem | undefined {
  if (!Object.hasOwn(s.leaders, leader) || !onMap(s, leader)) return no('9.5.1', `He is not on the map.`);
  const { name } = leaderOf(s, leader);
  if (f.again !== null && leader !== f.again) return no('9.5.7', 'Only the army that has flanked may move on.');
  if (!isOwn(s, f, leader) && !isAlly(s, f, leader) && !isCarthage(s, f, leader))
    return no('9.5.5', `${name} is neither yours nor an ally's.`);
  if (f.refused.includes(leader)) return no('9.5.5', `${name} stays where he is: his owner has declined.`);
  if (isCarthage(s, f, leader) && counts(s) && s.neutralUsed.includes('carthage'))
    return no('16.1.1', 'Carthage has already acted in this round.');
  return isHeld(s, leader) ? no('8.2.1', 'A minor leader cannot command a named one.') : undefined;
}

/** 9.5.5: he sets out, or his owner is asked first. `flanks` is the space of a battle that he is to flank. */
export function setOut(d: State, f: CampaignFrame, leader: string, flanks: string | null): void {
  f.led.push(leader);
  const { power } = leaderOf(d, leader);
  const owner = isOwn(d, f, leader) || f.again === leader ? undefined : seatOf(d, power);
  const neutral = owner === undefined && isCarthage(d, f, leader);
  if (neutral && counts(d)) d.neutralUsed.push('carthage');
  if (neutral) ward(d, { power, seat: f.seat, friend: true });
  if (owner === undefined) goes(d, f, leader, flanks);
  else push(d, { type: 'consent', seat: owner, leader, flanks });
}

/** The army is under way. */
export function goes(d: State, f: CampaignFrame, leader: string, flanks: string | null): void {
  takeCommand(d, leader);
  const campaign = f.means === '3';
  const means = isCarthage(d, f, leader) ? 'event' : f.means;
  startMove(d, { leader, by: f.seat, value: campaign ? 3 : 2, means, campaign, flanks });
  // 7.2.1: activated a second time, he may settle, and go nowhere.
  if (f.led.indexOf(leader) < f.led.lastIndexOf(leader)) moveOf(d).force.mp = 0;
  if (flanks === null) return;
  const { power, name } = leaderOf(d, leader);
  const rule = powersOf(f.seat).includes(power) ? '9.5.6' : '9.5.8';
  note(d, rule, () => `${name} is to flank the enemy in ${nameOf(d, flanks)}.`);
}

/** 9.5.6: whether the MP would carry it into the battle by another connection. */
function reaches(s: State, f: FrameAt<'battle'>, leader: string): boolean {
  const { power } = leaderOf(s, leader);
  const mp = allowance(s, power, 3, true) - (s.under.used[leader] ?? 0);
  const cost = (from: string, way: Connection) =>
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

export function flankProblem(s: State, f: FrameAt<'battle'>, leader: string): Problem | undefined {
  const campaign = under(s, 'campaign');
  if (!campaign || campaign.led.length >= campaign.most)
    return no('9.5.6', 'Only a Campaign can bring up a second army.');
  const problem = campaignProblem(s, campaign, leader);
  if (problem) return problem;
  const { power } = leaderOf(s, leader);
  const { at, inside } = placedOf(s, leader);
  if (campaign.led.includes(leader)) return no('9.5.1', 'He has already been activated.');
  if (inside || at === f.at || cuAt(s, at, power) === 0) return no('9.5.6', 'He leads no army that could flank.');
  if (!isFriend(s, power, f.attacker) || isFriend(s, power, f.defender))
    return no('15.2.2', `The ${PEOPLES[power]} have no part in this battle.`);
  return reaches(s, f, leader) ? undefined : no('9.5.6', 'He cannot reach the battle by another connection.');
}

export const flankers = (s: State, f: FrameAt<'battle'>): string[] =>
  under(s, 'campaign') && under(s, 'move')?.flanks === null
    ? s.setup.leaderIds.filter((leader) => flankProblem(s, f, leader) === undefined)
    : [];
