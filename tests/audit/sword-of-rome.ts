/** Plays The Sword of Rome at random from many seeds, with every number of players: `node tests/audit/sword-of-rome.ts [games]`. */

import { WINDOWS } from '../../src/games/sword-of-rome/play/cards.ts';
import { EVENTS } from '../../src/games/sword-of-rome/play/procedures/events.ts';
import { RESPONSES } from '../../src/games/sword-of-rome/play/procedures/window.ts';
import type { State } from '../../src/games/sword-of-rome/play/state.ts';
import { checkAsked, checkStep } from '../games/sword-of-rome/play/invariants.ts';
import { audit } from './whole-game.ts';

/** Of so many steps one is held against the same table with other hidden cards. */
const ASKED = 50;
/** Ways to play a card for what is printed on it. */
const AS_EVENT = ['event', 'respond', 'neutral'];
/** Neutral Power Activates is no event of a turn: it has an action of its own. */
const known = ['neutral-power-activates', ...Object.keys(EVENTS), ...Object.keys(RESPONSES)];

await audit<State>(import.meta.url, {
  game: 'sword-of-rome',
  law(step, nth) {
    checkStep(step);
    if (nth % ASKED === 0) checkAsked(step);
  },
  shows({ before, action }) {
    const top = before.frames.at(-1);
    const event = AS_EVENT.includes(action.type) ? before.setup.cards[String(action['card'])]?.event : undefined;
    return [
      ...(top?.type === 'window' && action.type === 'respond' ? [`window ${top.id}`] : []),
      ...(event ? [`event ${event}`] : []),
    ];
  },
  must: [...WINDOWS.map((id) => `window ${id}`), ...known.map((event) => `event ${event}`)],
});
