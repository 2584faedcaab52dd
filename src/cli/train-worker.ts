/** One of the workers of the training: plays the games that it is told to, and hands back what is learnt from them. */
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
