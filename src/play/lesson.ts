/** A lesson, played: each screen a position, each thing to try answered by the rules. By a reader's box it is played anew, and what it then says is left to the rules alone. */
import type { Fact } from '../calculator/report.ts';
import type { Board } from './board.ts';
import { applied, differenceOf } from './difference.ts';
import type { AnyGame } from './machine.ts';
import { answerOf } from './odds.ts';
import type { Question } from './question.ts';
import { replay } from './replay.ts';
import { stopped } from './runner.ts';
import type { SampleStep, Written } from './sample.ts';
import type { Shown, ShownOption, ShownStep } from './shown.ts';
import { shownOdds } from './shown-odds.ts';
import { shownStep, type Telling } from './shown-step.ts';

interface Says {
  readonly says: string;
  readonly tells?: string | undefined;
}

/** `refused` names the clause that must forbid it. */
interface Played extends Says {
  readonly actions: readonly Written[];
  readonly refused?: string | undefined;
  readonly expect?: Readonly<Record<string, Fact>> | undefined;
}

/** At a figure from one up to another, or at a fact. */
type Guess = Says & ({ readonly from: number; readonly to: number } | { readonly is: Fact });

interface ScreenText {
  readonly title: string;
  readonly says: string;
  readonly position: string;
  readonly actions: readonly Written[];
  readonly look: readonly string[];
  readonly try: {
    readonly ask: string;
    readonly guess?: (Question & { readonly shows: string }) | undefined;
    readonly options: readonly (Played | Guess)[];
  };
}

/** As it is written. */
export interface LessonText {
  readonly positions: Readonly<Record<string, unknown>>;
  readonly screens: readonly ScreenText[];
}

/** A screen that the rules do not play as it is written. */
export class ScreenError extends Error {
  override readonly name = 'ScreenError';
}

const leadUp = ({ actions }: ScreenText): SampleStep[] => (actions.length ? [{ says: '', actions }] : []);

type Content = Parameters<AnyGame['start']>[1];

class Screen {
  readonly #whole: AnyGame;
  readonly #content: Content;
  readonly #telling: Telling;
  readonly #setup: unknown;
  readonly #text: ScreenText;
  /** As we ship it, where a box plays it anew. */
  readonly #ours: ShownStep | undefined;

  constructor(
    lesson: LessonText,
    text: ScreenText,
    whole: AnyGame,
    content: Content,
    telling: Telling,
    ours?: ShownStep,
  ) {
    this.#whole = whole;
    this.#content = content;
    this.#telling = telling;
    this.#text = text;
    this.#ours = ours;
    this.#setup = lesson.positions[text.position];
    if (!this.#setup)
      this.#stop(`position: found "${text.position}", expected one of ${Object.keys(lesson.positions)}`);
  }

  #stop(sentence: string): never {
    throw new ScreenError(`"${this.#text.title}": ${sentence}`);
  }

  #replayed(more: readonly SampleStep[]) {
    return replay(this.#whole, { setup: this.#setup, steps: [...leadUp(this.#text), ...more] }, this.#content);
  }

  /** The position before anything is tried: whoever is asked first what the ways to play are about is still asked. */
  board(): Board {
    const ways = this.#text.try.options.filter((way): way is Played => 'actions' in way && !way.refused);
    const run = this.#replayed(ways[0] ? [{ says: '', actions: ways[0].actions }] : []);
    if (run.type === 'stopped') this.#stop(stopped(run.stop));
    const board = this.#text.actions.length ? run.moments[0]?.board : run.start?.board;
    return board ?? this.#stop('has no board');
  }

  async #played(way: Played, board: Board): Promise<ShownOption> {
    const { says, tells, refused } = way;
    const expect = this.#ours ? undefined : way.expect;
    const run = this.#replayed([{ says, actions: way.actions, ...(expect && { expect }) }]);
    if (run.type === 'stopped') {
      const { rule = '', sentence } = run.stop;
      const isOurs = refused === rule;
      if (!isOurs && !this.#ours) this.#stop(`"${says}": ${stopped(run.stop)}`);
      const told = tells && isOurs ? { tells } : {};
      return { says, ...told, verdict: 'refused', happened: [{ rule, says: sentence }], passed: 0, dice: [] };
    }
    if (refused && !this.#ours) this.#stop(`"${says}": expected ${refused} to forbid it, and nothing does`);
    const moment = run.moments.at(-1) ?? this.#stop(`"${says}": nothing was played`);
    const { happened, passed, dice, odds, change } = await shownStep(this.#telling, this.#whole, moment, board);
    const told = tells && !refused ? { tells } : {};
    return { says, ...told, happened, passed, dice, ...(odds && { odds }), ...(change && { change }) };
  }

  async #guessed(way: Guess, ours: ShownOption | undefined): Promise<ShownOption> {
    const { says, tells } = way;
    const guess = this.#text.try.guess ?? this.#stop('nothing to guess at');
    const { calculator, input, report } = await answerOf(guess, this.#telling.desk);
    const chance = report.chances[guess.shows];
    const found = chance === undefined ? report.facts?.[guess.shows] : chance * 100;
    if (found === undefined) this.#stop(`found no figure "${guess.shows}" in ${calculator.id}`);
    const odds = shownOdds(
      { asked: { calculator: calculator.id, input }, report },
      { question: guess, by: '' },
      calculator,
      this.#telling.sides,
    );
    const hits = 'is' in way ? found === way.is : Number(found) >= way.from && Number(found) < way.to;
    const verdict = hits ? 'hit' : 'missed';
    const told = tells && (ours?.verdict ?? verdict) === verdict ? { tells } : {};
    return { says, ...told, verdict, happened: [], passed: 0, dice: [], ...(odds && { odds }) };
  }

  async shown(before: Board): Promise<{ readonly step: ShownStep; readonly board: Board }> {
    const { title, says, look, try: tries } = this.#text;
    const board = this.board();
    for (const place of look) if (!board.places[place]) this.#stop(`look: found "${place}", expected a space`);
    const options = await Promise.all(
      tries.options.map((way, i) =>
        'actions' in way ? this.#played(way, board) : this.#guessed(way, this.#ours?.tries?.options[i]),
      ),
    );
    if (!this.#ours && tries.guess && options.filter((o) => o.verdict === 'hit').length !== 1)
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
      ...(this.#ours?.links && { links: this.#ours.links }),
      ...(change && { change }),
    };
    return { step, board };
  }
}

type Course = Pick<Shown, 'start' | 'steps'>;

/** As we ship it: what the rules do not play as it is written stops it. */
export async function playedLesson(
  lesson: LessonText,
  whole: AnyGame,
  content: Content,
  telling: Telling,
): Promise<Course> {
  const screens = lesson.screens.map((text) => new Screen(lesson, text, whole, content, telling));
  const start = screens[0]?.board();
  if (!start) throw new ScreenError('there is no screen');
  const steps: ShownStep[] = [];
  let before = start;
  for (const screen of screens) {
    const { step, board } = await screen.shown(before);
    steps.push(step);
    before = board;
  }
  return { start, steps };
}

/** By the content of a reader's box; a screen that cannot be played so stays as we ship it. */
export async function ownLesson(
  ours: Shown,
  lesson: LessonText,
  whole: AnyGame,
  content: Content,
  telling: Telling,
): Promise<Shown> {
  const steps: ShownStep[] = [];
  let [before, shipped] = [ours.start, ours.start];
  for (const [i, text] of lesson.screens.entries()) {
    const step = ours.steps[i];
    if (!step) continue;
    shipped = applied(shipped, step.change);
    const { change: _, ...rest } = step;
    const change = differenceOf(before, shipped);
    const kept = { step: { ...rest, ...(change && { change }) }, board: shipped };
    const screen = () => new Screen(lesson, text, whole, content, telling, step).shown(before);
    const played = await Promise.resolve()
      .then(screen)
      .catch(() => kept);
    steps.push(played.step);
    before = played.board;
  }
  return { ...ours, steps };
}
