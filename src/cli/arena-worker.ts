/** One of the workers of the arena: plays the games that it is told to. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GameId } from '../games/index.ts';
import { playerNamed, playResult } from '../opponent/pairing.ts';
import type { Player } from '../opponent/players.ts';
import type { Weights } from '../play/worth.ts';
import { judgedGame } from './judged-game.ts';
import { Refusal } from './refusal.ts';

export interface Pairing {
  readonly game: GameId;
  readonly players: readonly string[];
  readonly weights: Weights;
  readonly seed: number;
}

const { game: id, players: names, weights, seed } = workerData as Pairing;
const { game, worth, start } = await judgedGame(id);
const players = names.map((name): Player => {
  const player = playerNamed(name, game, { worth, weights });
  if (!player) throw new Refusal(`player: found "${name}".`);
  return player;
});

/** Processor time, so that it does not matter what else the machine does. */
const clock = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

parentPort?.on('message', (nth: number) => {
  parentPort?.postMessage(playResult(game, start, { worth, weights }, players, nth, seed + nth, clock));
});
