/** For each whole game: games to start, and somebody to play them, as its own tests declare it. */
import { existsSync } from 'node:fs';
import type { Fact } from '../../src/calculator/report.ts';
import { Random } from '../../src/engine/random.ts';
import { GAMES, type GameId } from '../../src/games/index.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import { propose } from '../../src/play/propose.ts';
import type { AnyState } from '../../src/play/state.ts';
import type { Settles } from './moments.ts';

/** From 0 up to, but never, 1. */
export type Share = () => number;

/** An action in a scene. */
export type Done = { readonly type: string; readonly [field: string]: unknown };

export interface Play {
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
  /** Whether whoever decides now turns up a hidden card with that, so that what follows depends on it. */
  // biome-ignore lint/suspicious/noExplicitAny: a state of any game
  readonly reveals?: (state: any) => boolean;
  /** Courses that seldom come up by themselves. */
  readonly scenes: readonly { readonly says: string; readonly setup: unknown; readonly actions: readonly Done[] }[];
  /** What each of them must come to, by what it says: facts told on the way, of the board, and of what is open. */
  readonly ends: Readonly<Record<string, Readonly<Record<string, Fact | null>>>>;
  /** Types of action that this game never asks for. */
  readonly never: readonly string[];
}

/** A game at random, from a seed: how it is set up, and who plays it and throws its dice. */
export function atRandom(game: AnyGame, { setup, pick }: Play, seed: number) {
  const random = new Random(seed);
  const share: Share = () => random.share();
  return {
    setup: setup(seed, share),
    choose(open: readonly Done[], s: AnyState): Done {
      const waits = game.chance(s);
      return waits ? propose(waits, random.next() | 0).action : (pick(s, open, share) as Done);
    },
  };
}

/** By calculator and chance: where the game settles what its calculator tells of a roll. */
export type Told = Readonly<Record<string, Readonly<Record<string, Settles>>>>;

/** What `tests/games/<game>/play/at-random.ts` declares. */
interface Declared {
  readonly play: Play;
  readonly told?: Told;
}

const declared = await Promise.all(
  GAMES.map(async (id): Promise<(readonly [GameId, Declared])[]> => {
    const file = new URL(`../games/${id}/play/at-random.ts`, import.meta.url);
    return existsSync(file) ? [[id, await import(`../games/${id}/play/at-random.ts`)]] : [];
  }),
);

export const plays: Readonly<Partial<Record<GameId, Play>>> = Object.fromEntries(
  declared.flat().map(([id, { play }]) => [id, play]),
);

/** Of games that say it beside their player. */
export const toldBeside: Readonly<Partial<Record<GameId, Told>>> = Object.fromEntries(
  declared.flat().flatMap(([id, { told }]) => (told ? [[id, told]] : [])),
);
