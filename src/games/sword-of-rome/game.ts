/** The Sword of Rome: its calculators, each loaded when it is needed. */
import type { Calculators, QuestionFor } from '../../calculator/calculator.ts';
import type { Question as AnyQuestion } from '../../play/question.ts';

export const calculators = {
  battle: async () => (await import('./battle/calculator.ts')).battle,
  attack: async () => (await import('./attack/calculator.ts')).attack,
  battles: async () => (await import('./battles/calculator.ts')).battles,
  'force-ratio': async () => (await import('./force-ratio.ts')).forceRatio,
  'march-past': async () => (await import('./march-past/calculator.ts')).marchPast,
  avoid: async () => (await import('./avoid/calculator.ts')).avoid,
  retreat: async () => (await import('./retreat/calculator.ts')).retreat,
  'unrest-attack': async () => (await import('./unrest-attack/calculator.ts')).unrestAttack,
  siege: async () => (await import('./siege/calculator.ts')).siege,
  raid: async () => (await import('./raid/calculator.ts')).raid,
  'naval-movement': async () => (await import('./naval-movement/calculator.ts')).navalMovement,
  attrition: async () => (await import('./attrition/calculator.ts')).attrition,
  'naval-capacity': async () => (await import('./naval-capacity/calculator.ts')).navalCapacity,
  'greek-leaders': async () => (await import('./greek-leaders/calculator.ts')).greekLeaders,
  'hand-size': async () => (await import('./hand-size/calculator.ts')).handSize,
  isolation: async () => (await import('./isolation/calculator.ts')).isolation,
  'neutral-power': async () => (await import('./neutral-power/calculator.ts')).neutralPower,
  reinforcements: async () => (await import('./reinforcements/calculator.ts')).reinforcements,
  scoring: async () => (await import('./scoring/calculator.ts')).scoring,
  support: async () => (await import('./support/calculator.ts')).support,
  'tie-order': async () => (await import('./tie-order/calculator.ts')).tieOrder,
  card: async () => (await import('./card.ts')).card,
  control: async () => (await import('./control/calculator.ts')).control,
  'player-turn': async () => (await import('./player-turn/calculator.ts')).playerTurn,
} as const satisfies Calculators;

/** What a whole game may ask of them. */
export type Question = QuestionFor<AnyQuestion, typeof calculators>;
