/** 11.3, 11.4, 11.4B: the hands of Rome and Carthage in one Battle: Allies, Latium, Tribe, Events, then the charge. */
import { line, totalOf } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import { CHARGES } from '../elephant-charge/rules.ts';
import type { Figures } from '../tables.ts';
import { SIDE_NAMES, SIDES, type Side } from '../words.ts';
import { bounded, type Counted, cardLine, countHand, type Hand, handReadings } from './hand.ts';

/** How the charge ends, if there is one: as it is rolled, or in Elephant Fright (card 42), without a roll. */
export const CHARGE_ENDS = [...CHARGES, 'fright'] as const;
export type ChargeEnd = (typeof CHARGE_ENDS)[number];

/** One side as it stands in the Battle. */
export interface Army {
  readonly rating: number | 'none';
  readonly cu: number;
  /** Ally cards as typed, or counted by the rule of 2007, which older editions share. */
  readonly allies: number | 'older';
  readonly provinces: number;
  readonly numidia: number;
  readonly events: number;
}

export interface Battle {
  readonly armies: Readonly<Record<Side, Army>>;
  /** The side whose Army moved: the Attacker. */
  readonly active: Side;
  readonly region: 'latium' | 'italia' | 'other';
  readonly tribe: boolean;
  readonly intercepted: boolean;
  readonly failedAvoid: boolean;
  readonly elephants: number;
  readonly events: 'before' | 'after';
}

/** 11.4B: Ally cards, which take a General; what Rome may not use in Italia is cut off. */
function allyLines(side: Side, { armies, region }: Battle, figures: Figures): Line[] {
  const { rating, allies, provinces, numidia } = armies[side];
  const who = SIDE_NAMES[side];
  if (rating === 'none') return [];
  const lines: Line[] = [];
  if (allies === 'older') {
    for (const [kind, count, why] of [
      ['ordinary', provinces, 'Allies of the Region or island'],
      ['numidia', numidia, 'Allies of Numidia'],
    ] as const) {
      if (!count) continue;
      const { value, standing } = figures.at('allies', kind, 'cards');
      lines.push(line(who, count * Number(value), why, '11.4B', standing));
    }
  } else if (allies) lines.push(line(who, allies, 'Allies', '11.4B', 'yours'));
  const cap = figures.at('battle-hand', 'rome-allies-italia', 'cards');
  const over = totalOf(lines) - Number(cap.value);
  if (side === 'rome' && region !== 'other' && over > 0)
    lines.push(line(who, -over, `Rome has at most ${cap.value} Ally cards in Italia`, '11.4B', cap.standing));
  return lines;
}

/** 11.4: what the place gives. */
function placeLines(side: Side, { region, tribe }: Battle, figures: Figures): Line[] {
  const who = SIDE_NAMES[side];
  if (side === 'rome') return region === 'latium' ? [cardLine(who, 'latium', 1, 'Battle in Latium', figures)] : [];
  return tribe ? [cardLine(who, 'tribe', 1, 'In the space of a friendly Tribe', figures)] : [];
}

const eventLine = (side: Side, amount: number): Line => line(SIDE_NAMES[side], amount, 'Counter Events', '11.1.2');

/** 11.4, 10.a: a side's hand; only the side that did not move can have Intercepted or failed to Avoid Battle. */
function handOf(side: Side, battle: Battle, figures: Figures): Hand {
  const { rating, cu, events } = battle.armies[side];
  const reacted = side !== battle.active;
  return {
    who: SIDE_NAMES[side],
    rating: rating === 'none' ? 0 : rating,
    cu,
    intercepted: reacted && battle.intercepted,
    failedAvoid: reacted && battle.failedAvoid,
    more: [
      ...allyLines(side, battle, figures),
      ...placeLines(side, battle, figures),
      ...(battle.events === 'before' ? [eventLine(side, events)] : []),
    ],
  };
}

/** 11.3: what the charge takes from this side. */
function chargeLines(side: Side, charge: ChargeEnd, { elephants }: Battle, figures: Figures): Line[] {
  if (elephants === 0) return [];
  const who = SIDE_NAMES[side];
  if (side === 'rome')
    return charge === 'success'
      ? [cardLine(who, 'charge-hit', elephants, `Elephant Charge, ${plural(elephants, 'Elephant')}`, figures)]
      : [];
  if (charge === 'fright') return [cardLine(who, 'fright', 1, 'Elephant Fright', figures)];
  return charge === 'backfire' ? [cardLine(who, 'charge-back', 1, 'Elephant Charge backfires', figures)] : [];
}

export interface Deal extends Counted {
  /** After the limit, before the Elephant Charge. */
  readonly beforeCharge: number;
}

/** 11.4: a side's cards, from the first line to the last. */
export function dealOf(side: Side, charge: ChargeEnd, battle: Battle, figures: Figures): Deal {
  const hand = countHand(handOf(side, battle, figures), figures);
  const { events } = battle.armies[side];
  const late = battle.events === 'after' && events ? [eventLine(side, events)] : [];
  const dealt = [...hand.lines, ...late];
  const left = [...dealt, ...chargeLines(side, charge, battle, figures)];
  const { lines, cards, ranOut } = bounded(SIDE_NAMES[side], left, Number.POSITIVE_INFINITY);
  return { lines, cards, ranOut: hand.ranOut || ranOut, beforeCharge: Math.max(0, totalOf(dealt)) };
}

/** The readings that this Battle touches. */
export const dealReadings = (battle: Battle, deals: readonly Deal[], figures: Figures) => ({
  ...handReadings(
    SIDES.map((side) => handOf(side, battle, figures)),
    deals.some(({ ranOut }) => ranOut),
  ),
  'card-limit-and-events': SIDES.some((side) => battle.armies[side].events !== 0),
  'elephant-charge-order': battle.elephants > 0,
});
