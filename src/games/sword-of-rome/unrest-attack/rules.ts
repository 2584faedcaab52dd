/** Chapter 20 as pure functions: how high the unrest can go, how it is attacked, and the level that remains. */
import type { Line } from '../../../calculator/report.ts';
import { type Dist, weighted } from '../../../engine/dist.ts';
import { allRolls, type PoolCache, type RawLosses } from '../battle/losses.ts';
import { type Battle, PLAIN_BATTLE, supportFor } from '../battle/rules.ts';
import { type Strength, strengthOf } from '../battle/strength.ts';
import type { Figures } from '../tables.ts';

import type { Side } from '../words.ts';
import type { Campaign } from './fields.ts';

/** The table of highest levels ends here: more CU cannot lower the level. */
const MOST_GUARDS = 10;

/** 20.1: the highest level to which the unrest can be raised. */
export const highestLevel = (boxCu: number, figures: Figures): number =>
  Number(figures.at('unrest-cap', Math.min(boxCu, MOST_GUARDS), 'level').value);

/** 20.1: a level above the highest stays where it is. */
export const raised = (level: number, points: number, highest: number): number =>
  Math.max(level, Math.min(highest, level + points));

/** How the level moves, in words. */
export const moveOf = (from: number, to: number): string =>
  from === to ? `stays at ${from}` : `goes from ${from} to ${to}`;

export const lowered = (level: number, points: number): number => Math.max(0, level - points);

/** One attack; `boxCu` are the CU in the Garrison box that do not join it. */
export type UnrestAttack = Omit<
  Campaign,
  'secondCu' | 'secondTactics' | 'secondDice' | 'secondEvent' | 'secondUnrestDice' | 'secondUnrestEvent'
>;

/** 20.3, 19.2: the unrest defends with its level as size and tactics 0; nobody fights on friendly ground. */
const battleOf = (attack: UnrestAttack): Battle => ({
  ...PLAIN_BATTLE,
  ...attack,
  attackerCu: attack.cu,
  defenderCu: attack.level,
  attackerTactics: attack.tactics,
  attackerDice: attack.carthageDice,
  defenderDice: attack.unrestDice,
  attackerEvent: attack.carthageEvent,
  defenderEvent: attack.unrestEvent,
  defenderVictory: attack.unrestVictory,
});

export interface Prepared {
  readonly attack: UnrestAttack;
  readonly battle: Battle;
  readonly strength: Strength;
}

export function prepare(attack: UnrestAttack, figures: Figures): Prepared {
  const battle = battleOf(attack);
  return { attack, battle, strength: strengthOf(battle, figures) };
}

export const NAMES: Readonly<Record<Side, string>> = { attacker: 'Carthage', defender: 'unrest' };

/** The modifiers under the names that the two sides have here. */
export const ledgerOf = ({ strength }: Prepared): Line[] =>
  strength.ledger.map((modifier) => ({ ...modifier, who: NAMES[modifier.who] }));

/** What is settled before the dice. */
export const attackFacts = ({ attack, strength }: Prepared) => ({
  level: attack.level,
  forceRatio: strength.ledger[0].amount,
  carthageModifier: strength.modifiers.attacker,
  unrestModifier: strength.modifiers.defender,
});

export interface After {
  readonly carthageWins: boolean;
  readonly cuLost: number;
  readonly support: number;
  readonly newLevel: number;
  /** Support points that moved nothing. */
  readonly supportLost: number;
  /** CU in the box that hold the level down from now on. */
  readonly garrison: number;
  /** 8.4: none of the CU that went with the leader is left. */
  readonly leaderDisplaced: boolean;
}

/** 20.3: from the losses that the dice ask for to CU, support and level. */
export function afterBattle(
  attack: UnrestAttack,
  winner: Side,
  loserLosses: number,
  winnerLosses: number,
  figures: Figures,
): After {
  const { cu, level, boxCu } = attack;
  if (winner === 'attacker') {
    // The level puts no limit on what the losses are worth.
    const support = supportFor(loserLosses);
    return settled(attack, true, Math.min(winnerLosses, cu), support, lowered(level, support));
  }
  const cuLost = Math.min(loserLosses, cu);
  const support = supportFor(cuLost);
  const highest = highestLevel(boxCu + staying(attack, cuLost), figures);
  return settled(attack, false, cuLost, support, raised(level, support, highest));
}

/** 20.3, 12.2.1: the unrest is gone without any count of support, or every attacking CU is. */
export const afterAutomaticVictory = (attack: UnrestAttack, winner: Side, figures: Figures): After =>
  winner === 'attacker'
    ? { ...settled(attack, true, 0, 0, 0), supportLost: 0 }
    : afterBattle(attack, 'defender', attack.cu, 0, figures);

/** 20.1: beaten CU that are still alive count for the maximum, by the reading we follow. */
const staying = ({ cu, survivors }: UnrestAttack, cuLost: number): number => (survivors === 'stay' ? cu - cuLost : 0);

function settled(
  attack: UnrestAttack,
  carthageWins: boolean,
  cuLost: number,
  support: number,
  newLevel: number,
): After {
  const { cu, level, boxCu } = attack;
  return {
    carthageWins,
    cuLost,
    support,
    newLevel,
    supportLost: support - Math.abs(newLevel - level),
    garrison: boxCu + (carthageWins ? cu - cuLost : staying(attack, cuLost)),
    leaderDisplaced: cuLost === cu,
  };
}

/** All rolls of an attack before any limit; none where it is decided without one. */
export const rawRolls = ({ battle, strength }: Prepared, figures: Figures, kept?: PoolCache): RawLosses[] =>
  strength.automatic ? [] : allRolls(battle, strength.modifiers, figures, kept);

/** Every result of one attack with its ways: one where it is decided without a roll. */
export function attackResults(
  { attack, strength }: Prepared,
  raw: readonly RawLosses[],
  figures: Figures,
): Dist<After> {
  const { automatic } = strength;
  if (automatic) return weighted([[afterAutomaticVictory(attack, automatic, figures), 1]]);
  return weighted(
    raw.map(({ winner, loserLosses, winnerLosses, ways }) => [
      afterBattle(attack, winner, loserLosses, winnerLosses, figures),
      ways,
    ]),
  );
}
