/** What is left after an attack once the field is decided, the sieges that may follow, and what a result is worth over all of them. */
import type { Tables } from '../../../calculator/table.ts';
import { certain, type Dist, part } from '../../../engine/dist.ts';
import { recall } from '../../../engine/recall.ts';
import { hasFallen, type SiegeDice } from '../../../mechanics/siege.ts';
import { resultsOf, siegeEnds } from '../../../mechanics/siege-odds.ts';
import type { Fight } from '../battle/fights.ts';
import { sheltered, type Toll } from '../battle/losses.ts';
import type { Battle } from '../battle/rules.ts';
import type { Siege } from '../siege/fields.ts';
import { courseOf, diceWith, siegeFacts } from '../siege/rules.ts';
import type { Reader } from '../tables.ts';
import type { Attack } from './fields.ts';
import type { Answer } from './rules.ts';

export const ENDS = ['unopposed', 'wins', 'beaten', 'refused'] as const;
export type EndId = (typeof ENDS)[number];

/** How the field ends; what a battle costs is left to its dice. */
export interface End {
  readonly end: EndId;
  readonly answer: Answer;
  readonly intercepted: boolean;
  readonly avoided: boolean;
  readonly fight?: Fight;
}

export interface Left {
  /** The attacker's CU in the space; 0 where it does not hold it. */
  readonly cu: number;
  /** Lost in battle and retreat. */
  readonly attackerLost: number;
  readonly defenderLost: number;
  /** CU inside the city. */
  readonly garrison: number;
  /** Support points that the attacker won. */
  readonly support: number;
  /** 8.4: all CU of the commander's force are gone. */
  readonly attackerDisplaced: boolean;
  readonly defenderDisplaced: boolean;
}

/** A battle as it was fought: both armies, and what became of them. */
interface Fought {
  readonly battle: Pick<Battle, 'attackerTactics' | 'defenderCu' | 'defenderTactics'>;
  readonly toll: Toll;
}

/** Where nobody fought. */
const UNHARMED = { attackerLost: 0, defenderLost: 0, support: 0, attackerDisplaced: false, defenderDisplaced: false };

/** What the field's end leaves; a battle brings its toll. */
export function leftAfter(attack: Attack, { insideCu }: Answer, end: EndId, fought?: Fought): Left {
  if (!fought) return { ...UNHARMED, cu: end === 'refused' ? 0 : attack.cu, garrison: insideCu };
  const { attackerLosses, defenderLosses, retreatLosses, support } = fought.toll;
  const { attackerTactics, defenderTactics, defenderCu } = fought.battle;
  const won = end === 'wins';
  // 12.4: whoever is beaten leaves the space, with what its way costs.
  const attackerLost = attackerLosses + (won ? 0 : retreatLosses);
  const defenderLost = defenderLosses + (won ? retreatLosses : 0);
  return {
    cu: won ? attack.cu - attackerLosses : 0,
    attackerLost,
    defenderLost,
    garrison: insideCu + fought.toll.insideCu,
    support: won ? support : 0,
    attackerDisplaced: attackerTactics > 0 && attackerLost === attack.cu,
    defenderDisplaced: defenderTactics > 0 && defenderLost === defenderCu,
  };
}

type Besieging = Pick<Left, 'cu' | 'garrison' | 'support'>;

/** 13.1.1, 13.1.2, 7.3.3: the siege of whoever holds the space; none where there is nothing to besiege. */
export const siegeOf = (attack: Attack, left: Besieging): Siege | undefined =>
  attack.place === 'none' || left.cu === 0 ? undefined : siegeAt(attack.place, attack, left);

function siegeAt(place: Siege['kind'], attack: Attack, { cu, garrison, support }: Besieging): Siege {
  const { factor, rolls, gallic, siegeEvents, useSupport } = attack;
  const spent = place === 'city' && useSupport ? support : 0;
  return {
    kind: place,
    factor,
    level: 0,
    cu,
    rolls,
    gallic,
    otherModifiers: siegeEvents,
    support: spent,
    supportWhen: 'before',
    garrison: Math.min(3, garrison),
  };
}

/** How a siege may go. */
export interface Course {
  readonly falls: number;
  readonly meanLost: number;
  /** What it costs, with the chance of each number. */
  readonly lost: readonly (readonly [number, number])[];
  /** The chance that it has fallen after 0, 1, ... rolls. */
  readonly fallen: readonly number[];
}

export interface Prospect {
  readonly falls: number;
  readonly holds: number;
  readonly attackerLost: number;
  readonly defenderLost: number;
}

/** What is left, how the siege of it may go, and what that comes to. */
interface After extends Prospect {
  readonly left: Left;
  readonly course: Course | undefined;
}

export interface Outlook {
  /** The chance that the place falls, that the attacker holds the space, and CU lost on average. */
  readonly of: (end: End) => Prospect;
  readonly afters: (end: End) => Dist<After>;
  /** 12.4.4: the battle with as much room in the city as its beaten defenders use. */
  readonly settled: (answer: Answer, battle: Battle, toll: Toll) => Battle;
  /** What a prospect is worth to the attacker. */
  readonly worth: (prospect: Prospect) => number;
}

/** Sieges are the same whatever led to them: those of the same tables are kept from one question to the next. */
const KEPT = new WeakMap<Tables, { made: Map<string, Course>; read: Reader }>();
const MOST_KEPT = 2000;

function keptFor(read: Reader): Map<string, Course> {
  const kept = read.kept(KEPT, () => new Map<string, Course>());
  if (kept.size >= MOST_KEPT) kept.clear();
  return kept;
}

/** How the siege of whatever is left goes; once it begins, what is missing and who besieges decide all else. */
function coursesOf(attack: Attack, read: Reader): (left: Left) => Course | undefined {
  const kept = keptFor(read);
  const known = new Map<number, Course>();
  const dice = new Map<number, SiegeDice>();
  const courseOf = (siege: Siege): Course => {
    const { modifier, needed } = siegeFacts(siege);
    const rolled = recall(dice, modifier, () => diceWith(modifier, read));
    // Whether it is counted anew or not, it stands on these entries.
    resultsOf(rolled);
    return recall(kept, `${needed} ${siege.cu} ${siege.rolls} ${modifier}`, () => besieged(siege, rolled, read));
  };
  const { place } = attack;
  if (place === 'none') return () => undefined;
  return (left) =>
    left.cu === 0
      ? undefined
      : recall(known, (left.cu * MOST + left.support) * MOST + left.garrison, () =>
          courseOf(siegeAt(place, attack, left)),
        );
}

/** What a prospect is worth to the attacker. */
const worthFor =
  ({ aim, place }: Attack) =>
  ({ falls, holds, attackerLost, defenderLost }: Prospect): number => {
    if (aim === 'swing') return defenderLost - attackerLost;
    return aim === 'falls' && place !== 'none' ? falls : holds;
  };

/** Worths nearer than this differ only by rounding. */
const EQUAL = 1e-12;

/** What a way is worth to the attacker, and the CU that it costs the defender. */
interface Weighed {
  readonly worth: number;
  readonly defenderLost: number;
}

/** 12.4.4: how many of the beaten go inside, and what that leaves. */
interface Retreat extends Weighed {
  readonly inside: number;
  readonly after: After;
}

/** More than any number of CU or points in an attack. */
const MOST = 128;

/** Whether the defender would rather go this way: worth less to the attacker, or as much at less cost. */
export function suitsDefender(way: Weighed, other: Weighed): boolean {
  const gain = other.worth - way.worth;
  return Math.abs(gain) > EQUAL ? gain > 0 : other.defenderLost - way.defenderLost > EQUAL;
}

/** What many ways come to. */
export function overall({ outcomes, weights, total }: Dist<Prospect>): Prospect {
  let [falls, stands] = [0, 0];
  let [holds, leaves] = [0, 0];
  let [attackerLost, defenderLost] = [0, 0];
  // Before anything is compiled every sum makes garbage: nothing is added where there is nothing to add.
  for (let i = 0; i < outcomes.length; i++) {
    const prospect = outcomes[i]!;
    const chance = weights[i]! / total;
    if (prospect.falls > 0) {
      falls += chance * prospect.falls;
      stands += chance * (1 - prospect.falls);
    } else stands += chance;
    if (prospect.holds > 0) holds += chance * prospect.holds;
    if (prospect.holds < 1) leaves += chance * (1 - prospect.holds);
    if (prospect.attackerLost > 0) attackerLost += chance * prospect.attackerLost;
    if (prospect.defenderLost > 0) defenderLost += chance * prospect.defenderLost;
  }
  return { attackerLost, defenderLost, falls: part(falls, stands, 1), holds: part(holds, leaves, 1) };
}

export function outlookOf(attack: Attack, read: Reader): Outlook {
  const courseOf = coursesOf(attack, read);
  const worth = worthFor(attack);
  // A battle has room in the city for whoever did not go inside before: it settles what its end leaves, whatever led to it.
  const settles = (end: End): End | Fight => end.fight ?? end;
  const known = new Map<End | Fight, Prospect>();
  const allAfters = new Map<End | Fight, Dist<After>>();
  const retreats = new Map<number, Retreat>();

  const afterOf = (left: Left): After => {
    const course = courseOf(left);
    const falls = course?.falls ?? 0;
    return {
      left,
      course,
      falls,
      holds: left.cu > 0 ? 1 : 0,
      attackerLost: left.attackerLost + (course?.meanLost ?? 0),
      // 13.5: whoever is inside a city that falls is lost.
      defenderLost: left.defenderLost + falls * left.garrison,
    };
  };

  /** 12.4.4: beaten defenders may go inside; as many do as serve the defender best, among equals as cost it least. */
  const retreatOf = (answer: Answer, battle: Battle, toll: Toll): Retreat => {
    const { insideCu: most, attackerLosses, defenderLosses } = toll;
    const { defenderCu, defenderTactics } = battle;
    const way = (inside: number): Retreat => {
      const after = afterOf(leftAfter(attack, answer, 'wins', { battle, toll: sheltered(battle, toll, inside) }));
      return { inside, after, worth: worth(after), defenderLost: after.defenderLost };
    };
    const best = (): Retreat => {
      let best = way(most);
      for (let inside = most - 1; inside >= 0; inside--) {
        const fewer = way(inside);
        if (suitsDefender(fewer, best)) best = fewer;
      }
      return best;
    };
    const armies = (answer.insideCu * MOST + defenderCu) * 2 + (defenderTactics > 0 ? 1 : 0);
    return recall(retreats, ((armies * MOST + most) * MOST + attackerLosses) * MOST + defenderLosses, best);
  };

  const settled = (answer: Answer, battle: Battle, toll: Toll): Battle =>
    toll.insideCu > 0 ? { ...battle, cityRoom: retreatOf(answer, battle, toll).inside } : battle;

  const aftersOf = ({ end, answer, fight }: End): Dist<After> => {
    if (!fight) return certain(afterOf(leftAfter(attack, answer, end)));
    const { battle, tolls } = fight;
    const outcomes = tolls.outcomes.map((toll) =>
      toll.insideCu > 0
        ? retreatOf(answer, battle, toll).after
        : afterOf(leftAfter(attack, answer, end, { battle, toll })),
    );
    return { ...tolls, outcomes };
  };

  const afters = (end: End): Dist<After> => recall(allAfters, settles(end), () => aftersOf(end));

  return { of: (end) => recall(known, settles(end), () => overall(afters(end))), afters, settled, worth };
}

function besieged(siege: Siege, dice: SiegeDice, read: Reader): Course {
  const { ends } = siegeEnds(courseOf(siege, read, dice));
  const lost = new Map<number, number>();
  const fallen: number[] = [];
  let meanLost = 0;
  let [taken, others] = [0, 0];
  // Ends stand in the order of their rolls.
  for (let i = 0, at = 0; at <= siege.rolls; at++) {
    for (; i < ends.outcomes.length && ends.outcomes[i]!.turns === at; i++) {
      const { state } = ends.outcomes[i]!;
      const gone = siege.cu - state.cu;
      const share = ends.weights[i]! / ends.total;
      lost.set(gone, (lost.get(gone) ?? 0) + share);
      meanLost += gone * share;
      if (hasFallen(state)) taken += ends.weights[i]!;
      else others += ends.weights[i]!;
    }
    fallen.push(part(taken, i < ends.outcomes.length ? 1 : others, 1));
  }
  return { falls: part(taken, others, ends.total), meanLost, lost: [...lost], fallen };
}
