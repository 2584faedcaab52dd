/** 13.4 to 13.6: what follows the fight: captured STs, Retreat, displaced Generals and the PCs that a defeat costs. */
import type { Fact, Outcome } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import { otherSide, SIDE_NAMES, type Side } from '../words.ts';
import type { Fight } from './melee.ts';

/** What the outcome of a fight is measured against. */
export interface Armies {
  /** Elephants included. */
  readonly carthageCu: number;
  readonly romeCu: number;
  readonly elephants: number;
  readonly carthageSts: number;
  readonly romeSts: number;
  /** CUs lost in the Retreat by the side that loses, or all that are left. */
  readonly carthageRetreat: number | 'all';
  readonly romeRetreat: number | 'all';
  /** Battle Ratings of the Aristocrats in the Roman Army, added up. */
  readonly aristocrats: number;
  readonly carthagePcs: number;
  readonly romePcs: number;
}

/** What the way to the fight leaves to be minded. */
export interface Manner {
  /** Carthage announced an Elephant Charge. */
  readonly charged: boolean;
  /** The sides that have Generals to lose. */
  readonly led: Readonly<Record<Side, boolean>>;
}

export interface Result extends Fight {
  readonly loser: Side;
  readonly tied: boolean;
  /** Lost in the Retreat by the loser. */
  readonly retreatLost: number;
  /** Taken from the loser. */
  readonly stsLost: number;
  readonly elephantsLost: number;
  /** Hits removed all CUs of the side. */
  readonly destroyed: Readonly<Record<Side, boolean>>;
  /** The loser's Generals are displaced. */
  readonly displaced: boolean;
  /** PCs that the loser must remove. */
  readonly pcsLost: number;
  readonly outOfPcs: boolean;
}

/** 13.4 to 13.6: what follows a fight. */
export function resultOf(armies: Armies, { charged, led }: Manner, fight: Fight): Result {
  const { lost, hits, winner } = fight;
  const loser = otherSide(winner);
  const destroyed = { rome: lost.rome === armies.romeCu, carthage: lost.carthage === armies.carthageCu };
  const left = armies[`${loser}Cu`] - lost[loser];
  const retreat = armies[`${loser}Retreat`];
  const retreatLost = retreat === 'all' ? left : Math.min(left, retreat);
  const stsLost = armies[`${loser}Sts`];
  const displaced = led[loser] && (left === 0 || retreat === 'all');
  const noble = loser === 'rome' && displaced ? armies.aristocrats : 0;
  const pcsLost = Math.floor((lost[loser] + retreatLost + stsLost) / 2) + noble;
  return {
    ...fight,
    loser,
    tied: hits.rome === hits.carthage,
    retreatLost,
    stsLost,
    elephantsLost: elephantsLost(armies, charged, lost.carthage, loser === 'carthage' ? retreatLost : undefined),
    destroyed,
    displaced,
    pcsLost,
    outOfPcs: pcsLost > armies[`${loser}Pcs`],
  };
}

/** 13.4: after a charge the loser's first loss is an Elephant; otherwise Carthage spares them as long as it can. */
function elephantsLost(
  { carthageCu, elephants }: Armies,
  charged: boolean,
  byHits: number,
  inRetreat: number | undefined,
): number {
  const first = inRetreat !== undefined && charged && byHits > 0 ? 1 : 0;
  return Math.max(first, byHits + (inRetreat ?? 0) - (carthageCu - Math.min(elephants, carthageCu)));
}

/** What a fight settles. */
export function resultFacts({ elephants }: Armies, result: Result): Record<string, Fact> {
  const { winner, loser, hits, lost, destroyed, tied, displaced, outOfPcs, pcsLost } = result;
  const when = (side: Side, what: boolean): boolean => loser === side && what;
  return {
    winner: SIDE_NAMES[winner],
    loser: SIDE_NAMES[loser],
    carthageWins: winner === 'carthage',
    romeWins: winner === 'rome',
    tied,
    carthageHits: hits.carthage,
    romeHits: hits.rome,
    carthageCuLost: lost.carthage,
    romeCuLost: lost.rome,
    ...(elephants > 0 && { elephantsLost: result.elephantsLost }),
    carthageDestroyed: destroyed.carthage,
    romeDestroyed: destroyed.rome,
    carthageDisplaced: when('carthage', displaced),
    romeDisplaced: when('rome', displaced),
    carthageOutOfPcs: when('carthage', outOfPcs),
    romeOutOfPcs: when('rome', outOfPcs),
    retreatLost: result.retreatLost,
    stsCaptured: result.stsLost,
    pcsLost,
  };
}

/** What the odds name by the side that wins. */
export const winnerFacts = ({ winner, loser, lost, pcsLost }: Result): Record<string, Fact> => ({
  [`carthageCuLostIf${SIDE_NAMES[winner]}Wins`]: lost.carthage,
  [`romeCuLostIf${SIDE_NAMES[winner]}Wins`]: lost.rome,
  [`${loser}PcsLostIf${SIDE_NAMES[winner]}Wins`]: pcsLost,
});

/** The outcome in one sentence. */
export function resultSentence({ winner, loser, lost, stsLost, pcsLost }: Result): string {
  const sts = stsLost ? ` and ${plural(stsLost, 'ST')}` : '';
  return `${SIDE_NAMES[winner]} wins and loses ${lost[winner]} CU; ${SIDE_NAMES[loser]} loses ${lost[loser]} CU${sts} and must remove ${plural(pcsLost, 'PC')}.`;
}

/** 13.4 to 13.6: hits, what goes with the defeat, PCs. */
export function resultSteps(armies: Armies, result: Result): Outcome['steps'] {
  const { winner, loser, hits, lost, stsLost, retreatLost, displaced, pcsLost, outOfPcs, tied } = result;
  const units = lost[loser] + retreatLost + stsLost;
  const nobles = pcsLost - Math.floor(units / 2);
  const [Winner, Loser] = [SIDE_NAMES[winner], SIDE_NAMES[loser]];
  const elephants = result.elephantsLost
    ? `, ${plural(result.elephantsLost, 'Elephant')} among the losses of Carthage`
    : '';
  return [
    {
      rule: '13.4',
      text: `Carthage scores ${plural(hits.carthage, 'hit')}, Rome ${hits.rome}. ${tied ? 'Equal hits: the Attacker loses' : `${Winner} wins`}.`,
    },
    { rule: '13.4', text: `Carthage loses ${lost.carthage} CU, Rome ${lost.rome}${elephants}.` },
    ...(stsLost ? [{ rule: '13.4', text: `${Winner} captures ${plural(stsLost, 'ST')}.` }] : []),
    ...(retreatLost ? [{ rule: '13.5.C', text: `The Retreat costs ${Loser} ${retreatLost} CU.` }] : []),
    ...(displaced
      ? [{ rule: result.destroyed[loser] ? '13.4' : '13.5.C', text: `The Generals of ${Loser} are displaced.` }]
      : []),
    {
      rule: '13.6',
      text: `${plural(units, 'Unit')} lost: ${Loser} removes ${plural(pcsLost, 'PC')}${nobles ? `, ${nobles} of them for Aristocrats` : ''}${loser === 'carthage' && pcsLost ? ', the first from the Miat' : ''}.`,
    },
    ...(outOfPcs ? [{ rule: '13.6', text: `${Loser} has only ${armies[`${loser}Pcs`]} and loses the game.` }] : []),
  ];
}
