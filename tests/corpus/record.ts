/**
 * `npm run record`: writes down what the games play and the calculators count, so that the next change can be held to it: games at
 * random, scenes and samples by their course, and every calculator in drawn cases. What was not meant to change must stay.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyCalculatorOf, GAMES, type GameId, playOf, worthOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { atRandom, plays } from '../support/plays.ts';
import { type Course, courseThrough, sampleCourses } from './course.ts';
import { drawnOf } from './drawn.ts';
import { NEWEST } from './records.ts';
import { SELDOM } from './trail.ts';

async function coursesOf(id: GameId): Promise<Course[]> {
  const [game, worth, play] = [await playOf(id), await worthOf(id), plays[id]];
  if (!game || !play) return [];
  const content = gameOf(id);
  const games = Array.from({ length: play.games }, (_, seed) => {
    const { setup, choose } = atRandom(game, play, seed);
    return { of: `game ${seed}`, ...courseThrough({ game, worth }, game.start(setup, content), choose, SELDOM) };
  });
  const scenes = play.scenes.map(({ says, setup, actions }) => {
    const left = [...actions];
    return { of: `scene ${says}`, ...courseThrough({ game, worth }, game.start(setup, content), () => left.shift()) };
  });
  return [...games, ...scenes, ...(await sampleCourses(id))];
}

const folder = join(import.meta.dirname, NEWEST);
mkdirSync(folder, { recursive: true });
const write = (name: string, records: readonly object[]): void =>
  writeFileSync(join(folder, `${name}.jsonl`), records.map((one) => `${JSON.stringify(one)}\n`).join(''));
for (const id of GAMES) {
  write(`courses-${id}`, await coursesOf(id));
  const calculators = await everyCalculatorOf(id);
  write(
    `drawn-${id}`,
    calculators.map((calculator) => drawnOf(calculator, gameOf(id).tables)),
  );
}
