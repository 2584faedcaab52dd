/** The one list of games, in the order they are shown. A game's code is fetched only when it is needed. */
import type { Calculator, Calculators } from '../calculator/calculator.ts';
import { keysOf } from '../calculator/keys.ts';
import type { March } from '../mechanics/march.ts';
import type { AnyGame } from '../play/machine.ts';
import type { Worth } from '../play/worth.ts';

interface Listed {
  /** A colour of styles/accents.css. */
  readonly accent: string;
  readonly calculators: () => Promise<{ readonly calculators: Calculators }>;
  /** The whole game, where it can be played through. */
  readonly play?: () => Promise<AnyGame>;
  /** What its positions are judged by, where the computer plays it. */
  readonly worth?: () => Promise<{ readonly worth: unknown }>;
  /** How its forces go over its map, where it has one. */
  readonly march?: () => Promise<{ readonly march: March }>;
}

const list = {
  'sword-of-rome': {
    accent: 'roman-red',
    calculators: () => import('./sword-of-rome/game.ts'),
    play: async () => (await import('./sword-of-rome/play/game.ts')).swordOfRome,
    worth: () => import('./sword-of-rome/play/worth.ts'),
    march: () => import('./sword-of-rome/march.ts'),
  },
  hamilcar: {
    accent: 'sea-blue',
    calculators: () => import('./hamilcar/game.ts'),
    play: async () => (await import('./hamilcar/play/game.ts')).hamilcar,
    worth: () => import('./hamilcar/play/worth.ts'),
    march: () => import('./hamilcar/march.ts'),
  },
  hannibal: {
    accent: 'tyrian-purple',
    calculators: () => import('./hannibal/game.ts'),
    play: async () => (await import('./hannibal/play/game.ts')).hannibal,
    worth: () => import('./hannibal/play/worth.ts'),
    march: () => import('./hannibal/march.ts'),
  },
  nero: {
    accent: 'imperial-gold',
    calculators: () => import('./nero/game.ts'),
    play: async () => (await import('./nero/play/game.ts')).nero,
    worth: () => import('./nero/play/worth.ts'),
    march: () => import('./nero/march.ts'),
  },
} as const satisfies Readonly<Record<string, Listed>>;

export type GameId = keyof typeof list;

export const GAMES: readonly GameId[] = keysOf(list);

export const accentOf = (game: GameId): string => list[game].accent;

export const calculatorsOf = async (game: GameId): Promise<Calculators> => (await list[game].calculators()).calculators;

/** One calculator; none where the game does not know the name. */
export async function calculatorOf(game: GameId, id: string): Promise<Calculator | undefined> {
  const calculators = await calculatorsOf(game);
  return Object.hasOwn(calculators, id) ? calculators[id]?.() : undefined;
}

/** All calculators of a game, in the order of its list. */
export const everyCalculatorOf = async (game: GameId): Promise<Calculator[]> =>
  Promise.all(Object.values(await calculatorsOf(game)).map((load) => load()));

/** The whole game, where it can be played through. */
export const playOf = async (game: GameId): Promise<AnyGame | undefined> => {
  const listed: Listed = list[game];
  return listed.play?.();
};

/** What positions of a game are judged by, where the computer plays it. */
export const worthOf = async (game: GameId): Promise<Worth | undefined> => {
  const listed: Listed = list[game];
  // Each game measures states of its own; whoever judges hands it no others.
  return (await listed.worth?.())?.worth as Worth | undefined;
};

/** How forces go over the map of a game, where it says so. */
export const marchOf = async (game: GameId): Promise<March | undefined> => {
  const listed: Listed = list[game];
  return (await listed.march?.())?.march;
};
