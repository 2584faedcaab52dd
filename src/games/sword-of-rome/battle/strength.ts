/** 12.2.1 to 12.2.3: what each side adds to its roll, line by line, or who wins without one. */
import type { Line } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
import { type Battle, opponent, type Side, sizesOf } from './rules.ts';

export interface Strength {
  readonly sizes: Record<Side, number>;
  /** The force ratio comes first. */
  readonly ledger: readonly Line[];
  readonly modifiers: Record<Side, number>;
  /** 12.2.1: who has won without a battle. */
  readonly automatic?: Side;
}

export function strengthOf(battle: Battle, read: Reader): Strength {
  const sizes = sizesOf(battle);
  const { line, automatic } = forceRatio(sizes, battle, read);
  const ledger = [line, ...leadership(battle), ...circumstances(battle)];
  const sum = (side: Side) => ledger.reduce((total, l) => (l.who === side ? total + l.amount : total), 0);
  const modifiers = { attacker: sum('attacker'), defender: sum('defender') };
  return { sizes, ledger, modifiers, ...(automatic && { automatic }) };
}

/** 12.2.1: the larger army's modifier, or its automatic victory. */
function forceRatio(sizes: Record<Side, number>, battle: Battle, read: Reader): { line: Line; automatic?: Side } {
  const who: Side = sizes.defender > sizes.attacker ? 'defender' : 'attacker';
  const [larger, smaller] = [sizes[who], sizes[opponent(who)]];
  const ratio = `Force ratio ${larger} to ${smaller}`;
  const typed = battle.forceRatio;
  if (larger === smaller) {
    const unused = typed === 'table' || typed === 0 ? '' : ', so what you typed is not used';
    return {
      line: { who, amount: 0, why: `${ratio}: no army is larger${unused}`, rule: '12.2.1', standing: 'printed' },
    };
  }
  const entry =
    typed === 'table' ? read.at('force-ratio', larger, smaller) : { value: typed, standing: 'yours' as const };
  const line = (amount: number, note = ''): Line => ({
    who,
    amount,
    why: `${ratio}${note}`,
    rule: '12.2.1',
    standing: entry.standing,
  });
  if (entry.value !== 'AV') return { line: line(Number(entry.value)) };
  if (who === 'attacker' || battle.defenderVictory === 'automatic')
    return { line: line(0, ': automatic victory'), automatic: who };
  return { line: line(highestModifier(larger, smaller, read), ': the most a roll can have') };
}

/** The modifier of the largest army that still has to roll against this one. */
function highestModifier(larger: number, smaller: number, read: Reader): number {
  for (let size = larger - 1; size > smaller; size--) {
    const { value } = read.at('force-ratio', size, smaller);
    if (value !== 'AV') return Number(value);
  }
  return 0;
}

/** 12.2.2: the better commander adds the difference; no leader counts as tactics 0. */
function leadership({ attackerTactics, defenderTactics }: Battle): Line[] {
  const difference = attackerTactics - defenderTactics;
  if (difference === 0) return [];
  const who: Side = difference > 0 ? 'attacker' : 'defender';
  const [better, worse] = difference > 0 ? [attackerTactics, defenderTactics] : [defenderTactics, attackerTactics];
  const why = `Leadership: tactics ${better} against ${worse}`;
  return [{ who, amount: Math.abs(difference), why, rule: '12.2.2', standing: 'printed' }];
}

/** 12.2.3: flankers, ground, surprise, failed escape, crossing and cards. */
function circumstances(battle: Battle): Line[] {
  const line = (holds: boolean, who: Side, amount: number, why: string, rule = '12.2.3'): Line[] =>
    holds ? [{ who, amount, why, rule, standing: 'printed' }] : [];
  const friendly = (side: Side) => battle.friendlyTo === side || battle.friendlyTo === 'both';
  const beasts = (side: Side) => line(battle.wildBeasts === side, side, -1, 'Wild Beasts', '21.3-#5');
  return [
    ...line(battle.flankCu > 0, 'attacker', 1, 'Flanking force', '9.5.6'),
    ...line(friendly('attacker'), 'attacker', 1, 'Friendly space'),
    ...line(battle.acrossRough, 'attacker', -2, 'Attack across rough or a strait'),
    ...beasts('attacker'),
    ...line(battle.attackerEvent !== 0, 'attacker', battle.attackerEvent, 'Events'),
    ...line(friendly('defender'), 'defender', 1, 'Friendly space'),
    ...line(battle.intercepted, 'defender', 1, 'Successful interception', '10.5.2'),
    ...line(battle.failedAvoid, 'defender', -1, 'Failed attempt to avoid', '11.1'),
    ...beasts('defender'),
    ...line(battle.defenderEvent !== 0, 'defender', battle.defenderEvent, 'Events'),
  ];
}
