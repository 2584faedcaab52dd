/** Attrition over all Forces at once: the losses together, and Force by Force. */
import type { Grid } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { certain, chance, combine, type Dist, map, mean } from '../../../engine/dist.ts';
import type { Attrition } from './fields.ts';
import { attritionFacts, attritionLedger, attritionReadings } from './readings.ts';
import { removesSt, rollersOf, suffersWinter, type Toll, tollsOf, unharmed, wintersOf } from './rules.ts';

/** Force by Force, the chance of each loss if it rolls: what an ST, or the pick of another Army, saves. */
function gridOf({ cause, forces, rowSix }: Attrition, rollers: readonly number[], figures: Figures): Grid {
  const risks = forces.map((force) => ({
    force,
    tolls: cause === 'event' || suffersWinter(force) ? tollsOf(force, rowSix, figures) : certain(unharmed(force)),
  }));
  const most = Math.max(...risks.flatMap(({ tolls }) => tolls.outcomes.map(({ cuLost }) => cuLost)));
  const amounts = Array.from({ length: most + 1 }, (_, lost) => lost);
  return {
    columns: [
      { id: 'force', label: cause === 'event' ? 'Army' : 'Force', form: 'number' },
      { id: 'cu', label: 'CUs', form: 'number' },
      ...amounts.map((lost) => ({ id: `lost${lost}`, label: `Loses ${lost}`, form: 'chance' as const })),
      { id: 'average', label: 'On average', form: 'text' },
      { id: 'rolls', label: 'Rolls', form: 'text' },
    ],
    rows: risks.map(({ force, tolls }, i) => ({
      force: i + 1,
      cu: force.cu,
      ...Object.fromEntries(amounts.map((lost) => [`lost${lost}`, chance(tolls, (t) => t.cuLost === lost)])),
      average: decimal(
        mean(tolls, (t) => t.cuLost),
        2,
      ),
      rolls: rollers.includes(i) ? 'yes' : cause === 'winter' && removesSt(force) ? 'no, an ST goes' : 'no',
    })),
  };
}

const total = (tolls: readonly Dist<Toll>[], of: (toll: Toll) => number): Dist<number> =>
  tolls.reduce<Dist<number>>((sum, dist) => combine(sum, map(dist, of), (a, b) => a + b), certain(0));

export function attritionOdds(attrition: Attrition, tables: Tables) {
  const { cause, forces, rowSix } = attrition;
  const read = new Reader(tables);
  const rollers = rollersOf(attrition, read);
  const tolls = forces.map((force, i) => {
    if (cause === 'winter') return wintersOf(force, rowSix, read);
    return rollers.includes(i) ? tollsOf(force, rowSix, read) : certain(unharmed(force));
  });
  const cuLost = total(tolls, (t) => t.cuLost);
  const elephants = forces.some((f) => f.elephants > 0);
  const { expected, distributions } = measure({
    cuLost: [cuLost, (n) => n],
    elephantsLost: [elephants ? total(tolls, (t) => t.elephantsLost) : undefined, (n) => n],
    stsLeft: [total(tolls, (t) => t.stsLeft), (n) => n],
  });
  const chances = {
    anyLoss: chance(cuLost, (n) => n > 0),
    noLoss: chance(cuLost, (n) => n === 0),
    emptied: 1 - tolls.reduce((none, dist) => none * chance(dist, (t) => !t.emptied), 1),
  };
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
  const cost = `costs ${decimal(cuLost)} of ${cu} CU`;
  const risk = `on average; ${percent(anyLoss)} of the time there is a loss.`;
  if (cause === 'winter') return `The winter ${cost} in ${plural(rollers.length, 'Force')} ${risk}`;
  const picked = forces.length > 1 ? ` strikes hardest at Army ${first + 1} and` : '';
  return `The Event${picked} ${cost} ${risk}`;
}
