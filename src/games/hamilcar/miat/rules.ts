/** The Miat (15.3): its mood, whom it counts for, and what it forbids. */
import { flag, number } from '../../../calculator/fields.ts';
import type { Reader } from '../../../calculator/table.ts';
import { limitOf } from '../limits.ts';

export const MOODS = ['warlike', 'neutral', 'peaceful'] as const;
export type Mood = (typeof MOODS)[number];

export const MOOD_NAMES: Readonly<Record<Mood, string>> = {
  warlike: 'Warlike',
  neutral: 'Neutral',
  peaceful: 'Peaceful',
};

export const MOOD_RULES: Readonly<Record<Mood, string>> = {
  warlike: '15.3.B',
  neutral: '15.3.C',
  peaceful: '15.3.D',
};

/** 15.3.B, 15.3.C, 15.3.D: enough PCs with the center make it Warlike, none at all Peaceful. */
export function moodOf(pcs: number, center: boolean, read: Reader): Mood {
  if (pcs === 0) return 'peaceful';
  return center && pcs >= limitOf('warlike-pc', read) ? 'warlike' : 'neutral';
}

/** 15.3.B, 15.3.C, 15.3.D: only a Warlike Miat lets CUs and STs leave Africa. */
export const leavesAfrica = (mood: Mood): boolean => mood === 'warlike';

/** 5.5: what the Miat adds to each side's count. */
export const miatPoints = (mood: Mood, read: Reader): { rome: number; carthage: number } => ({
  rome: Number(read.at('miat', mood, 'rome').value),
  carthage: Number(read.at('miat', mood, 'carthage').value),
});

/** The number of spaces of the Miat is on the board only, so that the bound is wide. */
export const miatFields = {
  pcs: number({ label: 'PCs on the Miat', key: 'p', rule: '15.3', min: 0, max: 12, default: 3 }),
  center: flag({
    label: 'One of them in the center',
    key: 'c',
    rule: '15.3.B',
    when: (input) => input['pcs'] !== 0,
    default: true,
  }),
};
