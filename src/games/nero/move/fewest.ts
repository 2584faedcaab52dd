/** The fewest MP from one place to every other, for a force that stays as large as it is. */
import type { Figures, Tables } from '../../../calculator/table.ts';
import { cheapest, type Route } from '../../../engine/path.ts';
import { neighboursOf } from '../board/rules.ts';
import type { Place } from '../words.ts';
import { entering, passing } from './deeds.ts';
import type { Move } from './fields.ts';
import type { CostReadings } from './rules.ts';

type Journey = Pick<Move, 'from' | 'legions' | 'won' | 'tribe' | 'enemies' | keyof CostReadings>;

/** 5.2 to 5.8: the cheapest way to every place that the force can get to; where it must stop, no way leads on. */
export function fewestFrom(journey: Journey, tables: Tables, figures: Figures): Map<Place, Route<Place>> {
  const { from, legions, won, tribe, enemies } = journey;
  return cheapest<Place>(from, (at) => {
    const here = at === from ? [] : enemies.filter((e) => e.at === at);
    if ((at === tribe && at !== from) || here.some((e) => !e.lets)) return [];
    const owners = here.reduce((sum, e) => sum + e.owners, 0);
    const onward = owners > 0 ? passing(owners, at, journey, figures).mp : 0;
    return neighboursOf(at, tables, figures)
      .filter(({ to }) => to !== 'roma' || legions === 0)
      .map(({ to, way }) => ({
        to,
        cost: onward + entering({ legions, won }, to, way, tribe === to, journey, figures).mp,
      }));
  });
}
