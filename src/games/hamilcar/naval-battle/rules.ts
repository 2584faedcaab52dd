/** Chapter 9 as a game of two sides: Maneuver, Battle Roll and Evade, moment by moment, until one of them has won. */
import type { Reader } from '../../../calculator/table.ts';
import { certain, type Dist } from '../../../engine/dist.ts';
import type { Option } from '../../../engine/policy.ts';
import { type Broadside, type Engagement, type Prospect, prospectOf } from '../battle-roll/rules.ts';
import { otherSide, type Side } from '../words.ts';
import { type Card, effectsIn, handOf, scheduleOf } from './cards.ts';
import {
  type Both,
  type Chase,
  type How,
  type Means,
  type Moment,
  type NavalBattle,
  type Over,
  ROUNDS,
  type Rolling,
  type Situation,
  type Window,
} from './moment.ts';

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

/** The rules of one battle: what may happen at each moment, and what follows. */
export class NavalRules {
  readonly battle: NavalBattle;
  readonly #read: Reader;
  readonly #schedules: Both<ReadonlyMap<number, Card>>;
  readonly #prospects = new Map<string, Prospect>();

  constructor(battle: NavalBattle, read: Reader) {
    this.battle = battle;
    this.#read = read;
    const schedule = (side: Side) => scheduleOf(battle.fleets[side].cards, battle.round, ROUNDS);
    this.#schedules = { rome: schedule('rome'), carthage: schedule('carthage') };
  }

  start(): Moment {
    const { fleets, supremacy, round, last } = this.battle;
    const { rome, carthage } = fleets;
    const situation: Situation = {
      round,
      part: last ? 2 : 1,
      roller: last ?? supremacy,
      holder: supremacy,
      ships: { rome: rome.warships, carthage: carthage.warships },
      prizes: { rome: rome.prizes, carthage: carthage.prizes },
      hands: { rome: handOf(rome.cards), carthage: handOf(carthage.cards) },
      pending: { rome: 0, carthage: 0 },
    };
    return this.#open({ ...situation, type: 'window', by: situation.roller, rolled: false });
  }

  /** 9.2: what may happen at a moment; a roll is the only option where dice decide. */
  options(moment: Moment): readonly Option<Moment>[] {
    if (moment.type === 'over') return [];
    if (moment.type === 'roll') return [{ name: 'Battle Roll', to: this.#afterRolls(moment) }];
    if (moment.type === 'chase')
      return [
        { name: 'Let them go', to: certain<Moment>(this.#away(moment)) },
        { name: 'Play Pursuit', to: certain(this.#caught(moment)) },
      ];
    return [
      { name: 'Fight on', to: certain(this.#closed(moment)) },
      ...this.#meansOf(moment).map((means) => ({ name: MEANS[means], to: certain(this.#evade(moment, means)) })),
    ];
  }

  /** 9.2.A: the card that a side plays in its Maneuver step of a round. */
  cardOf(side: Side, round: number): Card | undefined {
    return this.#schedules[side].get(round);
  }

  /** 9.2.A, 9.2.B1: the roll to come, cards included; an enemy's card counts for one roll. */
  engagementOf({ roller, round, pending }: Rolling): Engagement {
    const { rating, die } = effectsIn(this.#schedules[roller], round);
    const { admiral } = this.battle.fleets[roller];
    return {
      side: roller,
      rating: admiral === 'none' ? 'none' : admiral + rating,
      round,
      cards: die + pending[roller],
    };
  }

  /** 9.2.A, 9.2.B3: the Maneuver step before the roll; a battle can end by the Prizes that a card takes. */
  maneuver(moment: Rolling): Rolling | Over {
    const { roller, ships, prizes, pending, round } = moment;
    const card = this.cardOf(roller, round);
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

  /** 9.2.B1, 9.2.B2, 9.2.B3, 9.3.A: what a roll does; hits beyond the last Warship take other Units. */
  afterRoll(moment: Rolling, { hits, prize, supremacy }: Broadside): Moment {
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
    if (after.ships[enemy] === 0) {
      const surplus = Math.min(hits - hit, this.battle.fleets[enemy].units);
      return over(after, roller, 'sunk', { surplus });
    }
    return this.#open({ ...after, type: 'window', by: roller, rolled: true });
  }

  /** 9.2.B1: the roll to come, looked up once for each side, round and card. */
  prospectOf(moment: Rolling): Prospect {
    const engagement = this.engagementOf(moment);
    const key = `${engagement.side} ${engagement.round} ${engagement.cards}`;
    const prospect = this.#prospects.get(key) ?? prospectOf(this.battle, engagement, this.#read);
    this.#prospects.set(key, prospect);
    return prospect;
  }

  #afterRolls(moment: Rolling): Dist<Moment> {
    const ready = this.maneuver(moment);
    if (ready.type === 'over') return certain<Moment>(ready);
    const { outcomes, weights, total } = this.prospectOf(ready).all;
    return { outcomes: outcomes.map((broadside) => this.afterRoll(ready, broadside)), weights, total };
  }

  /** 9.2.C: the ways to Evade at this moment; Naval Supremacy can be given up only in the own Evade step. */
  #meansOf({ by, rolled, roller, holder, hands }: Window): Means[] {
    if (!this.battle.fleets[by].mayEvade) return [];
    return [
      ...(rolled && by === roller && by === holder ? (['supremacy'] as const) : []),
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
    if (by === roller) return this.#open({ ...window, by: otherSide(by) });
    if (!rolled) return rolling(window, round, part, roller);
    if (part === 1) return rolling(window, round, 2, otherSide(roller));
    // A round under way keeps its order; whoever holds Naval Supremacy at its end goes first in the next.
    if (round < ROUNDS) return rolling(window, round + 1, 1, holder);
    const lead = ships.rome - ships.carthage;
    return over(window, lead > 0 ? 'rome' : lead < 0 ? 'carthage' : holder, 'third-round');
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

  /** 9.2.C: Pursuit cancels the Evade, and the battle goes on. */
  #caught({ from, means }: Chase): Moment {
    const enemy = otherSide(from.by);
    const hands = put(from.hands, enemy, { ...from.hands[enemy], pursuit: from.hands[enemy].pursuit - 1 });
    const pays = means === 'supremacy' && this.battle.pursuedPays;
    return this.#closed({ ...from, hands, holder: pays ? enemy : from.holder });
  }
}

const MEANS: Readonly<Record<Means, string>> = {
  supremacy: 'Give up Naval Supremacy',
  flee: 'Play Flee!',
  evasion: 'Play Evasion',
};
