/** The odds of Winter Attrition: what each Force may lose, and what the phase costs in all. */
import { measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { inAll, lossGrid, phaseFigures, riskOf } from '../../../mechanics/attrition-odds.ts';
import type { Input } from './fields.ts';
import { basisOf, hasElephants } from './readings.ts';
import { mustRoll, standsOf } from './rules.ts';

export function winterOdds(input: Input, tables: Tables) {
  const read = new Reader(tables);
  const risks = standsOf(input.forces, read).map(riskOf);
  const { cuLost, chances } = phaseFigures(risks);
  const { expected, distributions } = measure({
    cuLost: [cuLost, (n) => n],
    elephantsLost: [hasElephants(input) ? inAll(risks, (t) => t.elephantsLost) : undefined, (n) => n],
  });
  return {
    sentence: sentence(input, chances.anyLoss, expected.cuLost),
    chances,
    expected,
    distributions,
    facts: { rolls: input.forces.filter(mustRoll).length },
    grid: lossGrid(risks, { id: 'force', label: 'Force' }, 'CUs'),
    ...basisOf(input, read),
  };
}

function sentence({ forces }: Input, anyLoss: number, cuLost: number): string {
  const rolling = forces.filter(mustRoll);
  if (!rolling.length) return 'No Force is with an enemy PC or an unfriendly Tribe: nobody rolls in winter.';
  const cu = rolling.reduce((sum, stand) => sum + stand.cu, 0);
  return `Winter costs ${decimal(cuLost)} of ${plural(cu, 'CU')} on average; it costs something ${percent(anyLoss)} of the time.`;
}
