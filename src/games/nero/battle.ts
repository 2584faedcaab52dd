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

export const BP_SOURCES = ['legion', 'emperor', 'contender', 'general', 'marker', 'barbarians'] as const;
type BpSource = (typeof BP_SOURCES)[number];
/** What gives BP without a card. */
type BpPart = { readonly source: Exclude<BpSource, 'marker'>; readonly times: number };

const figure = (source: BpSource, read: Reader): number => Number(read.at('battle-points', source, 'bp').value) || 0;

/** 6.2, 12.0-barbarians: what gives a force BP without a card, and how often. */
export const bpParts = ({ legions, leader, tribe }: Omit<Force, 'marker'>): BpPart[] =>
  tribe
    ? [{ source: 'barbarians', times: 1 }]
    : [{ source: 'legion', times: legions }, ...(leader === 'none' ? [] : [{ source: leader, times: 1 }])];

function wordsOf({ source, times }: BpPart): string {
  if (source === 'barbarians') return 'Barbarian Tribe';
  return source === 'legion' ? `Legions: ${times}` : `${LEADER_NAMES[source]} leads`;
}

/** 6.2, 12.0-barbarians: BP without a card, as ledger lines. */
export const forceLines = (who: string, force: Force, read: Reader): Line[] =>
  bpParts(force).flatMap((part): Line[] => {
    const { source, times } = part;
    const amount = figure(source, read) * times;
    const { standing } = read.at('battle-points', source, 'bp');
    const rule = source === 'barbarians' ? '12.0-barbarians' : '6.2';
    return amount ? [{ who, amount, why: wordsOf(part), rule, standing }] : [];
  });

/** 6.2: BP without a card. */
export const forceBp = (force: Force, read: Reader): number =>
  forceLines('', force, read).reduce((sum, line) => sum + line.amount, 0);

/** 6.3: what a card adds, with the deduction of a Retreat marker where there is one. */
export function cardWorth(bp: number, deduction: number, least: 'zero' | 'negative'): number {
  if (deduction === 0) return bp;
  return least === 'zero' ? Math.max(0, bp + deduction) : bp + deduction;
}

/** 6.3: what a card adds; less under a Retreat marker. */
export const cardBp = (bp: number, { marker }: Force, least: 'zero' | 'negative', read: Reader): number =>
  cardWorth(bp, marker ? figure('marker', read) : 0, least);

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

/** 7.3: a General or Contender who beats an Emperor takes the title. */
export const isCrowned = (won: Leader, lost: Leader): boolean =>
  lost === 'emperor' && (won === 'general' || won === 'contender');

/** 13.2: whether the victory of this Leader earns VP. */
export const earnsVp = (won: Leader, lost: Leader, overTribe: boolean, readings: Omit<Readings, 'beaten'>): boolean =>
  won === 'emperor' ? !overTribe || readings.tribeVp === 'vp' : isCrowned(won, lost) && readings.newEmperor === 'yes';

/** 6.4, 12.0-barbarians: Legions that the loser gives up; the Tribe takes none, since none may leave the game. */
export const givenUp = (legions: number, toTribe: boolean, { beaten }: Pick<Readings, 'beaten'>): number =>
  toTribe && beaten === 'none' ? 0 : Math.min(1, legions);

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
  const given = givenUp(lost.legions, won.tribe, readings);
  const gained = won.tribe ? 0 : given;
  const crowned = isCrowned(won.leader, lost.leader);
  const scores = earnsVp(won.leader, lost.leader, lost.tribe, readings);
  after[winner] = { legions: won.legions + gained, leader: crowned ? 'emperor' : won.leader, vp: scores ? vp : 0 };
  const leader = lost.leader === 'none' ? 'none' : 'general';
  after[loser] = { legions: lost.legions - given, leader, vp: 0 };
  return after;
}
