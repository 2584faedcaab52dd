/** Hannibal: its calculators, each loaded when it is wanted. */
import type { Calculator } from '../../calculator/calculator.ts';

export const calculators: Readonly<Record<string, () => Promise<Calculator>>> = {};
