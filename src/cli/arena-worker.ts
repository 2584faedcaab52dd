/** A worker of the arena: plays the games it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GameId } from '../games/index.ts';
import { playResult } from '../opponent/pairing.ts';
import type { Weights } from '../play/worth.ts';
import { judgedGame } from './judged-game.ts';

export interface Pairing {
  readonly game: GameId;
  readonly players: readonly string[];
  readonly weights: Weights;
  readonly seed: number;
  /** Iterations of the estimates that are noted; as many as the players have where it is not said. */
  readonly notes?: number;
}

const { game: id, players, weights, seed, notes } = workerData as Pairing;
const { game, worth, start } = await judgedGame(id);

/** Processor time, so that it does not matter what else the machine does. */
const clock = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

parentPort?.on('message', (nth: number) => {
  parentPort?.postMessage(playResult(game, start, { worth, weights }, players, nth, seed + nth, clock, notes));
});
