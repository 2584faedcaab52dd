/** The state of a Naval Battle: who holds what, whose step it is, and how it ended. Knows no die and no table. */
import type { Waters } from '../battle-roll/table-fields.ts';
import { type Both, both, otherSide, type Side } from '../words.ts';
import type { Card, Hand } from './cards.ts';
import { FLEET_UNITS, type FleetInput } from './fleet-fields.ts';

export interface Squadron {
  readonly warships: number;
  /** CUs and STs aboard. */
  readonly units: number;
  /** The Battle Rating of the Commanding General, if he is an Admiral. */
  readonly admiral: number | 'none';
  readonly cards: readonly Card[];
  readonly mayEvade: boolean;
  /** Prizes taken and Units lost before the moment from which we reckon. */
  readonly prizes: number;
  readonly lost: number;
  /** Warships in play outside this Fleet. */
  readonly elsewhere: number;
}

export interface NavalBattle extends Waters {
  readonly fleets: Both<Squadron>;
  readonly supremacy: Side;
  readonly round: number;
  /** Who rolls next, where the other has already rolled in this round; `end` where all rounds are over. */
  readonly last?: Side | 'end';
  /** 9.2.C: who decides now whether to Evade, in the player's own Evade step or by a card. */
  readonly decides?: { readonly by: Side; readonly own: boolean };
  /** 9.2.A: what cards played before add to every Battle Roll, and to the next one. */
  readonly played: Both<{ readonly every: number; readonly next: number }>;
  /** Battle Ratings of the Aristocrats in the Roman Fleet, added up. */
  readonly aristocrats: number;
  readonly prizesCount: boolean;
  /** A cancelled Evade still costs Naval Supremacy. */
  readonly pursuedPays: boolean;
}

/** A battle that is about to begin. */
export function battleOf(input: FleetInput): NavalBattle {
  const { seamanship, corvi, navalColumns, rowSix, supremacy, aristocrats } = input;
  return {
    seamanship,
    corvi,
    navalColumns,
    rowSix,
    supremacy,
    aristocrats,
    fleets: both((side) => {
      const warships = input[`${side}Warships`];
      return {
        warships,
        units: Math.min(input[`${side}Units`], FLEET_UNITS - warships),
        admiral: input[`${side}Admiral`],
        cards: input[`${side}Cards`],
        mayEvade: input[`${side}Evades`] === 'best',
        prizes: 0,
        lost: 0,
        elsewhere: input[`${side}Elsewhere`],
      };
    }),
    round: 1,
    played: both(() => ({ every: 0, next: 0 })),
    prizesCount: input.prizesAreLosses === 'counts',
    pursuedPays: input.pursuit === 'lost',
  };
}

const MEANS = ['supremacy', 'flee', 'evasion'] as const;
export type Means = (typeof MEANS)[number];

const HOWS = ['sunk', 'evaded', 'third-round'] as const;
export type How = (typeof HOWS)[number];

export interface Situation {
  readonly round: number;
  readonly part: 1 | 2;
  readonly roller: Side;
  readonly holder: Side;
  readonly ships: Both<number>;
  readonly prizes: Both<number>;
  readonly hands: Both<Hand>;
  /** What an enemy card adds to the next roll. */
  readonly pending: Both<number>;
}

/** A player may Evade: the roller first, in the Evade step, then the other by cards; `rolled` is false before the first roll. */
export interface Window extends Situation {
  readonly type: 'window';
  readonly by: Side;
  readonly rolled: boolean;
  /** Pursuit has held the player in this step: only cards are left to try. */
  readonly held: boolean;
}

/** An Evade that succeeds unless the enemy answers with Pursuit. */
export interface Chase extends Situation {
  readonly type: 'chase';
  readonly from: Window;
  readonly means: Means;
}

export interface Rolling extends Situation {
  readonly type: 'roll';
}

export interface Over {
  readonly type: 'over';
  readonly round: number;
  readonly holder: Side;
  readonly ships: Both<number>;
  readonly prizes: Both<number>;
  readonly winner: Side;
  readonly how: How;
  /** The loser played Flee!. */
  readonly fled: boolean;
  /** 9.2.B1: other Units that surplus hits took. */
  readonly surplus: number;
}

export type Moment = Window | Chase | Rolling | Over;

export const isOver = (moment: Moment): moment is Over => moment.type === 'over';

/** Who chooses at a moment. */
export const chooserOf = (moment: Window | Chase): Side =>
  moment.type === 'window' ? moment.by : otherSide(moment.from.by);

const bit = (side: Side): number => (side === 'rome' ? 0 : 1);

const ofHand = ({ flee, evasion, pursuit }: Hand): number => (flee * 5 + evasion) * 5 + pursuit;

/** One whole number a moment: content would be slow to compare. Each figure has room for all that it can be. */
export function keyOfMoment(moment: Moment): number {
  const { round, holder, ships, prizes } = moment;
  let key = ((((round * 2 + bit(holder)) * 6 + ships.rome) * 6 + ships.carthage) * 11 + prizes.rome) * 11;
  key += prizes.carthage;
  if (moment.type === 'over') {
    const { winner, how, fled, surplus } = moment;
    key = ((key * 2 + bit(winner)) * HOWS.length + HOWS.indexOf(how)) * 2 + (fled ? 1 : 0);
    return (key * 11 + surplus) * 4;
  }
  const { roller, part, hands, pending } = moment;
  key = ((key * 2 + bit(roller)) * 3 + part) * 125 + ofHand(hands.rome);
  key = ((key * 125 + ofHand(hands.carthage)) * 13 + pending.rome + 6) * 13 + pending.carthage + 6;
  if (moment.type === 'roll') return key * 4 + 1;
  const { by, rolled, held } = moment.type === 'chase' ? moment.from : moment;
  key = ((key * 2 + bit(by)) * 2 + (rolled ? 1 : 0)) * 2 + (held ? 1 : 0);
  return moment.type === 'window' ? key * 4 + 2 : (key * 3 + MEANS.indexOf(moment.means)) * 4 + 3;
}
