/** 9.3.B, 9.4: what a Naval Battle leaves behind, and what it is worth to a side. */
import type { Aim } from '../../../calculator/calculator.ts';
import type { Report } from '../../../calculator/report.ts';
import { otherSide, type Side } from '../words.ts';
import type { Both, NavalBattle, Over } from './moment.ts';

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

const both = <T>(of: (side: Side) => T): Both<T> => ({ rome: of('rome'), carthage: of('carthage') });

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

export const AIMS = [
  { id: 'wins', label: 'chance to win' },
  { id: 'swing', label: 'balance of Warships' },
  { id: 'saved', label: 'fewest Units lost' },
  { id: 'supremacy', label: 'Naval Supremacy afterwards' },
  { id: 'pcs', label: 'balance of PCs' },
] as const;
export type AimId = (typeof AIMS)[number]['id'];

/** The aims of a calculator that measures its own report. */
export const aimsOf = (worth: (aim: AimId, report: Report) => number): Readonly<Record<AimId, Aim>> => ({
  wins: { form: 'chance', worth: (report) => worth('wins', report) },
  swing: { form: 'number', worth: (report) => worth('swing', report) },
  saved: { form: 'number', worth: (report) => worth('saved', report) },
  supremacy: { form: 'chance', worth: (report) => worth('supremacy', report) },
  pcs: { form: 'number', worth: (report) => worth('pcs', report) },
});

const WORTHS: Readonly<Record<AimId, (after: Aftermath, me: Side) => number>> = {
  wins: ({ winner }, me) => (winner === me ? 1 : 0),
  swing: ({ shipsLost, claimed }, me) =>
    shipsLost[otherSide(me)] - shipsLost[me] + claimed[me] - claimed[otherSide(me)],
  saved: ({ unitsLost }, me) => -unitsLost[me],
  supremacy: ({ supremacy }, me) => (supremacy === me ? 1 : 0),
  pcs: ({ pcs }, me) => pcs[otherSide(me)] - pcs[me],
};

/** What an end is worth to a side; the enemy wants it as low as possible. */
export const worthOf = (aim: AimId, after: Aftermath, me: Side): number => WORTHS[aim](after, me);
