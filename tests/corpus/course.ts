/** The courses of games: what is played from a state until nobody goes on, and every sample. */
import { type GameId, playOf, worthOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { readSamples, replayed } from '../../src/gate/samples.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import type { AnyState } from '../../src/play/state.ts';
import type { Worth } from '../../src/play/worth.ts';
import type { Done } from '../support/plays.ts';
import { Trail } from './trail.ts';

/** A game at random, a scene or a sample. */
export interface Course {
  readonly of: string;
  readonly letters: string;
}

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
): string {
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
  return trail.letters;
}

/** Every sample of a game. */
export async function sampleCourses(id: GameId): Promise<Course[]> {
  const [content, game, worth] = [gameOf(id), await playOf(id), await worthOf(id)];
  if (!game) return [];
  return Promise.all(
    readSamples(content).map(async (sample) => {
      const { run } = await replayed(content, sample);
      const acts = run.moments.flatMap((moment) => moment.acts);
      const [first] = acts;
      const left = acts.map(({ action }) => action as Done);
      const letters = first ? courseThrough({ game, worth }, first.before, () => left.shift(), 2) : '';
      return { of: `sample ${sample.id}`, letters };
    }),
  );
}
