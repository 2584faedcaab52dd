/** What forbids a step, a voyage or an attempt (7.2, 7.3, 14.1, 14.2): one clause each. Changes nothing. */

import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { type Breach, breachesOf } from '../../fleet/rules.ts';
import { limitOf } from '../../limits.ts';
import { otherSide } from '../../words.ts';
import { bandProblem } from './band.ts';
import type { ActivationFrame } from '../land-frames.ts';
import { bandOf, cusOf, fieldOf, placeName } from '../changes.ts';
import type { VoyageFrame } from '../sea-frames.ts';
import {
  bound,
  cardOfGeneral,
  controlOf,
  generalsAt,
  hasUnits,
  isBesieged,
  isCity,
  isOpenCity,
  isTribe,
  levelOf,
  mood,
  ownCity,
  spaceOf,
} from '../queries.ts';
import type { State } from '../state.ts';

/** 7.2.A: 1 MP, over the Strait 2. */
export const stepCost = (s: State, from: string, to: string): number => (spaceOf(s, from).strait === to ? 2 : 1);

const place = (s: State, f: ActivationFrame) => {
  const { at = '', inside = false } = s.generals[f.general] ?? { at: '' };
  return { at, inside };
};

export function stepProblem(s: State, f: ActivationFrame, to: string): Problem | undefined {
  const { at, inside } = place(s, f);
  const { roads, strait } = spaceOf(s, at);
  if (!roads.includes(to) && strait !== to)
    return no('2.1.A', `Found ${to}; no road leads there from ${placeName(s, at)}.`);
  if (f.over) return no('7.2.B', 'He may not move any more.');
  if (inside && !isOpenCity(s, f.who, at)) return no('7.2.D', `Enemies stand before ${placeName(s, at)}.`);
  if (stepCost(s, at, to) > f.mp) return no('7.1', `${f.mp} MP left are not enough.`);
  if (strait === to && controlOf(s, at) !== f.who) return no('7.2.A', `The Strait is crossed only from an own city.`);
  if (cusOf(f.band) === 0) {
    const enemy = otherSide(f.who);
    if (hasUnits(s, enemy, to)) return no('7.2.A', `Enemy Units stand in ${placeName(s, to)}, and he has no CU.`);
    const meets = generalsAt(s, enemy, to, false).length > 0;
    if (meets && f.mp - stepCost(s, at, to) === 0)
      return no('7.2.A', `He could not leave ${placeName(s, to)} again, where an enemy General is.`);
  }
  return bandProblem(s, f.general, f.band, at);
}

const asProblem = (breach: Breach | undefined): Problem | undefined =>
  breach && no(breach.rule, `This Fleet cannot sail: ${breach.text}.`);

/** What the rules of a Fleet ask for. */
function fleetOf(s: State, f: Pick<VoyageFrame, 'who' | 'general' | 'fleet'>, ready: number) {
  return {
    side: f.who,
    role: 'moving' as const,
    generals: f.fleet.generals.length,
    warships: f.fleet.warships,
    ready,
    cus: cusOf(f.fleet),
    sts: f.fleet.st,
    seamanship: levelOf(s),
    lanes: 0,
    crossings: 0,
    mps: 6,
    besieged: false,
    africa: false,
    syracusae: ownCity(s, 'rome', 'syracusae'),
    africanus: cardOfGeneral(s, f.general).africanus,
    warlike: mood(s) === 'warlike',
    rangeCounts: s.setup.rulings['roman-range-in-mps'],
  };
}

/** A voyage before its first lane. */
export const voyageFrom = (f: ActivationFrame, at: string, warships: number): VoyageFrame => ({
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

/** 7.3.B, 7.3.C, 2.3.G: why this group cannot embark here. */
export function embarkProblem(s: State, f: ActivationFrame, warships: number): Problem | undefined {
  const { at } = place(s, f);
  if (f.sailed) return no('7.1', 'There is one voyage in an activation.');
  if (f.over || f.mp === 0) return no('7.1', 'No MP is left for a voyage.');
  if (!spaceOf(s, at).port) return no('7.3.C', `${placeName(s, at)} is no port.`);
  const voyage = voyageFrom(f, at, warships);
  const breaches = breachesOf(
    {
      ...fleetOf(s, voyage, s.warships[f.who].ready),
      besieged: isBesieged(s, at) && ownCity(s, f.who, at),
    },
    figuresOf(s),
  );
  const wrong = asProblem(breaches[0]) ?? bandProblem(s, f.general, f.band, at);
  if (wrong) return wrong;
  return leadsOn(s, voyage, f) ? undefined : no('7.3.A', `No sea lane from ${placeName(s, at)} is open to this Fleet.`);
}

/** 7.3.A: a lane or a crossing is open to the Fleet. */
export const leadsOn = (s: State, f: VoyageFrame, a: ActivationFrame): boolean =>
  Object.keys(spaceOf(s, f.at).lanes).some((to) => !sailProblem(s, f, a, to, 'lane')) ||
  s.setup.tyrrhenum.ports.some((to) => !sailProblem(s, f, a, to, 'tyrrhenum'));

/** 7.3.A, 15.6, 7.1: why a Fleet cannot sail on to this port. */
export function sailProblem(
  s: State,
  f: VoyageFrame,
  a: ActivationFrame,
  to: string,
  by: 'lane' | 'tyrrhenum',
): Problem | undefined {
  const here = spaceOf(s, f.at);
  const there = s.setup.spaces[to];
  const linked = by === 'lane' ? here.lanes[to] !== undefined : here.tyrrhenum && there?.tyrrhenum && to !== f.at;
  if (!there || !linked)
    return no('7.3.A', `Found ${to}; no ${by === 'lane' ? 'sea lane' : 'crossing'} leads there from ${here.name}.`);
  const [africaHere, africaThere] = [here.region === 'Africa', there.region === 'Africa'];
  const africa = f.who === 'rome' ? africaThere && !africaHere : africaHere && !africaThere;
  const crossing = by === 'tyrrhenum';
  const breaches = breachesOf(
    {
      ...fleetOf(s, f, f.fleet.warships),
      lanes: lanesOf(f) + (crossing ? 0 : 1),
      crossings: crossingsOf(f) + (crossing ? 1 : 0),
      mps: a.mp + f.used,
      africa,
    },
    figuresOf(s),
  ).filter(({ rule }) => !(rule === '7.3.A' && a.limit > limitOf('mp', figuresOf(s))));
  const last = a.mp <= (crossing ? 2 : 1);
  if (breaches.length === 0 && last && cusOf(f.fleet) === 0 && hasUnits(s, otherSide(f.who), to))
    return no('2.2.A', `Without CUs nobody lands in ${there.name} among enemy Units, and no MP is left to sail on.`);
  return asProblem(breaches[0]);
}

/** Lanes and crossings sailed so far: a crossing is told by ports that no lane joins. */
const lanesOf = (f: VoyageFrame): number => f.used - 2 * crossingsOf(f);
const crossingsOf = (f: VoyageFrame): number => f.used - (f.route.length - 1);

/** 14.1, 14.2, 7.1, 17.1.#49: why he cannot make an attempt here. */
export function attemptProblem(s: State, f: ActivationFrame): Problem | undefined {
  const { at, inside } = place(s, f);
  if (s.setup.spaces[at] === undefined) return no('14.1', 'He is at sea.');
  const enemyCity = isCity(s, at) && controlOf(s, at) === otherSide(f.who);
  if (!enemyCity && !isTribe(s, at)) return no('14.1', `${placeName(s, at)} is neither an enemy city nor a Tribe.`);
  if (inside) return no('14.1', 'He is within the walls.');
  if (f.fought) return no('14.1', 'There is no attempt after a battle.');
  const cu = cusOf(fieldOf(s, f.who, at));
  if (cu < limitOf('siege-cu', figuresOf(s)))
    return cu + fieldOf(s, f.who, at).st < limitOf('siege-cu', figuresOf(s))
      ? no('14.1', `${plural(cu, 'CU')} are too few.`)
      : no('2.3.D', `STs are no CUs, and ${plural(cu, 'CU')} are too few.`);
  if (enemyCity && bound(s, f.who)) return no('17.1.#49', 'A Truce forbids Siege attempts.');
  if (enemyCity && spaceOf(s, at).large && s.supremacy !== f.who)
    return no('14.2', 'A Large Walled City is besieged only with Naval Supremacy.');
  return s.moved.attempts.includes(at) ? no('7.1', 'This card has seen an attempt here already.') : undefined;
}
