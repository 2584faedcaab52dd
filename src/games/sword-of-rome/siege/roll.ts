/** Siege rolls one after the other: what they brought as plain data, and the same told step by step. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { plural, signed } from '../../../calculator/words.ts';
import {
  afterRoll,
  canRoll,
  hasFallen,
  isSettled,
  type SiegeResult,
  type SiegeState,
} from '../../../mechanics/siege-chain.ts';
import { pool, sumOf } from '../dice.ts';
import type { Siege } from './fields.ts';
import { siegeReadings } from './readings.ts';
import { placeOf, siegeFacts, siegeLedger, siegeModifier, siegeResult, stateOf, termsOf } from './rules.ts';

/** One turn to roll. */
interface Turn {
  readonly number: number;
  readonly rule: '13.2' | '13.4';
  /** Absent where too few CU were left to roll. */
  readonly rolled?: { readonly faces: readonly number[]; readonly modifier: number; readonly result: SiegeResult };
  readonly after: SiegeState;
}

/** How a siege went, as far as its dice have fallen. */
interface Besieged {
  readonly state: SiegeState;
  readonly turns: readonly Turn[];
  /** The turn whose dice have not fallen. */
  readonly awaits?: number;
}

/** 13.1.1 to 13.5: turn by turn, as far as the faces go. */
export function besiege(siege: Siege, faces: Faces, figures: Figures): Besieged {
  const terms = termsOf(siege);
  const modifier = siegeModifier(siege);
  const turns: Turn[] = [];
  let state = stateOf(siege);
  for (let number = 1; number <= siege.rolls && !isSettled(state, terms); number++) {
    if (!canRoll(state, terms)) {
      state = afterRoll(state, undefined, terms);
      turns.push({ number, rule: '13.4', after: state });
      continue;
    }
    const fallen = faces[`roll${number}`];
    if (!fallen) return { state, turns, awaits: number };
    const result = siegeResult(sumOf(fallen) + modifier, figures);
    state = afterRoll(state, result, terms);
    turns.push({ number, rule: '13.2', rolled: { faces: fallen, modifier, result }, after: state });
  }
  return { state, turns };
}

export function siegeRolls(siege: Siege, tables: Tables, fallen: Faces): Roll[] {
  const { turns, awaits } = besiege(siege, fallen, new Reader(tables));
  const rolled = turns.flatMap(({ number, rolled }) => (rolled ? [number] : []));
  return [...rolled, ...(awaits ? [awaits] : [])].map((number) => pool(`roll${number}`, `Roll ${number}`, 2));
}

export function siegeRoll(siege: Siege, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const { state, turns } = besiege(siege, faces, read);
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
    steps: turns.map((turn) => ({ rule: turn.rule, text: tell(turn) })),
    ...basis(siegeLedger(siege), siegeReadings(siege, falls && state.points > state.needed), read),
  };
}

function tell({ number, rolled, after }: Turn): string {
  const level = `Level ${after.points} of ${after.needed}.`;
  if (!rolled) return `Roll ${number}: too few CU are left to roll. ${level}`;
  const { faces, modifier, result } = rolled;
  const sum = sumOf(faces);
  const total = modifier ? `${sum} ${signed(modifier)} = ${sum + modifier}` : `${sum}`;
  return `Roll ${number}: ${faces.join(' and ')}, ${total}: ${plural(result.points, 'point')}, ${result.cu} CU lost. ${level}`;
}
