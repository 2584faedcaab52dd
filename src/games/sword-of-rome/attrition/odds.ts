/** The Attrition Phase over all its rolls, space by space and in all. */
import type { Grid } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { certain, chance, combine, type Dist, map, mean } from '../../../engine/dist.ts';
import { sumOf } from '../dice.ts';
import { attritionLedger } from './readings.ts';
import {
  type Attrition,
  attritionLosses,
  mustRoll,
  NO_TOLL,
  type Stand,
  type Toll,
  together,
  tollOf,
} from './rules.ts';

export function attritionOdds(input: Attrition, tables: Tables) {
  const read = new Reader(tables);
  const stands = input.spaces.map((stand) => ({
    stand,
    losses: mustRoll(stand) ? attritionLosses(stand.cu, read) : certain(0),
  }));
  const tolls = stands.reduce<Dist<Toll>>(
    (sum, { stand, losses }) =>
      combine(
        sum,
        map(losses, (lost) => tollOf(stand.cu, lost)),
        together,
      ),
    certain(NO_TOLL),
  );
  const { expected, distributions } = measure({ cuLost: [tolls, (t) => t.cuLost] });
  const chances = {
    noLoss: chance(tolls, (t) => t.cuLost === 0),
    anyLoss: chance(tolls, (t) => t.cuLost > 0),
    emptied: chance(tolls, (t) => t.emptied),
  };
  return {
    sentence: sentence(input, chances.anyLoss, expected.cuLost),
    chances,
    expected,
    distributions,
    facts: { rolls: input.spaces.filter(mustRoll).length },
    grid: gridOf(stands),
    ...basis(attritionLedger(input), [], read),
  };
}

/** 5.5: space by space, the chance of each loss. */
function gridOf(stands: readonly { stand: Stand; losses: Dist<number> }[]): Grid {
  const most = Math.max(...stands.flatMap(({ losses }) => losses.outcomes));
  const amounts = Array.from({ length: most + 1 }, (_, lost) => lost);
  return {
    columns: [
      { id: 'space', label: 'Space', form: 'number' },
      { id: 'cu', label: 'CU', form: 'number' },
      ...amounts.map((lost) => ({ id: `lost${lost}`, label: `Loses ${lost}`, form: 'chance' as const })),
      { id: 'average', label: 'On average', form: 'text' },
    ],
    rows: stands.map(({ stand, losses }, i) => ({
      space: i + 1,
      cu: stand.cu,
      ...Object.fromEntries(amounts.map((lost) => [`lost${lost}`, chance(losses, (n) => n === lost)])),
      average: decimal(
        mean(losses, (n) => n),
        2,
      ),
    })),
  };
}

function sentence({ spaces }: Attrition, anyLoss: number, cuLost: number): string {
  const rolling = spaces.filter(mustRoll);
  if (!rolling.length) return 'No CU stands in an enemy space: nobody rolls for attrition.';
  const cu = sumOf(rolling.map((stand) => stand.cu));
  return `Attrition costs ${decimal(cuLost)} of ${cu} CU in ${plural(rolling.length, 'enemy space')} on average; ${percent(anyLoss)} of the time there is a loss.`;
}
