/** Plays Hannibal at random from many seeds: `node tests/audit/hannibal.ts [games]`. */
import { USES } from '../../src/games/hannibal/play/actions.ts';
import type { State } from '../../src/games/hannibal/play/state.ts';
import type { Watched } from '../games/hannibal/play/random-player.ts';
import { checkStep } from '../games/hannibal/play/step-laws.ts';
import { audit } from './whole-game.ts';

await audit<State>(import.meta.url, {
  game: 'hannibal',
  law: (step) => checkStep(step as unknown as Watched),
  // The aid names no window beside its frames; of its cards it tells only what they are played for.
  shows: ({ action }) => (action.type === 'play' ? [`use ${String(action['use'])}`] : []),
  must: USES.map((use) => `use ${use}`),
});
