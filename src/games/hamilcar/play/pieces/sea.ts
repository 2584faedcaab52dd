/** Fleets on the map: how an Intercepting Fleet can get there, and where beaten and victorious Fleets put in. */

import { cheapest } from '../../../../engine/path.ts';
import { found, note, push, underWay } from '../../../../play/state.ts';
import { otherSide, type Side } from '../../words.ts';
import { without } from '../cards.ts';
import { captureSts, displace, displaceAlone, moveGenerals, shift, takeFrom, toField, toInside } from '../changes.ts';
import { controlOf, inAfrica, isShut, limit, mood, ownCity, placeName, rangeOf, spaceOf } from '../queries.ts';
import { type Fleet, type Heap, NONE, type State } from '../state.ts';
import { consulsAllow, generalsAt, hasGeneral, holdsOffice, isWithin } from './generals.ts';
import { bandOf, cusOf, hasCus, insideOf, sum, unitsOf, withinReach } from './units.ts';

const reachOf = (s: State, side: Side, at: string, id: string): number =>
  cusOf(withinReach(s, side, at, isWithin(s, id)));

/** 2.3.E3: how many CUs a General of a port must take aboard with him. */
export const owedBy = (s: State, side: Side, at: string, id: string): number =>
  holdsOffice(s, id, 'consul') ? Math.min(limit(s, 'consul-cu'), reachOf(s, side, at, id)) : 0;

/** 8.4, 2.3.E3: Generals in a port who can come aboard, with those whom they must take and leave. */
export function boarders(s: State, side: Side, at: string): string[] {
  if (isShut(s, side, at)) return [];
  const there = generalsAt(s, side, at);
  return there.filter((id) => {
    const others = there.filter((other) => other !== id);
    return consulsAllow(s, [id], others, owedBy(s, side, at, id), reachOf(s, side, at, id));
  });
}

/** 7.3.C, 8.3: Units of a port that may come aboard; behind gates before which enemies stand, those within, if no Siege holds them. */
export const stockOf = (s: State, side: Side, at: string): Readonly<Heap> =>
  isShut(s, side, at) ? NONE : withinReach(s, side, at, ownCity(s, side, at) && hasCus(s, otherSide(side), at));

/** 7.1: CUs and STs leave Africa only while the Miat is Warlike; so they do not call there on the way either. */
function isBarred(s: State, side: Side, at: string, to: string, target: string): boolean {
  if (side === 'rome' || mood(s) === 'warlike') return false;
  const [here, there] = [inAfrica(s, at), inAfrica(s, to)];
  return here ? !there : there && to !== target;
}

/** An Intercepting Fleet on its way: where it is, what of its range is left, and whether Generals and Units are aboard. */
export interface Coming {
  readonly at: string;
  readonly left: number;
  readonly led: boolean;
  readonly laden: boolean;
}

/** 8.1, 8.3: the next ports from which it still comes to its target; with a General aboard its route ends there. */
export const waysOf = (s: State, side: Side, target: string, { at, left, led, laden }: Coming): string[] =>
  left < 1 || (led && at === target)
    ? []
    : Object.keys(spaceOf(s, at).lanes).filter(
        (to) =>
          !(laden && isBarred(s, side, at, to, target)) &&
          canCome(s, side, target, { at: to, left: left - 1, led, laden }),
      );

/** 8.1, 8.3, 8.4: by ordinary lanes, within what is left of the range, and with a General by arrival. */
export function canCome(s: State, side: Side, target: string, { at, left, led, laden }: Coming): boolean {
  const route = routesTo(s, target).get(at);
  if (!route || route.cost > left) return false;
  const aboard = led || boarders(s, side, at).length > 0;
  return (at === target && aboard) || waysOf(s, side, target, { at, left, led: aboard, laden }).length > 0;
}

const routes = new WeakMap<object, Map<string, ReadonlyMap<string, { readonly cost: number }>>>();

/** The ordinary lanes from each port to this one, which only the map decides. */
function routesTo(s: State, target: string): ReadonlyMap<string, { readonly cost: number }> {
  const known = routes.get(s.setup.spaces) ?? new Map();
  routes.set(s.setup.spaces, known);
  const found =
    known.get(target) ?? cheapest(target, (at) => Object.keys(spaceOf(s, at).lanes).map((to) => ({ to, cost: 1 })));
  known.set(target, found);
  return found;
}

/** 8.3: own Major Ports from which a Fleet can come; `led` asks for those from which it could with a General. */
export const portsTo = (s: State, side: Side, target: string, led = false): string[] =>
  s.setup.ids.filter(
    (at) =>
      spaceOf(s, at).major &&
      ownCity(s, side, at) &&
      canCome(s, side, target, { at, left: rangeOf(s, side), led, laden: false }),
  );

/** 8.3: the same with Ready Warships to send. */
export const bases = (s: State, side: Side, target: string): string[] =>
  s.warships[side].ready === 0 ? [] : portsTo(s, side, target);

/** Free of enemy Generals and CUs. */
const isFree = (s: State, side: Side, at: string): boolean =>
  !hasGeneral(s, otherSide(side), at, false) && !hasCus(s, otherSide(side), at);

/** 9.3.B2: the last own port of the route that is free, else where the Fleet came from. */
export const refuge = (s: State, side: Side, route: readonly string[]): string =>
  found(
    route.findLast((at) => controlOf(s, at) === side && isFree(s, side, at)) ?? route[0],
    'a Fleet has come by no port',
  );

/** 9.3.B1: ports of the route where a winner may land. */
export function havens(s: State, side: Side, route: readonly string[]): string[] {
  const free = [...new Set(route)].filter((at) => isFree(s, side, at));
  return free.length > 0 ? free : route.slice(0, 1);
}

/** 9.3.B2, 2.1.C: where enemies stand before the own city, only what finds room within its walls is saved; that is given back. */
function ashore(d: State, side: Side, fleet: Fleet, at: string): Readonly<Heap> {
  const shut = ownCity(d, side, at) && hasCus(d, otherSide(side), at);
  const saved = shut ? fitting(d, fleet, at) : fleet;
  if (shut) toInside(d, at, saved);
  else toField(d, side, at, saved);
  moveGenerals(d, fleet.generals, at, shut);
  if (!shut && cusOf(fleet) > 0) makeRoom(d, otherSide(side), at);
  return saved;
}

/** 2.1.C: of a Fleet, what there is room for within the walls. */
function fitting(s: State, fleet: Fleet, at: string): Heap {
  const { capacity } = spaceOf(s, at);
  const there = insideOf(s, at);
  const cu = Math.min(fleet.cu, capacity - cusOf(there));
  const elephants = Math.min(fleet.elephants, capacity - cusOf(there) - cu);
  return { cu, elephants, st: Math.min(fleet.st, capacity - there.st) };
}

/** 7.2.C, 10.1, 2.3.D3: before an Army that comes ashore, Generals without CUs go within their own walls or are displaced; STs are captured. */
function makeRoom(d: State, side: Side, at: string): void {
  if (hasCus(d, side, at)) return;
  captureSts(d, side, at);
  if (ownCity(d, side, at)) moveGenerals(d, generalsAt(d, side, at, false), at, true);
  else displaceAlone(d, side, at);
}

/** Units of a port come aboard. */
export function takeAboard(d: State, side: Side, fleet: Fleet, at: string, heap: Readonly<Heap>): void {
  takeFrom(d, side, at, heap);
  Object.assign(fleet, sum(fleet, heap));
}

/** Pieces of a Fleet come ashore, whoever is there; its Warships go home. */
export function disembark(d: State, side: Side, fleet: Fleet, at: string, ships: 'ready' | 'spent'): void {
  shift(d, side, 'atSea', ships, fleet.warships);
  toField(d, side, at, fleet);
  moveGenerals(d, fleet.generals, at);
}

/** A Fleet puts in where nobody reacts; gives back the Units that are saved. */
export function putIn(d: State, side: Side, fleet: Fleet, at: string, ships: 'ready' | 'spent'): Readonly<Heap> {
  shift(d, side, 'atSea', ships, fleet.warships);
  return ashore(d, side, fleet, at);
}

/** 9.3.B2, 2.2.D2: a beaten Fleet; without Units its Generals are displaced; gives back the Units that are saved. */
export function beaten(d: State, side: Side, fleet: Fleet, route: readonly string[], pays: boolean): Readonly<Heap> {
  shift(d, side, 'atSea', 'spent', fleet.warships);
  if (isAlone(fleet)) {
    for (const id of fleet.generals) displace(d, id, pays);
    return NONE;
  }
  const to = refuge(d, side, route);
  const saved = ashore(d, side, fleet, to);
  note(d, '9.3.B2', () => `The beaten Fleet puts in at ${placeName(d, to)}.`);
  return saved;
}

/** Units of a Fleet that somebody picks to lose. */
export const loseAtSea = (d: State, who: Side, by: Side, rule: string, left: number): void =>
  push(d, { type: 'loss', who, by, rule, where: 'fleet', at: '', left, elephantFirst: false });

/** 9.3.B2, 7.1: a mover who has lost at sea is finished, and with him those of his Fleet who are saved. */
export function endMove(d: State, saved: Readonly<Heap> = NONE, generals: readonly string[] = []): void {
  const f = underWay(d, 'activation');
  if (!f) return;
  f.fought = true;
  f.over = true;
  f.mp = 0;
  f.band = bandOf(saved, without(generals, f.general));
}

export const isAlone = (fleet: Fleet): boolean => fleet.warships + unitsOf(fleet) === 0;
