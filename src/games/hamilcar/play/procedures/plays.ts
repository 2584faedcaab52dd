/** What forbids a play of the Strategy Phase (5.2.C): one clause each. Changes nothing. */

import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { supplyFor } from '../../activation.ts';
import { limitOf } from '../../limits.ts';
import { cardOf, cardProblem, mayPlayEvent } from '../cards.ts';
import type { RoundFrame } from '../frames.ts';
import { fieldOf, insideOf, nameOf, placeName } from '../changes.ts';
import { cuPlace } from '../placing.ts';
import { hireCost } from './reinforcements.ts';
import {
  cardOfGeneral,
  controlOf,
  counts,
  generalsOnMap,
  holderOfProvince,
  isBesieged,
  isOpenCity,
  ownCity,
  spaceOf,
} from '../queries.ts';
import type { State } from '../state.ts';

/** 5.2.B: who has seized the first play must play that card, and not as a discard. */
export const playable = (s: State, f: RoundFrame): readonly string[] => (f.bound ? [f.bound] : s.hands[f.who]);

export const boundProblem = (f: RoundFrame, card: string): Problem | undefined =>
  f.bound && f.bound !== card
    ? no('5.2.B', `Found ${card}; the Campaign that seized the first play must be played.`)
    : undefined;

/** 2.3.D1: STs that the General can use for his activation. */
function stsFor(s: State, general: string): number {
  const { at = '', inside = false } = s.generals[general] ?? { at: '' };
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

export function activateProblem(s: State, f: RoundFrame, card: string, general: string): Problem | undefined {
  const wrong = boundProblem(f, card) ?? cardProblem(s, f.who, card);
  if (wrong) return wrong;
  if (!generalsOnMap(s, f.who).includes(general))
    return no('5.2.C2.1', `Found ${general}, who is no own General on the map.`);
  const { mayActivate, shortfall } = supply(s, card, general);
  if (mayActivate) return undefined;
  return no(
    '5.2.C2.1',
    `${nameOf(s, general)} needs ${shortfall} OP more than the card has, and there are too few STs with him.`,
  );
}

/** 5.2.C2.3, 5.1.D: why this General cannot raise a CU. */
export function raiseProblem(s: State, f: RoundFrame, card: string, general: string): Problem | undefined {
  const wrong = boundProblem(f, card) ?? cardProblem(s, f.who, card);
  if (wrong) return wrong;
  if (cardOf(s, card).op < 3) return no('5.2.C2.3', 'It takes a card of 3 OP to raise a CU.');
  if (!generalsOnMap(s, f.who).includes(general))
    return no('5.2.C2.3', `Found ${general}, who is no own General on the map.`);
  const at = s.generals[general]?.at ?? '';
  if (controlOf(s, at) !== f.who || holderOfProvince(s, spaceOf(s, at).province) !== f.who)
    return no('5.2.C2.3', `${placeName(s, at)} and its Province must be under own control.`);
  if (isBesieged(s, at)) return no('14.5.A', `${placeName(s, at)} is Besieged: nobody raises CUs there.`);
  return cuPlace(s, f.who, at) ? undefined : no('5.1.D', `No CU can be placed in ${placeName(s, at)}.`);
}

export function eventProblem(s: State, f: RoundFrame, card: string): Problem | undefined {
  const wrong = boundProblem(f, card) ?? cardProblem(s, f.who, card);
  if (wrong) return wrong;
  const { event } = cardOf(s, card);
  if (event === 'none') return no('2.4.A', 'This card has OPs only.');
  if (event === 'lost') return no('17.1', 'The text of this Event is lost: it has its OPs only.');
  if (!mayPlayEvent(s, f.who, card)) return no('5.2.C1', 'This Event belongs to the other side.');
  return event === 'counter' ? no('5.2.C1', 'A Counter Event is played as an answer.') : undefined;
}

/** 5.2.C4: why there is no Dictator now. */
export function dictatorProblem(s: State): Problem | undefined {
  if (s.dictatorCard !== 'held') return no('2.2.C1', 'There is one Dictator in a game.');
  if (s.turn === 1) return no('5.2.C4', 'There is no Dictator in Game Turn 1.');
  const { rome, carthage } = counts(s);
  if (carthage - rome < limitOf('dictator-lead', figuresOf(s)))
    return no('5.2.C4', `Carthage leads by ${carthage - rome} on the Display, which is too little.`);
  if (generalsOnMap(s, 'rome').includes('calatinus')) return no('5.2.C4', 'Calatinus is on the map.');
  return isBesieged(s, 'roma') || !ownCity(s, 'rome', 'roma') ? no('5.1.D', 'Roma is Besieged.') : undefined;
}

/** 5.2.C3: ports where the next Mercenary may come ashore. */
export function hirePorts(s: State): string[] {
  const [next] = s.mercenaries;
  if (!next || s.miat.length < hireCost(s)) return [];
  return Object.keys(s.setup.spaces).filter((at) => {
    const { port, region } = spaceOf(s, at);
    return (
      port &&
      controlOf(s, at) === 'carthage' &&
      cuPlace(s, 'carthage', at) &&
      (next !== 'xanthippus' || region === 'Africa')
    );
  });
}

/** 16.4: Major Ports with an ST, for blockade runners. */
export const blockadePorts = (s: State): string[] =>
  s.warships.carthage.ready === 0
    ? []
    : Object.keys(s.setup.spaces).filter(
        (at) =>
          spaceOf(s, at).major && ownCity(s, 'carthage', at) && fieldOf(s, 'carthage', at).st + insideOf(s, at).st > 0,
      );

export const blockadedCities = (s: State): string[] => Object.keys(s.sieges).filter((at) => ownCity(s, 'carthage', at));
