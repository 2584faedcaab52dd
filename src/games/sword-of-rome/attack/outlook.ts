/** The sieges that may follow, each counted once, and what an end of the field comes to over all of them. */
import type { Series } from '../../../calculator/report.ts';
import type { Figures } from '../../../calculator/table.ts';
import { entriesOf } from '../../../engine/dist.ts';
import { hasFallen } from '../../../mechanics/siege.ts';
import { siegeFigures } from '../../../mechanics/siege-odds.ts';
import type { Siege } from '../siege/fields.ts';
import { courseOf } from '../siege/rules.ts';
import type { Attack } from './fields.ts';
import { type Left, leftAfter, siegeOf } from './left.ts';
import type { End } from './plan.ts';

/** One way to end it all. */
export interface Outcome {
  readonly left: Left;
  readonly falls: boolean;
  readonly siegeLost: number;
  readonly chance: number;
}

/** How a siege may go. */
interface Course {
  readonly falls: number;
  readonly meanLost: number;
  /** What it costs, apart where it falls and where it does not. */
  readonly lost: Readonly<Record<'fallen' | 'standing', readonly (readonly [number, number])[]>>;
  readonly series: Series;
}

export interface Outlook {
  /** The chance that the place falls, that the attacker holds the space, and CU lost on average. */
  readonly of: (end: End) => Prospect;
  readonly lefts: (end: End) => readonly { readonly left: Left; readonly chance: number }[];
  readonly outcomes: (end: End) => Outcome[];
  readonly courseOf: (left: Left) => Course | undefined;
}

export interface Prospect {
  readonly falls: number;
  readonly holds: number;
  readonly attackerLost: number;
  readonly defenderLost: number;
}

export function outlookOf(attack: Attack, figures: Figures): Outlook {
  const courses = new Map<string, Course>();
  const known = new Map<End, Prospect>();

  const course = (left: Left): Course | undefined => {
    const siege = siegeOf(attack, left);
    if (!siege) return undefined;
    const key = `${siege.cu} ${siege.support} ${siege.garrison}`;
    const found = courses.get(key);
    if (found) return found;
    const made = besieged(siege, figures);
    courses.set(key, made);
    return made;
  };

  const lefts = ({ end, answer, fight }: End): { left: Left; chance: number }[] =>
    fight
      ? fight
          .tolls()
          .map((toll) => ({
            left: leftAfter(attack, answer, end, { battle: fight.battle, toll }),
            chance: toll.chance,
          }))
      : [{ left: leftAfter(attack, answer, end), chance: 1 }];

  const prospect = (end: End): Prospect => {
    const found = known.get(end);
    if (found) return found;
    const sum = { falls: 0, holds: 0, attackerLost: 0, defenderLost: 0 };
    for (const { left, chance } of lefts(end)) {
      const siege = course(left);
      const falls = siege?.falls ?? 0;
      sum.falls += chance * falls;
      sum.holds += left.cu > 0 ? chance : 0;
      sum.attackerLost += chance * (left.attackerLost + (siege?.meanLost ?? 0));
      // 13.5: whoever is inside a city that falls is lost.
      sum.defenderLost += chance * (left.defenderLost + falls * left.garrison);
    }
    known.set(end, sum);
    return sum;
  };

  const outcomes = (end: End): Outcome[] =>
    lefts(end).flatMap(({ left, chance }): Outcome[] => {
      const siege = course(left);
      if (!siege) return [{ left, falls: false, siegeLost: 0, chance }];
      return (['fallen', 'standing'] as const).flatMap((how) =>
        siege.lost[how].map(([siegeLost, p]) => ({ left, falls: how === 'fallen', siegeLost, chance: chance * p })),
      );
    });

  return { of: prospect, lefts, outcomes, courseOf: course };
}

function besieged(siege: Siege, figures: Figures): Course {
  const { ends, chances, series } = siegeFigures(courseOf(siege, figures));
  const lost = { fallen: new Map<number, number>(), standing: new Map<number, number>() };
  let meanLost = 0;
  for (const [{ state }, weight] of entriesOf(ends)) {
    const [gone, chance] = [siege.cu - state.cu, weight / ends.total];
    const by = lost[hasFallen(state) ? 'fallen' : 'standing'];
    by.set(gone, (by.get(gone) ?? 0) + chance);
    meanLost += gone * chance;
  }
  return {
    falls: chances.falls,
    meanLost,
    lost: { fallen: [...lost.fallen], standing: [...lost.standing] },
    series,
  };
}
