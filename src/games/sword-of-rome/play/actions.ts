/** The actions of the game with their fields: spaces, leaders and cards by id. */
import {
  type ActionOf,
  amount,
  COMMON,
  card,
  choice,
  type Declared,
  flag,
  piece,
  place,
  seat,
} from '../../../play/fields.ts';
import { USE_IDS } from '../support/rules.ts';
import { PLAYERS, POWERS } from '../words.ts';

const player = seat(PLAYERS);
const power = seat(POWERS);

export const NEUTRAL_USES = ['support', 'cu', 'activate', 'unrest'] as const;
/** What is done, as a verb and what stands before the name of the power. */
export const NEUTRAL_DEEDS: Readonly<Record<(typeof NEUTRAL_USES)[number], readonly [verb: string, what: string]>> = {
  support: ['spend', 'support for'],
  cu: ['raise', 'a CU of'],
  activate: ['activate', 'a leader of'],
  unrest: ['raise', 'the unrest of'],
};

export const ACTIONS = {
  ...COMMON,
  // The start of the turn, and everything that goes by order.
  discard: { card },
  'name-decider': { seat: player },
  first: { seat: player },
  'order-tied': { seat: player },
  // The active player's turn.
  propose: { from: power, to: power },
  agree: {},
  break: { from: power, to: power },
  minor: { leader: piece, to: place },
  solidarity: { space: place },
  activate: { card, leader: piece },
  support: { card },
  reinforce: { card },
  event: { card },
  neutral: { card, power, use: choice(NEUTRAL_USES) },
  lead: { leader: piece },
  hire: { card },
  // A force that was activated.
  take: { cu: amount },
  call: { leader: piece },
  drop: { cu: amount },
  leave: { leader: piece },
  step: { to: place },
  sail: { to: place },
  raid: {},
  siege: {},
  colony: {},
  sortie: { cu: amount },
  quell: {},
  stop: {},
  flank: { leader: piece },
  commander: { leader: piece },
  // Reactions.
  inside: { cu: amount, leaders: flag },
  intercept: { leader: piece, cu: amount },
  avoid: { leader: piece, cu: amount, to: place },
  ticket: { card },
  'let-go': {},
  refuse: {},
  bribe: { card },
  respond: { card },
  contest: { card },
  carry: { card },
  // After battle and siege.
  losses: { cu: amount },
  'retreat-inside': { cu: amount },
  'retreat-by-sea': { to: place, card },
  retreat: { to: place },
  spend: { use: choice(USE_IDS), space: place },
  plunder: {},
  unrest: {},
  loot: {},
  // Desperate Times.
  desperate: {},
  redraw: { card },
  fetch: { card },
  // The end of the turn.
  mark: { space: place },
  besiege: { space: place },
  disband: { space: place },
  place: { power, space: place },
  'place-leader': { leader: piece, space: place },
  keep: { leader: piece },
  dismiss: { leader: piece },
} as const satisfies Declared;

/** How an army gets about: a leader takes CU along, marches and sails. */
export const TRAVEL = {
  unit: 'MP',
  begins: ['activate', 'lead'],
  outset: ['take'],
  steps: ['step', 'sail'],
  ends: ['stop'],
  chances: {
    'march-past': { keys: ['passes'] },
    'naval-movement': { keys: ['arrives'] },
    battle: { keys: ['attackerWins'], when: 'enemy' },
  },
} as const;

export type Action = ActionOf<typeof ACTIONS>;
/** The fields of one type of action. */
export type Of<T extends keyof typeof ACTIONS> = ActionOf<typeof ACTIONS, T>;
