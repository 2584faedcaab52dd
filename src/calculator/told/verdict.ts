/** Chances as players think of them: a word for each whole percentage, and percentages that add up to 100. */
import { percent } from '../words.ts';

/** From this whole percentage on, this word. */
const VERDICTS = [
  [95, 'Almost certain'],
  [75, 'Favourable'],
  [55, 'Slight edge'],
  [45, 'Even'],
  [25, 'Risky'],
  [5, 'Poor'],
] as const;

export function verdict(chance: number): string {
  if (percent(chance) === '100%') return 'Certain';
  if (percent(chance) === '0%') return 'Impossible';
  return VERDICTS.find(([from]) => Math.round(chance * 100) >= from)?.[1] ?? 'Almost hopeless';
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
  const parts = chances.map((chance) => ({ chance, floor: Math.floor(chance * 100 + 1e-9) }));
  const lacking = 100 - parts.reduce((sum, { floor }) => sum + floor, 0);
  const rest = ({ chance, floor }: (typeof parts)[number]) => chance * 100 - floor;
  const up = new Set(parts.toSorted((a, b) => rest(b) - rest(a)).slice(0, Math.max(0, lacking)));
  const rounded = parts.map((part) => part.floor + (up.has(part) ? 1 : 0));
  const isFalse = chances.some((chance, i) => (rounded[i] === 0 && chance > 0) || (rounded[i] === 100 && chance < 1));
  return isFalse ? chances.map((p) => percent(p)) : rounded.map((n) => `${n}%`);
}
