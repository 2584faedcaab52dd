/**
 * 5.10: what a power gains, and where new CU and leaders may be placed; 8.3: minor leaders; 8.2.3, 5.10.1-5p: what the
 * Greeks and Carthage pay.
 */
import { isKeyOf } from '../../../calculator/keys.ts';
import { figuresOf } from '../../../play/figures.ts';
import { no } from '../../../play/problem.ts';
import { note } from '../../../play/state.ts';
import { sumOf } from '../dice.ts';
import { type Penalty, reliefOf } from '../greek-leaders/relief.ts';
import { SOURCE_NAMES, SOURCES, upkeepOf, yieldOf } from '../reinforcements/rules.ts';
import { PEOPLES, POWER_NAMES, type Power } from '../words.ts';
import type { Of } from './actions.ts';
import { putLeader } from './changes.ts';
import { isAfrican, lineFor } from './movement/ground.ts';
import { isFriend, isNeutral } from './politics/friends.ts';
import {
  cuAt,
  enemyCu,
  holderAt,
  insideAt,
  isBesieged,
  isCity,
  isMinor,
  isShared,
  leaderOf,
  loyaltyAt,
  nameOf,
  onMap,
  ownCu,
  placedOf,
  sourcesOf,
  spaceOf,
} from './queries.ts';
import { GARRISON_BOX, HOLDING_BOX } from './set-up.ts';
import type { AnswerIn, FrameAt, State } from './state.ts';

/** 16.3-5p: where the rebels are at home. */
export const REBEL_SPACES: readonly string[] = ['carthago', 'kerkouane'];

/** 16.4: the insurrection lasts as long as there are rebels. */
export const inRevolt = (s: State): boolean => s.setup.spaceIds.some((at) => ownCu(s, at, 'rebels') > 0);

/** 5.10.1-5p: the mercenaries that Carthage gains now. */
export const hiredGain = (s: State): number =>
  s.setup.players === '5'
    ? Number(figuresOf(s).at('reinforcements', inRevolt(s) ? 'mercenaries-insurrection' : 'mercenaries', 'cu').value)
    : 0;

/** 5.10.1: the CU that this power gains now. */
export function gainOf(s: State, power: Power): number {
  const read = figuresOf(s);
  if (power === 'transalpine') return Number(read.at('reinforcements', 'transalpine', 'cu').value);
  if (power === 'rebels') return inRevolt(s) ? Number(read.at('reinforcements', 'rebels', 'cu').value) : 0;
  if (power === 'gauls' && s.setup.players === '3' && s.setup.rulings['gallic-reinforcements'] === 'levy-only')
    return 0;
  const own = isKeyOf(SOURCES, power) ? SOURCES[power] : [];
  const free = (at: string): boolean => holderAt(s, at) === power && !isBesieged(s, at);
  const who = POWER_NAMES[power];
  const homes = own.reduce(
    (sum, at) => sum + yieldOf(who, at, SOURCE_NAMES[at], free(at) ? 1 : 0, 0, read).line.amount,
    0,
  );
  if (power !== 'romans') return homes;
  const cities = s.setup.spaceIds.filter((at) => at !== 'roma' && isCity(s, at) && free(at)).length;
  return homes + yieldOf(who, 'roman-city', 'Roman cities', cities, 0, read).line.amount;
}

/** 2.2-reinforcement-spaces: home sources that yield nothing, since others hold them. */
export const lostSources = (s: State, power: Power): string[] =>
  s.setup.spaceIds.filter(
    (at) => spaceOf(s, at).home === power && spaceOf(s, at).reinforcement > 0 && holderAt(s, at) !== power,
  );

const citiesOf = (s: State, power: Power): string[] =>
  s.setup.spaceIds.filter((at) => isCity(s, at) && holderAt(s, at) === power);

/** 5.10, 19, 9.6.2: friendly, and free of enemy CU; the Garrison box, and but for five players Africa, is for Carthage alone. */
const isOpen = (s: State, at: string, power: Power): boolean =>
  (power === 'carthage' || (at !== GARRISON_BOX && !(s.setup.players !== '5' && isAfrican(s, at)))) &&
  isFriend(s, power, holderAt(s, at)) &&
  enemyCu(s, at, power) === 0;

/** 15.3, 16.3: where CU of this power may stay. */
function mayStay(s: State, at: string, power: Power): boolean {
  if (isShared(s, at, power)) return false;
  const bound = power === 'carthage' && isNeutral(s, power) && s.setup.rulings['carthage-placing'] === 'out-of-italy';
  if (bound && spaceOf(s, at).region === 'Italy') return false;
  // A leader of an enemy, alone there, has to give way (8.4).
  return !s.setup.leaderIds.some((id) => {
    if (placedOf(s, id).at !== at) return false;
    const other = leaderOf(s, id).power;
    return other !== power && isFriend(s, power, other);
  });
}

/** 5.10: every space in which this power may place CU. */
export function placesFor(s: State, power: Power): string[] {
  if (power === 'transalpine') return [HOLDING_BOX];
  if (power === 'rebels') return REBEL_SPACES.filter((at) => cuAt(s, at, power) > 0);
  // 5.10-note: any Roman city serves Rome as well. Before a besieged place stand enemies, so that it is not open.
  return linkedTo(s, power, [...sourcesOf(s, power), ...(power === 'romans' ? citiesOf(s, power) : [])]);
}

/** 5.10: the spaces that a path joins to one of these, where CU may stay. */
function linkedTo(s: State, power: Power, sources: readonly string[]): string[] {
  const reached = new Set(sources.filter((at) => isOpen(s, at, power)));
  let sails = power === 'carthage' || isFriend(s, power, 'carthage');
  for (const at of reached) {
    const { ways, port } = spaceOf(s, at);
    for (const way of ways) if (lineFor(power, at, way) === 'clear' && isOpen(s, way.to, power)) reached.add(way.to);
    if (!sails || !port) continue;
    // From one port to all the others.
    sails = false;
    for (const to of s.setup.ports) if (isOpen(s, to, power)) reached.add(to);
  }
  // 19.1: also straight into the Garrison box.
  if (power === 'carthage' && s.setup.players === '5') reached.add(GARRISON_BOX);
  return [...reached].filter((at) => mayStay(s, at, power));
}

/** What may be answered where CU of these powers are placed. */
export const placing = {
  options: (s: State, { powers }: { readonly powers: readonly Power[] }): Of<'place'>[] =>
    powers.flatMap((power) => placesFor(s, power).map((space) => ({ type: 'place', power, space }))),
  says: (s: State, _: unknown, { power, space }: Of<'place'>): string =>
    `1 CU for the ${PEOPLES[power]} in ${nameOf(s, space)}`,
};

/** The clause by which a CU may be put there. */
export const placingRule = (s: State, power: Power, at: string): string => {
  if (at === GARRISON_BOX) return '19.1';
  return power === 'romans' && !linkedTo(s, power, sourcesOf(s, power)).includes(at) ? '5.10-note' : '5.10';
};

/** 5.10: where a named leader may go: to CU of his own, by a path as for new CU. */
export function leaderPlaces(s: State, leader: string): string[] {
  const { power } = leaderOf(s, leader);
  const bound = leader === 'bomilcar';
  return placesFor(s, power).filter((at) => cuAt(s, at, power) > 0 && (!bound || spaceOf(s, at).region === 'Africa'));
}

/** 8.3: to CU of his own, in a besieged city too, but where he is. */
const placesOf = (s: State, leader: string): string[] =>
  s.setup.spaceIds.filter((at) => at !== placedOf(s, leader).at && ownCu(s, at, leaderOf(s, leader).power) > 0);

const minorsOf = (s: State, powers: readonly Power[]): string[] =>
  s.setup.leaderIds.filter(
    (id) => isMinor(s, id) && placedOf(s, id).at !== 'out' && powers.includes(leaderOf(s, id).power),
  );

/** Whether there is any minor leader to be put somewhere else. */
export const hasMinors = (s: State, powers: readonly Power[]): boolean =>
  minorsOf(s, powers).some((leader) => placesOf(s, leader).length > 0);

/** 13.3-note: where his CU are inside a besieged city he goes in. */
function put(d: State, leader: string, to: string): void {
  const { power, name } = leaderOf(d, leader);
  const inside = insideAt(d, to) > 0 && holderAt(d, to) === power;
  putLeader(d, leader, to, inside);
  note(d, inside ? '13.3-note' : '8.3', () => `${name} is placed in ${nameOf(d, to)}.`);
}

/** What keeps in mind whom it has put somewhere. */
interface Shifting {
  /** 8.3: minor leaders put since the last card: who is put twice could be put there at once. */
  shifted: string[];
}

export const minorAnswer = <F extends Shifting>(powersOf: (f: F) => readonly Power[]): AnswerIn<F, 'minor'> => ({
  *options(s, f) {
    for (const leader of minorsOf(s, powersOf(f)))
      if (!f.shifted.includes(leader)) for (const to of placesOf(s, leader)) yield { type: 'minor', leader, to };
  },
  says: (s, _, { leader, to }) => ({ says: `${leaderOf(s, leader).name} to ${nameOf(s, to)}`, group: 'Minor leaders' }),
  why(s, f, { leader }) {
    if (!minorsOf(s, powersOf(f)).includes(leader)) return no('8.3', 'He is not one of your minor leaders.');
    return f.shifted.includes(leader)
      ? no('8.3', `${leaderOf(s, leader).name} has just been placed; you can move him again after the next card.`)
      : no('8.3', 'A minor leader can go only to other CU of his own power.');
  },
  apply(d, f, { leader, to }) {
    f.shifted.push(leader);
    put(d, leader, to);
  },
});

/** 8.2.3: named Greek leaders on the map that have not been paid for. */
export const unpaid = (s: State, f: FrameAt<'reinforce'>): string[] =>
  f.powers.includes('greeks')
    ? s.setup.leadersOf.greeks.filter((id) => leaderOf(s, id).kind === 'named' && onMap(s, id) && !f.kept.includes(id))
    : [];

export const greekCities = (s: State): string[] => citiesOf(s, 'greeks');
export const greekLoyalty = (s: State): number => greekCities(s).reduce((sum, at) => sum + loyaltyAt(s, at), 0);

const sicily = (s: State, home: 'greeks' | 'carthage'): string[] =>
  s.setup.spaceIds.filter((at) => spaceOf(s, at).region === 'Sicily' && spaceOf(s, at).home === home);

/** 8.2.3, 8.2.3-5p: the loyalty that a leader costs; with five players Sicily may pay for one of them. */
export function costOf(s: State, f: FrameAt<'reinforce'>, leader: string) {
  const { penalty } = leaderOf(s, leader);
  if (s.setup.players !== '5' || f.relieved) return { cost: penalty, saved: 0 };
  const all = unpaid(s, f);
  const penalties = all.map(
    (id): Penalty => ({
      penalty: leaderOf(s, id).penalty,
      standing: 'derived',
      inSicily: spaceOf(s, placedOf(s, id).at).region === 'Sicily',
    }),
  );
  const held = sicily(s, 'carthage').filter((at) => holderAt(s, at) === 'greeks').length;
  const intact = sicily(s, 'greeks').every((at) => holderAt(s, at) === 'greeks');
  const { at, points } = reliefOf(penalties, held, intact);
  const saved = at !== undefined && all[at] === leader ? points : 0;
  return { cost: penalty - saved, saved };
}

/** 5.10.1-5p: mercenaries on the map that have to go. */
export const disbanded = (s: State): number => upkeepOf(sumOf(Object.values(s.mercenaries)), figuresOf(s)).removed;
