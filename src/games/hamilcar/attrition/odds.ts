/** Attrition over all Forces at once: the losses together, and Force by Force. */
import type { Assumption, Fact, Grid, Line, Report } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { certain, chance, combine, type Dist, map, mean } from '../../../engine/dist.ts';
import {
  type Force,
  hardestHit,
  removesSt,
  rollsInWinter,
  suffersWinter,
  type Toll,
  tollsOf,
  wintersOf,
} from './forces.ts';
import { columnOf, type RowSix, rowSixReading } from './rules.ts';

export interface Attrition {
  readonly cause: 'winter' | 'event';
  readonly forces: readonly Force[];
  readonly rowSix: RowSix;
}

/** 5.3.A, 17.1.#35: the places of the Forces that roll. */
export function rollersOf({ cause, forces, rowSix }: Attrition, read: Reader): number[] {
  if (cause === 'event') return [hardestHit(forces, rowSix, read)];
  return forces.flatMap((force, i) => (rollsInWinter(force) ? [i] : []));
}

const untouched = ({ sts }: Force): Dist<Toll> =>
  certain({ cuLost: 0, elephantsLost: 0, stsLeft: sts, emptied: false });

/** Who rolls, who is spared, and why. */
export function attritionLedger({ cause, forces }: Attrition, rollers: readonly number[]): Line[] {
  return forces.map((force, i) => {
    const rolls = rollers.includes(i);
    const name = `${cause === 'event' ? 'Army' : 'Force'} ${i + 1}, ${force.cu} CU`;
    const spared =
      cause === 'event'
        ? 'another one loses more on average'
        : removesSt(force)
          ? 'it removes an ST'
          : force.ground === 'inside'
            ? 'it is inside its own city'
            : 'no enemy PC, enemy city or Tribe is there';
    return {
      who: 'rolls',
      amount: rolls ? 1 : 0,
      why: rolls ? `Roll for ${name}` : `No roll for ${name}: ${spared}`,
      rule: cause === 'event' ? '17.1.#35' : '5.3.A',
      standing: 'printed',
    };
  });
}

export function attritionReadings({ cause, forces, rowSix }: Attrition, rollers: readonly number[]): Assumption[] {
  const sheltered: Assumption = {
    ruling: 'who-rolls-winter-attrition',
    rule: '5.3.A',
    reading: 'Besiegers roll in winter; CUs inside their own city do not, even if it is Besieged.',
  };
  const counted: Assumption = {
    ruling: 'attrition-counts-cus',
    rule: '15.2',
    reading: 'The column counts CUs, Elephants among them, and no STs.',
  };
  const marked: Assumption = {
    ruling: 'elephant-rows',
    rule: '15.2',
    reading: 'Rows show the elephant as their table says; where it is ours, none does, and Elephants are spared.',
  };
  const besides = rollers.some((i) => forces[i]!.elephants > 0 || forces[i]!.sts > 0);
  return [
    ...(cause === 'winter' && forces.some((f) => f.ground !== 'clear') ? [sheltered] : []),
    ...(besides ? [counted] : []),
    ...(rollers.some((i) => forces[i]!.elephants > 0) ? [marked] : []),
    ...(rollers.length ? [rowSixReading(rowSix, 'rowSix')] : []),
  ];
}

/** What is settled before the dice. */
export const attritionFacts = ({ cause, forces }: Attrition, rollers: readonly number[]): Record<string, Fact> => ({
  rolls: rollers.length,
  ...(rollers.length > 0 && { columns: rollers.map((i) => columnOf(forces[i]!.cu)).join(', ') }),
  ...(cause === 'winter' ? { stsRemoved: forces.filter(removesSt).length } : { struck: `Army ${rollers[0]! + 1}` }),
});

/** Force by Force, the chance of each loss if it rolls: what an ST, or the pick of another Army, saves. */
function gridOf({ cause, forces, rowSix }: Attrition, rollers: readonly number[], read: Reader): Grid {
  const risks = forces.map((force) =>
    cause === 'event' || suffersWinter(force) ? tollsOf(force, rowSix, read) : untouched(force),
  );
  const most = Math.max(...risks.flatMap(({ outcomes }) => outcomes.map(({ cuLost }) => cuLost)));
  const amounts = Array.from({ length: most + 1 }, (_, lost) => lost);
  return {
    columns: [
      { id: 'force', label: cause === 'event' ? 'Army' : 'Force', form: 'number' },
      { id: 'cu', label: 'CUs', form: 'number' },
      ...amounts.map((lost) => ({ id: `lost${lost}`, label: `Loses ${lost}`, form: 'chance' as const })),
      { id: 'average', label: 'On average', form: 'text' },
      { id: 'rolls', label: 'Rolls', form: 'text' },
    ],
    rows: forces.map((force, i) => ({
      force: i + 1,
      cu: force.cu,
      ...Object.fromEntries(amounts.map((lost) => [`lost${lost}`, chance(risks[i]!, (t) => t.cuLost === lost)])),
      average: decimal(
        mean(risks[i]!, (t) => t.cuLost),
        2,
      ),
      rolls: rollers.includes(i) ? 'yes' : cause === 'winter' && removesSt(force) ? 'no, an ST goes' : 'no',
    })),
  };
}

const total = (tolls: readonly Dist<Toll>[], of: (toll: Toll) => number): Dist<number> =>
  tolls.reduce<Dist<number>>((sum, dist) => combine(sum, map(dist, of), (a, b) => a + b), certain(0));

export function attritionOdds(attrition: Attrition, tables: Tables): Report {
  const { cause, forces, rowSix } = attrition;
  const read = new Reader(tables);
  const rollers = rollersOf(attrition, read);
  const tolls = forces.map((force, i) => {
    if (cause === 'winter') return wintersOf(force, rowSix, read);
    return rollers.includes(i) ? tollsOf(force, rowSix, read) : untouched(force);
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
    sentence: sentence(attrition, rollers, chances.anyLoss, expected['cuLost']!),
    chances,
    expected,
    distributions,
    facts: attritionFacts(attrition, rollers),
    grid: gridOf(attrition, rollers, read),
    ...basis(attritionLedger(attrition, rollers), attritionReadings(attrition, rollers), read),
  };
}

function sentence({ cause, forces }: Attrition, rollers: readonly number[], anyLoss: number, cuLost: number): string {
  if (!rollers.length) return 'Nobody rolls for Attrition this winter.';
  const cu = rollers.reduce((sum, i) => sum + forces[i]!.cu, 0);
  const cost = `costs ${decimal(cuLost)} of ${cu} CU on average; ${percent(anyLoss)} of the time there is a loss.`;
  if (cause === 'winter') return `The winter ${cost.replace(' CU', ` CU in ${plural(rollers.length, 'Force')}`)}`;
  const picked = forces.length > 1 ? ` strikes hardest at Army ${rollers[0]! + 1} and` : '';
  return `The Event${picked} ${cost}`;
}
