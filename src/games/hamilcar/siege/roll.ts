/** Siege attempts written down one after the other, told step by step. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import { when } from '../../../calculator/ledger.ts';
import { remember } from '../../../calculator/remember.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { besiege, besiegedFacts, type SiegeTurn } from '../../../mechanics/siege.ts';
import type { Siege } from './fields.ts';
import { nameOf, siegeFacts, siegeLedger, siegeReadings } from './readings.ts';
import { type Camp, campOf, courseOf, dieAt, type Moment, pairsOf } from './rules.ts';

const planOf = remember((siege: Siege, tables: Tables) => {
  const read = new Reader(tables);
  const camp = campOf(siege, read);
  return { read, camp, course: courseOf(camp) };
});

export const siegeRolls = (siege: Siege, tables: Tables, fallen: Faces): readonly Roll[] =>
  besiege(planOf(siege, tables).course, fallen).rolls;

export function siegeRoll(siege: Siege, faces: Faces, tables: Tables): Outcome {
  const { camp, course, read } = planOf(siege, tables);
  const besieged = besiege(course, faces);
  const { state, turns } = besieged;
  const { falls, ...facts } = besiegedFacts(course, besieged);
  const pairs = pairsOf(siege);
  const pairsSpent = pairs - state.pairs;
  const end = falls
    ? `falls after ${plural(turns.length, 'attempt')}`
    : `stands with ${state.points} of ${state.needed} points${facts.stalls ? ', and too few CUs are left for another attempt' : ''}`;
  const captures = falls && siege.target !== 'tribe' && siege.garrisonSts > 0;
  return {
    sentence: `The ${nameOf(camp)} ${end}. It cost ${plural(facts.cuLost, 'CU')}.`,
    facts: {
      ...siegeFacts(camp),
      falls,
      ...facts,
      points: state.points,
      ...(pairs > 0 && { pairsSpent }),
      ...(falls && { attemptsIfFalls: turns.length }),
      ...(captures && { stsCapturedIfFalls: siege.garrisonSts - pairsSpent }),
    },
    steps: siegeSteps(camp, turns),
    ...basis(siegeLedger(camp), siegeReadings(camp, turns.length > 0, facts.stalls), read),
  };
}

export const siegeSteps = (camp: Camp, turns: readonly SiegeTurn<Moment>[]): Outcome['steps'] =>
  turns.flatMap((turn) => stepsOf(camp, turn));

function stepsOf(camp: Camp, { number, rolled, before, after }: SiegeTurn<Moment>): Outcome['steps'] {
  if (!rolled) return [{ rule: '14.2', text: `Activation ${number}: no attempt without Naval Supremacy.` }];
  const { total, result } = rolled;
  const spent = before.pairs - after.pairs;
  return [
    {
      rule: '14.2',
      text: `Attempt ${number}: the ${dieAt(camp, before)?.name} shows face ${total}: ${plural(result.points, 'point')}, ${plural(result.cu, 'CU')} lost.`,
    },
    ...when(spent > 0, {
      rule: '14.3',
      text: `The defenders give up ${plural(spent, 'CU')} and ${plural(spent, 'ST')}: ${plural(spent, 'point')} less.`,
    }),
    after.cu === 0
      ? { rule: '14.1', text: 'No besieger is left: all points are removed.' }
      : { rule: '14.1', text: `${after.points} of ${after.needed} points.` },
  ];
}
