/** Plays Nero at random from many seeds: `node tests/audit/nero.ts [games]`. */
import { eventOf } from '../../src/games/nero/play/cards.ts';
import { WINDOWS } from '../../src/games/nero/play/procedures/window.ts';
import type { State } from '../../src/games/nero/play/state.ts';
import { EVENTS } from '../../src/games/nero/words.ts';
import { checkStep } from '../games/nero/play/step-laws.ts';
import { audit } from './whole-game.ts';

await audit<State>(import.meta.url, {
  game: 'nero',
  law: checkStep,
  shows({ before, action }) {
    const top = before.frames.at(-1);
    const card = typeof action['card'] === 'string' ? action['card'] : '';
    const played = ['event', 'answer', 'dp', 'support', 'oppose'].includes(action.type) && card in before.setup.deck;
    return [
      ...(top?.type === 'window' && action.type !== 'pass' ? [`window ${top.on}`] : []),
      ...(played ? [`event ${eventOf(before, card)}`] : []),
    ];
  },
  must: [...WINDOWS.map((id) => `window ${id}`), ...EVENTS.map((event) => `event ${event}`)],
});
