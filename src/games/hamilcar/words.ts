/** The words of the game, lists first: its sides, the levels of Roman Seamanship and the moods of the Miat. */
import { aim, named } from '../../calculator/fields.ts';
import { plural } from '../../calculator/words.ts';

/** What a calculator ranks changes by, first unless the reader wants another. */
export const rankedBy = <Id extends string>(first: NoInfer<Id>, labels: Readonly<Record<Id, string>>) =>
  aim<Id>({ label: 'Rank changes by', key: 'aim', options: named(labels), default: first });

export const SIDES = ['rome', 'carthage'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_NAMES: Readonly<Record<Side, string>> = { rome: 'Rome', carthage: 'Carthage' };

export const SIDE_OPTIONS = named(SIDE_NAMES);

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

export const LEVEL_OPTIONS = named(LEVEL_NAMES);

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
