/** The actions of the game with their fields: spaces, leaders and cards by id. */

import { type ActionOf, COMMON, type Declared, flag, oneOf, whole, word } from '../../../play/fields.ts';
import { USE_IDS } from '../support/rules.ts';
import { PLAYERS, POWERS } from '../words.ts';

const seat = oneOf(PLAYERS);
const power = oneOf(POWERS);

export const NEUTRAL_USES = ['support', 'cu', 'activate', 'unrest'] as const;
/** What is done, before the name of the power. */
export const NEUTRAL_DEEDS: Readonly<Record<(typeof NEUTRAL_USES)[number], string>> = {
  support: 'spend support for',
  cu: 'raise a CU of',
  activate: 'activate a leader of',
  unrest: 'raise the unrest of',
};

export const ACTIONS = {
  ...COMMON,
  // The start of the turn, and everything that goes by order.
  discard: { card: word },
  'name-decider': { seat },
  first: { seat },
  'order-tied': { seat },
  // The active player's turn.
  propose: { from: power, to: power },
  agree: {},
  break: { from: power, to: power },
  minor: { leader: word, to: word },
  solidarity: { space: word },
  activate: { card: word, leader: word },
  support: { card: word },
  reinforce: { card: word },
  event: { card: word },
  neutral: { card: word, power, use: oneOf(NEUTRAL_USES) },
  lead: { leader: word },
  hire: { card: word },
  // A force that was activated.
  take: { cu: whole },
  call: { leader: word },
  drop: { cu: whole },
  leave: { leader: word },
  step: { to: word },
  sail: { to: word },
  raid: {},
  siege: {},
  colony: {},
  sortie: { cu: whole },
  quell: {},
  stop: {},
  flank: { leader: word },
  commander: { leader: word },
  // Reactions.
  inside: { cu: whole, leaders: flag },
  intercept: { leader: word, cu: whole },
  avoid: { leader: word, cu: whole, to: word },
  ticket: { card: word },
  'let-go': {},
  refuse: {},
  bribe: { card: word },
  respond: { card: word },
  contest: { card: word },
  carry: { card: word },
  // After battle and siege.
  losses: { cu: whole },
  'retreat-inside': { cu: whole },
  'retreat-by-sea': { to: word, card: word },
  retreat: { to: word },
  spend: { use: oneOf(USE_IDS), space: word },
  plunder: {},
  unrest: {},
  loot: {},
  // Desperate Times.
  desperate: {},
  redraw: { card: word },
  fetch: { card: word },
  // The end of the turn.
  mark: { space: word },
  besiege: { space: word },
  disband: { space: word },
  place: { power, space: word },
  'place-leader': { leader: word, space: word },
  keep: { leader: word },
  dismiss: { leader: word },
} as const satisfies Declared;

export type Action = ActionOf<typeof ACTIONS>;
/** The fields of one type of action. */
export type Of<T extends keyof typeof ACTIONS> = ActionOf<typeof ACTIONS, T>;
