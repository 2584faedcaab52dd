/** What tests of whole games begin with: the content as the gate reads it, and a game set up from it. */

import { swordOfRome } from '../../../../src/games/sword-of-rome/play/game.ts';
import type { Content, Options } from '../../../../src/games/sword-of-rome/play/set-up.ts';
import type { State } from '../../../../src/games/sword-of-rome/play/state.ts';
import { gameOf } from '../../../../src/gate/game.ts';
import { contentOf } from '../../../../src/gate/samples.ts';

export const CONTENT = contentOf(gameOf('sword-of-rome')) as unknown as Content;

export const start = (options: Options = { players: '4' }): State => swordOfRome.start(options, CONTENT);
