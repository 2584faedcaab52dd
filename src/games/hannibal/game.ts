/** Hannibal: its calculators, each loaded when it is needed. */
import type { Calculators, QuestionFor } from '../../calculator/calculator.ts';
import type { Question as AnyQuestion } from '../../play/question.ts';

export const calculators = {
  duel: async () => (await import('./duel/calculator.ts')).duel,
  'my-hand': async () => (await import('./my-hand/calculator.ts')).myHand,
  'elephant-charge': async () => (await import('./elephant-charge/calculator.ts')).elephantCharge,
  'change-of-command': async () => (await import('./change-of-command/calculator.ts')).changeOfCommand,
  counterattack: async () => (await import('./counterattack/calculator.ts')).counterattack,
  'battle-cards': async () => (await import('./battle-cards/calculator.ts')).battleCards,
  'after-battle': async () => (await import('./after-battle/calculator.ts')).afterBattle,
  'retreat-path': async () => (await import('./retreat-path/calculator.ts')).retreatPath,
  reactions: async () => (await import('./reactions/calculator.ts')).reactions,
  siege: async () => (await import('./siege/calculator.ts')).siege,
  attrition: async () => (await import('./attrition/calculator.ts')).attrition,
  'mountain-passes': async () => (await import('./mountain-passes/calculator.ts')).mountainPasses,
  'naval-movement': async () => (await import('./naval-movement/calculator.ts')).navalMovement,
  reinforcements: async () => (await import('./reinforcements/calculator.ts')).reinforcements,
  victory: async () => (await import('./victory/calculator.ts')).victory,
} as const satisfies Calculators;

/** What a whole game may ask of them. */
export type Question = QuestionFor<AnyQuestion, typeof calculators>;
