/** 12.2.5 to 12.5: who wins, what the dice cost, and what is actually removed. A single roll and all rolls both use this. */
import { exceeding, type Face, type Pool, pool } from '../../../engine/contest.ts';
import { certain, type Dist, map } from '../../../engine/dist.ts';
import { recall } from '../../../engine/recall.ts';
import { D6 } from '../dice.ts';
import type { Figures, Keys } from '../tables.ts';
import { opponent, SIDES, type Side } from '../words.ts';
import { type Battle, type Role, retreatBarred, sizesOf, supportFor } from './rules.ts';
import type { Strength } from './strength.ts';

/** 12.2.5: the higher modified total; a tie goes to the defender. */
export const winnerOf = (totals: Record<Side, number>): Side =>
  totals.attacker > totals.defender ? 'attacker' : 'defender';

type Band = Keys['combat-loss'][2];

/** 12.3: the column of the loss table for an army of this size. */
const bandOf = (size: number): Band => (size >= 3 ? '3+' : size === 2 ? '2' : '1');

const bandsOf = (battle: Battle): Record<Side, Band> => {
  const sizes = sizesOf(battle);
  const attacker = battle.flankBand === 'primary-only' ? battle.attackerCu : sizes.attacker;
  return { attacker: bandOf(attacker), defender: bandOf(sizes.defender) };
};

export interface Loss {
  readonly loser: number;
  readonly winner: number;
}

/** 12.3: what one unmodified die of this side costs the losing and the winning army. */
export function lossesOf(die: number, role: Role, side: Side, battle: Battle, figures: Figures): Loss {
  if (battle.titusManlius) return { loser: 0, winner: 0 };
  if (die === 1 && role === 'loser' && battle.losersOnes === 'nothing') return { loser: 0, winner: 0 };
  if (die === 1 && role === 'winner' && battle.winnersOnes === 'costs') return { loser: 0, winner: 1 };
  const text = String(figures.at('combat-loss', die, role, bandsOf(battle)[side]).value);
  const cu = Number(text.slice(1)) || 0;
  return { loser: text.startsWith('L') ? cu : 0, winner: text.startsWith('W') ? cu : 0 };
}

export interface Aftermath {
  readonly winner: Side;
  readonly attackerLosses: number;
  readonly defenderLosses: number;
  /** 9.5.6: the attacker's losses by force. */
  readonly primaryLosses: number;
  readonly flankLosses: number;
  /** 12.4.4: beaten defenders who have gone inside the city. */
  readonly insideCu: number;
  /** 12.4.5: CU that the loser's retreat costs besides. */
  readonly retreatLosses: number;
  readonly attackerWipedOut: boolean;
  readonly defenderWipedOut: boolean;
  /** 8.4: a leader whose force has no CU left is displaced. */
  readonly attackerLeaderDisplaced: boolean;
  readonly defenderLeaderDisplaced: boolean;
  readonly support: number;
}

/** 9.5.6: the flanking force takes half, rounded down, and the army the rest. */
function split(losses: number, { attackerCu, flankCu, flankSurplus }: Battle): { primary: number; flank: number } {
  if (flankCu === 0) return { primary: Math.min(losses, attackerCu), flank: 0 };
  const flankShare = Math.floor(losses / 2);
  const primaryShare = losses - flankShare;
  const primary = Math.min(primaryShare, attackerCu);
  const flank = Math.min(flankShare, flankCu);
  if (flankSurplus === 'vanishes') return { primary, flank };
  return {
    primary: Math.min(attackerCu, primary + (flankShare - flank)),
    flank: Math.min(flankCu, flank + (primaryShare - primary)),
  };
}

/** 9.5.6, 12.3, 12.4.1, 12.5: from what the dice ask for to what is really removed. */
export function aftermath(battle: Battle, winner: Side, loserLosses: number, winnerLosses: number): Aftermath {
  const won = winner === 'attacker';
  const attackerShare = Math.max(0, (won ? winnerLosses : loserLosses) + battle.attackerLossEvent);
  const defenderShare = Math.max(0, (won ? loserLosses : winnerLosses) + battle.defenderLossEvent);
  const { primary, flank } = split(attackerShare, battle);
  const stranded = !won && retreatBarred(battle, true, battle);
  const lost = stranded ? battle.attackerCu : primary;
  return removed(battle, winner, lost, flank, Math.min(defenderShare, battle.defenderCu));
}

/** 12.2.1: the smaller army is gone; a flanking force beside it is not part of it. */
export const automaticAftermath = (battle: Battle, winner: Side): Aftermath =>
  winner === 'attacker'
    ? removed(battle, winner, 0, 0, battle.defenderCu)
    : removed(battle, winner, battle.attackerCu, 0, 0);

function removed(
  battle: Battle,
  winner: Side,
  primaryLosses: number,
  flankLosses: number,
  defenderLosses: number,
): Aftermath {
  const { attackerCu, flankCu, defenderCu } = battle;
  const won = winner === 'attacker';
  const attackerLosses = primaryLosses + flankLosses;
  const left = won ? defenderCu - defenderLosses : attackerCu - primaryLosses;
  const insideCu = won ? Math.min(left, battle.cityRoom) : 0;
  const retreatLosses = lostOnTheWay(left - insideCu, won ? battle.defenderRetreat : battle.attackerRetreat);
  const attackerAfter = won ? 0 : retreatLosses;
  const defenderWipedOut = defenderLosses + (won ? retreatLosses : 0) === defenderCu;
  return {
    winner,
    attackerLosses,
    defenderLosses,
    primaryLosses,
    flankLosses,
    insideCu,
    retreatLosses,
    attackerWipedOut: attackerLosses + attackerAfter === attackerCu + flankCu,
    defenderWipedOut,
    attackerLeaderDisplaced: battle.attackerTactics > 0 && primaryLosses + attackerAfter === attackerCu,
    defenderLeaderDisplaced: battle.defenderTactics > 0 && defenderWipedOut,
    support: supportFor((won ? defenderLosses : attackerLosses) + retreatLosses),
  };
}

/** 12.4.5: CU that a retreat costs. */
const lostOnTheWay = (cu: number, price: Battle['defenderRetreat']): number =>
  price === 'all' ? cu : Math.min(cu, price);

/** What a battle did to both sides, without whose flank it was or who is displaced. */
export type Toll = Pick<Aftermath, 'attackerLosses' | 'defenderLosses' | 'insideCu' | 'retreatLosses' | 'support'>;

/** 12.4.4, 12.4.5, 12.5: the same losses of a beaten defender of whom so many go inside. */
export function sheltered<T extends Toll>(battle: Battle, toll: T, insideCu: number): T {
  const { defenderLosses } = toll;
  const retreatLosses = lostOnTheWay(battle.defenderCu - defenderLosses - insideCu, battle.defenderRetreat);
  return { ...toll, insideCu, retreatLosses, support: supportFor(defenderLosses + retreatLosses) };
}

export interface RawLosses {
  readonly winner: Side;
  readonly loserLosses: number;
  readonly winnerLosses: number;
  readonly ways: number;
}

/** Where sides roll alike, again and again, their tables are worth keeping. */
export type PoolCache = Map<string, Pool>;

function poolFor(side: Side, role: Role, battle: Battle, figures: Figures, kept?: PoolCache): Pool {
  const dice = side === 'attacker' ? battle.attackerDice : battle.defenderDice;
  const made = (): Pool =>
    pool(
      dice,
      D6.outcomes.map((pips): Face => {
        const { loser, winner } = lossesOf(pips, role, side, battle, figures);
        return { pips, x: loser, y: winner };
      }),
    );
  if (!kept) return made();
  const { losersOnes, winnersOnes, titusManlius } = battle;
  return recall(kept, `${dice} ${role} ${bandsOf(battle)[side]} ${losersOnes} ${winnersOnes} ${titusManlius}`, made);
}

/** 12.2.5 and 12.3 over all rolls at once: in how many ways each side wins with which losses, before any limit. */
export function allRolls(
  battle: Battle,
  modifiers: Record<Side, number>,
  figures: Figures,
  kept?: PoolCache,
): RawLosses[] {
  const lead = modifiers.attacker - modifiers.defender;
  const losses: RawLosses[] = [];
  for (const winner of SIDES) {
    const won = poolFor(winner, 'winner', battle, figures, kept);
    const lost = poolFor(opponent(winner), 'loser', battle, figures, kept);
    // The attacker must exceed, the defender need only tie.
    const joint = exceeding(won, lost, winner === 'attacker' ? 1 - lead : lead);
    for (let loserLosses = 0; loserLosses < joint.width; loserLosses++) {
      for (let winnerLosses = 0; winnerLosses < joint.height; winnerLosses++) {
        const ways = joint.ways[loserLosses * joint.height + winnerLosses];
        if (ways) losses.push({ winner, loserLosses, winnerLosses, ways });
      }
    }
  }
  return losses;
}

/** 12.2.5: the chance that this side wins, without what it costs. */
export function winChance(
  side: Side,
  battle: Battle,
  { automatic, modifiers }: Strength,
  figures: Figures,
  kept?: PoolCache,
): number {
  if (automatic) return automatic === side ? 1 : 0;
  let [won, all] = [0, 0];
  for (const { winner, ways } of allRolls(battle, modifiers, figures, kept)) {
    all += ways;
    if (winner === side) won += ways;
  }
  return won / all;
}

/** No army is larger. */
const MOST_CU = 128;

/** Who wins and what both sides lose decides all else. */
const tellOf = ({ winner, attackerLosses, defenderLosses }: Aftermath): number =>
  (attackerLosses * MOST_CU + defenderLosses) * 2 + (winner === 'attacker' ? 0 : 1);

/** What was rolled and counted for one battle serves every other that rolls alike. */
export interface Rolled {
  readonly pools: PoolCache;
  readonly rolls: Map<string, readonly RawLosses[]>;
}

/** All that a roll looks at. */
function rollOf(battle: Battle, { attacker, defender }: Record<Side, number>): string {
  const { attackerDice, defenderDice, losersOnes, winnersOnes, titusManlius } = battle;
  const bands = bandsOf(battle);
  return `${attackerDice} ${defenderDice} ${bands.attacker} ${bands.defender} ${losersOnes} ${winnersOnes} ${titusManlius} ${attacker - defender}`;
}

/** Every result of a battle with its ways: one where it is decided without a roll. */
export function resultsOf(
  battle: Battle,
  { automatic, modifiers }: Strength,
  figures: Figures,
  known?: Rolled,
): Dist<Aftermath> {
  if (automatic) return certain(automaticAftermath(battle, automatic));
  const roll = () => allRolls(battle, modifiers, figures, known?.pools);
  const outcomes = known ? recall(known.rolls, rollOf(battle, modifiers), roll) : roll();
  const weights = outcomes.map(({ ways }) => ways);
  return map(
    { outcomes, weights },
    ({ winner, loserLosses, winnerLosses }) => aftermath(battle, winner, loserLosses, winnerLosses),
    tellOf,
  );
}

export const lossesFor = (side: Side, result: Aftermath): number =>
  side === 'attacker' ? result.attackerLosses : result.defenderLosses;
