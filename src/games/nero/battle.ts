/** A battle (6.2 to 6.4): the BP of both sides, who wins, and what becomes of Legions, titles and VP. */
import type { Line } from '../../calculator/report.ts';
import type { Reader } from '../../calculator/table.ts';

export const LEADERS = ['none', 'general', 'contender', 'emperor'] as const;
export type Leader = (typeof LEADERS)[number];

export const LEADER_NAMES: Readonly<Record<Leader, string>> = {
  none: 'none',
  general: 'General',
  contender: 'Contender',
  emperor: 'Emperor',
};

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

export const otherOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

export interface Force {
  readonly legions: number;
  readonly leader: Leader;
  /** Under a Retreat marker. */
  readonly marker: boolean;
  /** The marker of the Barbarian Tribe, which has neither Legions nor Leader nor card. */
  readonly tribe: boolean;
}

const figure = (source: string, read: Reader): number => Number(read.at('battle-points', source, 'bp').value) || 0;

/** 6.2, 12.0-barbarians: BP without a card, as ledger lines. */
export function forceLines(who: string, { legions, leader, tribe }: Force, read: Reader): Line[] {
  const line = (source: string, times: number, why: string, rule: string): Line[] => {
    const amount = figure(source, read) * times;
    return amount ? [{ who, amount, why, rule, standing: read.at('battle-points', source, 'bp').standing }] : [];
  };
  if (tribe) return line('barbarians', 1, 'Barbarian Tribe', '12.0-barbarians');
  return [
    ...line('legion', legions, `Legions: ${legions}`, '6.2'),
    ...(leader === 'none' ? [] : line(leader, 1, `${LEADER_NAMES[leader]} leads`, '6.2')),
  ];
}

/** 6.2: BP without a card. */
export const forceBp = (force: Force, read: Reader): number =>
  forceLines('', force, read).reduce((sum, line) => sum + line.amount, 0);

/** 6.3: what a card adds; less under a Retreat marker. */
export function cardBp(bp: number, { marker }: Force, least: 'zero' | 'negative', read: Reader): number {
  if (!marker) return bp;
  const value = bp + figure('marker', read);
  return least === 'zero' ? Math.max(0, value) : value;
}

/** 6.4: the higher total wins. */
export const winnerOf = (totals: Readonly<Record<Side, number>>): Side | undefined =>
  totals.attacker === totals.defender ? undefined : totals.attacker > totals.defender ? 'attacker' : 'defender';

export interface Readings {
  readonly beaten: 'none' | 'uncontrolled';
  readonly tribeVp: 'vp' | 'no-vp';
  readonly newEmperor: 'no' | 'yes';
}

export interface After {
  readonly legions: number;
  readonly leader: Leader;
  readonly vp: number;
}

/** 6.4, 7.3, 12.0-barbarians, 13.2: both sides after the battle. */
export function afterBattle(
  forces: Readonly<Record<Side, Force>>,
  winner: Side | undefined,
  readings: Readings,
  vp: number,
): Record<Side, After> {
  const as = ({ legions, leader }: Force): After => ({ legions, leader, vp: 0 });
  const after = { attacker: as(forces.attacker), defender: as(forces.defender) };
  if (!winner) return after;
  const loser = otherOf(winner);
  const [won, lost] = [forces[winner], forces[loser]];
  // Against the Tribe no Legion changes hands, since it has none and none may leave the game.
  const given = won.tribe && readings.beaten === 'none' ? 0 : Math.min(1, lost.legions);
  const gained = won.tribe ? 0 : given;
  const crowned = lost.leader === 'emperor' && (won.leader === 'general' || won.leader === 'contender');
  const scores =
    won.leader === 'emperor' ? !lost.tribe || readings.tribeVp === 'vp' : crowned && readings.newEmperor === 'yes';
  after[winner] = { legions: won.legions + gained, leader: crowned ? 'emperor' : won.leader, vp: scores ? vp : 0 };
  const leader = lost.leader === 'none' ? 'none' : 'general';
  after[loser] = { legions: lost.legions - given, leader, vp: 0 };
  return after;
}
