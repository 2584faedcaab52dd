/** A worker of the training: plays the games it is given and returns what can be learnt from them. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GameId } from '../games/index.ts';
import { type Stage, seeGame } from '../opponent/train.ts';
import type { Weights } from '../play/worth.ts';
import { judgedGame } from './judged-game.ts';

export interface Lesson {
  readonly game: GameId;
  readonly weights: Weights;
  readonly stage: Stage;
}

const { game: id, weights, stage } = workerData as Lesson;
const { game, worth, start } = await judgedGame(id);

parentPort?.on('message', (seed: number) => {
  parentPort?.postMessage({ seed, seen: seeGame({ game, worth, start }, weights, stage, seed) });
});
