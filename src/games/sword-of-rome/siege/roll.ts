/** Siege rolls written down one after the other, through the same functions as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural, signed } from '../../../calculator/words.ts';
import {
  afterRoll,
  canRoll,
  hasFallen,
  isSettled,
  type SiegeResult,
  type SiegeState,
} from '../../../mechanics/siege-chain.ts';
import { placeOf, siegeFacts } from './odds.ts';
import { type Siege, siegeLedger, siegeModifier, siegeReadings, siegeResult, stateOf, termsOf } from './rules.ts';

interface Turn {
  readonly number: number;
  /** Absent where too few CU were left to roll. */
  readonly rolled?: { readonly faces: readonly number[]; readonly result: SiegeResult };
  readonly after: SiegeState;
}

/** 13.1.1 to 13.5: turn by turn, as far as the faces go; `waiting` is the turn whose dice have not fallen. */
function walk(siege: Siege, faces: Faces, read: Reader): { state: SiegeState; turns: Turn[]; waiting?: number } {
  const terms = termsOf(siege);
  const turns: Turn[] = [];
  let state = stateOf(siege);
  for (let number = 1; number <= siege.rolls && !isSettled(state, terms); number++) {
    if (!canRoll(state, terms)) {
      state = afterRoll(state, undefined, terms);
      turns.push({ number, after: state });
      continue;
    }
    const fallen = faces[`roll${number}`];
    if (!fallen) return { state, turns, waiting: number };
    const result = siegeResult(fallen[0]! + fallen[1]! + siegeModifier(siege), read);
    state = afterRoll(state, result, terms);
    turns.push({ number, rolled: { faces: fallen, result }, after: state });
  }
  return { state, turns };
}

export function siegeRolls(siege: Siege, tables: Tables, fallen: Faces): Roll[] {
  const { turns, waiting } = walk(siege, fallen, new Reader(tables));
  const rolled = turns.flatMap(({ number, rolled }) => (rolled ? [number] : []));
  return [...rolled, ...(waiting ? [waiting] : [])].map((number) => ({
    id: `roll${number}`,
    label: `Roll ${number}`,
    dice: 2,
    sides: 6,
  }));
}

export function siegeRoll(siege: Siege, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const { state, turns } = walk(siege, faces, read);
  const falls = hasFallen(state);
  const cuLost = siege.cu - state.cu;
  const end = falls
    ? `falls after ${plural(turns.length, 'roll')}`
    : `stands: level ${state.points} of ${state.needed}${state.stalled ? ', and too few CU are left to roll' : ''}`;
  return {
    sentence: `${placeOf(siege)} ${end}. The siege cost ${cuLost} CU.`,
    facts: {
      ...siegeFacts(siege),
      falls,
      stands: !falls && !state.stalled,
      stalls: !falls && state.stalled,
      underThree: state.stalled,
      cuLost,
      level: state.points,
      ...(falls && { cuLostIfFalls: cuLost, rollsIfFalls: turns.length }),
    },
    steps: turns.map((turn) => ({ rule: turn.rolled ? '13.2' : '13.4', text: tell(siege, turn) })),
    ...basis(siegeLedger(siege), siegeReadings(siege, falls && state.points > state.needed), read),
  };
}

function tell(siege: Siege, { number, rolled, after }: Turn): string {
  const level = `Level ${after.points} of ${after.needed}.`;
  if (!rolled) return `Roll ${number}: too few CU are left to roll. ${level}`;
  const { faces, result } = rolled;
  const modifier = siegeModifier(siege);
  const sum = faces[0]! + faces[1]!;
  const total = modifier ? `${sum} ${signed(modifier)} = ${sum + modifier}` : `${sum}`;
  return `Roll ${number}: ${faces.join(' and ')}, ${total}: ${plural(result.points, 'point')}, ${result.cu} CU lost. ${level}`;
}
