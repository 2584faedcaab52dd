/** The courses of games: what is played from a state until nobody goes on, and every sample. */
import type { Calculator } from '../../src/calculator/calculator.ts';
import { calculatorOf, type GameId, playOf, worthOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { readSamples, replayed } from '../../src/gate/samples.ts';
import { exactFigures } from '../../src/play/exact-figures.ts';
import { marksOf } from '../../src/play/figure.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import type { Desk } from '../../src/play/odds.ts';
import { reachOf } from '../../src/play/reach.ts';
import { risksOf } from '../../src/play/reach-risks.ts';
import type { AnyState } from '../../src/play/state.ts';
import type { Worth } from '../../src/play/worth.ts';
import type { Done } from '../support/plays.ts';
import { type Held, Trail } from './trail.ts';

/** A game at random, a scene or a sample. */
export interface Course extends Held {
  readonly of: string;
}

/** Every how many actions of a sample the board is looked at, and what is told ahead. */
const [BOARDS, AHEAD] = [2, 4];

interface Judged {
  readonly game: AnyGame;
  readonly worth: Worth | undefined;
}

/** From a state to the end, or to where no action is chosen. */
export function courseThrough(
  { game, worth }: Judged,
  from: AnyState,
  choose: (open: readonly Done[], s: AnyState) => Done | undefined,
  every?: number,
): Held {
  const trail = new Trail(game, worth, every);
  for (let s = from; !game.ending(s); ) {
    const choices: readonly { readonly action: Done }[] = game.choices(s);
    const action = choose(
      choices.map((choice) => choice.action),
      s,
    );
    if (!action) break;
    const played = game.play(s, action);
    if (played.type === 'rejected') throw new Error(played.problem.sentence);
    trail.note({ s, choices, ...played });
    s = played.state;
  }
  return trail.held;
}

/** What a page tells ahead of a decision: exact figures and their marks, how far pieces get, and what may happen on the way. */
async function aheadOf(game: AnyGame, s: AnyState, desk: Desk): Promise<unknown> {
  const figures = await exactFigures(game, s, desk);
  const reach = reachOf(game, s);
  const ways = [...(reach?.ways ?? [])];
  const [farthest] = ways.slice(-1).flatMap(([, [way]]) => (way ? [way] : []));
  return [figures.map((figure) => figure ?? null), marksOf(figures), ways, farthest && risksOf(game, s, farthest)];
}

/** Every sample of a game, with what is told ahead of some of its decisions. */
export async function sampleCourses(id: GameId): Promise<Course[]> {
  const [content, game, worth] = [gameOf(id), await playOf(id), await worthOf(id)];
  if (!game) return [];
  const load: Desk['load'] = async (calculator) => (await calculatorOf(id, calculator)) as Calculator;
  const desk: Desk = { tables: content.tables, load };
  const courses: Course[] = [];
  for (const sample of readSamples(content)) {
    const { run } = await replayed(content, sample);
    const trail = new Trail(game, worth, BOARDS);
    for (const [nth, { before, action }] of run.moments.flatMap(({ acts }) => acts).entries()) {
      if (nth % AHEAD === 0 && game.decider(before) !== 'chance') trail.tell(await aheadOf(game, before, desk));
      const played = game.play(before, action);
      if (played.type === 'rejected') throw new Error(played.problem.sentence);
      trail.note({ s: before, choices: game.choices(before), ...played });
    }
    courses.push({ of: `sample ${sample.id}`, ...trail.held });
  }
  return courses;
}
