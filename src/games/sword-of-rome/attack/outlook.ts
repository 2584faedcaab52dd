/** What an attack leaves behind once the field is decided, the sieges that may follow, and what an end comes to over all of them. */
import type { Series } from '../../../calculator/report.ts';
import type { Tables } from '../../../calculator/table.ts';
import { Count, chance, entriesOf } from '../../../engine/dist.ts';
import { recall } from '../../../engine/recall.ts';
import { fell, siegeEnds } from '../../../mechanics/siege-odds.ts';
import type { Fight } from '../battle/fights.ts';
import { sheltered, type Toll } from '../battle/losses.ts';
import type { Battle } from '../battle/rules.ts';
import type { Siege } from '../siege/fields.ts';
import { courseOf, siegeModifier, siegeResults } from '../siege/rules.ts';
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

/** What the field's end leaves; a battle brings its toll. */
export function leftAfter(attack: Attack, { insideCu }: Answer, end: EndId, fought?: Fought): Left {
  const nothing = { attackerLost: 0, defenderLost: 0, support: 0, attackerDisplaced: false, defenderDisplaced: false };
  if (!fought) return { ...nothing, cu: end === 'refused' ? 0 : attack.cu, garrison: insideCu };
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

/** 13.1.1, 13.1.2, 7.3.3: the siege of whoever holds the space; none where there is nothing to besiege. */
export function siegeOf(
  attack: Attack,
  { cu, garrison, support }: Pick<Left, 'cu' | 'garrison' | 'support'>,
): Siege | undefined {
  const { place, factor, rolls, gallic, siegeEvents, useSupport } = attack;
  if (place === 'none' || cu === 0) return undefined;
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
interface Course {
  readonly falls: number;
  readonly meanLost: number;
  /** What it costs, with the chance of each number. */
  readonly lost: readonly (readonly [number, number])[];
  readonly series: Series;
}

type Lefts = readonly { readonly left: Left; readonly chance: number }[];

export interface Outlook {
  /** The chance that the place falls, that the attacker holds the space, and CU lost on average. */
  readonly of: (end: End) => Prospect;
  readonly lefts: (end: End) => Lefts;
  readonly courseOf: (left: Left) => Course | undefined;
  /** 12.4.4: the battle with as much room in the city as its beaten defenders use. */
  readonly settled: (answer: Answer, battle: Battle, toll: Toll) => Battle;
  /** What a prospect is worth to the attacker. */
  readonly worth: (prospect: Prospect) => number;
}

export interface Prospect {
  readonly falls: number;
  readonly holds: number;
  readonly attackerLost: number;
  readonly defenderLost: number;
}

/** Sieges are the same whatever led to them: those of the same tables are kept from one question to the next. */
const KEPT = new WeakMap<Tables, { made: Map<string, Course>; read: Reader }>();
const MOST_KEPT = 2000;

function keptFor(read: Reader): Map<string, Course> {
  const kept = read.kept(KEPT, () => new Map<string, Course>());
  if (kept.size >= MOST_KEPT) kept.clear();
  return kept;
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
  readonly lost: number;
}

/** Whether the defender would rather go this way: worth less to the attacker, or as much at less cost. */
export function suitsDefender(way: Weighed, other: Weighed): boolean {
  const gain = other.worth - way.worth;
  return Math.abs(gain) > EQUAL ? gain > 0 : other.lost - way.lost > EQUAL;
}

export function outlookOf(attack: Attack, read: Reader): Outlook {
  const courses = keptFor(read);
  const worth = worthFor(attack);
  let stands = false;
  const known = new Map<End, Prospect>();
  const allLefts = new Map<End, Lefts>();

  const course = (left: Left): Course | undefined => {
    const siege = siegeOf(attack, left);
    if (!siege) return undefined;
    // Whether it is counted anew or not, it stands on these entries.
    if (!stands) siegeResults(siegeModifier(siege), read);
    stands = true;
    return recall(courses, Object.values(siege).join(' '), () => besieged(siege, read));
  };

  const prospectAfter = (left: Left): Prospect => {
    const siege = course(left);
    const falls = siege?.falls ?? 0;
    return {
      falls,
      holds: left.cu > 0 ? 1 : 0,
      attackerLost: left.attackerLost + (siege?.meanLost ?? 0),
      // 13.5: whoever is inside a city that falls is lost.
      defenderLost: left.defenderLost + falls * left.garrison,
    };
  };

  /** 12.4.4: beaten defenders may go inside; as many do as serve the defender best, among equals as cost it least. */
  const insideOf = (answer: Answer, battle: Battle, toll: Toll): number => {
    const ways = Array.from({ length: toll.insideCu + 1 }, (_, fewer) => toll.insideCu - fewer).map((inside) => {
      const after = leftAfter(attack, answer, 'wins', { battle, toll: sheltered(battle, toll, inside) });
      const prospect = prospectAfter(after);
      return { inside, worth: worth(prospect), lost: prospect.defenderLost };
    });
    return ways.reduce((best, way) => (suitsDefender(way, best) ? way : best)).inside;
  };

  const settled = (answer: Answer, battle: Battle, toll: Toll): Battle =>
    toll.insideCu > 0 ? { ...battle, cityRoom: insideOf(answer, battle, toll) } : battle;

  const leftsOf = ({ end, answer, fight }: End): Lefts =>
    fight
      ? fight.tolls().map((toll) => {
          const { battle } = fight;
          const after = toll.insideCu > 0 ? sheltered(battle, toll, insideOf(answer, battle, toll)) : toll;
          return { left: leftAfter(attack, answer, end, { battle, toll: after }), chance: toll.chance };
        })
      : [{ left: leftAfter(attack, answer, end), chance: 1 }];

  const lefts = (end: End): Lefts => recall(allLefts, end, () => leftsOf(end));

  const prospectOf = (end: End): Prospect => {
    const [fallen, held] = [new Count(), new Count()];
    const sum = { attackerLost: 0, defenderLost: 0 };
    for (const { left, chance } of lefts(end)) {
      const after = prospectAfter(left);
      fallen.add(chance, after.falls);
      held.add(chance, after.holds);
      sum.attackerLost += chance * after.attackerLost;
      sum.defenderLost += chance * after.defenderLost;
    }
    return { ...sum, falls: fallen.chance, holds: held.chance };
  };

  return { of: (end) => recall(known, end, () => prospectOf(end)), lefts, courseOf: course, settled, worth };
}

function besieged(siege: Siege, read: Reader): Course {
  const { ends, series } = siegeEnds(courseOf(siege, read));
  const lost = new Map<number, number>();
  let meanLost = 0;
  for (const [{ state }, weight] of entriesOf(ends)) {
    const [gone, share] = [siege.cu - state.cu, weight / ends.total];
    lost.set(gone, (lost.get(gone) ?? 0) + share);
    meanLost += gone * share;
  }
  return { falls: chance(ends, fell), meanLost, lost: [...lost], series };
}
