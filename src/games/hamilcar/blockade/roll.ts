/** Blockade runs by the dice rolled, one after the other, through the same functions as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { SiegeResult } from '../../../mechanics/siege.ts';
import { faceOf, nth, oneDie } from '../dice.ts';
import { facesOf } from '../siege/rules.ts';
import type { Figures } from '../tables.ts';
import type { Blockade } from './fields.ts';
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
