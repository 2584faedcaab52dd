/** Hannibal: its calculators, each loaded when it is wanted. */
import type { Calculator } from '../../calculator/calculator.ts';

export const calculators: Readonly<Record<string, () => Promise<Calculator>>> = {
  duel: async () => (await import('./calculators/duel.ts')).duel,
  'my-hand': async () => (await import('./calculators/my-hand.ts')).myHand,
  'elephant-charge': async () => (await import('./calculators/elephant-charge.ts')).elephantCharge,
  'change-of-command': async () => (await import('./calculators/change-of-command.ts')).changeOfCommand,
  counterattack: async () => (await import('./calculators/counterattack.ts')).counterattack,
  'battle-cards': async () => (await import('./calculators/battle-cards.ts')).battleCards,
  'after-battle': async () => (await import('./calculators/after-battle.ts')).afterBattle,
  'retreat-path': async () => (await import('./calculators/retreat-path.ts')).retreatPath,
  reactions: async () => (await import('./calculators/reactions.ts')).reactions,
  siege: async () => (await import('./calculators/siege.ts')).siege,
  attrition: async () => (await import('./calculators/attrition.ts')).attrition,
  'mountain-passes': async () => (await import('./calculators/mountain-passes.ts')).mountainPasses,
  'naval-movement': async () => (await import('./calculators/naval-movement.ts')).navalMovement,
  reinforcements: async () => (await import('./calculators/reinforcements.ts')).reinforcements,
  victory: async () => (await import('./calculators/victory.ts')).victory,
};
