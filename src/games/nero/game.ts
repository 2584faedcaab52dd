/** Nero: its calculators, each loaded when it is needed. */
import type { Calculators, QuestionFor } from '../../calculator/calculator.ts';
import type { Question as AnyQuestion } from '../../play/question.ts';

export const calculators = {
  declare: async () => (await import('./declare/calculator.ts')).declare,
  battle: async () => (await import('./battle/calculator.ts')).battle,
  withdrawal: async () => (await import('./withdrawal/calculator.ts')).withdrawal,
  purple: async () => (await import('./purple/calculator.ts')).purple,
  'who-holds': async () => (await import('./who-holds/calculator.ts')).whoHolds,
  assassination: async () => (await import('./assassination/calculator.ts')).assassination,
  'hail-caesar': async () => (await import('./hail-caesar/calculator.ts')).hailCaesar,
  move: async () => (await import('./move/calculator.ts')).move,
  allotment: async () => (await import('./allotment/calculator.ts')).allotment,
  'galley-fleet': async () => (await import('./galley-fleet.ts')).galleyFleet,
  'way-out': async () => (await import('./way-out/calculator.ts')).wayOut,
  control: async () => (await import('./control/calculator.ts')).control,
  revolts: async () => (await import('./revolts/calculator.ts')).revolts,
  once: async () => (await import('./once/calculator.ts')).once,
  'held-card': async () => (await import('./held-card/calculator.ts')).heldCard,
  base: async () => (await import('./base.ts')).base,
  scoring: async () => (await import('./scoring/calculator.ts')).scoring,
  'automatic-victory': async () => (await import('./automatic-victory.ts')).automaticVictory,
} as const satisfies Calculators;

/** What a whole game may ask of them. */
export type Question = QuestionFor<AnyQuestion, typeof calculators>;
