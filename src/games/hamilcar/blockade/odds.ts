/** Blockade runners over all their rolls. */
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { chance, map, uniform } from '../../../engine/dist.ts';
import { overTime } from '../../../engine/markov.ts';
import { nth } from '../dice.ts';
import { facesOf } from '../siege/rules.ts';
import type { Blockade } from './fields.ts';
import { BLOCKADE_READINGS, blockadeLedger } from './readings.ts';
import { afterRun, dieOf, goesOn, startOf } from './rules.ts';

export function blockadeOdds(blockade: Blockade, tables: Tables) {
  const read = new Reader(tables);
  const results = uniform(facesOf(dieOf(blockade), read));
  const instants = overTime(
    startOf(blockade),
    (harbour) => (goesOn(harbour) ? map(results, (r) => afterRun(harbour, r)) : undefined),
    blockade.runs,
  );
  const ends = nth(instants, instants.length);
  const lifted = chance(ends, ({ points }) => points === 0);
  const { expected, distributions } = measure({
    pointsLifted: [ends, ({ points }) => blockade.points - points],
    warshipsLost: [ends, ({ warships }) => blockade.warships - warships],
    runs: [ends, ({ runs }) => runs],
  });
  return {
    sentence: `Within ${plural(blockade.runs, 'attempt')} the blockade runners free the city of all Siege Points ${percent(lifted)} of the time; they lose ${decimal(expected.warshipsLost)} Warships on average.`,
    chances: { lifted, besieged: chance(ends, ({ points }) => points > 0) },
    expected,
    distributions,
    facts: { die: dieOf(blockade) },
    series: {
      title: 'Attempt by attempt',
      step: 'Attempt',
      points: instants.map((dist, at) => ({ at, chances: { lifted: chance(dist, (h) => h.points === 0) } })).slice(1),
    },
    ...basis(blockadeLedger(blockade), BLOCKADE_READINGS, read),
  };
}
