/** 11.3, 11.4, 11.4B: the hands of Rome and Carthage in one Battle: Allies, Latium, Tribe, Events, then the charge. */
import type { Assumption, Line } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
import type { Charge } from '../elephant-charge/rules.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import { bounds, cardLine, cardsIn, type Hand, handLedger, handReadings, mostCards } from './hand.ts';

/** One side as it stands in the Battle. */
export interface Army {
  readonly rating: number | 'none';
  readonly cu: number;
  /** Ally cards as typed, or counted by the older edition's rule. */
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
function allyLines(side: Side, { armies, region }: Battle, read: Reader): Line[] {
  const { rating, allies, provinces, numidia } = armies[side];
  const who = SIDE_NAMES[side];
  if (rating === 'none') return [];
  const lines: Line[] = [];
  if (allies === 'older') {
    for (const [kind, count, why] of [
      ['ordinary', provinces, 'Allies of the Region, by the older edition’s rule'],
      ['numidia', numidia, 'Allies of Numidia, by the older edition’s rule'],
    ] as const) {
      if (!count) continue;
      const { value, standing } = read.at('allies', kind, 'cards');
      lines.push({ who, amount: count * Number(value), why, rule: '11.4B', standing });
    }
  } else if (allies) lines.push({ who, amount: allies, why: 'Allies', rule: '11.4B', standing: 'yours' });
  const cap = read.at('battle-hand', 'rome-allies-italia', 'cards');
  const over = cardsIn(lines) - Number(cap.value);
  if (side === 'rome' && region !== 'other' && over > 0)
    lines.push({
      who,
      amount: -over,
      why: `Rome has ${cap.value} Ally cards at most in Italia`,
      rule: '11.4B',
      standing: cap.standing,
    });
  return lines;
}

/** 11.4: what the place gives. */
function placeLines(side: Side, { region, tribe }: Battle, read: Reader): Line[] {
  const who = SIDE_NAMES[side];
  if (side === 'rome') return region === 'latium' ? [cardLine(who, 'latium', 1, 'Battle in Latium', read)] : [];
  return tribe ? [cardLine(who, 'tribe', 1, 'In the space of a friendly Tribe', read)] : [];
}

const eventLine = (side: Side, amount: number): Line => ({
  who: SIDE_NAMES[side],
  amount,
  why: 'Counter Events',
  rule: '11.1.2',
  standing: 'printed',
});

/** 11.4, 10.a: a side's hand; only the side that did not move can have Intercepted or failed to Avoid Battle. */
function handOf(side: Side, battle: Battle, read: Reader): Hand {
  const { rating, cu, events } = battle.armies[side];
  const reacted = side !== battle.active;
  return {
    who: SIDE_NAMES[side],
    rating: rating === 'none' ? 0 : rating,
    cu,
    intercepted: reacted && battle.intercepted,
    failedAvoid: reacted && battle.failedAvoid,
    more: [
      ...allyLines(side, battle, read),
      ...placeLines(side, battle, read),
      ...(battle.events === 'before' ? [eventLine(side, events)] : []),
    ],
  };
}

/** 11.3: what the charge takes from this side. */
function chargeLines(side: Side, charge: Charge, { elephants }: Battle, read: Reader): Line[] {
  if (elephants === 0) return [];
  const who = SIDE_NAMES[side];
  if (side === 'rome')
    return charge === 'success'
      ? [cardLine(who, 'charge-hit', elephants, `Elephant Charge by ${elephants} of them`, read)]
      : [];
  return charge === 'backfire' ? [cardLine(who, 'charge-back', 1, 'Elephant Charge turns on Carthage', read)] : [];
}

export interface Deal {
  readonly lines: readonly Line[];
  /** After the limit, before the Elephant Charge. */
  readonly beforeCharge: number;
  readonly cards: number;
}

/** 11.4: a side's cards, from the first line to the last. */
export function dealOf(side: Side, charge: Charge, battle: Battle, read: Reader): Deal {
  const dealt = handLedger(handOf(side, battle, read), read);
  const { events } = battle.armies[side];
  const late = battle.events === 'after' && events ? [eventLine(side, events)] : [];
  const after = [...dealt, ...late, ...chargeLines(side, charge, battle, read)];
  const lines = [...after, ...bounds(SIDE_NAMES[side], cardsIn(after), Number.POSITIVE_INFINITY)];
  return { lines, beforeCharge: Math.max(0, cardsIn([...dealt, ...late])), cards: cardsIn(lines) };
}

/** The readings that this Battle touches. */
export function dealReadings(battle: Battle, lines: readonly Line[], read: Reader): Assumption[] {
  const hands = (['rome', 'carthage'] as const).map((side) => handOf(side, battle, read));
  const hasEvents = battle.armies.rome.events !== 0 || battle.armies.carthage.events !== 0;
  const limit = mostCards(read);
  return [
    ...handReadings(hands, lines),
    ...(hasEvents
      ? [
          {
            ruling: 'card-limit-and-events',
            rule: '11.4',
            field: 'eventCards',
            reading: `Cards from Events are counted ${battle.events} the limit of ${limit}.`,
          },
        ]
      : []),
    ...(battle.elephants > 0
      ? [
          {
            ruling: 'elephant-charge-order',
            rule: '11.3',
            reading: `The charge is rolled before the deal and taken off after the limit of ${limit}.`,
          },
        ]
      : []),
  ];
}
