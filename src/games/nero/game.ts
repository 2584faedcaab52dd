/** Nero: its calculators, each loaded when it is wanted. */
import type { Calculator } from '../../calculator/calculator.ts';

export const calculators: Readonly<Record<string, () => Promise<Calculator>>> = {
  declare: async () => (await import('./calculators/declare.ts')).declare,
  battle: async () => (await import('./calculators/battle.ts')).battle,
  withdrawal: async () => (await import('./calculators/withdrawal.ts')).withdrawal,
  purple: async () => (await import('./calculators/purple.ts')).purple,
  'who-holds': async () => (await import('./calculators/who-holds.ts')).whoHolds,
  assassination: async () => (await import('./calculators/assassination.ts')).assassination,
  'hail-caesar': async () => (await import('./calculators/hail-caesar.ts')).hailCaesar,
  move: async () => (await import('./calculators/move.ts')).move,
  allotment: async () => (await import('./calculators/allotment.ts')).allotment,
  'galley-fleet': async () => (await import('./calculators/galley-fleet.ts')).galleyFleet,
  'way-out': async () => (await import('./calculators/way-out.ts')).wayOut,
  control: async () => (await import('./calculators/control.ts')).control,
  revolts: async () => (await import('./calculators/revolts.ts')).revolts,
  once: async () => (await import('./calculators/once.ts')).once,
  'held-card': async () => (await import('./calculators/held-card.ts')).heldCard,
  base: async () => (await import('./calculators/base.ts')).base,
  scoring: async () => (await import('./calculators/scoring.ts')).scoring,
  'automatic-victory': async () => (await import('./calculators/automatic-victory.ts')).automaticVictory,
};
