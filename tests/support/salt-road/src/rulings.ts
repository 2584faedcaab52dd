/** The reading a player may switch: its options in words, the one we follow first. */
import { rulingsFrom } from '../../../../src/calculator/switches.ts';

export const SWITCHES = {
  'tied-fight': { defender: 'the defender wins', both: 'each side loses 1 band' },
} as const;

export const ruling = rulingsFrom(SWITCHES);
