/** For each whole game: games to start, and somebody to play them. */
import { readFileSync } from 'node:fs';
import type { Fact } from '../../src/calculator/report.ts';
import type { State as HamilcarState } from '../../src/games/hamilcar/play/state.ts';
import type { State as HannibalState } from '../../src/games/hannibal/play/state.ts';
import type { GameId } from '../../src/games/index.ts';
import type { State as NeroState } from '../../src/games/nero/play/state.ts';
import type { State as SwordState } from '../../src/games/sword-of-rome/play/state.ts';
import { type Player, partnerOf } from '../../src/games/sword-of-rome/words.ts';
import { check as checkHamilcar } from '../games/hamilcar/play/invariants.ts';
import { pick as pickHamilcar } from '../games/hamilcar/play/random-player.ts';
import { anySetup as anyHamilcar } from '../games/hamilcar/play/random-setup.ts';
import { scenes as hamilcarScenes } from '../games/hamilcar/play/scenes.ts';
import { check as checkHannibal } from '../games/hannibal/play/invariants.ts';
import { pick as pickHannibal } from '../games/hannibal/play/random-player.ts';
import { anySetup as anySetupOfHannibal } from '../games/hannibal/play/random-setup.ts';
import { scenes as hannibalScenes } from '../games/hannibal/play/scenes.ts';
import { check } from '../games/nero/play/invariants.ts';
import { pick } from '../games/nero/play/random-player.ts';
import { anySetup } from '../games/nero/play/random-setup.ts';
import { scenes } from '../games/nero/play/scenes.ts';
import { reveals } from '../games/nero/play/table.ts';
import { check as checkSword } from '../games/sword-of-rome/play/invariants.ts';
import { pick as pickSword } from '../games/sword-of-rome/play/random-player.ts';
import { anySetup as anySword } from '../games/sword-of-rome/play/random-setup.ts';
import { scenes as swordScenes } from '../games/sword-of-rome/play/scenes.ts';

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

const endsOf = (game: GameId): Play['ends'] =>
  JSON.parse(readFileSync(new URL(`../games/${game}/play/scene-ends.json`, import.meta.url), 'utf8'));

export const plays: Readonly<Partial<Record<GameId, Play>>> = {
  'sword-of-rome': {
    games: 4,
    setup: anySword,
    pick: pickSword,
    check: checkSword,
    shown: ({ setup, hand }: SwordState, viewer) =>
      setup.players === '2' ? (hand[partnerOf(viewer as Player)] ?? []) : [],
    scenes: swordScenes,
    ends: endsOf('sword-of-rome'),
    never: [],
  },
  hamilcar: {
    games: 8,
    setup: anyHamilcar,
    pick: pickHamilcar,
    check: checkHamilcar,
    shown: ({ open, hands }: HamilcarState, viewer) => (open && viewer !== 'rome' ? hands.rome : []),
    scenes: hamilcarScenes,
    ends: endsOf('hamilcar'),
    never: [],
  },
  hannibal: {
    games: 10,
    setup: anySetupOfHannibal,
    pick: pickHannibal,
    check: checkHannibal,
    shown: ({ seen }: HannibalState, viewer) => seen[viewer as keyof typeof seen] ?? [],
    scenes: hannibalScenes,
    ends: endsOf('hannibal'),
    never: [],
  },
  nero: {
    games: 48,
    setup: anySetup,
    pick,
    check,
    shown: ({ round }: NeroState, viewer) => (round.seen && round.active === viewer ? round.seen.cards : []),
    reveals,
    scenes,
    ends: endsOf('nero'),
    never: ['roll'],
  },
};
