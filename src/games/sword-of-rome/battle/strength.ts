/** 12.2.1 to 12.2.3: what each side adds to its roll, line by line, or who wins without one. */
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import type { Figures } from '../tables.ts';
import { opponent, type Side } from '../words.ts';
import { type Battle, looksTwice, sizesOf } from './rules.ts';

interface Modifier extends Line {
  readonly who: Side;
}

export interface Strength {
  readonly sizes: Record<Side, number>;
  /** The force ratio comes first. */
  readonly ledger: readonly [Modifier, ...Modifier[]];
  readonly modifiers: Record<Side, number>;
  /** 12.2.1: who has won without a battle. */
  readonly automatic?: Side;
}

/** 12.1, 12.2.1: looked at without the flanking force first, and with it where nobody has won by then. */
export function strengthOf(battle: Battle, figures: Figures): Strength {
  const alone = looksTwice(battle) ? sizedUp({ ...battle, flankCu: 0, forceRatio: 'table' }, figures) : undefined;
  return alone?.automatic ? alone : sizedUp(battle, figures);
}

function sizedUp(battle: Battle, figures: Figures): Strength {
  const sizes = sizesOf(battle);
  const { ratio, automatic } = forceRatio(sizes, battle, figures);
  // Where nothing is rolled, nothing is added to a roll.
  if (automatic) return { sizes, ledger: [ratio], modifiers: { attacker: 0, defender: 0 }, automatic };
  const ledger = [ratio, ...leadership(battle), ...circumstances(battle)] as const;
  const sum = (side: Side) => ledger.reduce((total, l) => (l.who === side ? total + l.amount : total), 0);
  return { sizes, ledger, modifiers: { attacker: sum('attacker'), defender: sum('defender') } };
}

/** What is settled before the dice. */
export const strengthFacts = ({ sizes, modifiers, ledger }: Strength) => ({
  attackerSize: sizes.attacker,
  defenderSize: sizes.defender,
  forceRatio: ledger[0].amount,
  attackerModifier: modifiers.attacker,
  defenderModifier: modifiers.defender,
});

/** 12.2.1: the larger army's modifier, or its automatic victory. */
function forceRatio(
  sizes: Record<Side, number>,
  battle: Battle,
  figures: Figures,
): { ratio: Modifier; automatic?: Side } {
  const who: Side = sizes.defender > sizes.attacker ? 'defender' : 'attacker';
  const [larger, smaller] = [sizes[who], sizes[opponent(who)]];
  const name = `Force ratio ${larger} to ${smaller}`;
  const typed = battle.forceRatio;
  if (larger === smaller) {
    const unused = typed === 'table' || typed === 0 ? '' : ', so your entry is not used';
    return { ratio: line(who, 0, `${name}: neither is larger${unused}`, '12.2.1') };
  }
  const entry =
    typed === 'table' ? figures.at('force-ratio', larger, smaller) : { value: typed, standing: 'yours' as const };
  const ratio = (amount: number, note = '') => line(who, amount, `${name}${note}`, '12.2.1', entry.standing);
  if (entry.value !== 'AV') return { ratio: ratio(Number(entry.value)) };
  if (who === 'attacker' || battle.defenderVictory === 'automatic')
    return { ratio: ratio(0, ': automatic victory'), automatic: who };
  return { ratio: ratio(highestModifier(larger, smaller, figures), ': the highest modifier') };
}

/** No two armies that any rule brings together are larger. */
const LARGEST = 80;

/** The modifier of the largest army that still has to roll against this one; by the table, whatever is typed for this pair. */
function highestModifier(larger: number, smaller: number, figures: Figures): number {
  const valueAt = (size: number) => figures.at('force-ratio', size, smaller).value;
  let size = larger;
  while (size < LARGEST && valueAt(size) !== 'AV') size++;
  for (size--; size > smaller; size--) {
    const value = valueAt(size);
    if (value !== 'AV') return Number(value);
  }
  return 0;
}

/** 12.2.2: the better commander adds the difference; no leader counts as tactics 0. */
function leadership({ attackerTactics, defenderTactics }: Battle): Modifier[] {
  const difference = attackerTactics - defenderTactics;
  if (difference === 0) return [];
  const who: Side = difference > 0 ? 'attacker' : 'defender';
  const [better, worse] = difference > 0 ? [attackerTactics, defenderTactics] : [defenderTactics, attackerTactics];
  return [line(who, Math.abs(difference), `Leadership: tactics ${better} against ${worse}`, '12.2.2')];
}

/** 12.2.3: flankers, ground, surprise, failed escape, crossing and cards. */
function circumstances(battle: Battle): Modifier[] {
  const where = (holds: boolean, who: Side, amount: number, why: string, rule = '12.2.3'): Modifier[] =>
    holds ? [line(who, amount, why, rule)] : [];
  const friendly = (side: Side) => battle.friendlyTo === side || battle.friendlyTo === 'both';
  const beasts = (side: Side) => where(battle.wildBeasts === side, side, -1, 'Wild Beasts', '21.3-#5');
  return [
    ...where(battle.flankCu > 0, 'attacker', 1, 'Flanking force', '9.5.6'),
    ...where(friendly('attacker'), 'attacker', 1, 'Friendly space'),
    ...where(battle.acrossRough, 'attacker', -2, 'Attack across rough or a strait'),
    ...beasts('attacker'),
    ...where(battle.attackerEvent !== 0, 'attacker', battle.attackerEvent, 'Events'),
    ...where(friendly('defender'), 'defender', 1, 'Friendly space'),
    ...where(battle.intercepted, 'defender', 1, 'Successful interception', '10.5.2'),
    ...where(battle.failedAvoid, 'defender', -1, 'Failed attempt to avoid', '11.1'),
    ...beasts('defender'),
    ...where(battle.defenderEvent !== 0, 'defender', battle.defenderEvent, 'Events'),
  ];
}
