/** How a Fleet sails, embarks, lands, is caught and is wrecked (7.3, 8.3, 17.1). */

import { plural, some } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { found, frameOf, note, noteMove, pop } from '../../../../play/state.ts';
import { batter } from '../../storms/roll.ts';
import { lostOf, type Wreck } from '../../storms/rules.ts';
import { otherSide } from '../../words.ts';
import { isCampaign, without } from '../cards.ts';
import { displace, placeSt, setPc, shift } from '../changes.ts';
import { heapSays, heapsOf, heapsUpTo } from '../pieces/band.ts';
import { cardOfGeneral, consulBounds, consulsAllow, generalsAt, nameOf, rankOf } from '../pieces/generals.ts';
import { leadsOn, type SeaWay } from '../pieces/moves.ts';
import { boarders, disembark, endMove, isAlone, loseAtSea, putIn, refuge, stockOf, takeAboard } from '../pieces/sea.ts';
import { bandOf, cusOf, fieldOf, hasUnits, insideOf, unitsOf } from '../pieces/units.ts';
import { controlOf, inAfrica, isCity, isShut, limit, ownCity, placeName, spaceOf } from '../queries.ts';
import { stormInput } from '../questions/sea.ts';
import type { FrameAt, Heap, State } from '../state.ts';
import { enter } from './entered.ts';
import { sendOut } from './squadron.ts';

type VoyageFrame = FrameAt<'voyage'>;

/** 2.1.J: the Storm symbols of a lane. */
const laneTo = (s: State, at: string, to: string): number =>
  found(spaceOf(s, at).lanes[to], `no sea lane joins "${at}" and "${to}"`);

export function sail(d: State, f: VoyageFrame, to: string, by: SeaWay): void {
  const a = frameOf(d, 'activation');
  const cost = by === 'lane' ? 1 : 2;
  f.storms = by === 'lane' ? laneTo(d, f.at, to) : d.setup.tyrrhenum.storms;
  const { africanus } = cardOfGeneral(d, f.general);
  if (africanus && !inAfrica(d, f.at) && inAfrica(d, to) && d.seamanship < 4)
    note(d, '2.2.D3', () => `${nameOf(d, f.general)} is an Africanus: he can enter Africa at any Seamanship level.`);
  noteMove(d, '7.3.A', f.who, [f.at, to], () => `The Fleet sails to ${placeName(d, to)}.`);
  f.at = to;
  f.route.push(to);
  f.used += cost;
  f.boarded = false;
  if (f.won) f.weary = true;
  a.mp -= cost;
  a.spent += cost;
  a.path.push({ at: to, spent: a.spent, embarked: f.start });
  f.stage = 'weather';
}

/** 7.3.C: Units of a port that may come aboard. */
export function* boardings(s: State, f: VoyageFrame) {
  if (f.boarded) return;
  const all = stockOf(s, f.who, f.at);
  if (unitsOf(all) === 0) return;
  const room = limit(s, 'led-units') - unitsOf(f.fleet) - f.fleet.warships;
  const { most } = consulBounds(s, [], generalsAt(s, f.who, f.at), cusOf(all));
  yield* heapsOf('board', heapsUpTo(all, Math.max(0, room)), (heap) => unitsOf(heap) > 0 && cusOf(heap) <= most);
}

/** 7.3.B, 2.3.G, 2.3.E3: why these cannot come aboard. */
export function whyNoBoarding(s: State, f: VoyageFrame, heap: Readonly<Heap>): Problem {
  if (f.boarded) return no('7.3.C', 'You have already chosen who comes aboard here.');
  if (isShut(s, f.who, f.at)) return no('7.3.B', 'Nobody can come aboard from a Besieged city.');
  const most = limit(s, 'led-units');
  if (unitsOf(f.fleet) + f.fleet.warships + unitsOf(heap) > most)
    return no('2.3.G', `A Fleet has at most ${most} Units, including Warships.`);
  const all = stockOf(s, f.who, f.at);
  return consulsAllow(s, [], generalsAt(s, f.who, f.at), cusOf(heap), cusOf(all))
    ? no('2.3.G', 'You do not have that many to take aboard.')
    : no('2.3.E3', 'A Consul would be left with fewer than 3 CUs.');
}

/** 7.1, 2.3.E3: Generals of a port who may come aboard. */
export const joiners = (s: State, f: VoyageFrame): string[] =>
  f.boarded
    ? []
    : boarders(s, f.who, f.at).filter(
        (id) =>
          rankOf(s, id) <= rankOf(s, f.general) &&
          !s.moved.generals.includes(id) &&
          !s.moved.engaged.includes(id) &&
          consulsAllow(s, [id], [], cusOf(f.fleet), cusOf(stockOf(s, f.who, f.at))),
      );

export function board(d: State, f: VoyageFrame, heap: Heap): void {
  takeAboard(d, f.who, f.fleet, f.at, heap);
  f.boarded = true;
  note(d, '7.3.C', () => `Aboard at ${placeName(d, f.at)}: ${heapSays(heap)}.`);
}

export const whyNoLanding = (s: State, f: VoyageFrame): Problem | undefined =>
  f.route.length < 2
    ? no('7.3.C', 'You must sail to a different port.')
    : cusOf(f.fleet) === 0 && hasUnits(s, otherSide(f.who), f.at)
      ? no('2.2.A', `Without CUs you cannot land in ${placeName(s, f.at)} among enemy Units.`)
      : undefined;

/** 7.3.B, 7.3.C: ashore; Warships go home Ready, after a battle and more lanes Spent. */
export function goAshore(d: State, f: VoyageFrame): void {
  const a = frameOf(d, 'activation');
  const stood = unitsOf(fieldOf(d, f.who, f.at)) > 0;
  pop(d);
  disembark(d, f.who, f.fleet, f.at, f.weary ? 'spent' : 'ready');
  a.band = bandOf(f.fleet, without(f.fleet.generals, f.general));
  a.grouped = false;
  a.garrisoned = false;
  a.changed = [];
  // 7.1: who has fought moves no more, where a card moves several Generals.
  if (f.won && a.by === 'event' && isCampaign(a.card)) a.over = true;
  note(d, '7.3.C', () => `${nameOf(d, f.general)} lands in ${placeName(d, f.at)} with ${heapSays(f.fleet)}.`);
  enter(d, a.who, f.start, f.at, true, stood);
}

/** 2.2.A: nobody may land here, and no way leads on. */
export const isStranded = (s: State, f: VoyageFrame): boolean =>
  whyNoLanding(s, f) !== undefined &&
  !leadsOn(s, f, frameOf(s, 'activation')) &&
  ![...boardings(s, f)].some((heap) => cusOf(heap) > 0);

/** The Fleet puts in where it last could, and the move is over. */
export function turnBack(d: State, f: VoyageFrame): void {
  const to = refuge(d, f.who, f.route);
  pop(d);
  endMove(d, putIn(d, f.who, f.fleet, to, f.weary ? 'spent' : 'ready'), f.fleet.generals);
  note(d, '2.2.A', () => `The Fleet cannot land in ${placeName(d, f.at)} and puts in at ${placeName(d, to)}.`);
}

/** What a storm takes, in words. */
export const wreckSays = ({ warshipsLost, cuLost, stsLost }: Wreck): string =>
  `The storm destroys ${some(warshipsLost, 'Warship')}, ${some(cuLost, 'CU')} and ${some(stsLost, 'ST')}`;

/** 17.1.#11: one of each kind for each hit; 17.1.#39: Carthage picks, Warships first. */
export function wreck(d: State, f: VoyageFrame, faces: Readonly<Record<string, readonly number[]>>): void {
  const input = stormInput(d, f);
  const { wreck: taken } = batter(input, faces, figuresOf(d));
  f.storm = null;
  f.stormed.push(input.card);
  f.stage = 'stormed';
  if (input.card === 'storms-at-sea') {
    const units = lostOf(taken);
    note(d, '17.1.#39', () => `The storm destroys ${plural(units, 'Unit')}.`, { facts: { unitsLost: units } });
    loseAtSea(d, f.who, otherSide(f.who), '17.1.#39', units);
    return;
  }
  note(d, '2.1.J', () => `The last sea lane has ${some(f.storms, 'Storm symbol')}.`);
  note(d, '17.1.#11', () => `${wreckSays(taken)}.`, {
    facts: { warshipsLost: taken.warshipsLost, cuLost: taken.cuLost },
  });
  shift(d, f.who, 'atSea', 'track', taken.warshipsLost);
  f.fleet.warships -= taken.warshipsLost;
  f.fleet.st -= taken.stsLost;
  f.fleet.cu -= taken.cuLost;
}

/** 17.1.#11, 17.1.#39: all Units are lost; Cruel Sea displaces the Generals, Storms at Sea sends them back. */
export function lost(d: State, f: VoyageFrame): void {
  pop(d);
  endMove(d);
  if (f.stormed.at(-1) === 'cruel-sea') for (const id of f.fleet.generals) displace(d, id);
  else putIn(d, f.who, f.fleet, f.start, 'ready');
}

/** 8.3: a General without Units is displaced; all others meet the Intercepting Fleet. */
export function caught(d: State, f: VoyageFrame): void {
  f.stage = 'port';
  if (isAlone(f.fleet)) {
    pop(d);
    endMove(d);
    for (const id of f.fleet.generals) displace(d, id);
  } else sendOut(d, otherSide(f.who), f.at);
}

/** 17.1.#19, 17.1.#20: what a naval Event does in a port on the way. */
export function raidTargets(s: State, f: VoyageFrame): string[] {
  const { raid, raided } = frameOf(s, 'activation');
  if (!raid || raided || f.route.length < 2) return [];
  const enemy = otherSide(f.who);
  const sts = fieldOf(s, enemy, f.at).st + (ownCity(s, enemy, f.at) ? insideOf(s, f.at).st : 0);
  const pc = controlOf(s, f.at) === enemy && !isCity(s, f.at) && !hasUnits(s, enemy, f.at);
  return (raid === 'st' ? sts > 0 : pc) ? [f.at] : [];
}

export function raid(d: State, f: VoyageFrame): void {
  const a = frameOf(d, 'activation');
  const enemy = otherSide(f.who);
  a.raided = true;
  if (a.raid === 'pc') setPc(d, null, f.at);
  else {
    placeSt(d, enemy, f.at, 'field', -fieldOf(d, enemy, f.at).st);
    if (ownCity(d, enemy, f.at)) placeSt(d, enemy, f.at, 'inside', -insideOf(d, f.at).st);
  }
  note(d, a.raid === 'pc' ? '17.1.#20' : '17.1.#19', () => `The Fleet raids ${placeName(d, f.at)}.`);
}
