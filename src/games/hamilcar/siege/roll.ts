/** Siege attempts written down one after the other, through the same functions as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import { remember } from '../../../calculator/remember.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import type { SiegeResult } from '../../../mechanics/siege-chain.ts';
import { faceOf, nth, oneDie } from '../dice.ts';
import { when } from '../ledger.ts';
import type { Siege } from './fields.ts';
import { nameOf, siegeFacts, siegeLedger, siegeReadings } from './readings.ts';
import {
  type Attempt,
  attempt,
  campOf,
  dieAt,
  idle,
  isFallen,
  isOver,
  type Moment,
  pairsOf,
  type SiegeDie,
  startOf,
} from './rules.ts';

/** One activation: what its die showed, unless no attempt was allowed. */
export interface Turn extends Attempt {
  readonly number: number;
  readonly rolled?: { readonly die: SiegeDie; readonly face: number; readonly result: SiegeResult };
}

export interface Besieged {
  /** The dice needed so far. */
  readonly rolls: readonly Roll[];
  readonly turns: readonly Turn[];
  readonly moment: Moment;
}

/** 14.1 to 14.3: attempt by attempt, as far as the faces go. */
export function besiege(siege: Siege, faces: Faces, figures: Figures, camp = campOf(siege, figures)): Besieged {
  const rolls: Roll[] = [];
  const turns: Turn[] = [];
  let moment = startOf(camp);
  for (let number = 1; number <= siege.attempts && !isOver(camp, moment); number++) {
    const die = dieAt(camp, moment);
    if (die) {
      const id = `attempt${number}`;
      rolls.push(oneDie(id, `Attempt ${number}, ${die} die`));
      const face = faceOf(faces, id);
      if (face === undefined) break;
      const result = nth(camp.faces(die), face);
      turns.push({ number, rolled: { die, face, result }, ...attempt(camp, moment, result) });
    } else turns.push({ number, spent: 0, after: idle(camp, moment) });
    moment = turns.at(-1)?.after ?? moment;
  }
  return { rolls, turns, moment };
}

const planOf = remember((siege: Siege, tables: Tables) => {
  const read = new Reader(tables);
  return { read, camp: campOf(siege, read) };
});

export function siegeRolls(siege: Siege, tables: Tables, fallen: Faces): readonly Roll[] {
  const { read, camp } = planOf(siege, tables);
  return besiege(siege, fallen, read, camp).rolls;
}

export function siegeRoll(siege: Siege, faces: Faces, tables: Tables): Outcome {
  const { camp, read } = planOf(siege, tables);
  const { moment, turns } = besiege(siege, faces, read, camp);
  const { points, needed, cu, stalled } = moment.state;
  const falls = isFallen(moment);
  const pairs = pairsOf(siege);
  const pairsSpent = pairs - moment.pairs;
  const cuLost = siege.cu - cu;
  const end = falls
    ? `falls after ${plural(turns.length, 'attempt')}`
    : `stands with ${points} of ${needed} points${stalled ? ', and too few CUs are left for another attempt' : ''}`;
  const captures = falls && siege.target !== 'tribe' && siege.garrisonSts > 0;
  return {
    sentence: `The ${nameOf(camp)} ${end}. It cost ${cuLost} CU.`,
    facts: {
      ...siegeFacts(camp),
      falls,
      stands: !falls && !stalled,
      stalls: !falls && stalled,
      cuLost,
      points,
      ...(pairs > 0 && { pairsSpent }),
      ...(falls && { cuLostIfFalls: cuLost, attemptsIfFalls: turns.length }),
      ...(captures && { stsCapturedIfFalls: siege.garrisonSts - pairsSpent }),
    },
    steps: turns.flatMap(stepsOf),
    ...basis(siegeLedger(camp), siegeReadings(camp, turns.length > 0, !falls && stalled), read),
  };
}

function stepsOf({ number, rolled, spent, after }: Turn): Outcome['steps'] {
  const { points, needed, cu } = after.state;
  if (!rolled) return [{ rule: '14.2', text: `Activation ${number}: no attempt without Naval Supremacy.` }];
  const { die, face, result } = rolled;
  return [
    {
      rule: '14.2',
      text: `Attempt ${number}: the ${die} die shows face ${face}: ${plural(result.points, 'point')}, ${result.cu} CU lost.`,
    },
    ...when(spent > 0, {
      rule: '14.3',
      text: `The defenders give up ${spent} CU and ${plural(spent, 'ST')}: ${plural(spent, 'point')} less.`,
    }),
    cu === 0
      ? { rule: '14.1', text: 'No besieger is left: all points are removed.' }
      : { rule: '14.1', text: `${points} of ${needed} points.` },
  ];
}
