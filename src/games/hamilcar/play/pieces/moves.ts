/** Where a step, a voyage or an attempt may lead (7.2, 7.3, 14.1, 14.2), and what rules out the rest. Changes nothing. */

import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import type { Fleet as FleetOf } from '../../fleet/fields.ts';
import { type Breach, breachesOf } from '../../fleet/rules.ts';
import { otherSide } from '../../words.ts';
import {
  besideOf,
  bound,
  controlOf,
  inAfrica,
  isShut,
  isSpace,
  isTribe,
  levelOf,
  limit,
  mood,
  ownCity,
  placeName,
  spaceOf,
} from '../queries.ts';
import type { FrameAt, State } from '../state.ts';
import { mayLeave, placeOf, shutIn, whyNotLeave } from './band.ts';
import { cardOfGeneral, hasGeneral, isWithin } from './generals.ts';
import { bandOf, cusOf, fieldOf, hasUnits } from './units.ts';

type Activation = FrameAt<'activation'>;
type Voyage = FrameAt<'voyage'>;

/** 7.2.A: 1 MP, over the Strait 2. */
export const stepCost = (s: State, from: string, to: string): number => (spaceOf(s, from).strait === to ? 2 : 1);

/** 7.1, 7.2.A: MPs, the Strait; a General without CUs enters no space of enemy Units, and none that he cannot leave again. */
function whyNoWay(s: State, f: Activation, at: string, to: string): Problem | undefined {
  if (stepCost(s, at, to) > f.mp)
    return no(
      '7.1',
      `That costs ${plural(stepCost(s, at, to), 'MP')}, but he has ${f.mp ? `only ${f.mp}` : 'none'} left.`,
    );
  if (spaceOf(s, at).strait === to && controlOf(s, at) !== f.who)
    return no('7.2.A', 'You can cross the Strait only from a city of your own.');
  if (cusOf(f.band) > 0) return undefined;
  const enemy = otherSide(f.who);
  if (hasUnits(s, enemy, to)) return no('7.2.A', `There are enemy Units in ${placeName(s, to)}, and he has no CUs.`);
  return f.mp === stepCost(s, at, to) && hasGeneral(s, enemy, to, false)
    ? no(
        '7.2.A',
        `He cannot stop in ${placeName(s, to)} with an enemy General there, and he has no MP left to move on.`,
      )
    : undefined;
}

export function steps(s: State, f: Activation): string[] {
  const at = placeOf(s, f);
  if (f.over || f.mp === 0 || shutIn(s, f) || !mayLeave(s, f.general, f.band, at)) return [];
  return besideOf(s, at).filter((to) => !whyNoWay(s, f, at, to));
}

/** Why he cannot go there. */
export function whyNoStep(s: State, f: Activation, to: string): Problem | undefined {
  const at = placeOf(s, f);
  const name = placeName(s, at);
  if (!besideOf(s, at).includes(to)) return no('2.1.A', `No road leads there from ${name}.`);
  if (f.over) return no('7.2.B', 'He cannot move any more.');
  if (shutIn(s, f)) return no('7.2.D', `Enemies outside ${name} shut him in.`);
  return whyNoWay(s, f, at, to) ?? whyNotLeave(s, f.general, f.band, at);
}

/** What tells one attempt to sail from another. */
type Trial = Pick<FleetOf, 'ready' | 'lanes' | 'crossings' | 'mps' | 'besieged' | 'africa'>;

/** 2.3.G, 7.3: what stands in the way of this Fleet. */
const breaches = (s: State, f: Voyage, trial: Trial): Breach[] =>
  breachesOf(
    {
      side: f.who,
      role: 'moving',
      generals: f.fleet.generals.length,
      warships: f.fleet.warships,
      cus: cusOf(f.fleet),
      sts: f.fleet.st,
      seamanship: levelOf(s),
      syracusae: ownCity(s, 'rome', 'syracusae'),
      africanus: cardOfGeneral(s, f.general).africanus,
      warlike: mood(s) === 'warlike',
      rangeCounts: s.setup.rulings['roman-range-in-mps'],
      ...trial,
    },
    figuresOf(s),
  );

const asProblem = (breach: Breach | undefined): Problem | undefined =>
  breach && no(breach.rule, `This Fleet cannot sail: ${breach.text}.`);

/** A voyage before its first lane. */
export const voyageFrom = (f: Activation, at: string, warships: number): Voyage => ({
  type: 'voyage',
  who: f.who,
  general: f.general,
  start: at,
  at,
  route: [at],
  fleet: { ...bandOf(f.band, [f.general, ...f.band.generals]), warships },
  used: 0,
  declared: false,
  storms: 0,
  stage: 'port',
  storm: null,
  stormed: [],
  boarded: true,
  won: false,
  weary: false,
});

/** 7.3.B, 2.3.G: what keeps this Fleet in its port. */
function breachInPort(s: State, f: Voyage): Breach | undefined {
  const besieged = isShut(s, f.who, f.at);
  const { ready } = s.warships[f.who];
  return breaches(s, f, { ready, lanes: 0, crossings: 0, mps: 0, besieged, africa: false })[0];
}

/** 2.3.G: the most Warships of a Fleet. */
const MOST = 5;

/** 7.3.B, 7.3.C: with how many Warships this group can embark here; a way that is open to one is open to all. */
export function embarkations(s: State, f: Activation): number[] {
  const at = placeOf(s, f);
  if (f.sailed || f.over || f.mp === 0 || !spaceOf(s, at).port || !mayLeave(s, f.general, f.band, at)) return [];
  const found: number[] = [];
  for (let warships = 0; warships <= Math.min(MOST, s.warships[f.who].ready); warships++) {
    const voyage = voyageFrom(f, at, warships);
    if (breachInPort(s, voyage)) continue;
    if (found.length === 0 && !leadsOn(s, voyage, f)) return [];
    found.push(warships);
  }
  return found;
}

/** Why it cannot. */
export function whyNoEmbarkation(s: State, f: Activation, warships: number): Problem | undefined {
  const at = placeOf(s, f);
  if (f.over || f.mp === 0) return no('7.1', 'He has no MP left to sail.');
  if (!spaceOf(s, at).port) return no('7.3.C', `${placeName(s, at)} is not a port.`);
  return (
    asProblem(breachInPort(s, voyageFrom(f, at, warships))) ??
    whyNotLeave(s, f.general, f.band, at) ??
    no('7.3.A', `No sea lane from ${placeName(s, at)} is open to this Fleet.`)
  );
}

/** By an ordinary lane, or over Mare Tyrrhenum. */
export type SeaWay = 'lane' | 'tyrrhenum';

/** 7.3.A: a lane or a crossing is open to the Fleet. */
export const leadsOn = (s: State, f: Voyage, a: Activation): boolean =>
  seaWays(s, f, a, 'lane').length > 0 || seaWays(s, f, a, 'tyrrhenum').length > 0;

/** 15.6, 7.1: whether this way leads into Africa, or out of it. */
const passesAfrica = (s: State, f: Voyage, to: string): boolean => {
  const [here, there] = [inAfrica(s, f.at), inAfrica(s, to)];
  return f.who === 'rome' ? there && !here : here && !there;
};

/** 7.3.A, 15.6: what keeps it from one more lane or crossing; a Forced March knows no range. */
function breachOn(s: State, f: Voyage, a: Activation, by: SeaWay, africa: boolean): Breach | undefined {
  const [lanes, crossings] = by === 'lane' ? [lanesOf(f) + 1, crossingsOf(f)] : [lanesOf(f), crossingsOf(f) + 1];
  const trial = { ready: f.fleet.warships, lanes, crossings, mps: a.mp + f.used, besieged: false, africa };
  return breaches(s, f, trial).find(({ rule }) => rule !== '7.3.A' || a.limit <= limit(s, 'mp'));
}

/** 2.2.A: his way ends among enemy Units, where nobody lands without CUs. */
const strands = (s: State, f: Voyage, a: Activation, to: string, by: SeaWay): boolean =>
  a.mp <= (by === 'lane' ? 1 : 2) && cusOf(f.fleet) === 0 && hasUnits(s, otherSide(f.who), to);

/** 7.3.A, 15.6, 7.1: the ports that a Fleet may sail on to. */
export function seaWays(s: State, f: Voyage, a: Activation, by: SeaWay): string[] {
  const here = spaceOf(s, f.at);
  if (by === 'tyrrhenum' && !here.tyrrhenum) return [];
  const ports = by === 'lane' ? Object.keys(here.lanes) : s.setup.tyrrhenum.ports;
  // What bars a way depends on where it leads only as far as Africa goes.
  const barred = new Map<boolean, boolean>();
  return ports.filter((to) => {
    if (to === f.at) return false;
    const africa = passesAfrica(s, f, to);
    if (!barred.has(africa)) barred.set(africa, breachOn(s, f, a, by, africa) !== undefined);
    return !barred.get(africa) && !strands(s, f, a, to, by);
  });
}

/** Why a Fleet cannot sail on to this port. */
export function whyNoSeaWay(s: State, f: Voyage, a: Activation, to: string, by: SeaWay): Problem | undefined {
  const here = spaceOf(s, f.at);
  const linked =
    by === 'lane'
      ? Object.hasOwn(here.lanes, to)
      : here.tyrrhenum && to !== f.at && s.setup.tyrrhenum.ports.includes(to);
  if (!linked) return no('7.3.A', `No ${by === 'lane' ? 'sea lane' : 'crossing'} leads there from ${here.name}.`);
  return (
    asProblem(breachOn(s, f, a, by, passesAfrica(s, f, to))) ??
    no(
      '2.2.A',
      `Without CUs he cannot land in ${placeName(s, to)} among enemy Units, and he has no MP left to sail on.`,
    )
  );
}

/** Lanes and crossings sailed so far: a crossing is told by ports that no lane joins. */
const lanesOf = (f: Voyage): number => f.used - 2 * crossingsOf(f);
const crossingsOf = (f: Voyage): number => f.used - (f.route.length - 1);

const isEnemyCity = (s: State, f: Activation, at: string): boolean => ownCity(s, otherSide(f.who), at);

/** 14.1: he is where an attempt may be made at all. */
const isBefore = (s: State, f: Activation, at: string): boolean => isEnemyCity(s, f, at) || isTribe(s, at);

/** 14.1, 14.2: he may make an attempt where he is. */
export function mayAttempt(s: State, f: Activation): boolean {
  const at = placeOf(s, f);
  return isSpace(s, at) && isBefore(s, f, at) && !whyNoAttempt(s, f);
}

/** 14.1, 14.2, 7.1, 17.1.#49: why he cannot make an attempt here. */
export function whyNoAttempt(s: State, f: Activation): Problem | undefined {
  const at = placeOf(s, f);
  if (!isSpace(s, at)) return no('14.1', 'He is at sea.');
  if (!isBefore(s, f, at)) return no('14.1', `${placeName(s, at)} is neither an enemy city nor a Tribe.`);
  if (isWithin(s, f.general)) return no('14.1', 'He is inside the city.');
  if (f.fought) return no('14.1', 'You cannot make an attempt after a battle.');
  const { st } = fieldOf(s, f.who, at);
  const cu = cusOf(fieldOf(s, f.who, at));
  if (cu < limit(s, 'siege-cu'))
    return cu + st < limit(s, 'siege-cu')
      ? no('14.1', `An attempt takes at least ${plural(limit(s, 'siege-cu'), 'CU')}; you have ${cu} here.`)
      : no(
          '2.3.D',
          `An attempt takes at least ${plural(limit(s, 'siege-cu'), 'CU')}; you have ${cu} here. STs do not count.`,
        );
  const city = isEnemyCity(s, f, at);
  if (city && bound(s, f.who)) return no('17.1.#49', 'A Truce forbids Siege attempts.');
  if (city && spaceOf(s, at).large && s.supremacy !== f.who)
    return no('14.2', 'You can besiege a Large Walled City only with Naval Supremacy.');
  return s.moved.attempts.includes(at) ? no('7.1', 'You have already made an attempt here with this card.') : undefined;
}
