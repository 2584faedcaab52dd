/** The Attrition Phase over all its rolls, space by space and in all. */
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { lossGrid, phaseFigures, riskOf } from '../../../mechanics/attrition-odds.ts';
import { sumOf } from '../dice.ts';
import { attritionLedger } from './readings.ts';
import { type Attrition, mustRoll, standsOf } from './rules.ts';

export function attritionOdds(input: Attrition, tables: Tables) {
  const read = new Reader(tables);
  const risks = standsOf(input.spaces, read).map(riskOf);
  const { cuLost, chances } = phaseFigures(risks);
  const { expected, distributions } = measure({ cuLost: [cuLost, (n) => n] });
  return {
    sentence: sentence(input, chances.anyLoss, expected.cuLost),
    chances,
    expected,
    distributions,
    facts: { rolls: input.spaces.filter(mustRoll).length },
    grid: lossGrid(risks, { id: 'space', label: 'Space' }, 'CU'),
    ...basis(attritionLedger(input), [], read),
  };
}

function sentence({ spaces }: Attrition, anyLoss: number, cuLost: number): string {
  const rolling = spaces.filter(mustRoll);
  if (!rolling.length) return 'No CU stands in an enemy space: nobody rolls for attrition.';
  const cu = sumOf(rolling.map((stand) => stand.cu));
  return `Attrition costs ${decimal(cuLost)} of ${cu} CU in ${plural(rolling.length, 'enemy space')} on average; it costs something ${percent(anyLoss)} of the time.`;
}
