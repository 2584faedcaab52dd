/** A game written down: its set-up, and steps of actions with a sentence each. Branches leave it, and a digest identifies it. */
import type { Fact } from '../calculator/report.ts';

/** An action as a sample writes it; `by` says whose it is where somebody else is asked first. */
export interface Written {
  readonly type: string;
  readonly by?: string;
  readonly [field: string]: unknown;
}

/** Letters of a title that fit one line of a phone. */
export const TITLE = 28;

/** What a reader sees as one moment. */
export interface SampleStep {
  /** What it is called in a list of steps, in at most `TITLE` letters; its first sentence where nothing is said. */
  readonly title?: string;
  readonly says: string;
  readonly actions: readonly Written[];
  /** What must come out: facts told on the way, or of the board after it (`factsOf`). */
  readonly expect?: Readonly<Record<string, Fact>>;
  /** The chapter that begins here. */
  readonly mark?: string;
}

/** What a list of samples shows of one. */
export interface SampleCard {
  /** The step whose board stands for it. */
  readonly at: number;
  readonly level: (typeof LEVELS)[number];
  readonly about: readonly (typeof TOPICS)[number][];
  /** A game from its set-up to its end, not one scene of it. */
  readonly whole?: boolean;
}

/** How much of the game somebody should know before. */
export const LEVELS = ['first', 'next', 'deep'] as const;
export const TOPICS = ['battle', 'siege', 'sea', 'cards'] as const;

export interface Sample {
  readonly id: string;
  readonly title: string;
  readonly teaches: string;
  readonly card?: SampleCard;
  readonly setup: unknown;
  /** What of the position is ours, in a sentence each. */
  readonly standIns: readonly string[];
  readonly steps: readonly SampleStep[];
  /** A new game: nothing is played in it yet, and what its set-up offers may still be chosen. */
  readonly isNew?: true;
}

/** Other actions from a point of a sample. */
export interface Branch {
  /** The digest of the sample that it leaves. */
  readonly of: string;
  /** The step that it leaves, counted from 0, and how many of its actions are still played. */
  readonly step: number;
  readonly after: number;
  readonly actions: readonly Written[];
  /** Which of them, counted from 0, belong to the gesture of the one before: they are taken back together. */
  readonly together?: readonly number[];
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a, to tell two texts apart. */
export function fingerprint(text: string): string {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, PRIME);
  return (hash >>> 0).toString(36).padStart(7, '0');
}

/** Set-up and actions of a sample in a few letters: its words may be bettered without breaking a branch. */
export const digestOf = ({ setup, steps }: Sample): string =>
  fingerprint(JSON.stringify([setup, steps.map(({ actions }) => actions)]));
