/** The whole games that there are, each with games to start and somebody to play them. */
import { nero } from '../../src/games/nero/play/game.ts';
import { RULINGS } from '../../src/games/nero/play/rulings.ts';
import type { Options } from '../../src/games/nero/play/set-up.ts';
import type { State as NeroState } from '../../src/games/nero/play/state.ts';
import { COLOURS } from '../../src/games/nero/words.ts';
import { gameOf } from '../../src/gate/game.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import { check } from '../games/nero/play/invariants.ts';
import { pick } from '../games/nero/play/random-player.ts';

/** From 0 up to, but never, 1. */
export type Share = () => number;

export interface Play {
  readonly id: 'nero';
  readonly game: AnyGame;
  readonly content: unknown;
  /** How many games are played at random. */
  readonly games: number;
  readonly setup: (seed: number, share: Share) => unknown;
  /** What a player picks of these. */
  // biome-ignore lint/suspicious/noExplicitAny: states and actions of any game
  readonly pick: (state: any, actions: readonly any[], share: Share) => unknown;
  /** What must hold in every state; throws where it does not. */
  // biome-ignore lint/suspicious/noExplicitAny: a state of any game
  readonly check: (state: any) => void;
  /** Cards of others that a viewer has been shown by the rules. */
  // biome-ignore lint/suspicious/noExplicitAny: a state of any game
  readonly shown: (state: any, viewer: string) => readonly string[];
  /** Types of action that this game never asks for. */
  readonly never: readonly string[];
}

/** A quarter of the games by readings at random, and every number of players in both versions. */
function neroSetup(seed: number, share: Share): Options {
  const players = ([2, 3, 4] as const)[seed % 3] ?? 4;
  const any = Object.entries(RULINGS).map(([id, readings]) => [id, readings[Math.floor(share() * readings.length)]]);
  return {
    players,
    version: seed % 4 === 0 ? 'normal' : 'fast',
    ...(players === 3 && { vacant: COLOURS[seed % 4]! }),
    ...(seed % 4 === 3 && { rulings: Object.fromEntries(any) }),
  };
}

export const plays: readonly Play[] = [
  {
    id: 'nero',
    game: nero,
    content: { tables: gameOf('nero').tables },
    games: 60,
    setup: neroSetup,
    pick,
    check,
    shown: ({ round }: NeroState, viewer) => (round.seen && round.active === viewer ? round.seen.cards : []),
    never: ['roll'],
  },
];
