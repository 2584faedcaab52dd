/**
 * A game's lesson: one story from the set-up, in screens, each with a part for the learner to play. Anything that does
 * not fit stops the build.
 */
import { join } from 'node:path';
import { z } from 'astro/zod';
import { playOf } from '../games/index.ts';
import { differenceOf } from '../play/difference.ts';
import { type Deed, judged } from '../play/lesson.ts';
import type { AnyGame } from '../play/machine.ts';
import { type Moment, replay } from '../play/replay.ts';
import { Runner, Stopped, stopped } from '../play/runner.ts';
import { fingerprint, type SampleStep, type Written } from '../play/sample.ts';
import type { Shown, ShownStep, ShownTask } from '../play/shown.ts';
import { shownStep } from '../play/shown-step.ts';
import { type AnyState, found } from '../play/state.ts';
import { tellingOf } from './desk.ts';
import { readJson } from './file.ts';
import { clausesIn, type Game } from './game.ts';
import { idOf } from './map.ts';
import { ContentError, unknownName } from './problem.ts';
import { contentOf } from './samples.ts';
import { clauseId, text } from './schema.ts';

/** What is read on a screen before anything is done, and after it. */
const MOST_WORDS = 60;

const action = z.looseObject({ type: text, by: text.exactOptional() });
const yes = z.literal(true);

const link = z.union([
  z.strictObject({ says: text, sample: text, step: z.number().int().min(0).default(0) }),
  z.strictObject({ says: text, clause: clauseId }),
  z.strictObject({ says: text, reference: text }),
  z.strictObject({ says: text, page: z.enum(['rules/', 'odds/', 'games/', 'tables/', 'map/', 'examples/', 'setup/']) }),
  /** A new game: what is chosen of its set-up, and the seat that the reader takes; the computer has all others. */
  z.strictObject({ says: text, setup: z.record(z.string(), z.union([z.string(), z.number()])), seat: text }),
]);

const count = (words: string): number => words.split(/\s+/).filter(Boolean).length;

const screen = z
  .strictObject({
    title: text,
    says: text,
    /** The one thing to do. */
    asks: text,
    /** What is played of the story before the screen opens. */
    story: z.array(action).default([]),
    /** What the learner plays of it: `way` where he may get there otherwise, `theirs` where somebody else answers by himself. */
    deed: z.array(action.extend({ way: yes.exactOptional(), theirs: yes.exactOptional() })).min(1),
    loose: z.array(text).default([]),
    /** What somebody may try instead: forbidden by a clause, or allowed, with a word to it. */
    wrong: z
      .array(
        z.union([
          z.strictObject({ actions: z.array(action).min(1), refused: clauseId }),
          z.strictObject({ actions: z.array(action).min(1), tells: text }),
        ]),
      )
      .default([]),
    /** What to take from it, once it is done. */
    tells: text,
    /** The clauses that it teaches. */
    rules: z.array(clauseId).min(1),
    /** The places to look at. */
    look: z.array(text).default([]),
    links: z.array(link).default([]),
  })
  .refine(({ says, asks }) => count(says) + count(asks) <= MOST_WORDS, {
    error: `expected at most ${MOST_WORDS} words on a screen`,
  })
  .refine(({ tells }) => count(tells) <= MOST_WORDS, { error: `expected at most ${MOST_WORDS} words once it is done` })
  .refine(({ deed }) => deed.some(({ way, theirs }) => !way && !theirs), { error: 'expected something to do' });

export const lessonSchema = z.strictObject({
  title: text,
  teaches: text,
  /** What of the story is ours. */
  standIns: z.array(text).min(1),
  setup: z.record(z.string(), z.unknown()),
  screens: z.array(screen).min(6).max(16),
});

export type LessonText = z.infer<typeof lessonSchema>;
type ScreenText = LessonText['screens'][number];
export type LinkText = ScreenText['links'][number];

export interface Lesson {
  readonly shown: Shown;
  readonly setup: unknown;
  /** Of each screen the story, then the deed. */
  readonly steps: readonly SampleStep[];
  /** Where each screen leads, in its order; pages know their addresses. */
  readonly links: readonly (readonly LinkText[])[];
}

const fileOf = (game: Pick<Game, 'id'>): string => `content/${game.id}/learn.json`;

const head = z.looseObject({ title: text, teaches: text });

/** What a lesson is called and teaches, where the game has one. */
export const lessonText = (game: Pick<Game, 'id'>, root?: string): z.infer<typeof head> | undefined =>
  readJson(fileOf(game), head, root);

const bare = ({ way: _, theirs: __, ...one }: ScreenText['deed'][number]): Written => one;

const stepsOf = (screens: readonly ScreenText[]): SampleStep[] =>
  screens.flatMap(({ story, deed }) => [
    { says: '', actions: story },
    { says: '', actions: deed.map(bare) },
  ]);

/** The written actions of a deed that the learner plays, or that others do, with who plays them. */
function deedsOf({ deed }: ScreenText, { acts }: Moment, others = false): Deed[] {
  const played = acts.filter(({ unwritten }) => !unwritten);
  return deed.flatMap(({ way, theirs = false }, i) => {
    const { by, action: one } = found(played[i], 'the replay has every written action');
    return theirs === others ? [{ by, action: one, ...(way && { way }) }] : [];
  });
}

interface Position {
  readonly game: Game;
  readonly whole: AnyGame;
  readonly text: ScreenText;
  /** In which the screen opens. */
  readonly state: AnyState;
  readonly deed: readonly Deed[];
  readonly others: readonly Deed[];
}

function stop({ game, text: { title } }: Pick<Position, 'game' | 'text'>, sentence: string): never {
  throw new ContentError([`${fileOf(game)}: "${title}": ${sentence}`]);
}

/** Every way to go wrong that is written down is one. */
function checkWrong(at: Position): void {
  const { whole, text, state, deed } = at;
  for (const one of text.wrong) {
    const runner = new Runner(whole, state);
    const named = JSON.stringify(one.actions.at(-1));
    try {
      for (const each of one.actions) {
        runner.passUntil(each, 0);
        runner.play(each, 0);
      }
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      const { rule = '', sentence } = error.stop;
      if (!('refused' in one) || one.refused !== rule) stop(at, `${named}: ${stopped(error.stop)} ${sentence}`);
      continue;
    }
    if ('refused' in one) stop(at, `${named}: expected ${one.refused} to forbid it, and nothing does`);
    const moves = runner.acts.map(({ by, action: played }, i) => ({ by, action: played, follows: i > 0 }));
    const { verdict } = judged({ deed, loose: text.loose }, moves);
    if (verdict === 'done') stop(at, `${named}: expected it to be wrong, and it is done`);
    if (verdict === 'open') stop(at, `${named}: expected it to be wrong, and it leads nowhere else, as no pass does`);
  }
}

function taskOf(
  { text: { asks, tells, loose, wrong, rules }, deed, others }: Position,
  told: ShownTask['told'],
): ShownTask {
  return {
    ...{ asks, tells, deed, loose, rules, told },
    others: others.map(({ by, action: one }) => ({ ...one, by })),
    wrong: wrong.flatMap((one) => ('tells' in one ? [{ actions: one.actions, tells: one.tells }] : [])),
  };
}

async function made(game: Game, root: string): Promise<Lesson | undefined> {
  const lesson = readJson(fileOf(game), lessonSchema, root);
  const whole = await playOf(game.id);
  if (!lesson || !whole) return undefined;
  const { title, teaches, standIns, setup, screens } = lesson;
  const steps = stepsOf(screens);
  const run = replay(whole, { setup, steps }, contentOf(game));
  if (run.type === 'stopped') {
    const { step = 0 } = run.stop;
    const text = found(screens[Math.floor(step / 2)], 'every screen is two steps');
    stop({ game, text }, `${step % 2 ? 'the deed' : 'the story'}: ${stopped(run.stop)}`);
  }
  const { moments, start } = run;
  if (!start) return undefined;
  const clauses = new Set(clausesIn(game).map(({ id }) => id));
  const spaces = new Set(game.map?.spaces.map(idOf) ?? []);
  const shown: ShownStep[] = [];
  let before = start.board;
  for (const [i, text] of screens.entries()) {
    const [opens, does] = [moments[2 * i], moments[2 * i + 1]];
    if (!opens || !does) continue;
    const at: Position = {
      game,
      whole,
      text,
      state: opens.state,
      deed: deedsOf(text, does),
      others: deedsOf(text, does, true),
    };
    const board = whole.board(opens.state, 'all');
    for (const id of text.rules) if (!clauses.has(id)) stop(at, unknownName('rules', 'clause', id, [...clauses]));
    for (const place of text.look) if (!spaces.has(place)) stop(at, unknownName('look', 'space', place, [...spaces]));
    checkWrong(at);
    const { happened, dice } = await shownStep(tellingOf(game), whole, does, board);
    const change = differenceOf(before, board);
    shown.push({
      ...{ says: text.says, mark: text.title, happened: [], passed: 0, dice: [], apart: true, look: text.look },
      ...(opens.acts.length > 0 && { happened: told(opens) }),
      cites: text.rules,
      task: taskOf(at, { happened, dice }),
      ...(change && { change }),
    });
    before = board;
  }
  return {
    shown: {
      ...{ id: 'learn', title, teaches, standIns, sides: game.sides, start: start.board, steps: shown },
      digest: fingerprint(JSON.stringify(lesson)),
    },
    ...{ setup, steps, links: screens.map(({ links }) => links) },
  };
}

const told = ({ happened }: Moment): ShownStep['happened'] => happened.map(({ rule, says }) => ({ rule, says }));

const known = new Map<string, Promise<Lesson | undefined>>();

/** A game's lesson, played once. */
export function lessonOf(game: Game, root = process.cwd()): Promise<Lesson | undefined> {
  const key = join(root, game.id);
  const found = known.get(key) ?? made(game, root);
  known.set(key, found);
  return found;
}
