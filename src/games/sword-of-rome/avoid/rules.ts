/** Chapter 11 before any roll: an army whose space an enemy enters, and the ways it may split. */
import { type Battle, PLAIN_BATTLE } from '../battle/rules.ts';
import { contestable, shipCapacity } from '../naval-capacity/ships.ts';
import type { Voyage } from '../naval-movement/voyage.ts';
import { roomInside } from '../retreat/shelter.ts';
import type { Figures } from '../tables.ts';
import { capital } from '../words.ts';
import type { AvoidInput, Kind } from './fields.ts';

/** The army, the enemy that enters and the space; tactics 0 where CU stand without a leader. */
export type Threat = Omit<AvoidInput, 'plan' | 'aim'>;

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
function avoidLimit(threat: Threat, bySea: boolean, figures: Figures): number {
  if (threat.triedToIntercept) return 0;
  const limit = Number(figures.at('limits', 'avoiding-cu', 'number').value);
  if (!bySea) return threat.fallBacks > 0 ? limit : 0;
  return Math.min(limit, shipCapacity(threat, threat.cu, 'avoiding', figures)?.cu ?? 0);
}

/** 9.3.1: the numbers of CU that may go inside, the most first: all but those who fight in any case. */
function insideNumbers(threat: Threat, figures: Figures): number[] {
  const most = Math.min(threat.cu - threat.rearguard, roomInside(threat, figures));
  const numbers = Array.from({ length: Math.max(0, most) }, (_, i) => most - i);
  if (threat.inside === 'most') return numbers.slice(0, 1);
  return threat.inside === 'best' ? numbers : numbers.filter((n) => n === threat.inside);
}

/** 9.3.1, 11.1: every way to split that the space and the leaders allow; standing comes first. */
export function optionsOf(threat: Threat, figures: Figures): [Option, ...Option[]] {
  const named = threat.second === 'none' ? 'best' : threat.under;
  const leaders = [
    ...(threat.tactics > 0 ? (['commander'] as const) : []),
    ...(threat.second === 'none' || threat.second === 0 ? [] : (['second'] as const)),
  ].filter((who) => named === 'best' || who === named);
  const away = (kind: Kind, insideCu: number, bySea: boolean): Option[] =>
    leaders.flatMap((under): Option[] => {
      const most = Math.min(avoidLimit(threat, bySea, figures), threat.cu - insideCu - threat.rearguard);
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
    ...insideNumbers(threat, figures).flatMap((inside) => [
      stays('inside', inside),
      ...away('inside-avoid', inside, false),
      ...away('inside-sea', inside, true),
    ]),
  ];
}

export const splitFacts = ({ insideCu, avoidingCu, stayingCu }: Option) => ({ insideCu, avoidingCu, stayingCu });

export const isBySea = ({ kind }: Option): boolean => kind === 'sea' || kind === 'inside-sea';

const leads = (threat: Threat, who: Option['under'] | 'nobody'): number => {
  if (who === 'commander') return threat.tactics;
  return who === 'second' && threat.second !== 'none' ? threat.second : 0;
};

/** 11.1: the rating against which those who avoid roll. */
export const avoidTactics = (threat: Threat, { under }: Option): number => leads(threat, under);

const battleOf = (threat: Threat, battle: Partial<Battle>): Battle => ({
  ...PLAIN_BATTLE,
  ...threat,
  attackerCu: threat.moverCu,
  attackerTactics: threat.moverTactics,
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

/** 11.3: the mover comes after those who avoid by land, if it wants to. */
export const mayFollow = ({ follows }: Threat, option: Option): boolean => follows === 'me' && !isBySea(option);

/** 11.3: MP that each space of a pursuit costs. */
export const pursuitCost = (figures: Figures): number => Number(figures.at('movement-cost', 'clear', 'mp').value);

/** What the army does, with its numbers. */
export function optionName(option: Option): string {
  const { kind, insideCu, avoidingCu, stayingCu, under } = option;
  if (kind === 'stand') return 'Stand and fight';
  const away = `${isBySea(option) ? 'avoid by sea' : 'avoid'} with ${avoidingCu} CU`;
  const parts = [
    ...(insideCu > 0 ? [`go inside with ${insideCu} CU`] : []),
    ...(avoidingCu > 0 ? [under === 'second' ? `${away} under the subordinate` : away] : []),
    ...(stayingCu > 0 ? [`fight with ${stayingCu}`] : []),
  ];
  return capital(parts.join(', '));
}
