/** Hamilcar: its calculators, each loaded when it is needed. */
import type { Calculators, QuestionFor } from '../../calculator/calculator.ts';
import type { Question as AnyQuestion } from '../../play/question.ts';

export const calculators = {
  reactions: async () => (await import('./reactions/calculator.ts')).reactions,
  attrition: async () => (await import('./attrition/calculator.ts')).attrition,
  storms: async () => (await import('./storms/calculator.ts')).storms,
  activation: async () => (await import('./activation.ts')).activation,
  'command-change': async () => (await import('./command-change/calculator.ts')).commandChange,
  miat: async () => (await import('./miat/calculator.ts')).miat,
  'roman-reinforcements': async () => (await import('./roman-reinforcements.ts')).romanReinforcements,
  hire: async () => (await import('./hire.ts')).hire,
  dictator: async () => (await import('./dictator.ts')).dictator,
  province: async () => (await import('./province.ts')).province,
  'city-capacity': async () => (await import('./city-capacity.ts')).cityCapacity,
  isolation: async () => (await import('./isolation/calculator.ts')).isolation,
  victory: async () => (await import('./victory/calculator.ts')).victory,
  'pc-loss': async () => (await import('./pc-loss/calculator.ts')).pcLoss,
  'war-chest': async () => (await import('./war-chest.ts')).warChest,
  truce: async () => (await import('./truce.ts')).truce,
  'dice-level': async () => (await import('./dice-level/calculator.ts')).diceLevel,
  'land-battle': async () => (await import('./land-battle/calculator.ts')).landBattle,
  battles: async () => (await import('./battles/calculator.ts')).battles,
  'naval-battle': async () => (await import('./naval-battle/calculator.ts')).navalBattle,
  reroll: async () => (await import('./reroll/calculator.ts')).reroll,
  'battle-roll': async () => (await import('./battle-roll/calculator.ts')).battleRoll,
  'warships-to-send': async () => (await import('./warships-to-send.ts')).warshipsToSend,
  'battle-hits': async () => (await import('./battle-hits.ts')).battleHits,
  siege: async () => (await import('./siege/calculator.ts')).siege,
  'naval-movement': async () => (await import('./naval-movement/calculator.ts')).navalMovement,
  fleet: async () => (await import('./fleet/calculator.ts')).fleet,
  seamanship: async () => (await import('./seamanship/calculator.ts')).seamanship,
  blockade: async () => (await import('./blockade/calculator.ts')).blockade,
} as const satisfies Calculators;

/** What a whole game may ask of them. */
export type Question = QuestionFor<AnyQuestion, typeof calculators>;
