/** The odds of Winter Attrition: what each Force may lose, and what the phase costs in all. */
import type { Grid } from '../../../calculator/report.ts';
import { measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { certain, chance, combine, type Dist, map, mean } from '../../../engine/dist.ts';
import type { Input, Stand } from './fields.ts';
import { basisOf, hasElephants } from './readings.ts';
import { NOTHING, type Toll, together, tollOf } from './roll.ts';
import { attritionResults, forceOf, mustRoll } from './rules.ts';

interface Tolled {
  readonly stand: Stand;
  readonly toll: Dist<Toll>;
}

/** 5.3: Force by Force, the chance of each loss. */
function gridOf(tolled: readonly Tolled[]): Grid {
  const most = Math.max(...tolled.flatMap(({ toll }) => toll.outcomes.map((t) => t.cuLost)));
  const amounts = Array.from({ length: most + 1 }, (_, lost) => lost);
  return {
    columns: [
      { id: 'force', label: 'Force', form: 'number' },
      { id: 'cu', label: 'CUs', form: 'number' },
      ...amounts.map((lost) => ({ id: `lost${lost}`, label: `Loses ${lost}`, form: 'chance' as const })),
      { id: 'average', label: 'On average', form: 'text' },
    ],
    rows: tolled.map(({ stand, toll }, i) => ({
      force: i + 1,
      cu: stand.cu,
      ...Object.fromEntries(amounts.map((lost) => [`lost${lost}`, chance(toll, (t) => t.cuLost === lost)])),
      average: decimal(
        mean(toll, (t) => t.cuLost),
        2,
      ),
    })),
  };
}

export function winterOdds(input: Input, tables: Tables) {
  const read = new Reader(tables);
  const tolled = input.forces.map((stand): Tolled => {
    const force = forceOf(stand);
    const toll = mustRoll(stand)
      ? map(attritionResults(force, 0, read), (after) => tollOf(force, after))
      : certain(NOTHING);
    return { stand, toll };
  });
  const all = tolled.reduce((sum, { toll }) => combine(sum, toll, together), certain(NOTHING));
  const { expected, distributions } = measure({
    cuLost: [all, (t) => t.cuLost],
    elephantsLost: [hasElephants(input) ? all : undefined, (t) => t.elephantsLost],
  });
  const chances = {
    anyLoss: chance(all, (t) => t.cuLost > 0),
    noLoss: chance(all, (t) => t.cuLost === 0),
    emptied: chance(all, (t) => t.emptied),
  };
  return {
    sentence: sentence(input, chances.anyLoss, expected.cuLost),
    chances,
    expected,
    distributions,
    facts: { rolls: input.forces.filter(mustRoll).length },
    grid: gridOf(tolled),
    ...basisOf(input, read),
  };
}

function sentence({ forces }: Input, anyLoss: number, cuLost: number): string {
  const rolling = forces.filter(mustRoll);
  if (!rolling.length) return 'No Force stands by an enemy PC or an unfriendly Tribe: nobody rolls in winter.';
  const cu = rolling.reduce((sum, stand) => sum + stand.cu, 0);
  return `Winter costs ${decimal(cuLost)} of ${plural(cu, 'CU')} on average; ${percent(anyLoss)} of the time there is a loss.`;
}
