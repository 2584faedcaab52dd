/** Plays Hannibal at random from many seeds: `node tests/audit/hannibal.ts [games]`. */
import { USES } from '../../src/games/hannibal/play/actions.ts';
import type { State } from '../../src/games/hannibal/play/state.ts';
import type { Watched } from '../games/hannibal/play/random-player.ts';
import { checkStep } from '../games/hannibal/play/step-laws.ts';
import { audit } from './whole-game.ts';

/** Cards whose text is a way to move: the use tells them. */
const MOVING = [33, 34, 37, 38, 39, 40, 61, 62, 63];
/** Cards whose text rides along with an activation. */
const RIDERS = [5, 18, 28, 50, 54];

const id = (number: number): string => `s${String(number).padStart(2, '0')}`;
const EVENTS = Array.from({ length: 64 }, (_, i) => i + 1).filter((number) => !MOVING.includes(number));

await audit<State>(import.meta.url, {
  game: 'hannibal',
  law: (step) => checkStep(step as unknown as Watched),
  shows({ action }) {
    const card = String(action['card']);
    if (action.type === 'counter') return [`event ${card}`];
    if (action.type !== 'play') return [];
    const rides = action['use'] === 'activate' && RIDERS.some((number) => id(number) === card);
    return [`use ${String(action['use'])}`, ...(action['use'] === 'event' || rides ? [`event ${card}`] : [])];
  },
  must: [...USES.map((use) => `use ${use}`), ...EVENTS.map((number) => `event ${id(number)}`)],
});
