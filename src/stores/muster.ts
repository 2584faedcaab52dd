/** Who marches over the map of each game, and the enemy armies the reader put on it: kept on the device. */
import type { Army } from '../mechanics/march.ts';
import { kept } from './kept/kept.ts';

/** Who marches; MP only where the reader set them. */
export interface Muster {
  readonly side: string;
  readonly leader: string;
  readonly cu: number;
  readonly rating: number;
  readonly mp?: number | undefined;
  readonly armies: readonly Army[];
}

type ByGame = Readonly<Record<string, Muster>>;

const isWhole = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

function isArmy(value: unknown): value is Army {
  const { at, side, cu, rating } = Object(value) as Record<string, unknown>;
  return typeof at === 'string' && typeof side === 'string' && isWhole(cu) && isWhole(rating);
}

function isMuster(value: unknown): value is Muster {
  const { side, leader, cu, rating, mp, armies } = Object(value) as Record<string, unknown>;
  return (
    typeof side === 'string' &&
    typeof leader === 'string' &&
    isWhole(cu) &&
    isWhole(rating) &&
    (mp === undefined || isWhole(mp)) &&
    Array.isArray(armies) &&
    armies.every(isArmy)
  );
}

const musters = kept<ByGame>(
  'march',
  {},
  {
    from: (json) =>
      typeof json === 'object' && json && !Array.isArray(json) && Object.values(json).every(isMuster)
        ? (json as ByGame)
        : undefined,
  },
);

export const $musters = musters.$value;
export const openMusters = musters.open;

/** Returns what to tell the reader. */
export const changeMuster = (game: string, fresh: Muster, to: (muster: Muster) => Muster): string =>
  musters.change((all) => ({ ...all, [game]: to(all[game] ?? fresh) }));

/** An army there, or another one in its place; none where it has no CU. */
export const withArmy = (muster: Muster, army: Army): Muster => ({
  ...muster,
  armies: [...muster.armies.filter((other) => other.at !== army.at), ...(army.cu > 0 ? [army] : [])],
});
