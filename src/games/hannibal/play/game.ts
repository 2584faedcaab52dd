/** Hannibal as a whole game: its procedures, and why it is too late for an action. */
import { isKeyOf } from '../../../calculator/keys.ts';
import { type Missed, wholeGame } from '../../../play/machine.ts';
import { underWay } from '../../../play/state.ts';
import { SIDE_NAMES } from '../words.ts';
import { ACTIONS, type ActionType, TRAVEL } from './actions.ts';
import { settle } from './changes.ts';
import { redeal } from './hidden.ts';
import { picture } from './picture.ts';
import { aftermath } from './procedures/aftermath.ts';
import { attrition } from './procedures/attrition.ts';
import { battle } from './procedures/battle.ts';
import { card, command } from './procedures/card.ts';
import { duel } from './procedures/duel.ts';
import { entry } from './procedures/entry.ts';
import { blind, event } from './procedures/event.ts';
import { flee } from './procedures/flee.ts';
import { gates } from './procedures/gates.ts';
import { move } from './procedures/move.ts';
import { offices } from './procedures/offices.ts';
import { first, play } from './procedures/play.ts';
import { political, raise, removal } from './procedures/political.ts';
import { interception, react } from './procedures/reactions.ts';
import { levy, reinforce, returning } from './procedures/reinforce.ts';
import { retreat, withdraw } from './procedures/retreat.ts';
import { siege } from './procedures/siege.ts';
import { turn } from './procedures/turn.ts';
import { window } from './procedures/window.ts';
import { winter } from './procedures/winter.ts';
import { RULINGS } from './rulings.ts';
import { begin } from './set-up.ts';
import type { Hannibal, State } from './state.ts';

export type { Options } from './set-up.ts';

export const procedures = {
  ...{ turn, reinforce, return: returning, levy, offices, command, first, play, card, event, blind, attrition, window },
  ...{ political, raise, move },
  ...{ entry, gates, react, flee, interception, battle, duel, aftermath, withdraw, retreat, removal, siege, winter },
} as const;

/** What the last action brought about. */
const happened = (s: State, rule: string): boolean => s.happened.some((one) => one.rule === rule);

/** Why it is not, or no longer, the moment for an action, where a clause of the aid says so. */
const MISSED: Readonly<Partial<Record<ActionType, (s: State) => Missed | undefined>>> = {
  overrun: () => ({
    rule: '7.2.c',
    sentence: 'To Overrun, a large enough Force must enter a space with one enemy CU and no General.',
  }),
  intercept: () => ({ rule: '10', sentence: 'Only the Army moving with the card can be Intercepted.' }),
  avoid: () => ({ rule: '9', sentence: 'Only an Army that is being attacked can try to Avoid Battle.' }),
  besiege: (s) =>
    underWay(s, 'move')?.fought
      ? { rule: '12', sentence: 'A General who fought a Land Battle cannot besiege in the same activation.' }
      : undefined,
  disengage: (s) =>
    happened(s, '11.5.b') ? { rule: '11.5.b', sentence: 'The Battle is already decided.' } : undefined,
  retreat: (s) =>
    happened(s, '11.10B.b')
      ? { rule: '11.10B.b', sentence: 'A Force that landed where it fought cannot Retreat by sea.' }
      : undefined,
};

export const hannibal = wholeGame<Hannibal>({
  id: 'hannibal',
  seats: SIDE_NAMES,
  readings: RULINGS,
  actions: ACTIONS,
  procedures,
  begin,
  settle,
  missed: (s, type) => (isKeyOf(MISSED, type) ? MISSED[type]?.(s) : undefined),
  picture,
  redeal,
  round: ({ turn }) => `${turn}`,
  travel: {
    ...TRAVEL,
    moving(s) {
      const f = underWay(s, 'move');
      if (!f) return undefined;
      const { at, mp, force, behind, came } = f;
      return { side: s.active, at, left: mp, fresh: came === null && force.cu === 0 && behind.cu === 0 };
    },
  },
  loose: [
    ...(['hands', 'seen', 'deck', 'discards', 'out', 'stacks', 'inside', 'tribes'] as const),
    ...(['consuls', 'pool', 'displaced', 'away'] as const),
  ],
});
