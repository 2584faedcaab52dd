/** Blockade runs written down one after the other, through the same functions as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import type { SiegeResult } from '../../../mechanics/siege.ts';
import { faceOf, nth, oneDie } from '../dice.ts';
import { facesOf } from '../siege/rules.ts';
import type { Blockade } from './fields.ts';
import { BLOCKADE_READINGS, blockadeLedger } from './readings.ts';
import { afterRun, dieOf, goesOn, type Harbour, startOf } from './rules.ts';

export interface Run {
  readonly face: number;
  readonly result: SiegeResult;
  readonly after: Harbour;
}

export interface Ran {
  /** The dice needed so far. */
  readonly rolls: readonly Roll[];
  readonly runs: readonly Run[];
  readonly harbour: Harbour;
}

/** 16.4: run by run, as far as the faces go. */
export function run(blockade: Blockade, faces: Faces, figures: Figures): Ran {
  const die = dieOf(blockade);
  const results = facesOf(die, figures);
  const rolls: Roll[] = [];
  const runs: Run[] = [];
  let harbour = startOf(blockade);
  while (goesOn(harbour) && harbour.runs < blockade.runs) {
    const number = harbour.runs + 1;
    rolls.push(oneDie(`run${number}`, `Attempt ${number}, ${die} die`));
    const face = faceOf(faces, `run${number}`);
    if (face === undefined) break;
    const result = nth(results, face);
    harbour = afterRun(harbour, result);
    runs.push({ face, result, after: harbour });
  }
  return { rolls, runs, harbour };
}

export const blockadeRolls = (blockade: Blockade, tables: Tables, fallen: Faces): readonly Roll[] =>
  run(blockade, fallen, new Reader(tables)).rolls;

export function blockadeRoll(blockade: Blockade, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const { harbour, runs } = run(blockade, faces, read);
  const warshipsLost = blockade.warships - harbour.warships;
  return {
    sentence: `${plural(harbour.points, 'Siege Point')} left; ${plural(warshipsLost, 'Warship')} lost.`,
    facts: {
      die: dieOf(blockade),
      lifted: harbour.points === 0,
      besieged: harbour.points > 0,
      pointsLifted: blockade.points - harbour.points,
      warshipsLost,
      runs: harbour.runs,
    },
    steps: runs.map(({ face, result, after }) => ({
      rule: '16.4',
      text: `Attempt ${after.runs}: face ${face}, ${plural(result.points, 'point')} rolled${result.cu > 0 ? ', the Warship sinks' : ''}. ${plural(after.points, 'Siege Point')} left.`,
    })),
    ...basis(blockadeLedger(blockade), BLOCKADE_READINGS, read),
  };
}
