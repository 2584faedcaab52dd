/** The calculators that draw their results: the only ones that a worker needs to load. */
import type { Calculator } from '../calculator/calculator.ts';

export const sampled: Readonly<Record<string, () => Promise<Calculator>>> = {
  'hannibal duel': async () => (await import('./hannibal/duel/calculator.ts')).duel,
  'hannibal my-hand': async () => (await import('./hannibal/my-hand/calculator.ts')).myHand,
};
