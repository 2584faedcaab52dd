/** 11.9 to 11.11: what a Land Battle costs both sides: casualties, the Retreat Die, the way back, and PCs. */

import { afterLoss, attritionLoss, type Force } from '../attrition/rules.ts';
import type { Figures } from '../tables.ts';
import { otherSide, type Side, type Type } from '../words.ts';

export type Result = 'rome-wins' | 'carthage-wins' | 'rome-withdraws' | 'carthage-withdraws';

/** Who leaves the field: the side that lost, or that Withdrew. */
export const LEAVING: Readonly<Record<Result, { readonly side: Side; readonly withdraws: boolean }>> = {
  'rome-wins': { side: 'carthage', withdraws: false },
  'carthage-wins': { side: 'rome', withdraws: false },
  'rome-withdraws': { side: 'rome', withdraws: true },
  'carthage-withdraws': { side: 'carthage', withdraws: true },
};

/** 11.10A: whose column is read where no card counts. */
export const NO_CARD = 'frontal-assault' satisfies Type;

/** How the beaten Force leaves the space. */
export type Fate = 'march' | 'city' | 'eliminated';

/** As many as there are, or as many as an ordinary or a great city holds. */
export type Room = 'all' | 'city' | 'great-city';

/** A Battle as the cards have left it. */
export interface Fought {
  readonly result: Result;
  /** When the Battle began. */
  readonly cu: Readonly<Record<Side, number>>;
  readonly elephants: number;
  readonly cards: Readonly<Record<Side, number>>;
  readonly lastCard: Type;
  /** As we read 2007: the first CU that a Retreat costs is an Elephant, on the Retreat Die too. */
  readonly elephantsFirst: boolean;
}

/** How the beaten Force goes, once the dice have fallen. */
export interface Leaving {
  readonly way: Fate;
  /** How many CUs its Walled City takes, of an Army that has landed and has nowhere else to go. */
  readonly room: Room;
  readonly marchLoss: number;
  readonly eliminatedCounts: boolean;
}

export interface Aftermath extends Fought, Leaving {
  /** PCs of the loser that may be removed. */
  readonly pcs: number;
}

export const leaverOf = ({ result }: Fought): Side => LEAVING[result].side;

export const isWithdrawal = ({ result }: Fought): boolean => LEAVING[result].withdraws;

/** 11.9: the column, by the side that played more cards. */
export const cardsPlayed = ({ cards }: Fought): number => Math.max(cards.rome, cards.carthage);

/** Where both sides stand on the way through the losses. */
export interface Toll {
  readonly left: Readonly<Record<Side, Force>>;
  /** 11.11: CUs that count for Political Consequences. */
  readonly counted: number;
}

export const startOf = ({ cu, elephants }: Fought): Toll => ({
  left: {
    rome: { cu: cu.rome, elephants: 0 },
    carthage: { cu: cu.carthage, elephants: Math.min(elephants, cu.carthage) },
  },
  counted: 0,
});

/** The leaver loses so many CUs more; Elephants last, unless the first of them must be one. */
function lose(toll: Toll, side: Side, loss: number, elephantFirst = false): Toll {
  const { cu, elephants } = toll.left[side];
  const left = Math.max(0, cu - Math.max(0, loss));
  const named = elephantFirst && elephants > 0 && left < cu ? 1 : 0;
  return {
    left: { ...toll.left, [side]: { cu: left, elephants: Math.min(elephants - named, left) } },
    counted: toll.counted + cu - left,
  };
}

/** 11.9: the die against the Battle Cards played; both sides lose alike. */
export function afterCasualties(fought: Fought, die: number, figures: Figures): Toll {
  const { left } = startOf(fought);
  const loss = attritionLoss(die, cardsPlayed(fought), figures);
  const [rome, carthage] = [afterLoss(left.rome, die, loss, figures), afterLoss(left.carthage, die, loss, figures)];
  const leaver = leaverOf(fought);
  return { left: { rome, carthage }, counted: left[leaver].cu - { rome, carthage }[leaver].cu };
}

/** 11.10A: which Retreat Die, by the CUs with which the beaten Force began. */
export const retreatDie = (fought: Fought, figures: Figures): 'small' | 'large' =>
  fought.cu[leaverOf(fought)] <= Number(figures.at('limits', 'small-die-cu', 'number').value) ? 'small' : 'large';

/** 11.10A: a beaten Force that has CUs left rolls; after a Withdrawal nobody does. */
export const mustRollRetreat = (fought: Fought, { left }: Toll): boolean =>
  !isWithdrawal(fought) && left[leaverOf(fought)].cu > 0;

/** What the table says where no CU is left. */
const ALL = 'all';

/** 11.10A: the CUs that the Retreat Die costs; without end where it costs all of them. */
function retreatLoss(fought: Fought, face: number, figures: Figures): number {
  const { value } = figures.at(`retreat-${retreatDie(fought, figures)}`, fought.lastCard, face);
  return value === ALL ? Number.POSITIVE_INFINITY : Math.max(0, Number(value));
}

/** 11.10A: after the Retreat Die. */
export const afterRetreatDie = (fought: Fought, toll: Toll, face: number, figures: Figures): Toll =>
  lose(toll, leaverOf(fought), retreatLoss(fought, face, figures), fought.elephantsFirst);

/** 11.10B: after the march, in the city, or after the end of the Force. */
function afterLeaving(fought: Fought, toll: Toll, leaving: Leaving, figures: Figures): Toll {
  const { way, room, marchLoss, eliminatedCounts } = leaving;
  const leaver = leaverOf(fought);
  if (way === 'march') return lose(toll, leaver, marchLoss);
  if (way === 'city' && room === 'all') return toll;
  const kept = way === 'city' && room !== 'all' ? Number(figures.at('limits', `${room}-cu`, 'number').value) : 0;
  const gone = lose(toll, leaver, toll.left[leaver].cu - kept);
  return eliminatedCounts ? gone : { ...gone, counted: toll.counted };
}

/** 11.11: PCs that the loser must remove: half of the CUs lost, rounded down; none after a Withdrawal. */
export const pcsDue = (fought: Fought, { counted }: Toll): number =>
  isWithdrawal(fought) ? 0 : Math.floor(counted / 2);

/** 11.11, 4.1: more PCs are due than the loser has. */
const losesGame = (after: Aftermath, toll: Toll): boolean => pcsDue(after, toll) > after.pcs;

/** CUs that this side has lost in all. */
export const lostBy = (side: Side, fought: Fought, { left }: Toll): number => fought.cu[side] - left[side].cu;

export const winnerOf = (fought: Fought): Side => otherSide(leaverOf(fought));

/** What a Battle has cost in the end. */
export interface Cost extends Toll {
  readonly elephantLost: boolean;
  /** The Force that left has no CU any more. */
  readonly isGone: boolean;
  readonly winnerGone: boolean;
  readonly pcs: number;
  readonly losesGame: boolean;
}

/** Die by die. */
export interface Suffered {
  readonly casualties: { readonly die: number; readonly after: Toll };
  /** Where a beaten Force with CUs left had to roll: which die, its face, and the CUs that it costs, without end for all. */
  readonly retreat?: { readonly die: 'small' | 'large'; readonly face: number; readonly loss: number };
  readonly cost: Cost;
}

const costOf = (after: Aftermath, toll: Toll): Cost => ({
  ...toll,
  elephantLost: toll.left.carthage.elephants < startOf(after).left.carthage.elephants,
  isGone: toll.left[leaverOf(after)].cu === 0,
  winnerGone: toll.left[winnerOf(after)].cu === 0,
  pcs: pcsDue(after, toll),
  losesGame: losesGame(after, toll),
});

/** 11.9 to 11.11: the die for casualties, and the face of the Retreat Die where one is rolled. */
export function suffer(after: Aftermath, die: number, face: number | undefined, figures: Figures): Suffered {
  const hit = afterCasualties(after, die, figures);
  const casualties = { die, after: hit };
  if (face === undefined || !mustRollRetreat(after, hit)) return { casualties, cost: costOf(after, hit) };
  const toll = afterLeaving(after, afterRetreatDie(after, hit, face, figures), after, figures);
  const retreat = { die: retreatDie(after, figures), face, loss: retreatLoss(after, face, figures) };
  return { casualties, retreat, cost: costOf(after, toll) };
}

/** The readings that the end of a Battle touches. */
export function afterReadings(after: Aftermath) {
  const withdraws = isWithdrawal(after);
  return {
    'cards-played-for-casualties': true,
    'casualties-after-withdrawal': withdraws,
    'casualties-before-retreat': !withdraws,
    'elephant-row': after.elephants > 0,
    'eliminated-force-counts':
      !withdraws && (after.way === 'eliminated' || (after.way === 'city' && after.room !== 'all')),
  };
}
