/** The first ten minutes of a game: each screen a position, each thing to try played by the rules. What does not fit stops the build. */
import { join } from 'node:path';
import { z } from 'astro/zod';
import { playOf } from '../games/index.ts';
import type { Board } from '../play/board.ts';
import { differenceOf } from '../play/difference.ts';
import type { AnyGame } from '../play/machine.ts';
import { answerOf } from '../play/odds.ts';
import { replay } from '../play/replay.ts';
import { fingerprint, type SampleStep } from '../play/sample.ts';
import type { Shown, ShownOption, ShownStep } from '../play/shown.ts';
import { shownOdds } from '../play/shown-odds.ts';
import { readJson } from './file.ts';
import type { Game } from './game.ts';
import { ContentError, unknownName } from './problem.ts';
import { contentOf, stopped } from './samples.ts';
import { clauseId, text } from './schema.ts';
import { deskOf, shownStep } from './shown-step.ts';

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

type Try = ScreenText['try']['options'][number];
type Played = Extract<Try, { readonly actions: unknown }>;

export interface Lesson {
  readonly shown: Shown;
  /** Where each screen leads, in its order; pages know their addresses. */
  readonly links: readonly (readonly LinkText[])[];
}

const fileOf = (game: Pick<Game, 'id'>): string => `content/${game.id}/learn.json`;

/** The lesson as it is written, where the game has one. */
export const lessonText = (game: Pick<Game, 'id'>, root?: string): LessonText | undefined =>
  readJson(fileOf(game), lessonSchema, root);

const leadUp = ({ actions }: ScreenText): SampleStep[] => (actions.length ? [{ says: '', actions }] : []);

class Screen {
  readonly #game: Game;
  readonly #whole: AnyGame;
  readonly #setup: unknown;
  readonly #text: ScreenText;

  constructor(game: Game, whole: AnyGame, lesson: LessonText, text: ScreenText) {
    this.#game = game;
    this.#whole = whole;
    this.#text = text;
    this.#setup = lesson.positions[text.position];
    if (!this.#setup) this.#stop(unknownName('position', 'position', text.position, Object.keys(lesson.positions)));
  }

  #stop(sentence: string): never {
    throw new ContentError([`${fileOf(this.#game)}: "${this.#text.title}": ${sentence}`]);
  }

  #replayed(more: readonly SampleStep[]) {
    return replay(this.#whole, { setup: this.#setup, steps: [...leadUp(this.#text), ...more] }, contentOf(this.#game));
  }

  /** The position before anything is tried: whoever is asked first what the ways to play are about is still asked. */
  board(): Board {
    const ways = this.#text.try.options.filter((way): way is Played => 'actions' in way && !way.refused);
    const run = this.#replayed(ways[0] ? [{ says: '', actions: ways[0].actions }] : []);
    if (run.type === 'stopped') this.#stop(stopped(run.stop));
    const board = this.#text.actions.length ? run.moments[0]?.board : run.start?.board;
    return board ?? this.#stop('has no board');
  }

  async option(way: Try, board: Board): Promise<ShownOption> {
    return 'actions' in way ? this.#played(way, board) : this.#guessed(way);
  }

  async #played(way: Played, board: Board): Promise<ShownOption> {
    const { says, tells, refused, expect } = way;
    const step = { says, actions: way.actions, ...(expect && { expect }) };
    const run = this.#replayed([step]);
    const told = tells ? { tells } : {};
    if (run.type === 'stopped') {
      const { rule = '', sentence } = run.stop;
      if (refused !== rule) this.#stop(`"${says}": ${stopped(run.stop)}`);
      return { says, ...told, verdict: 'refused', happened: [{ rule, says: sentence }], passed: 0, dice: [] };
    }
    if (refused) this.#stop(`"${says}": expected ${refused} to forbid it, and nothing does`);
    const moment = run.moments.at(-1) ?? this.#stop(`"${says}": nothing was played`);
    const { happened, passed, dice, odds, change } = await shownStep(this.#game, this.#whole, moment, board);
    return { says, ...told, happened, passed, dice, ...(odds && { odds }), ...(change && { change }) };
  }

  async #guessed(way: Exclude<Try, Played>): Promise<ShownOption> {
    const { says, tells } = way;
    const guess = this.#text.try.guess ?? this.#stop('nothing to guess at');
    const { calculator, input, report } = await answerOf(guess, deskOf(this.#game));
    const chance = report.chances[guess.shows];
    const found = chance === undefined ? report.facts?.[guess.shows] : chance * 100;
    if (found === undefined) this.#stop(`found no figure "${guess.shows}" in ${calculator.id}`);
    const odds = shownOdds(
      { asked: { calculator: calculator.id, input }, report },
      { question: guess, by: '' },
      calculator,
      this.#game.sides,
    );
    const hits = 'is' in way ? found === way.is : Number(found) >= way.from && Number(found) < way.to;
    const verdict = hits ? 'hit' : 'missed';
    return { says, ...(tells && { tells }), verdict, happened: [], passed: 0, dice: [], ...(odds && { odds }) };
  }

  async shown(before: Board): Promise<{ readonly step: ShownStep; readonly board: Board }> {
    const { title, says, look, try: tries } = this.#text;
    const board = this.board();
    for (const place of look)
      if (!board.places[place]) this.#stop(unknownName('look', 'space', place, Object.keys(board.places)));
    const options = await Promise.all(tries.options.map((way) => this.option(way, board)));
    if (tries.guess && options.filter((o) => o.verdict === 'hit').length !== 1)
      this.#stop(`expected one guess to hit: ${options[0]?.odds?.sentence}`);
    const change = differenceOf(before, board);
    const step: ShownStep = {
      says,
      mark: title,
      happened: [],
      passed: 0,
      dice: [],
      apart: true,
      look,
      tries: { ask: tries.ask, options },
      ...(change && { change }),
    };
    return { step, board };
  }
}

async function made(game: Game, root: string): Promise<Lesson | undefined> {
  const lesson = lessonText(game, root);
  const whole = await playOf(game.id);
  if (!lesson || !whole) return undefined;
  const screens = lesson.screens.map((text) => new Screen(game, whole, lesson, text));
  const [first] = screens;
  if (!first) return undefined;
  const start = first.board();
  const steps: ShownStep[] = [];
  let before = start;
  for (const screen of screens) {
    const { step, board } = await screen.shown(before);
    steps.push(step);
    before = board;
  }
  const { title, teaches, standIns } = lesson;
  const digest = fingerprint(JSON.stringify(lesson));
  return {
    shown: { id: 'learn', title, teaches, standIns, digest, sides: game.sides, start, steps },
    links: lesson.screens.map(({ links }) => links),
  };
}

const known = new Map<string, Promise<Lesson | undefined>>();

/** A game's lesson, played once. */
export function lessonOf(game: Game, root = process.cwd()): Promise<Lesson | undefined> {
  const key = join(root, game.id);
  const found = known.get(key) ?? made(game, root);
  known.set(key, found);
  return found;
}
