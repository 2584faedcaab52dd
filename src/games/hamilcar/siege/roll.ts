/** Siege attempts written down one after the other, through the same functions as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import { remember } from '../../../calculator/remember.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import type { SiegeResult } from '../../../mechanics/siege-chain.ts';
import { nameOf, siegeFacts } from './odds.ts';
import {
  afterAttempt,
  type Camp,
  campOf,
  cancelled,
  dieAt,
  isFallen,
  isOver,
  type Moment,
  pairsOf,
  type Siege,
  type SiegeDie,
  siegeLedger,
  siegeReadings,
  startOf,
} from './rules.ts';

interface Turn {
  readonly number: number;
  readonly die?: SiegeDie;
  readonly face?: number;
  readonly result?: SiegeResult;
  readonly spent: number;
  readonly after: Moment;
}

interface Walk {
  readonly moment: Moment;
  readonly turns: readonly Turn[];
  /** The attempt whose die has not fallen. */
  readonly waiting?: { readonly number: number; readonly die: SiegeDie };
}

/** 14.1 to 14.3: attempt by attempt, as far as the faces go. */
function walk(camp: Camp, faces: Faces): Walk {
  const turns: Turn[] = [];
  let moment = startOf(camp);
  for (let number = 1; number <= camp.siege.attempts && !isOver(camp, moment); number++) {
    const die = dieAt(camp, moment);
    if (!die) {
      moment = afterAttempt(camp, moment, undefined);
      turns.push({ number, spent: 0, after: moment });
      continue;
    }
    const face = faces[`attempt${number}`]?.[0];
    if (face === undefined) return { moment, turns, waiting: { number, die } };
    const result = camp.faces(die)[face - 1]!;
    const spent = result.cu >= moment.state.cu ? 0 : cancelled(camp, moment, result.points);
    moment = afterAttempt(camp, moment, result);
    turns.push({ number, die, face, result, spent, after: moment });
  }
  return { moment, turns };
}

const prepared = remember((siege: Siege, tables: Tables) => {
  const read = new Reader(tables);
  return { read, camp: campOf(siege, read) };
});

export function siegeRolls(siege: Siege, tables: Tables, fallen: Faces): Roll[] {
  const { turns, waiting } = walk(prepared(siege, tables).camp, fallen);
  const rolled = turns.flatMap(({ number, die }) => (die ? [{ number, die }] : []));
  return [...rolled, ...(waiting ? [waiting] : [])].map(({ number, die }) => ({
    id: `attempt${number}`,
    label: `Attempt ${number}, ${die} die`,
    dice: 1,
    sides: 6,
  }));
}

export function siegeRoll(siege: Siege, faces: Faces, tables: Tables): Outcome {
  const { camp, read } = prepared(siege, tables);
  const { moment, turns } = walk(camp, faces);
  const { points, needed, cu, stalled } = moment.state;
  const falls = isFallen(moment);
  const pairs = pairsOf(siege);
  const cuLost = siege.cu - cu;
  const end = falls
    ? `falls after ${plural(turns.length, 'attempt')}`
    : `stands with ${points} of ${needed} points${stalled ? ', and too few CUs are left for another attempt' : ''}`;
  return {
    sentence: `${nameOf(camp)} ${end}. It cost ${cuLost} CU.`,
    facts: {
      ...siegeFacts(camp),
      falls,
      stands: !falls && !stalled,
      stalls: !falls && stalled,
      cuLost,
      points,
      ...(pairs > 0 && { pairsSpent: pairs - moment.pairs }),
      ...(falls && { cuLostIfFalls: cuLost, attemptsIfFalls: turns.length }),
      ...(falls &&
        siege.target !== 'tribe' &&
        siege.garrisonSts > 0 && { stsCapturedIfFalls: siege.garrisonSts - (pairs - moment.pairs) }),
    },
    steps: turns.flatMap((turn) => tell(turn)),
    ...basis(siegeLedger(camp), siegeReadings(camp, turns.length > 0, !falls && stalled), read),
  };
}

function tell({ number, die, face, result, spent, after }: Turn): Outcome['steps'] {
  const { points, needed, cu } = after.state;
  if (!result) return [{ rule: '14.2', text: `Activation ${number}: no attempt without Naval Supremacy.` }];
  return [
    {
      rule: '14.2',
      text: `Attempt ${number}: the ${die} die shows face ${face}: ${plural(result.points, 'point')}, ${result.cu} CU lost.`,
    },
    ...(spent
      ? [
          {
            rule: '14.3',
            text: `The defenders give up ${spent} CU and ${plural(spent, 'ST')}: ${plural(spent, 'point')} less.`,
          },
        ]
      : []),
    ...(cu === 0
      ? [{ rule: '14.1', text: 'No besieger is left: all points are removed.' }]
      : [{ rule: '14.1', text: `${points} of ${needed} points.` }]),
  ];
}
