/** What the calculators are asked at a moment of the game: the case as the deciding player sees it, without anybody else's cards. */

import { keysOf, known } from '../../../../calculator/keys.ts';
import { frameOf, underWay } from '../../../../play/state.ts';
import type { Wintering } from '../../attrition/rules.ts';
import type { Question } from '../../game.ts';
import { PORT_NAMES } from '../../naval-movement/ports.ts';
import type { Voyage } from '../../naval-movement/rules.ts';
import { GREAT_CITIES, type Siege } from '../../siege/rules.ts';
import { otherSide, type Side } from '../../words.ts';
import { furtherCards } from '../cards/battle.ts';
import { hasRider } from '../cards/strategy.ts';
import type { LinkKind } from '../content.ts';
import { BAETICA, provinceOwner } from '../politics.ts';
import {
  CARTHAGO,
  CARTHAGO_NOVA,
  commanderOf,
  cuAt,
  cuIn,
  generalOf,
  isBesieged,
  isCity,
  isOwn,
  MAGO,
  placeOf,
  ratingFor,
  reachedBySupplies,
  regionOf,
  SYRACUSE,
  stackAt,
  stackRating,
} from '../queries.ts';
import type { FrameAt, Pieces, Stack, State } from '../state.ts';

const PORTS = keysOf(PORT_NAMES);

type Interceptor = FrameAt<'entry'>['intercepts'][number];

/** The largest Force that a calculator of Reactions takes. */
const MOST_REACTING = 20;
const MOST_INTERCEPTORS = 4;

const rated = (rating: number): number | 'none' => (rating > 0 ? rating : 'none');

/** The card of the Native Guide. */
const GUIDE = 's05';

/** 7.2B: a pass before a Force. */
export function passQuestion(
  s: State,
  { cu, elephants }: Readonly<Pieces>,
  way: LinkKind | 'sea',
): Question | undefined {
  if (cu < 1) return undefined;
  return {
    calculator: 'mountain-passes',
    shows: 'unharmed',
    wants: s.active,
    input: {
      cu: Math.min(10, cu),
      elephants,
      passes: [{ pass: way === 'alps' ? 'alpine' : 'other' }],
      wanted: Math.min(10, cu),
      guided: hasRider(s, GUIDE),
    },
  };
}

/** 7.3.a: a voyage. */
export const voyageOf = (s: State, { cu, generals }: Readonly<Stack>, from: string, to: string): Voyage => ({
  ...{ who: s.active, cu, from: known(PORTS, from, 'port'), to: known(PORTS, to, 'port') },
  ...{ romanFrom: isOwn(s, 'rome', from), romanTo: isOwn(s, 'rome', to), syracuse: isOwn(s, 'carthage', SYRACUSE) },
  ...{
    macedon: s.macedon === 'allied',
    victory: s.navalVictory,
    mago: commanderOf(s, { generals }) === MAGO,
    otherModifiers: 0,
  },
});

export const voyageQuestion = (s: State, force: Readonly<Stack>, from: string, to: string): Question => {
  const { who, cu, otherModifiers, ...voyage } = voyageOf(s, force, from, to);
  return {
    calculator: 'naval-movement',
    shows: 'arrives',
    wants: who,
    input: who === 'carthage' ? { who, cu, ...voyage } : { who, cu },
  };
};

/** 11.4: the Army that enters a space and those of a side who are in it; `led` is the best rating of whoever else may come. */
function meeting(s: State, at: string, force: Readonly<Stack>, side: Side, led = 0) {
  const here = stackAt(s, side, at);
  const [mover, rating] = [stackRating(s, force), stackRating(s, here)];
  return {
    moverCu: Math.min(MOST_REACTING, force.cu),
    moverRating: rated(mover),
    moverMore: furtherCards(s, otherSide(side), at, mover),
    hereCu: Math.min(MOST_REACTING, here.cu),
    hereRating: rated(rating),
    hereMore: furtherCards(s, side, at, Math.max(rating, led)),
  };
}

/** 8 to 10: who stands in the space and who may Intercept, as they were declared or might be. */
export function reactionsQuestion(s: State, f: FrameAt<'entry'>): Question | undefined {
  const { force } = frameOf(s, 'move');
  if (force.cu < 1) return undefined;
  // By then all have rolled: whoever came stands in the space.
  const rolled = f.stage === 'reply';
  const plan = rolled ? (f.failedAvoid ? 'failed' : 'stand') : f.avoids ? 'avoid' : 'stand';
  const interceptors = (rolled ? [] : f.intercepts)
    .slice(0, MOST_INTERCEPTORS)
    .map(({ cu, general }) => ({ cu, rating: generalOf(s, general).battle, on: ratingFor(s, general, 'intercept') }));
  const led = Math.max(0, ...interceptors.map(({ rating }) => rating));
  const met = meeting(s, f.at, force, otherSide(s.active), led);
  return {
    calculator: 'reactions',
    input: {
      ...met,
      ...(met.hereCu > 0 && met.hereRating !== 'none' && { plan }),
      came: rolled && f.came,
      interceptors,
      ...(met.hereCu === 0 && interceptors.length > 0 && { moverPc: isOwn(s, s.active, f.at) }),
    },
  };
}

/** 9: one roll to Avoid Battle. */
export function fleeQuestion(s: State, { side, at }: FrameAt<'flee'>, rating: number): Question {
  const move = underWay(s, 'move');
  const force = move?.at === at ? move.force : stackAt(s, otherSide(side), at);
  const met = meeting(s, at, force, side);
  return {
    calculator: 'reactions',
    shows: 'avoided',
    wants: side,
    input: { ...met, hereRating: rating, ...(met.hereCu > 0 && { plan: 'avoid' }) },
  };
}

/** 10: one Interception, which succeeds on this or less; those who are in the space fight beside whoever comes. */
export function interceptionQuestion(s: State, { cu, general }: Interceptor, on: number): Question | undefined {
  const { force } = frameOf(s, 'move');
  if (force.cu < 1 || on < 1) return undefined;
  const { at, failedAvoid } = frameOf(s, 'entry');
  const { battle } = generalOf(s, general);
  const met = meeting(s, at, force, otherSide(s.active), battle);
  return {
    calculator: 'reactions',
    shows: 'intercepted',
    wants: otherSide(s.active),
    input: {
      ...met,
      ...(met.hereCu > 0 && met.hereRating !== 'none' && { plan: failedAvoid ? 'failed' : 'stand' }),
      interceptors: [{ cu: Math.min(MOST_REACTING, cu), rating: battle, on }],
    },
  };
}

type Attempt = Pick<FrameAt<'siege'>, 'at' | 'side' | 'by' | 'rolls'>;

/** 12: an attempt as the rules take it. */
export const siegeOf = (s: State, { at, side, by, rolls }: Attempt): Siege => ({
  kind: isCity(s, at) ? 'city' : 'tribe',
  besieger: side === 'carthage' && s.train === at ? 'carthage-train' : side,
  greatCity: GREAT_CITIES.includes(at),
  marcellus: by === 'marcellus' && underWay(s, 'card')?.use === 'campaign',
  twice: rolls > 1,
  points: s.siege[at] ?? 0,
  cu: cuAt(s, side, at),
  otherModifiers: 0,
});

/** Without a roll there is nothing to ask. */
export const siegeQuestion = (s: State, attempt: Attempt): Question | undefined =>
  attempt.rolls === 0
    ? undefined
    : { calculator: 'siege', shows: 'falls', wants: attempt.side, input: { ...siegeOf(s, attempt), attempts: 1 } };

/** 5.3: the Forces that roll, in winter or by an Event. */
export const winterQuestion = (
  forces: readonly Wintering[],
  event: { readonly modifier?: number; readonly tribes?: boolean } = {},
): Question => ({
  calculator: 'attrition',
  shows: 'noLoss',
  input: { forces: forces.map((force) => ({ ...force, cu: Math.min(30, force.cu) })), ...event },
});

/** 5.1: what both sides receive. */
export function reinforcementsQuestion(s: State): Question {
  const cityOf = (at: string) => (isBesieged(s, at) ? 'besieged' : 'free');
  const regions = reachedBySupplies(s, 'carthage').map((id) => regionOf(s, placeOf(s, id)));
  const largest = Math.max(0, ...s.setup.places.map((at) => cuIn(s, 'rome', at)));
  return {
    calculator: 'reinforcements',
    input: {
      carthago: cityOf(CARTHAGO),
      carthagoNova: isOwn(s, 'carthage', CARTHAGO_NOVA) ? cityOf(CARTHAGO_NOVA) : 'lost',
      baetica: provinceOwner(s, BAETICA) === 'carthage' ? 'held' : 'lost',
      generalInAfrica: regions.includes('Africa'),
      generalInIberia: regions.includes('Iberia'),
      generalElsewhere: regions.some((region) => region !== 'Africa' && region !== 'Iberia'),
      displaced: s.displaced.filter((id) => generalOf(s, id).side === 'carthage').length,
      turn: s.turn,
      largest: Math.min(40, largest),
    },
  };
}
