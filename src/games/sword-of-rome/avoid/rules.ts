/** Chapter 11 before any die: an army whose space an enemy enters, and the ways in which it may split. */
import type { Reader } from '../../../calculator/table.ts';
import { type Battle, PLAIN_BATTLE } from '../battle/rules.ts';
import type { Contest, Voyage } from '../naval-movement/voyage.ts';
import { roomInside, type Shelter } from '../shelter/rules.ts';
import { contestable, type Shipping, shipCapacity } from '../ships/rules.ts';

export interface Threat
  extends Shelter,
    Shipping,
    Pick<Battle, 'losersOnes' | 'winnersOnes' | 'beatenOverRough' | 'defenderVictory' | 'friendlyTo' | 'acrossRough'> {
  readonly cu: number;
  /** Of the commander; 0 where CU stand without a leader. */
  readonly tactics: number;
  readonly second: number | 'none';
  readonly moverCu: number;
  readonly moverTactics: number;
  /** MP that the mover has left in this space. */
  readonly mpLeft: number;
  /** The mover uses them to come after those who avoid. */
  readonly follows: boolean;
  /** 11.1: the mover lets the army go. */
  readonly letGo: boolean;
  /** How many times in a row there is a space to fall back to. */
  readonly fallBacks: number;
  /** CU left behind on purpose. */
  readonly rearguard: number;
  /** 10.6, 11.2: it has tried to intercept this mover. */
  readonly triedToIntercept: boolean;
  readonly contest: Contest;
  readonly seaReturn: 'as-failed' | 'no-penalty';
}

export const KINDS = ['stand', 'avoid', 'sea', 'inside', 'inside-avoid', 'inside-sea'] as const;
export type Kind = (typeof KINDS)[number];

/** One way to split: who goes inside, who avoids and who stays to fight. */
export interface Option {
  readonly kind: Kind;
  readonly insideCu: number;
  readonly avoidingCu: number;
  readonly stayingCu: number;
  /** The leader of those who avoid. */
  readonly under: 'commander' | 'second';
}

/** 11.1, 11.1.1: the most CU that can avoid, by land or by sea. */
export function avoidLimit(threat: Threat, bySea: boolean, read: Reader): number {
  if (threat.triedToIntercept) return 0;
  const limit = Number(read.at('limits', 'avoiding-cu', 'number').value);
  if (!bySea) return threat.fallBacks > 0 ? limit : 0;
  return Math.min(limit, shipCapacity(threat, threat.cu, 'avoiding', read)?.cu ?? 0);
}

/** 9.3.1, 11.1: every way to split that the space and the leaders allow; standing comes first. */
export function optionsOf(threat: Threat, read: Reader): Option[] {
  const inside = Math.min(threat.cu, roomInside(threat, read));
  const leaders = [
    ...(threat.tactics > 0 ? (['commander'] as const) : []),
    ...(threat.second === 'none' || threat.second === 0 ? [] : (['second'] as const)),
  ];
  const away = (kind: Kind, insideCu: number, bySea: boolean): Option[] =>
    leaders.flatMap((under): Option[] => {
      const most = Math.min(avoidLimit(threat, bySea, read), threat.cu - insideCu - threat.rearguard);
      const left = threat.cu - insideCu - most;
      // 11.1: a commander whose subordinate avoids keeps 1 CU in the space.
      const avoidingCu = under === 'second' && insideCu + left === 0 ? most - 1 : most;
      if (avoidingCu < 1) return [];
      return [{ kind, insideCu, avoidingCu, stayingCu: threat.cu - insideCu - avoidingCu, under }];
    });
  const stays = (kind: Kind, insideCu: number): Option => ({
    kind,
    insideCu,
    avoidingCu: 0,
    stayingCu: threat.cu - insideCu,
    under: 'commander',
  });
  return [
    stays('stand', 0),
    ...away('avoid', 0, false),
    ...away('sea', 0, true),
    ...(inside > 0
      ? [stays('inside', inside), ...away('inside-avoid', inside, false), ...away('inside-sea', inside, true)]
      : []),
  ];
}

export const isBySea = ({ kind }: Option): boolean => kind === 'sea' || kind === 'inside-sea';

const leads = (threat: Threat, who: Option['under'] | 'nobody'): number => {
  if (who === 'commander') return threat.tactics;
  return who === 'second' && threat.second !== 'none' ? threat.second : 0;
};

/** 11.1: the rating against which those who avoid roll. */
export const avoidTactics = (threat: Threat, { under }: Option): number => leads(threat, under);

const battleOf = (threat: Threat, battle: Partial<Battle>): Battle => ({
  ...PLAIN_BATTLE,
  attackerCu: threat.moverCu,
  attackerTactics: threat.moverTactics,
  losersOnes: threat.losersOnes,
  winnersOnes: threat.winnersOnes,
  beatenOverRough: threat.beatenOverRough,
  defenderVictory: threat.defenderVictory,
  friendlyTo: threat.friendlyTo,
  acrossRough: threat.acrossRough,
  ...battle,
});

/** 9.4.1, 11.1: all who are outside fight; the commander leads unless he has gone inside. */
export function battleOutside(threat: Threat, option: Option, failedAvoid: boolean): Battle {
  const commanderInside = option.under === 'second' && option.stayingCu === 0;
  return battleOf(threat, {
    defenderCu: option.avoidingCu + option.stayingCu,
    defenderTactics: leads(threat, commanderInside ? 'second' : 'commander'),
    failedAvoid,
  });
}

/** 9.4.1: those who stay fight alone once the others have got away. */
export const battleOfStayers = (threat: Threat, option: Option): Battle =>
  battleOf(threat, {
    defenderCu: option.stayingCu,
    defenderTactics: leads(threat, option.under === 'commander' ? 'second' : 'commander'),
  });

/** 11.2, 11.4: caught up with, they stand on friendly ground, reached by a clear connection. */
export const battleWhenCaught = (threat: Threat, option: Option, failedAvoid: boolean): Battle =>
  battleOf(threat, {
    defenderCu: option.avoidingCu,
    defenderTactics: avoidTactics(threat, option),
    friendlyTo: 'defender',
    acrossRough: false,
    failedAvoid,
  });

/** 11.1.1: a voyage to avoid battle always goes to a friendly port. */
export const voyageOf = ({ contest, ships }: Threat): Voyage => ({
  contest: contestable(ships) ? contest : 'none',
  friendlyPort: true,
});

/** 11.3: MP that each space of a pursuit costs. */
export const pursuitCost = (read: Reader): number => Number(read.at('movement-cost', 'clear', 'mp').value);
