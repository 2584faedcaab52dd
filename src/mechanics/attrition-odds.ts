/** The odds of an Attrition Phase: all its dice at once, force by force and in all. */
import type { Grid } from '../calculator/report.ts';
import { decimal } from '../calculator/words.ts';
import { total } from '../engine/dice.ts';
import { certain, chance, combine, type Dist, map, mean } from '../engine/dist.ts';
import type { Stand, Toll } from './attrition.ts';

const DIE = total(1);

/** What the phase may cost a force. */
export interface Risk<T extends Toll> {
  readonly cu: number;
  readonly tolls: Dist<T>;
}

export const riskOf = <T extends Toll>({ cu, rolls, toll }: Stand<T>): Risk<T> => ({
  cu,
  tolls: rolls ? map(DIE, (face) => toll(face)) : certain(toll()),
});

/** One figure over all forces. */
export const inAll = <T extends Toll>(risks: readonly Risk<T>[], of: (toll: T) => number): Dist<number> =>
  risks.reduce<Dist<number>>((sum, { tolls }) => combine(sum, map(tolls, of), (a, b) => a + b), certain(0));

/** All forces at once. */
export function phaseFigures(risks: readonly Risk<Toll>[]) {
  const cuLost = inAll(risks, (toll) => toll.cuLost);
  return {
    cuLost,
    chances: {
      anyLoss: chance(cuLost, (n) => n > 0),
      noLoss: chance(cuLost, (n) => n === 0),
      emptied: 1 - risks.reduce((none, { tolls }) => none * chance(tolls, (t) => !t.emptied), 1),
    },
  };
}

/** Force by force, the chance of each loss; `force` and `cu` are the headings. */
export function lossGrid(
  risks: readonly Risk<Toll>[],
  force: { readonly id: string; readonly label: string },
  cu: string,
): Grid {
  const most = Math.max(...risks.flatMap(({ tolls }) => tolls.outcomes.map(({ cuLost }) => cuLost)));
  const amounts = Array.from({ length: most + 1 }, (_, lost) => ({ id: `lost${lost}`, lost }));
  return {
    columns: [
      { ...force, form: 'number' },
      { id: 'cu', label: cu, form: 'number' },
      ...amounts.map(({ id, lost }) => ({ id, label: `Loses ${lost}`, form: 'chance' as const })),
      { id: 'average', label: 'On average', form: 'text' },
    ],
    rows: risks.map(({ cu, tolls }, i) => ({
      [force.id]: i + 1,
      cu,
      ...Object.fromEntries(amounts.map(({ id, lost }) => [id, chance(tolls, (t) => t.cuLost === lost)])),
      average: decimal(
        mean(tolls, (t) => t.cuLost),
        2,
      ),
    })),
  };
}
