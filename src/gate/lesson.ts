/** The first ten minutes of a game: each screen a position, each thing to try played by the rules. What does not fit stops the build. */
import { join } from 'node:path';
import { z } from 'astro/zod';
import { playOf } from '../games/index.ts';
import { playedLesson, ScreenError } from '../play/lesson.ts';
import { fingerprint } from '../play/sample.ts';
import type { Shown } from '../play/shown.ts';
import { tellingOf } from './desk.ts';
import { readJson } from './file.ts';
import type { Game } from './game.ts';
import { ContentError } from './problem.ts';
import { contentOf } from './samples.ts';
import { clauseId, text } from './schema.ts';

/** What is read on one screen before anything is tried. */
const MOST_WORDS = 80;

const action = z.looseObject({ type: text, by: text.exactOptional() });
const fact = z.union([z.number(), z.string(), z.boolean()]);
const named = z.strictObject({ calculator: text, input: z.record(z.string(), z.unknown()), shows: text });

const option = z.union([
  /** Played on the board; `refused` names the clause that must forbid it. */
  z.strictObject({
    says: text,
    tells: text.optional(),
    actions: z.array(action).min(1),
    refused: clauseId.optional(),
    expect: z.record(z.string(), fact).optional(),
  }),
  /** A guess: at a figure from one up to another, a chance in percent; or at a fact. */
  z.strictObject({ says: text, tells: text.optional(), from: z.number(), to: z.number() }),
  z.strictObject({ says: text, tells: text.optional(), is: fact }),
]);

const link = z.union([
  z.strictObject({ says: text, sample: text, step: z.number().int().min(0).default(0) }),
  z.strictObject({ says: text, clause: clauseId }),
  z.strictObject({ says: text, calculator: text, input: z.record(z.string(), z.unknown()).default({}) }),
  z.strictObject({ says: text, reference: text }),
  z.strictObject({ says: text, page: z.enum(['rules/', 'odds/', 'games/', 'tables/', 'map/', 'examples/', 'setup/']) }),
]);

const screen = z
  .strictObject({
    title: text,
    says: text,
    /** One of the positions, and what is played from it before the screen opens. */
    position: text,
    actions: z.array(action).default([]),
    /** The places to look at. */
    look: z.array(text).default([]),
    try: z.strictObject({ ask: text, guess: named.optional(), options: z.array(option).min(2).max(4) }),
    links: z.array(link).default([]),
  })
  .refine((one) => wordsOn(one) <= MOST_WORDS, { error: `expected at most ${MOST_WORDS} words on a screen` })
  .refine(({ try: { guess, options } }) => options.every((o) => 'actions' in o === (guess === undefined)), {
    path: ['try'],
    error: 'expected ways to play, or guesses at one figure',
  });

const count = (words: string): number => words.split(/\s+/).filter(Boolean).length;

/** All that is read before an answer: the text, the question, the ways to answer it. */
const wordsOn = (one: {
  readonly says: string;
  readonly try: { readonly ask: string; readonly options: readonly { readonly says: string }[] };
}): number => [one.says, one.try.ask, ...one.try.options.map(({ says }) => says)].reduce((sum, w) => sum + count(w), 0);

export const lessonSchema = z.strictObject({
  title: text,
  teaches: text,
  /** What of its positions is ours. */
  standIns: z.array(text).min(1),
  positions: z.record(z.string(), z.record(z.string(), z.unknown())),
  screens: z.array(screen).min(8).max(12),
});

export type LessonText = z.infer<typeof lessonSchema>;
export type ScreenText = LessonText['screens'][number];
export type LinkText = ScreenText['links'][number];

export interface Lesson {
  readonly shown: Shown;
  /** Where each screen leads, in its order; pages know their addresses. */
  readonly links: readonly (readonly LinkText[])[];
}

const fileOf = (game: Pick<Game, 'id'>): string => `content/${game.id}/learn.json`;

/** The lesson as it is written, where the game has one. */
export const lessonText = (game: Pick<Game, 'id'>, root?: string): LessonText | undefined =>
  readJson(fileOf(game), lessonSchema, root);

async function made(game: Game, root: string): Promise<Lesson | undefined> {
  const lesson = lessonText(game, root);
  const whole = await playOf(game.id);
  if (!lesson || !whole) return undefined;
  const { title, teaches, standIns, screens } = lesson;
  try {
    const played = await playedLesson(lesson, whole, contentOf(game), tellingOf(game));
    const digest = fingerprint(JSON.stringify(lesson));
    return {
      shown: { id: 'learn', title, teaches, standIns, digest, sides: game.sides, ...played },
      links: screens.map(({ links }) => links),
    };
  } catch (error) {
    throw error instanceof ScreenError ? new ContentError([`${fileOf(game)}: ${error.message}`]) : error;
  }
}

const known = new Map<string, Promise<Lesson | undefined>>();

/** A game's lesson, played once. */
export function lessonOf(game: Game, root = process.cwd()): Promise<Lesson | undefined> {
  const key = join(root, game.id);
  const found = known.get(key) ?? made(game, root);
  known.set(key, found);
  return found;
}
