/** Plays Hamilcar at random from many seeds: `node tests/audit/hamilcar.ts [games]`. */
import { KINDS, kindOf } from '../../src/games/hamilcar/play/cards.ts';
import { WINDOWS } from '../../src/games/hamilcar/play/procedures/window.ts';
import type { State } from '../../src/games/hamilcar/play/state.ts';
import { checkAsked, checkStep, type Watched } from '../games/hamilcar/play/step-laws.ts';
import { audit } from './whole-game.ts';

/** Of so many steps one is held against the same table with other hidden cards. */
const ASKED = 20;
/** Ways to play a card for what is printed on it. */
const AS_EVENT = ['event', 'counter', 'expose', 'omen'];

await audit<State>(import.meta.url, {
  game: 'hamilcar',
  law(step, nth) {
    const seen = step as unknown as Watched;
    checkStep(seen);
    if (nth % ASKED === 0) checkAsked(seen);
  },
  shows({ before, action }) {
    const top = before.frames.at(-1);
    const kind = AS_EVENT.includes(action.type) ? kindOf(String(action['card'])) : undefined;
    return [
      ...(top?.type === 'window' && action.type !== 'pass' ? [`window ${top.on}`] : []),
      ...(kind ? [`event ${kind}`] : []),
      ...(action.type === 'evade' && action['means'] === 'evasion' ? ['event evasion'] : []),
    ];
  },
  must: [...WINDOWS.map((id) => `window ${id}`), ...Object.keys(KINDS).map((kind) => `event ${kind}`)],
});
