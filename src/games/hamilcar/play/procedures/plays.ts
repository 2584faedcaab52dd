/** What the Strategy Phase allows besides the cards themselves (5.2.C), and what forbids a play: one clause each. */

import { plural } from '../../../../calculator/words.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { supplyFor } from '../../activation.ts';
import { cardOf, mayPlayEvent, whyNotInHand } from '../cards.ts';
import { cardOfGeneral, generalOf, generalsOnMap, isWithin, nameOf } from '../pieces/generals.ts';
import { carthagePorts, cuPlace } from '../pieces/placing.ts';
import { fieldOf, insideOf, isOpenCity } from '../pieces/units.ts';
import {
  controlOf,
  counts,
  hireCost,
  holderOfProvince,
  inAfrica,
  isBesieged,
  limit,
  ownCity,
  placeName,
  spaceOf,
} from '../queries.ts';
import type { FrameAt, State } from '../state.ts';

type RoundFrame = FrameAt<'round'>;

/** 5.2.B: who has seized the first play must play that card, and not as a discard. */
export const playable = (s: State, f: RoundFrame): readonly string[] => (f.bound ? [f.bound] : s.hands[f.who]);

/** Why a card is not played now. */
export const whyNotPlayable = (s: State, f: RoundFrame, card: string): Problem | undefined =>
  f.bound && f.bound !== card
    ? no('5.2.B', 'You took the first play with a Campaign: now play it.')
    : whyNotInHand(s, f.who, card);

/** 2.3.D1: STs that the General can use for his activation. */
function stsFor(s: State, general: string): number {
  const { at } = generalOf(s, general);
  const inside = isWithin(s, general);
  const { side } = cardOfGeneral(s, general);
  const open = isOpenCity(s, side, at);
  return (inside && !open ? 0 : fieldOf(s, side, at).st) + (inside || open ? insideOf(s, at).st : 0);
}

export const supply = (s: State, card: string, general: string) =>
  supplyFor({
    by: 'operation',
    cardOp: cardOf(s, card).op,
    strategyRating: cardOfGeneral(s, general).strategy,
    st: stsFor(s, general),
  });

export function whyNoActivation(s: State, f: RoundFrame, card: string, general: string): Problem | undefined {
  const wrong = whyNotPlayable(s, f, card);
  if (wrong) return wrong;
  if (!generalsOnMap(s, f.who).includes(general)) return no('5.2.C2.1', 'He is not one of your Generals on the map.');
  return no(
    '5.2.C2.1',
    `${nameOf(s, general)} is ${plural(supply(s, card, general).shortfall, 'OP')} short with this card and has too few STs with him.`,
  );
}

/** 5.2.C2.3: it takes a card of so many OPs. */
export const RAISING = 3;

/** 5.2.C2.3, 5.1.D: Generals who can raise a CU where they are. */
export const raisers = (s: State, f: RoundFrame): string[] =>
  generalsOnMap(s, f.who).filter((id) => {
    const { at } = generalOf(s, id);
    return (
      s.control[at] === f.who &&
      !isBesieged(s, at) &&
      cuPlace(s, f.who, at) !== undefined &&
      holderOfProvince(s, spaceOf(s, at).province) === f.who
    );
  });

/** Why this General cannot raise a CU. */
export function whyNoRaising(s: State, f: RoundFrame, card: string, general: string): Problem | undefined {
  const wrong = whyNotPlayable(s, f, card);
  if (wrong) return wrong;
  if (cardOf(s, card).op < RAISING) return no('5.2.C2.3', 'You need a 3-OP card to raise a CU.');
  if (!generalsOnMap(s, f.who).includes(general)) return no('5.2.C2.3', 'He is not one of your Generals on the map.');
  const { at } = generalOf(s, general);
  if (controlOf(s, at) !== f.who || holderOfProvince(s, spaceOf(s, at).province) !== f.who)
    return no('5.2.C2.3', `${placeName(s, at)} and its Province must be under your control.`);
  return isBesieged(s, at)
    ? no('14.5.A', `${placeName(s, at)} is Besieged: you cannot raise CUs there.`)
    : no('5.1.D', `No CU can be placed in ${placeName(s, at)}.`);
}

export const isEvent = (s: State, f: RoundFrame, card: string): boolean =>
  cardOf(s, card).event === 'own' && mayPlayEvent(s, f.who, card);

export function whyNoEvent(s: State, f: RoundFrame, card: string): Problem | undefined {
  const wrong = whyNotPlayable(s, f, card);
  if (wrong) return wrong;
  const { event } = cardOf(s, card);
  if (event === 'none') return no('2.4.A', 'This card has only OPs.');
  if (event === 'lost') return no('17.1', 'We do not have the text of this Event: you can use only its OPs.');
  return mayPlayEvent(s, f.who, card)
    ? no('5.2.C1', 'A Counter Event can be played only as an answer.')
    : no('5.2.C1', 'This Event belongs to the other side.');
}

/** 5.2.C4: why there is no Dictator now. */
export function whyNoDictator(s: State, f: RoundFrame): Problem | undefined {
  if (f.who !== 'rome') return no('5.2.C4', 'Only Rome can elect a Dictator.');
  if (f.bound) return no('5.2.B', 'You took the first play with a Campaign: now play it.');
  if (s.dictatorCard !== 'held') return no('2.2.C1', 'There can be only one Dictator in a game.');
  if (s.turn === 1) return no('5.2.C4', 'Rome cannot elect a Dictator in Game Turn 1.');
  const { rome, carthage } = counts(s);
  if (carthage - rome < limit(s, 'dictator-lead'))
    return no(
      '5.2.C4',
      `Carthage must lead by at least ${limit(s, 'dictator-lead')} on the Display; it has ${carthage} to Rome’s ${rome}.`,
    );
  if (generalsOnMap(s, 'rome').includes('calatinus')) return no('5.2.C4', 'Calatinus is on the map.');
  return isBesieged(s, 'roma') || !ownCity(s, 'rome', 'roma') ? no('5.1.D', 'Roma is Besieged.') : undefined;
}

/** 5.2.C3: ports where the next Mercenary may come ashore. */
export function hirePorts(s: State): string[] {
  const [next] = s.mercenaries;
  if (!next || s.miat.length < hireCost(s)) return [];
  return carthagePorts(s).filter((at) => next !== 'xanthippus' || inAfrica(s, at));
}

/** 16.4: Major Ports with an ST, for blockade runners. */
export const blockadePorts = (s: State): string[] =>
  s.warships.carthage.ready === 0
    ? []
    : s.setup.ids.filter(
        (at) =>
          spaceOf(s, at).major && ownCity(s, 'carthage', at) && fieldOf(s, 'carthage', at).st + insideOf(s, at).st > 0,
      );

export const blockadedCities = (s: State): string[] => Object.keys(s.sieges).filter((at) => ownCity(s, 'carthage', at));
