/** The sieges that may follow, each counted once, and what an end of the field comes to over all of them. */
import type { Series } from '../../../calculator/report.ts';
import type { Figures, Tables } from '../../../calculator/table.ts';
import { Count, entriesOf } from '../../../engine/dist.ts';
import { recall } from '../../../engine/recall.ts';
import { siegeFigures } from '../../../mechanics/siege-odds.ts';
import { sheltered, type Toll } from '../battle/losses.ts';
import type { Battle } from '../battle/rules.ts';
import type { Siege } from '../siege/fields.ts';
import { courseOf, siegeModifier, siegeResults } from '../siege/rules.ts';
import type { Attack } from './fields.ts';
import { type End, type Left, leftAfter, siegeOf } from './left.ts';
import type { Answer } from './rules.ts';

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
const KEPT = new WeakMap<Tables, Map<string, Course>>();
const MOST_KEPT = 2000;

function keptFor(tables: Tables): Map<string, Course> {
  const kept = KEPT.get(tables);
  if (kept && kept.size < MOST_KEPT) return kept;
  const fresh = new Map<string, Course>();
  KEPT.set(tables, fresh);
  return fresh;
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

export function outlookOf(attack: Attack, tables: Tables, figures: Figures): Outlook {
  const courses = keptFor(tables);
  const worth = worthFor(attack);
  let read = false;
  const known = new Map<End, Prospect>();
  const allLefts = new Map<End, Lefts>();

  const course = (left: Left): Course | undefined => {
    const siege = siegeOf(attack, left);
    if (!siege) return undefined;
    if (!read) {
      // Whether it is counted anew or not, it stands on these entries.
      siegeResults(siegeModifier(siege), figures);
      read = true;
    }
    return recall(courses, Object.values(siege).join(' '), () => besieged(siege, figures));
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

  const lefts = (end: End): Lefts => {
    const found = allLefts.get(end) ?? leftsOf(end);
    allLefts.set(end, found);
    return found;
  };

  const prospect = (end: End): Prospect => {
    const found = known.get(end);
    if (found) return found;
    const [fallen, held] = [new Count(), new Count()];
    const sum = { attackerLost: 0, defenderLost: 0 };
    for (const { left, chance } of lefts(end)) {
      const after = prospectAfter(left);
      fallen.add(chance, after.falls);
      held.add(chance, after.holds);
      sum.attackerLost += chance * after.attackerLost;
      sum.defenderLost += chance * after.defenderLost;
    }
    const made = { ...sum, falls: fallen.chance, holds: held.chance };
    known.set(end, made);
    return made;
  };

  return { of: prospect, lefts, courseOf: course, settled, worth };
}

function besieged(siege: Siege, figures: Figures): Course {
  const { ends, chances, series } = siegeFigures(courseOf(siege, figures));
  const lost = new Map<number, number>();
  let meanLost = 0;
  for (const [{ state }, weight] of entriesOf(ends)) {
    const [gone, chance] = [siege.cu - state.cu, weight / ends.total];
    lost.set(gone, (lost.get(gone) ?? 0) + chance);
    meanLost += gone * chance;
  }
  return { falls: chances.falls, meanLost, lost: [...lost], series };
}
