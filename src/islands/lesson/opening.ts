/** What is fetched to play a screen: the rules of the game, what draws the options, and their styles. */
import { whyNot } from '../../stores/branch/why-not.ts';
import { touch } from '../board/touch/touch.ts';
import type { EngineAt } from '../player/props.ts';
import { roomOf } from '../player/what-if/engine.ts';
import { boardOf } from '../player/what-if/on-board.ts';
import { branchStyles } from '../player/what-if/styles.ts';
import { seed } from '../player/what-if/use-chance.ts';
import type { Tools } from './playing.ts';
import { Sheet } from './sheet.tsx';

export interface Opening extends Tools {
  readonly Sheet: typeof Sheet;
}

export async function opening(engine: EngineAt): Promise<Opening> {
  const [room] = await Promise.all([roomOf(engine), branchStyles()]);
  return { room, touch, boardOf, whyNot, Sheet, seed };
}
