/** Nero: its calculators, each loaded when it is wanted. */
import type { Calculator } from '../../calculator/calculator.ts';

export const calculators: Readonly<Record<string, () => Promise<Calculator>>> = {
  declare: async () => (await import('./calculators/declare.ts')).declare,
  battle: async () => (await import('./calculators/battle.ts')).battle,
  withdrawal: async () => (await import('./calculators/withdrawal.ts')).withdrawal,
  purple: async () => (await import('./calculators/purple.ts')).purple,
  'who-holds': async () => (await import('./calculators/who-holds.ts')).whoHolds,
  assassination: async () => (await import('./calculators/assassination.ts')).assassination,
};
