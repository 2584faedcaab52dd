/** The words of the game, lists first: its sides, the levels of Roman Seamanship and the moods of the Miat. */

import type { Option } from '../../calculator/fields.ts';
import { plural } from '../../calculator/words.ts';

/** The words of a list as a field offers them. */
export const optionsOf = <Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>): Option<Id>[] =>
  ids.map((id) => ({ id, label: names[id] }));

export const SIDES = ['rome', 'carthage'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_NAMES: Readonly<Record<Side, string>> = { rome: 'Rome', carthage: 'Carthage' };

export const SIDE_OPTIONS = optionsOf(SIDES, SIDE_NAMES);

export const otherSide = (side: Side): Side => (side === 'rome' ? 'carthage' : 'rome');

/** The same for either side. */
export type Both<T> = Readonly<Record<Side, T>>;

export const both = <T>(of: (side: Side) => T): Both<T> => ({ rome: of('rome'), carthage: of('carthage') });

export const LEVELS = ['poor', 'fair', 'good', 'excellent'] as const;
export type Level = (typeof LEVELS)[number];

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  poor: 'Poor',
  fair: 'Fair',
  good: 'Good',
  excellent: 'Excellent',
};

export const LEVEL_OPTIONS = optionsOf(LEVELS, LEVEL_NAMES);

export const MOODS = ['warlike', 'neutral', 'peaceful'] as const;
export type Mood = (typeof MOODS)[number];

export const MOOD_NAMES: Readonly<Record<Mood, string>> = {
  warlike: 'Warlike',
  neutral: 'Neutral',
  peaceful: 'Peaceful',
};

export const MOOD_RULES: Readonly<Record<Mood, string>> = { warlike: '15.3.B', neutral: '15.3.C', peaceful: '15.3.D' };

/** An Army as a player would say it: 5 CUs, rating 2, 3 Allies. */
export const armyWords = (cu: number, rating: number | 'none', allies: number): string =>
  [
    plural(cu, 'CU'),
    ...(rating === 'none' ? [] : [`rating ${rating}`]),
    ...(allies ? [plural(allies, 'Ally', 'Allies')] : []),
  ].join(', ');
