/**
 * `npm run record`: writes down what this version plays and counts, so that the next one can be held to it: games at random
 * by their course, and the figures of every calculator in drawn cases. What a change was not meant to change must stay.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyCalculatorOf, GAMES, type GameId, playOf, worthOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import type { AnyState } from '../../src/play/state.ts';
import { atRandom, plays } from '../support/plays.ts';
import { type Drawn, drawnOf } from './drawn.ts';
import { NEWEST } from './records.ts';
import { Trail } from './trail.ts';

/** One game at random. */
export interface Course {
  readonly seed: number;
  readonly letters: string;
}

async function coursesOf(id: GameId): Promise<Course[]> {
  const [game, worth, play] = [await playOf(id), await worthOf(id), plays[id]];
  if (!game || !play) return [];
  return Array.from({ length: play.games }, (_, seed) => {
    const { setup, choose } = atRandom(game, play, seed);
    const trail = new Trail(game, worth);
    for (let s: AnyState = game.start(setup, gameOf(id)); !game.ending(s); ) {
      const open = game.choices(s).map(({ action }) => action);
      const played = game.play(s, choose(open, s));
      if (played.type === 'rejected') throw new Error(played.problem.sentence);
      trail.note({ s, open, ...played });
      s = played.state;
    }
    return { seed, letters: trail.letters };
  });
}

if (import.meta.filename === process.argv[1]) {
  const folder = join(import.meta.dirname, NEWEST);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, records: readonly (Course | Drawn)[]): void =>
    writeFileSync(join(folder, `${name}.jsonl`), records.map((one) => `${JSON.stringify(one)}\n`).join(''));
  for (const id of GAMES) {
    write(`courses-${id}`, await coursesOf(id));
    const calculators = await everyCalculatorOf(id);
    write(
      `drawn-${id}`,
      calculators.map((calculator) => drawnOf(calculator, gameOf(id).tables)),
    );
  }
}
