/** The calculators that draw their results: the only ones that a worker needs to load. */
import type { Calculator } from '../calculator/calculator.ts';

export const sampled: Readonly<Record<string, () => Promise<Calculator>>> = {
  'hannibal duel': async () => (await import('./hannibal/calculators/duel.ts')).duel,
  'hannibal my-hand': async () => (await import('./hannibal/calculators/my-hand.ts')).myHand,
};
