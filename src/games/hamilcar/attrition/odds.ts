/** Attrition over all Forces at once: the losses together, and Force by Force. */
import type { Grid } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { inAll, lossGrid, phaseFigures, riskOf } from '../../../mechanics/attrition-odds.ts';
import type { Attrition } from './fields.ts';
import { attritionFacts, attritionLedger, attritionReadings } from './readings.ts';
import { removesSt, risksOf, rollersOf, standsOf } from './rules.ts';

/** Force by Force, the chance of each loss if it rolls, and whether it does. */
function gridOf(attrition: Attrition, rollers: readonly number[], figures: Figures): Grid {
  const { cause, forces } = attrition;
  const force = { id: 'force', label: cause === 'event' ? 'Army' : 'Force' };
  const { columns, rows } = lossGrid(risksOf(attrition, figures), force, 'CUs');
  const instead = forces.map((f) => (cause === 'winter' && removesSt(f) ? 'no, an ST goes' : 'no'));
  return {
    columns: [...columns, { id: 'rolls', label: 'Rolls', form: 'text' }],
    rows: rows.map((row, i) => ({ ...row, rolls: rollers.includes(i) ? 'yes' : (instead[i] ?? 'no') })),
  };
}

export function attritionOdds(attrition: Attrition, tables: Tables) {
  const read = new Reader(tables);
  const stands = standsOf(attrition, read);
  const rollers = rollersOf(stands);
  const risks = stands.map(riskOf);
  const { cuLost, chances } = phaseFigures(risks);
  const elephants = attrition.forces.some((f) => f.elephants > 0);
  const { expected, distributions } = measure({
    cuLost: [cuLost, (n) => n],
    elephantsLost: [elephants ? inAll(risks, (t) => t.elephantsLost) : undefined, (n) => n],
    stsLeft: [inAll(risks, (t) => t.stsLeft), (n) => n],
  });
  return {
    sentence: sentence(attrition, rollers, chances.anyLoss, expected.cuLost),
    chances,
    expected,
    distributions,
    facts: attritionFacts(attrition, rollers),
    grid: gridOf(attrition, rollers, read),
    ...basis(attritionLedger(attrition, rollers), attritionReadings(attrition, rollers), read),
  };
}

function sentence({ cause, forces }: Attrition, rollers: readonly number[], anyLoss: number, cuLost: number): string {
  const [first] = rollers;
  if (first === undefined) return 'Nobody rolls for Attrition this winter.';
  const cu = forces.reduce((sum, force, i) => sum + (rollers.includes(i) ? force.cu : 0), 0);
  const cost = `costs ${decimal(cuLost)} of ${plural(cu, 'CU')}`;
  const risk = `on average; it costs something ${percent(anyLoss)} of the time.`;
  if (cause === 'winter') return `The winter ${cost} in ${plural(rollers.length, 'Force')} ${risk}`;
  const picked = forces.length > 1 ? ` strikes hardest at Army ${first + 1} and` : '';
  return `The Event${picked} ${cost} ${risk}`;
}
