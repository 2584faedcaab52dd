/** What is fetched to play a screen: the rules of the game, the code that draws the options, and their styles. */
import { type MainLine, mainLine } from '../../stores/branch/main-line.ts';
import { whyNot } from '../../stores/branch/why-not.ts';
import { touch } from '../board/touch/touch.ts';
import type { Data, EngineAt } from '../player/props.ts';
import { groundOf, lineOf, type Room, roomOf, sampleOf } from '../player/what-if/engine.ts';
import { boardOf } from '../player/what-if/on-board.ts';
import { branchStyles } from '../player/what-if/styles.ts';
import { seed } from '../player/what-if/use-chance.ts';
import type { Tools } from './playing.ts';
import { Sheet } from './sheet.tsx';

export interface Opening extends Tools {
  readonly Sheet: typeof Sheet;
  readonly storyOf: typeof storyOf;
}

/** The story by the figures of the reader's box, as far as all of it can be played with them. */
function storyOf(room: Room, data: Data): MainLine {
  const own = room.fitting?.((content) => mainLine(room.game, sampleOf(data, room.played), content));
  return lineOf(room, data, own === undefined ? {} : { own });
}

export async function opening(engine: EngineAt): Promise<Opening> {
  const [room] = await Promise.all([roomOf(engine), branchStyles()]);
  return { room, touch, boardOf, whyNot, groundOf, Sheet, seed, storyOf };
}
