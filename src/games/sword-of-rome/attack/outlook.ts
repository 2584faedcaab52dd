/** The sieges that may follow, each counted once, and what an end of the field comes to over all of them. */
import type { Series } from '../../../calculator/report.ts';
import type { Figures, Tables } from '../../../calculator/table.ts';
import { Count, entriesOf } from '../../../engine/dist.ts';
import { siegeFigures } from '../../../mechanics/siege-odds.ts';
import type { Siege } from '../siege/fields.ts';
import { courseOf, siegeModifier, siegeResults } from '../siege/rules.ts';
import type { Attack } from './fields.ts';
import { type End, type Left, leftAfter, siegeOf } from './left.ts';

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

export function outlookOf(attack: Attack, tables: Tables, figures: Figures): Outlook {
  const courses = keptFor(tables);
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
    const { kind, factor, cu, rolls, support, garrison } = siege;
    const key = `${kind} ${factor} ${cu} ${rolls} ${siegeModifier(siege)} ${support} ${garrison}`;
    const found = courses.get(key);
    if (found) return found;
    const made = besieged(siege, figures);
    courses.set(key, made);
    return made;
  };

  const leftsOf = ({ end, answer, fight }: End): Lefts =>
    fight
      ? fight.tolls().map((toll) => ({
          left: leftAfter(attack, answer, end, { battle: fight.battle, toll }),
          chance: toll.chance,
        }))
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
      const siege = course(left);
      const falls = siege?.falls ?? 0;
      fallen.add(chance, falls);
      held.add(chance, left.cu > 0);
      sum.attackerLost += chance * (left.attackerLost + (siege?.meanLost ?? 0));
      // 13.5: whoever is inside a city that falls is lost.
      sum.defenderLost += chance * (left.defenderLost + falls * left.garrison);
    }
    const made = { ...sum, falls: fallen.chance, holds: held.chance };
    known.set(end, made);
    return made;
  };

  return { of: prospect, lefts, courseOf: course };
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
