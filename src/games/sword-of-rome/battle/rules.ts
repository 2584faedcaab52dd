/** A battle of chapter 12 before the dice: its armies, their size, the rules that need no roll, the readings that apply. */
import type { InputOf } from '../../../calculator/fields.ts';
import type { Side } from '../words.ts';
import type { battleFields } from './fields.ts';

/** The clauses by which every battle is fought, wherever it comes from. */
export const FIGHT_RULES = ['12.2.1', '12.2.2', '12.2.3', '12.2.5', '12.3'] as const;

export type Role = 'winner' | 'loser';

export type Battle = Omit<InputOf<typeof battleFields>, 'aim'>;

/** The readings that a battle shares with what leads to it. */
export type BattleReadings = Pick<Battle, 'losersOnes' | 'winnersOnes' | 'beatenOverRough' | 'defenderVictory'>;

/** Nothing special about it, and every reading as we follow it: what is a battle's that others lead to, without its form. */
export const PLAIN_BATTLE: Battle = {
  attackerCu: 6,
  attackerTactics: 0,
  flankCu: 0,
  defenderCu: 6,
  defenderTactics: 0,
  friendlyTo: 'none',
  intercepted: false,
  failedAvoid: false,
  acrossRough: false,
  attackerEvent: 0,
  defenderEvent: 0,
  attackerDice: 3,
  defenderDice: 3,
  forceRatio: 'table',
  wildBeasts: 'none',
  titusManlius: false,
  attackerLossEvent: 0,
  defenderLossEvent: 0,
  cityRoom: 0,
  attackerRetreat: 0,
  defenderRetreat: 0,
  losersOnes: 'costs',
  beatenOverRough: 'destroyed',
  winnersOnes: 'nothing',
  flankBand: 'army-size',
  flankSurplus: 'passes-on',
  defenderVictory: 'automatic',
};

/** 12.2.1: the army's own CU and half of its flanking force, rounded up. */
const armySize = (cu: number, flankCu = 0): number => cu + Math.ceil(flankCu / 2);

export const sizesOf = (battle: Battle): Record<Side, number> => ({
  attacker: armySize(battle.attackerCu, battle.flankCu),
  defender: armySize(battle.defenderCu),
});

/** 12.4.1: no retreat crosses rough or a strait; by one reading a beaten attacker may go back the way it came. */
export const retreatBarred = (
  { acrossRough }: Pick<Battle, 'acrossRough'>,
  wayBack: boolean,
  { beatenOverRough }: Pick<Battle, 'beatenOverRough'>,
): boolean => acrossRough && !(wayBack && beatenOverRough === 'retreats');

/** glossary-enemy: a space is either friendly to a side or enemy to it; what is independent is enemy to all. */
export const isEnemyTo = (side: Side, friendlyTo: Battle['friendlyTo']): boolean =>
  friendlyTo !== side && friendlyTo !== 'both';

/** 12.5: half of the CU really removed, rounded up. */
export const supportFor = (cuRemoved: number): number => Math.ceil(cuRemoved / 2);

/** 12.2.1: what is typed is said of the larger army, the flanking force counted; between equals it says nothing. */
const isTyped = (battle: Battle): boolean => {
  const { attacker, defender } = sizesOf(battle);
  return battle.forceRatio !== 'table' && attacker !== defender;
};

/** 12.1: whether the sizes are looked at without the flanking force first; whoever types what counts with it has done so. */
export const looksTwice = (battle: Battle): boolean => battle.flankCu > 0 && !isTyped(battle);

/** The readings of chapter 12 that a battle touches. */
export function battleReadings(battle: Battle, automatic: boolean) {
  const fought = !automatic;
  const dice = fought && !battle.titusManlius;
  const flanked = dice && battle.flankCu > 0;
  // Titus Manlius spares nobody from an event.
  const split = fought && battle.flankCu > 0 && (dice || battle.attackerLossEvent > 0);
  const sizes = sizesOf(battle);
  return {
    'losers-ones': dice,
    'winners-ones': dice,
    'losses-over-strength': dice,
    'retreat-over-rough': fought && battle.acrossRough,
    'loss-band-with-flanker': flanked,
    'flank-split-surplus': split,
    'automatic-victory-twice': looksTwice(battle),
    'both-friendly': fought && battle.friendlyTo === 'both',
    'interception-and-failed-avoid': fought && battle.intercepted && battle.failedAvoid,
    // 12.1: the first look may find a defender large enough who is not with the flanking force counted.
    'defender-automatic-victory':
      (sizes.defender > sizes.attacker || (looksTwice(battle) && battle.defenderCu > battle.attackerCu)) &&
      (automatic || battle.defenderVictory === 'roll'),
  };
}
