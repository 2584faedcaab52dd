/** The Sword of Rome: its calculators, each loaded when it is wanted. */
import type { Calculator } from '../../calculator/calculator.ts';

export const calculators: Readonly<Record<string, () => Promise<Calculator>>> = {
  battle: async () => (await import('./calculators/battle.ts')).battle,
  'force-ratio': async () => (await import('./calculators/force-ratio.ts')).forceRatio,
  'march-past': async () => (await import('./calculators/march-past.ts')).marchPast,
};
