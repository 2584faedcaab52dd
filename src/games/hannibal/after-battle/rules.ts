/** 11.9 to 11.11: what a Land Battle costs both sides: casualties, the Retreat Die, the march, and PCs. */
import type { Reader } from '../../../calculator/table.ts';
import { certain, chain, type Dist, map, uniform } from '../../../engine/dist.ts';
import { afterLoss, attritionLoss, type Force } from '../attrition/rules.ts';
import type { Type } from '../battle-cards/deck.ts';
import { otherSide, type Side } from '../words.ts';

export const RESULTS = ['rome-wins', 'carthage-wins', 'rome-withdraws', 'carthage-withdraws'] as const;
export type Result = (typeof RESULTS)[number];

/** How the beaten Force leaves the space. */
export const WAYS = ['march', 'city', 'eliminated'] as const;
export type Way = (typeof WAYS)[number];

export interface Aftermath {
  readonly result: Result;
  readonly cu: Readonly<Record<Side, number>>;
  readonly elephants: number;
  readonly cards: Readonly<Record<Side, number>>;
  readonly lastCard: Type;
  readonly way: Way;
  readonly marchLoss: number;
  /** PCs of the loser that may be removed. */
  readonly pcs: number;
  readonly eliminatedCounts: boolean;
}

/** The side that lost, or that Withdrew. */
export const leaverOf = ({ result }: Aftermath): Side =>
  result === 'carthage-wins' || result === 'rome-withdraws' ? 'rome' : 'carthage';

export const isWithdrawal = ({ result }: Aftermath): boolean => result.endsWith('withdraws');

/** 11.9: the column, by the side that played more cards. */
export const cardsPlayed = ({ cards }: Aftermath): number => Math.max(cards.rome, cards.carthage);

/** Where both sides stand on the way through the losses. */
export interface Toll {
  readonly left: Readonly<Record<Side, Force>>;
  /** 11.11: CUs that count for Political Consequences. */
  readonly counted: number;
}

export const startOf = ({ cu, elephants }: Aftermath): Toll => ({
  left: {
    rome: { cu: cu.rome, elephants: 0 },
    carthage: { cu: cu.carthage, elephants: Math.min(elephants, cu.carthage) },
  },
  counted: 0,
});

/** The leaver loses so many CUs more; Elephants last, since no row names them. */
function lose(toll: Toll, side: Side, loss: number): Toll {
  const { cu, elephants } = toll.left[side];
  const left = Math.max(0, cu - Math.max(0, loss));
  return {
    left: { ...toll.left, [side]: { cu: left, elephants: Math.min(elephants, left) } },
    counted: toll.counted + cu - left,
  };
}

/** 11.9: the die against the Battle Cards played; both sides lose alike. */
export function afterCasualties(after: Aftermath, die: number, read: Reader): Toll {
  const { left } = startOf(after);
  const loss = attritionLoss(die, cardsPlayed(after), read);
  const [rome, carthage] = [afterLoss(left.rome, die, loss, read), afterLoss(left.carthage, die, loss, read)];
  const leaver = leaverOf(after);
  return { left: { rome, carthage }, counted: left[leaver].cu - { rome, carthage }[leaver].cu };
}

/** 11.10A: which Retreat Die, by the CUs with which the beaten Force began. */
export const retreatDie = (after: Aftermath, read: Reader): 'small' | 'large' =>
  after.cu[leaverOf(after)] <= Number(read.at('limits', 'small-die-cu', 'number').value) ? 'small' : 'large';

/** 11.10A: a beaten Force that has CUs left rolls; after a Withdrawal nobody does. */
export const mustRollRetreat = (after: Aftermath, { left }: Toll): boolean =>
  !isWithdrawal(after) && left[leaverOf(after)].cu > 0;

/** 11.10A: the CUs that the Retreat Die costs. */
export const retreatLoss = (after: Aftermath, face: number, read: Reader): number =>
  Math.max(0, Number(read.at(`retreat-${retreatDie(after, read)}`, after.lastCard, face).value));

/** 11.10A, 11.10B: the Retreat Die, then the march or the end of the Force. */
export function afterRetreat(after: Aftermath, toll: Toll, face: number, read: Reader): Toll {
  const leaver = leaverOf(after);
  const rolled = lose(toll, leaver, retreatLoss(after, face, read));
  if (after.way === 'march') return lose(rolled, leaver, after.marchLoss);
  if (after.way === 'city') return rolled;
  const gone = lose(rolled, leaver, rolled.left[leaver].cu);
  return after.eliminatedCounts ? gone : { ...gone, counted: rolled.counted };
}

const FACES = uniform([1, 2, 3, 4, 5, 6]);

/** 11.9 to 11.10B: all rolls at once. */
export const tolls = (after: Aftermath, read: Reader): Dist<Toll> =>
  chain(
    map(FACES, (die) => afterCasualties(after, die, read)),
    (toll) =>
      mustRollRetreat(after, toll) ? map(FACES, (face) => afterRetreat(after, toll, face, read)) : certain(toll),
  );

/** 11.11: PCs that the loser must remove: half of the CUs lost, rounded down; none after a Withdrawal. */
export const pcsDue = (after: Aftermath, { counted }: Toll): number =>
  isWithdrawal(after) ? 0 : Math.floor(counted / 2);

/** 11.11, 4.1: more PCs are due than the loser has. */
export const losesGame = (after: Aftermath, toll: Toll): boolean => pcsDue(after, toll) > after.pcs;

/** CUs that this side has lost in all. */
export const lostBy = (side: Side, after: Aftermath, { left }: Toll): number => after.cu[side] - left[side].cu;

export const winnerOf = (after: Aftermath): Side => otherSide(leaverOf(after));
