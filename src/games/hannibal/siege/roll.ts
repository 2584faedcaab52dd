/** A siege with its dice: what each attempt brings, whether the place falls, and the same told. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { afterRoll, hasFallen, isSettled, type SiegeState } from '../../../mechanics/siege-chain.ts';
import { facesInRow, modifiedDie, oneDie } from '../die.ts';
import type { Input } from './fields.ts';
import { basisOf, placeOf, settledFacts } from './readings.ts';
import { isStalled, type Siege, siegeModifier, siegeResult, stateOf, termsOf } from './rules.ts';

export interface Attempt {
  readonly die: number;
  readonly modifier: number;
  readonly after: SiegeState;
}

export interface Besieged {
  readonly state: SiegeState;
  readonly made: readonly Attempt[];
  /** Nothing can change any more. */
  readonly settled: boolean;
}

/** 12 to 12.g: attempt by attempt as far as the dice go. */
export function besiege(siege: Siege, dice: readonly number[], figures: Figures): Besieged {
  const terms = termsOf(figures);
  const made: Attempt[] = [];
  let state = stateOf(siege, figures);
  for (const die of dice) {
    if (isSettled(state, terms)) break;
    const modifier = siegeModifier(siege, figures);
    state = afterRoll(state, siegeResult(die + modifier, figures), terms);
    made.push({ die, modifier, after: state });
  }
  return { state, made, settled: isSettled(state, terms) };
}

const idOf = (i: number): string => `attempt${i + 1}`;

export function siegeRolls(siege: Input, tables: Tables, faces: Faces): Roll[] {
  const { made, settled } = besiege(siege, facesInRow(faces, idOf, siege.attempts), new Reader(tables));
  const waits = !settled && made.length < siege.attempts;
  return Array.from({ length: made.length + (waits ? 1 : 0) }, (_, i) => oneDie(idOf(i), `Attempt ${i + 1}`));
}

export function siegeRoll(siege: Input, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const { state, made } = besiege(siege, facesInRow(faces, idOf, siege.attempts), read);
  const falls = hasFallen(state);
  const cuLost = siege.cu - state.cu;
  // 12.e: the points go with the last CU.
  const points = falls || state.cu > 0 ? state.points : 0;
  const end = falls ? `falls after ${plural(made.length, 'attempt')}` : `stands, with ${plural(points, 'point')}`;
  return {
    sentence: `${placeOf(siege)} ${end}. The siege cost ${plural(cuLost, 'CU')}.`,
    facts: {
      ...settledFacts(siege, read),
      falls,
      stands: !falls && !state.stalled,
      stalls: isStalled(state),
      cuLost,
      points,
      ...(falls && { cuLostIfFalls: cuLost, attemptsIfFalls: made.length }),
    },
    steps: made.map(({ die, modifier, after }, i) => ({
      rule: '12',
      text: `Attempt ${i + 1}: ${modifiedDie(die, modifier)}. ${plural(after.points, 'point')} of ${after.needed}, ${plural(after.cu, 'CU')} left.`,
    })),
    ...basisOf(siege, read),
  };
}
