/** Games of The Sword of Rome to play at random: every number of players, and of every three one by readings of any kind. */
import { mapped } from '../../../../src/calculator/keys.ts';
import { RULINGS } from '../../../../src/games/sword-of-rome/play/rulings.ts';
import type { Options } from '../../../../src/games/sword-of-rome/play/set-up.ts';

const PLAYERS = ['4', '5', '3', '2'] as const;

export function anySetup(seed: number, share: () => number): Options {
  const players = PLAYERS[seed % 4]!;
  if (seed % 3 !== 0 || seed === 0) return { players };
  const any = (options: object): string => {
    const all = Object.keys(options);
    return all[Math.floor(share() * all.length)]!;
  };
  return { players, rulings: mapped(RULINGS, any) };
}
