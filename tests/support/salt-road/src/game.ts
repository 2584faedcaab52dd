/** The Salt Road: its calculators, each loaded when it is needed. */
import type { Calculators, QuestionFor } from '../../../../src/calculator/calculator.ts';
import type { Question as AnyQuestion } from '../../../../src/play/question.ts';

export const calculators = {
  fight: async () => (await import('./fight.ts')).fight,
  siege: async () => (await import('./siege.ts')).siege,
} as const satisfies Calculators;

/** What a whole game may ask of them. */
export type Question = QuestionFor<AnyQuestion, typeof calculators>;
