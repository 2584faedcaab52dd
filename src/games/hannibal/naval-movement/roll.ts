/** A Naval Move with its die: where the Force comes to land, and the same told. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { faceOf, modifiedDie, oneDie } from '../die.ts';
import { whichOf } from '../ends.ts';
import { capital } from '../words.ts';
import type { Input } from './fields.ts';
import { basisOf, settledFacts } from './readings.ts';
import { LANDINGS, type Landing, landingOn, mustRoll, type Voyage } from './rules.ts';

export interface Sailed {
  readonly landing: Landing;
  readonly cuArriving: number;
  readonly cuLost: number;
}

/** 7.3, 7.3.a: the voyage on this face, or without one where nobody rolls. */
export function sail(voyage: Voyage, die: number | undefined, figures: Figures): Sailed {
  const landing = die === undefined ? 'arrives' : landingOn(die, voyage, figures);
  return {
    landing,
    cuArriving: landing === 'arrives' ? voyage.cu : 0,
    cuLost: landing === 'lost' ? voyage.cu : 0,
  };
}

export const sailRolls = (input: Input): Roll[] => (mustRoll(input) ? [oneDie('naval', 'Naval Die')] : []);

const LANDING_WORDS: Readonly<Record<Landing, string>> = {
  arrives: 'the Force arrives',
  returns: 'the Force returns to port',
  lost: 'the Force is lost',
};

export function sailRoll(input: Input, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const die = faceOf(faces, 'naval');
  const { landing, cuArriving, cuLost } = sail(input, die, read);
  const facts = settledFacts(input, read);
  const words = LANDING_WORDS[landing];
  return {
    sentence: `${capital(words)}.`,
    facts: { ...facts, ...whichOf(LANDINGS, landing), cuArriving, cuLost },
    steps:
      die === undefined
        ? [{ rule: '7.3', text: 'Rome sails without a roll.' }]
        : [{ rule: '7.3.a', text: `Naval Die: ${modifiedDie(die, facts.modifier)}, ${words}.` }],
    ...basisOf(input, read),
  };
}
