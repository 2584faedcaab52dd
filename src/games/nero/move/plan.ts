/** A move (5.0 to 5.8): as planned, followed step by step until it ends or the rules stop it; or by the cheapest route. */
import { cheapest, type Route } from '../../../engine/path.ts';
import { neighboursOf, wayBetween } from '../board/rules.ts';
import type { Figures, Reader } from '../tables.ts';
import { nameOf, type PlaceId } from '../words.ts';
import { attacking, type Deed, entering, freeing, passing, pickingUp } from './deeds.ts';
import type { Move } from './fields.ts';
import type { CostReadings, Force } from './rules.ts';

type PlannedStep = Move['steps'][number];

export interface Course {
  readonly deeds: readonly Deed[];
  readonly at: PlaceId;
  readonly force: Force;
  /** Legions that fought in the last attack. */
  readonly attackers?: number;
  /** An Emperor or Contender lost his title. */
  readonly demoted: boolean;
  /** Why the plan cannot be carried out to its end. */
  readonly problem?: { readonly rule: string; readonly says: string };
}

interface State {
  at: PlaceId;
  legions: number;
  won: number;
  attackers?: number;
  demoted: boolean;
  finished?: string;
}

const no = (rule: string, says: string) => ({ rule, says });

/** 5.0: everything up to the first step that the rules forbid. */
export function followed(move: Move, read: Reader): Course {
  const deeds: Deed[] = [];
  const s: State = { at: move.from, legions: move.legions, won: tiredBy(move.won, move.legions), demoted: false };
  const end = (problem?: Course['problem']): Course => ({
    deeds,
    at: s.at,
    force: s,
    demoted: s.demoted,
    ...(s.attackers !== undefined && { attackers: s.attackers }),
    ...(problem && { problem }),
  });
  if (move.legions === 0 && move.leader === 'none')
    return end(no('5.0', 'Nothing moves: neither Legions nor a Leader.'));
  if (move.from === 'roma' && move.legions > 0) return end(no('5.8', 'Legions are never in Roma.'));
  if (move.marker && move.legions > 0) deeds.push(freeing(read));
  if (move.startUncontrolled > 0 && move.from !== 'roma') {
    if (move.uncontrolledAtStart === 'after-entering')
      return end(no('5.4', 'Uncontrolled Legions can be picked up only after entering a Province.'));
    deeds.push(...pickingUp(0, move.startUncontrolled, read));
    s.legions += move.startUncontrolled;
  }
  if (move.atStart !== 'nobody') {
    if (s.legions === 0) return end(no('6.0', 'A Leader alone cannot attack.'));
    fight(s, move.atStart, move.startOwners, move.tribe === move.from, deeds, read);
    if (move.atStart === 'fails') s.finished = failed(s.at);
  }
  for (const step of move.steps) {
    const problem = take(s, step, move, deeds, read);
    if (problem) return end(problem);
  }
  return end();
}

const failed = (at: PlaceId): string => `The attack in ${nameOf(at)} did not succeed, so the force is finished.`;

/** 5.3: a Leader alone carries no fatigue over to the Legions that he picks up. */
const tiredBy = (won: number, legions: number): number => (legions > 0 ? won : 0);

/** 6.0, 6.1: those who are there are attacked one after the other, before, on or after the way; the first failure ends it. */
function fight(s: State, how: 'wins' | 'fails', owners: number, tribe: boolean, deeds: Deed[], figures: Figures): void {
  const battles = how === 'wins' ? owners : 1;
  for (let n = 0; n < battles; n++) {
    deeds.push(attacking(s, s.at, figures));
    s.attackers = s.legions;
    if (how === 'fails') return;
    s.won++;
    // 6.4: the loser's Legion joins; the Barbarian Tribe has none.
    if (!tribe) s.legions++;
  }
}

/** One planned step with all that follows from it; returns what forbids it. */
function take(s: State, step: PlannedStep, move: Move, deeds: Deed[], read: Reader): Course['problem'] {
  const { to, meets, owners } = step;
  const name = nameOf(to);
  if (s.finished) return no('5.5', s.finished);
  if (s.legions === 0 && move.leader === 'none')
    return no('5.4', 'All Legions were left behind; nothing is left to move on.');
  const way = wayBetween(s.at, to, read.tables, read);
  if (!way) return no('5.0', `${nameOf(s.at)} and ${name} are not connected.`);
  if (to === 'roma' && s.legions > 0) return no('5.8', 'Legions cannot enter Roma; leave them behind first.');
  const tribe = move.tribe === to;
  deeds.push(entering(s, to, way, tribe, move, read));
  s.at = to;
  // 5.8: in Roma nobody is met and nothing is picked up.
  if (to === 'roma') return undefined;
  const blocked = meets !== 'nobody' || tribe;
  // 5.7: alone with enemy Legions he is a General at once, before he can pick up Uncontrolled ones.
  const alone = s.legions + step.own === 0;
  if (meets !== 'nobody' && alone && (move.leader === 'emperor' || move.leader === 'contender')) s.demoted = true;
  deeds.push(...pickingUp(step.own, step.uncontrolled, read));
  s.legions += step.own + step.uncontrolled;
  if (meets === 'wins' || meets === 'fails') {
    if (s.legions === 0) return no('6.0', 'A Leader alone cannot attack.');
    fight(s, meets, owners, tribe, deeds, read);
  }
  if (meets === 'passes' && !tribe) deeds.push(passing(owners, to, move, read));
  s.legions = Math.max(0, s.legions - step.dropped);
  s.won = tiredBy(s.won, s.legions);
  if (blocked && (meets === 'stops' || meets === 'fails' || (tribe && meets !== 'wins')))
    s.finished =
      meets === 'fails'
        ? failed(to)
        : tribe
          ? `The Barbarian Tribe stops the force in ${name} unless the force beats it.`
          : `Enemy Legions stop the force in ${name}.`;
  return undefined;
}

type Journey = Pick<Move, 'from' | 'legions' | 'won' | 'tribe' | 'enemies' | keyof CostReadings>;

/** 5.2 to 5.8: the cheapest way to every place that the force can get to; where it must stop, no way leads on. */
export function fewestFrom(journey: Journey, read: Reader): Map<PlaceId, Route<PlaceId>> {
  const { from, legions, won, tribe, enemies } = journey;
  return cheapest<PlaceId>(from, (at) => {
    const here = at === from ? [] : enemies.filter((e) => e.at === at);
    if ((at === tribe && at !== from) || here.some((e) => !e.lets)) return [];
    const owners = here.reduce((sum, e) => sum + e.owners, 0);
    const onward = owners > 0 ? passing(owners, at, journey, read).mp : 0;
    return neighboursOf(at, read.tables, read)
      .filter(({ to }) => to !== 'roma' || legions === 0)
      .map(({ to, way }) => ({
        to,
        cost: onward + entering({ legions, won }, to, way, tribe === to, journey, read).mp,
      }));
  });
}
