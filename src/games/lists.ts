/** Each game's list of calculators, fetched when one of them is wanted: a page need not know the other games. */
import type { Calculator } from '../calculator/calculator.ts';
import type { GameId } from './index.ts';

type List = Readonly<Record<string, () => Promise<Calculator>>>;

export const lists: Readonly<Record<GameId, () => Promise<{ readonly calculators: List }>>> = {
  'sword-of-rome': () => import('./sword-of-rome/game.ts'),
  hamilcar: () => import('./hamilcar/game.ts'),
  hannibal: () => import('./hannibal/game.ts'),
  nero: () => import('./nero/game.ts'),
};
