/** Chances as a player weighs them: a word for a whole percentage, and percentages that add up. */
import { percent } from '../words.ts';

/** From this whole percentage on, this word. */
const VERDICTS = [
  [95, 'Almost certain'],
  [75, 'Favourable'],
  [55, 'Slight edge'],
  [45, 'Even'],
  [25, 'Risky'],
  [5, 'Poor'],
  [0, 'Almost hopeless'],
] as const;

export function verdict(chance: number): string {
  if (percent(chance) === '100%') return 'Certain';
  if (percent(chance) === '0%') return 'Impossible';
  return VERDICTS.find(([from]) => Math.round(chance * 100) >= from)![1];
}

/** What a whole percentage would call never or always though it is neither. */
const isFine = (chance: number): boolean => {
  const text = percent(chance, 0);
  return text.startsWith('<') || text.startsWith('>');
};

/** A chance as a whole percentage; with tenths where that would hide that it can happen, or fail. */
export const whole = (chance: number): string => percent(chance, isFine(chance) ? 1 : 0);

/** Parts as percentages; those of one whole add up to 100: what is cut off most is rounded up. None is a false 0 or 100. */
export function wholes(chances: readonly number[]): string[] {
  if (chances.some(isFine)) return chances.map((p) => percent(p));
  const isWhole = Math.abs(chances.reduce((a, b) => a + b, 0) - 1) < 1e-6;
  if (!isWhole) return chances.map(whole);
  const floors = chances.map((p) => Math.floor(p * 100 + 1e-9));
  const lacking = 100 - floors.reduce((a, b) => a + b, 0);
  const rest = (i: number) => chances[i]! * 100 - floors[i]!;
  const up = new Set([...chances.keys()].sort((a, b) => rest(b) - rest(a)).slice(0, Math.max(0, lacking)));
  const parts = floors.map((n, i) => (up.has(i) ? n + 1 : n));
  const isFalse = parts.some((n, i) => (n === 0 && chances[i]! > 0) || (n === 100 && chances[i]! < 1));
  return isFalse ? chances.map((p) => percent(p)) : parts.map((n) => `${n}%`);
}
