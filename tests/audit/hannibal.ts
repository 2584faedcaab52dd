/** Plays Hannibal at random from many seeds: `node tests/audit/hannibal.ts [games]`. */
import { USES } from '../../src/games/hannibal/play/actions.ts';
import type { State } from '../../src/games/hannibal/play/state.ts';
import type { Watched } from '../games/hannibal/play/random-player.ts';
import { checkStep } from '../games/hannibal/play/step-laws.ts';
import { audit } from './whole-game.ts';

/** Cards whose text rides along with an activation. */
const RIDERS = [5, 18, 28, 50, 54];
/** Uses that are the Event of a card. */
const EVENT_USES = ['event', 'campaign', 'force-march'];

const id = (number: number): string => `s${String(number).padStart(2, '0')}`;
const EVENTS = Array.from({ length: 64 }, (_, i) => i + 1);

await audit<State>(import.meta.url, {
  game: 'hannibal',
  law: (step) => checkStep(step as unknown as Watched),
  shows({ action }) {
    const card = String(action['card']);
    if (action.type === 'counter') return [`event ${card}`];
    if (action.type !== 'play') return [];
    const use = String(action['use']);
    const rides = use === 'activate' && RIDERS.some((number) => id(number) === card);
    return [`use ${use}`, ...(EVENT_USES.includes(use) || rides ? [`event ${card}`] : [])];
  },
  must: [...USES.map((use) => `use ${use}`), ...EVENTS.map((number) => `event ${id(number)}`)],
});
