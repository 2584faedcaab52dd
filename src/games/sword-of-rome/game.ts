/** The Sword of Rome: its calculators, each loaded when it is wanted. */
import type { Calculator } from '../../calculator/calculator.ts';

export const calculators: Readonly<Record<string, () => Promise<Calculator>>> = {
  battle: async () => (await import('./calculators/battle.ts')).battle,
  'force-ratio': async () => (await import('./calculators/force-ratio.ts')).forceRatio,
  'march-past': async () => (await import('./calculators/march-past.ts')).marchPast,
  avoid: async () => (await import('./calculators/avoid.ts')).avoid,
  retreat: async () => (await import('./calculators/retreat.ts')).retreat,
  'unrest-attack': async () => (await import('./calculators/unrest-attack.ts')).unrestAttack,
  siege: async () => (await import('./calculators/siege.ts')).siege,
  raid: async () => (await import('./calculators/raid.ts')).raid,
  'naval-movement': async () => (await import('./calculators/naval-movement.ts')).navalMovement,
  attrition: async () => (await import('./calculators/attrition.ts')).attrition,
  'naval-capacity': async () => (await import('./calculators/naval-capacity.ts')).navalCapacity,
  'greek-leaders': async () => (await import('./calculators/greek-leaders.ts')).greekLeaders,
  'hand-size': async () => (await import('./calculators/hand-size.ts')).handSize,
  isolation: async () => (await import('./calculators/isolation.ts')).isolation,
  'neutral-power': async () => (await import('./calculators/neutral-power.ts')).neutralPower,
  reinforcements: async () => (await import('./calculators/reinforcements.ts')).reinforcements,
  scoring: async () => (await import('./calculators/scoring.ts')).scoring,
  support: async () => (await import('./calculators/support.ts')).support,
  'tie-order': async () => (await import('./calculators/tie-order.ts')).tieOrder,
  card: async () => (await import('./calculators/card.ts')).card,
  control: async () => (await import('./calculators/control.ts')).control,
  'player-turn': async () => (await import('./calculators/player-turn.ts')).playerTurn,
};
