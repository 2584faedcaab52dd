/** 9.3.B, 9.4: the end of a Naval Battle, and what it is worth to a side. */
import { type Both, both, otherSide, type Side } from '../words.ts';
import type { AimId } from './fleet-fields.ts';
import type { NavalBattle, Over } from './moment.ts';

/** 2.3.F: the most Warships a side can have in play. */
const IN_PLAY = 10;

export interface Aftermath {
  readonly winner: Side;
  readonly shipsLost: Both<number>;
  /** 9.4: all Units lost, Warships among them. */
  readonly unitsLost: Both<number>;
  /** Prizes that become Warships of the winner. */
  readonly claimed: Both<number>;
  readonly supremacy: Side;
  /** PCs that a loser removes. */
  readonly pcs: Both<number>;
  /** The Generals of a loser without Units. */
  readonly displaced: Both<boolean>;
}

export function aftermathOf(end: Over, battle: NavalBattle): Aftermath {
  const { winner, ships, prizes, surplus, fled, holder } = end;
  const loser = otherSide(winner);
  const shipsLost = both((side) => battle.fleets[side].warships - ships[side]);
  const unitsLost = both((side) => {
    const { lost } = battle.fleets[side];
    const boarded = battle.prizesCount ? 0 : prizes[otherSide(side)];
    return Math.max(0, lost + shipsLost[side] + (side === loser ? surplus : 0) - boarded);
  });
  const displaced = both((side) => side === loser && ships[side] === 0 && battle.fleets[side].units === surplus);
  return {
    winner,
    shipsLost,
    unitsLost,
    claimed: both((side) => (side === winner ? claimedBy(end, battle) : 0)),
    // 9.3.B3: who fled keeps what he held.
    supremacy: fled ? holder : winner,
    // 9.4, 2.2.D2: half of the Units, rounded down, and an Aristocrat's rating.
    pcs: both((side) =>
      side === winner
        ? 0
        : Math.floor(unitsLost[side] / 2) + (side === 'rome' && displaced.rome ? battle.aristocrats : 0),
    ),
    displaced,
  };
}

/** 9.3.B1: all Prizes of the winner's own and half of the loser's, rounded down, as far as 10 Warships allow. */
function claimedBy({ winner, prizes, ships }: Over, { fleets }: NavalBattle): number {
  const due = prizes[winner] + Math.floor(prizes[otherSide(winner)] / 2);
  return Math.min(due, Math.max(0, IN_PLAY - fleets[winner].elsewhere - ships[winner]));
}

/** What an end brings a side, or all ends on average. */
export interface Stakes {
  /** 1 where the side has won, else 0. */
  readonly wins: number;
  /** 1 where it has Naval Supremacy afterwards, else 0. */
  readonly supremacy: number;
  readonly shipsLost: number;
  readonly enemyShipsLost: number;
  readonly unitsLost: number;
  readonly prizes: number;
  readonly enemyPrizes: number;
  readonly pcs: number;
  readonly enemyPcs: number;
}

export function stakesOf(after: Aftermath, me: Side): Stakes {
  const { winner, supremacy, shipsLost, unitsLost, claimed, pcs } = after;
  const enemy = otherSide(me);
  return {
    wins: winner === me ? 1 : 0,
    supremacy: supremacy === me ? 1 : 0,
    shipsLost: shipsLost[me],
    enemyShipsLost: shipsLost[enemy],
    unitsLost: unitsLost[me],
    prizes: claimed[me],
    enemyPrizes: claimed[enemy],
    pcs: pcs[me],
    enemyPcs: pcs[enemy],
  };
}

/** How much of an aim the stakes bring; the enemy wants it as low as possible. */
export const WORTHS: Readonly<Record<AimId, (stakes: Stakes) => number>> = {
  wins: ({ wins }) => wins,
  swing: ({ shipsLost, enemyShipsLost, prizes, enemyPrizes }) => enemyShipsLost - shipsLost + prizes - enemyPrizes,
  saved: ({ unitsLost }) => -unitsLost,
  supremacy: ({ supremacy }) => supremacy,
  pcs: ({ pcs, enemyPcs }) => enemyPcs - pcs,
};

/** The aims of a calculator, by what its report tells of the stakes. */
export const aimsOf = <R>(stakes: (report: R) => Stakes) => {
  const measured = (form: 'chance' | 'number', aim: AimId) => ({
    form,
    worth: (report: R): number => WORTHS[aim](stakes(report)),
  });
  return {
    wins: measured('chance', 'wins'),
    swing: measured('number', 'swing'),
    saved: measured('number', 'saved'),
    supremacy: measured('chance', 'supremacy'),
    pcs: measured('number', 'pcs'),
  };
};
