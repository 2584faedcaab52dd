/** A battle (6.2 to 6.4): the BP of both sides, who wins, and what happens to Legions, titles and VP. */
import type { Line } from '../../../calculator/report.ts';
import { figureOf } from '../limits/rules.ts';
import type { Figures } from '../tables.ts';
import { LEADER_NAMES, type Leader, otherOf, type Side } from '../words.ts';

export interface Force {
  readonly legions: number;
  readonly leader: Leader;
  /** Under a Retreat marker. */
  readonly marker: boolean;
  /** The marker of the Barbarian Tribe, which has neither Legions nor Leader nor card. */
  readonly tribe: boolean;
}

/** What gives BP without a card. */
interface BpPart {
  readonly source: 'legion' | 'barbarians' | Exclude<Leader, 'none'>;
  readonly times: number;
}

const bpOf = (source: BpPart['source'] | 'marker', figures: Figures): number =>
  figureOf(figures.at('battle-points', source, 'bp'));

/** 6.2, 12.0-barbarians: what gives a force BP without a card, and how often. */
const bpParts = ({ legions, leader, tribe }: Omit<Force, 'marker'>): BpPart[] =>
  tribe
    ? [{ source: 'barbarians', times: 1 }]
    : [{ source: 'legion', times: legions }, ...(leader === 'none' ? [] : [{ source: leader, times: 1 }])];

function wordsOf({ source, times }: BpPart): string {
  if (source === 'barbarians') return 'Barbarian Tribe';
  return source === 'legion' ? `Legions: ${times}` : `${LEADER_NAMES[source]} leads`;
}

/** 6.2, 12.0-barbarians: BP without a card, as ledger lines. */
export const forceLines = (who: string, force: Force, figures: Figures): Line[] =>
  bpParts(force).flatMap((part): Line[] => {
    const { source, times } = part;
    const amount = bpOf(source, figures) * times;
    const { standing } = figures.at('battle-points', source, 'bp');
    const rule = source === 'barbarians' ? '12.0-barbarians' : '6.2';
    return amount ? [{ who, amount, why: wordsOf(part), rule, standing }] : [];
  });

/** 6.2: BP without a card. */
export const forceBp = (force: Force, figures: Figures): number =>
  forceLines('', force, figures).reduce((sum, line) => sum + line.amount, 0);

/** 6.3: what a card adds; less under a Retreat marker. */
export function cardBp(bp: number, { marker }: Force, least: 'zero' | 'negative', figures: Figures): number {
  const deduction = marker ? bpOf('marker', figures) : 0;
  if (deduction === 0) return bp;
  return least === 'zero' ? Math.max(0, bp + deduction) : bp + deduction;
}

/** 6.4: the higher total wins. */
export const winnerOf = (totals: Readonly<Record<Side, number>>): Side | undefined =>
  totals.attacker === totals.defender ? undefined : totals.attacker > totals.defender ? 'attacker' : 'defender';

interface Readings {
  readonly beaten: 'none' | 'uncontrolled';
  readonly tribeVp: 'vp' | 'no-vp';
  readonly newEmperor: 'no' | 'yes';
}

interface After {
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

/** 13.2: VP for a battle won with the Emperor present. */
export const victoryVp = (last: boolean, figures: Figures): number =>
  figureOf(figures.at('victory-points', 'battle', last ? 'final' : 'early'));

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
