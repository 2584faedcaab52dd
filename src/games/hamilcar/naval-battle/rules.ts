/** Chapter 9 as a game of two sides: Maneuver, Battle Roll and Evade, moment by moment, until one of them has won. */
import { certain, type Dist } from '../../../engine/dist.ts';
import type { Option } from '../../../engine/policy.ts';
import { recall } from '../../../engine/recall.ts';
import {
  type Broadside,
  type Column,
  columnOf,
  type Engagement,
  type Prospect,
  prospectOf,
} from '../battle-roll/rules.ts';
import type { Figures } from '../tables.ts';
import { type Both, both, otherSide, type Side } from '../words.ts';
import { type Card, effectsIn, handOf, ROUNDS, scheduleOf } from './cards.ts';
import type { Chase, How, Means, Moment, NavalBattle, Over, Rolling, Situation, Window } from './moment.ts';

/** What may be chosen, as a reader finds it; where dice decide there is nothing but the roll. */
export const CHOICES = {
  roll: 'Battle Roll',
  fight: 'Fight on',
  supremacy: 'Give up Naval Supremacy',
  flee: 'Play Flee!',
  evasion: 'Play Evasion',
  letGo: 'Let them go',
  pursue: 'Play Pursuit',
} as const;
export type ChoiceId = keyof typeof CHOICES;

export interface NavalOption extends Option<Moment> {
  readonly id: ChoiceId;
}

const option = (id: ChoiceId, to: Dist<Moment>): NavalOption => ({ id, name: CHOICES[id], to });

const put = <T>({ rome, carthage }: Both<T>, side: Side, value: T): Both<T> =>
  side === 'rome' ? { rome: value, carthage } : { rome, carthage: value };

const over = (
  { round, holder, ships, prizes }: Situation,
  winner: Side,
  how: How,
  more: { fled?: boolean; surplus?: number } = {},
): Over => ({ type: 'over', round, holder, ships, prizes, winner, how, fled: false, surplus: 0, ...more });

const rolling = (situation: Situation, round: number, part: 1 | 2, roller: Side): Rolling => {
  const { holder, ships, prizes, hands, pending } = situation;
  return { type: 'roll', round, part, roller, holder, ships, prizes, hands, pending };
};

/** 9.3.A: after the last round more Warships win, and a tie goes to the holder of Naval Supremacy. */
export function leaderOf(ships: Both<number>, holder: Side): Side {
  const lead = ships.rome - ships.carthage;
  return lead > 0 ? 'rome' : lead < 0 ? 'carthage' : holder;
}

/** 9.2.B1, 9.2.B2, 9.2.B3, 9.3.A: what a roll does; hits beyond the last Warship take so many other Units at most. */
export function struck(moment: Rolling, { hits, prize, supremacy }: Broadside, units: number): Window | Over {
  const { roller, ships, prizes, pending } = moment;
  const enemy = otherSide(roller);
  const hit = Math.min(hits, ships[enemy]);
  const boarded = prize && hit > 0 ? 1 : 0;
  const after: Situation = {
    ...moment,
    holder: supremacy ? roller : moment.holder,
    ships: put(ships, enemy, ships[enemy] - hit),
    prizes: put(prizes, roller, prizes[roller] + boarded),
    pending: put(pending, roller, 0),
  };
  if (after.ships[enemy] === 0) return over(after, roller, 'sunk', { surplus: Math.min(hits - hit, units) });
  return { ...after, type: 'window', by: roller, rolled: true, held: false };
}

/** 9.2.A, 9.2.B3: a card played before the roll; a battle can end by the Prizes that it takes. */
export function maneuvered(moment: Rolling, card: Card | undefined): Rolling | Over {
  const { roller, ships, prizes, pending } = moment;
  const enemy = otherSide(roller);
  if (card?.effect === 'enemy-die') return { ...moment, pending: put(pending, enemy, pending[enemy] + card.amount) };
  if (card?.effect !== 'prize') return moment;
  const taken = Math.min(Math.max(0, card.amount), ships[enemy]);
  const after = {
    ...moment,
    ships: put(ships, enemy, ships[enemy] - taken),
    prizes: put(prizes, roller, prizes[roller] + taken),
  };
  return after.ships[enemy] === 0 ? over(after, roller, 'sunk') : after;
}

/** 9.2.B1: the columns of a side in the rounds to come. */
export function columnsOf({ fleets, round: from }: NavalBattle, side: Side): Column[] {
  const { admiral, cards } = fleets[side];
  const schedule = scheduleOf(cards, from);
  return Array.from({ length: ROUNDS - from + 1 }, (_, i) => {
    const round = from + i;
    const rating = admiral === 'none' ? admiral : admiral + effectsIn(schedule, round).rating;
    return columnOf({ side, rating, round, cards: 0 });
  });
}

/** The rules of one battle: what may happen at each moment, and what follows. */
export class NavalRules {
  readonly battle: NavalBattle;
  readonly #figures: Figures;
  readonly #schedules: Both<ReadonlyMap<number, Card>>;
  readonly #prospects = new Map<string, Prospect>();

  constructor(battle: NavalBattle, figures: Figures) {
    this.battle = battle;
    this.#figures = figures;
    this.#schedules = both((side) => scheduleOf(battle.fleets[side].cards, battle.round));
  }

  start(): Moment {
    const { fleets, supremacy, round, last, decides, played } = this.battle;
    const situation: Situation = {
      ...this.#place(),
      holder: supremacy,
      ships: both((side) => fleets[side].warships),
      prizes: both((side) => fleets[side].prizes),
      hands: both((side) => handOf(fleets[side].cards)),
      pending: both((side) => played[side].next),
    };
    const rolled = last === 'end' || (decides !== undefined && (round > 1 || last !== undefined));
    return this.#open({ ...situation, type: 'window', by: decides?.by ?? situation.roller, rolled, held: false });
  }

  /** Where the battle is: before a roll, or, where somebody decides, after the last one. */
  #place(): Pick<Situation, 'round' | 'part' | 'roller'> {
    const { supremacy, round, last, decides } = this.battle;
    const ended = last === 'end';
    if (!decides || (round === 1 && last === undefined))
      return { round: ended ? ROUNDS : round, part: last ? 2 : 1, roller: ended ? supremacy : (last ?? supremacy) };
    const roller = decides.own ? decides.by : otherSide(decides.by);
    if (ended) return { round: ROUNDS, part: 2, roller };
    return last ? { round, part: 1, roller } : { round: round - 1, part: 2, roller };
  }

  /** 9.2: what may happen at a moment; a roll is the only option where dice decide. */
  options(moment: Moment): readonly NavalOption[] {
    if (moment.type === 'over') return [];
    if (moment.type === 'roll') return [option('roll', this.#afterRolls(moment))];
    if (moment.type === 'chase')
      return [option('letGo', certain(this.#away(moment))), option('pursue', certain(this.#caught(moment)))];
    return [
      option('fight', certain(this.#closed(moment))),
      ...this.#meansOf(moment).map((means) => option(means, certain(this.#evade(moment, means)))),
    ];
  }

  /** 9.2.A: the card that a side plays in its Maneuver step of a round. */
  cardOf({ roller, round }: Rolling): Card | undefined {
    return this.#schedules[roller].get(round);
  }

  /** 9.2.A, 9.2.B3: the Maneuver step before the roll. */
  maneuver(moment: Rolling): Rolling | Over {
    return maneuvered(moment, this.cardOf(moment));
  }

  /** 9.2.B1: the roll to come, looked up once for each side, round and card. */
  prospectOf(moment: Rolling): Prospect {
    const engagement = this.#engagementOf(moment);
    const key = `${engagement.side} ${engagement.round} ${engagement.cards}`;
    return recall(this.#prospects, key, () => prospectOf(this.battle, engagement, this.#figures));
  }

  /** 9.2.B, 9.2.C: the next moment after a roll. */
  afterRoll(moment: Rolling, broadside: Broadside): Moment {
    const after = struck(moment, broadside, this.battle.fleets[otherSide(moment.roller)].units);
    return after.type === 'over' ? after : this.#open(after);
  }

  /** 9.2.A, 9.2.B1: the roll to come, cards included; an enemy's card counts for one roll. */
  #engagementOf({ roller, round, pending }: Rolling): Engagement {
    const { rating, die } = effectsIn(this.#schedules[roller], round);
    const { admiral } = this.battle.fleets[roller];
    return {
      side: roller,
      rating: admiral === 'none' ? 'none' : admiral + rating,
      round,
      cards: die + this.battle.played[roller].every + pending[roller],
    };
  }

  #afterRolls(moment: Rolling): Dist<Moment> {
    const ready = this.maneuver(moment);
    if (ready.type === 'over') return certain(ready);
    const { outcomes, weights, total } = this.prospectOf(ready).all;
    return { outcomes: outcomes.map((broadside) => this.afterRoll(ready, broadside)), weights, total };
  }

  /** 9.2.C: the ways to Evade at this moment; Naval Supremacy can be given up only in the player's own Evade step. */
  #meansOf({ by, rolled, held, roller, holder, hands }: Window): Means[] {
    if (!this.battle.fleets[by].mayEvade) return [];
    return [
      ...(rolled && !held && by === roller && by === holder ? (['supremacy'] as const) : []),
      ...(hands[by].flee > 0 ? (['flee'] as const) : []),
      ...(hands[by].evasion > 0 ? (['evasion'] as const) : []),
    ];
  }

  /** The next moment at which there is something to decide or to roll. */
  #open(window: Window): Moment {
    return this.#meansOf(window).length ? window : this.#closed(window);
  }

  /** 9.2, 9.3.A: nobody Evades now: on to the other player, to the roll, or to the next part of the battle. */
  #closed(window: Window): Moment {
    const { by, rolled, roller, round, part, holder, ships } = window;
    if (by === roller) return this.#open({ ...window, by: otherSide(by), held: false });
    if (!rolled) return rolling(window, round, part, roller);
    if (part === 1) return rolling(window, round, 2, otherSide(roller));
    // A round under way keeps its order; whoever holds Naval Supremacy at its end goes first in the next.
    if (round < ROUNDS) return rolling(window, round + 1, 1, holder);
    return over(window, leaderOf(ships, holder), 'third-round');
  }

  #evade(window: Window, means: Means): Moment {
    const { by, hands } = window;
    const hand = means === 'supremacy' ? hands[by] : { ...hands[by], [means]: hands[by][means] - 1 };
    const from: Window = { ...window, hands: put(hands, by, hand) };
    const chase: Chase = { ...from, type: 'chase', from, means };
    return hands[otherSide(by)].pursuit > 0 ? chase : this.#away(chase);
  }

  /** 9.3.A, 9.3.B3: the side that Evades has lost; Flee! leaves Naval Supremacy where it is. */
  #away({ from, means }: Chase): Over {
    return over(from, otherSide(from.by), 'evaded', { fled: means === 'flee' });
  }

  /** 9.2.C: Pursuit cancels the Evade, and the battle goes on; cards may be played at any time, so another try may follow. */
  #caught({ from, means }: Chase): Moment {
    const enemy = otherSide(from.by);
    const hands = put(from.hands, enemy, { ...from.hands[enemy], pursuit: from.hands[enemy].pursuit - 1 });
    const pays = means === 'supremacy' && this.battle.pursuedPays;
    return this.#open({ ...from, hands, held: true, holder: pays ? enemy : from.holder });
  }
}
