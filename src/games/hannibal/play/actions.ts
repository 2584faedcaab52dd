/** Everything that a player can do or answer, with its fields. */
import { type ActionOf, amount, COMMON, card, choice, piece, place, seat } from '../../../play/fields.ts';
import { CARDS, SIDES } from '../words.ts';

/** 5.1.A1 to 5.1.A4: where Carthage's CUs come from. */
export const SOURCES = ['africa', 'carthago-nova', 'baetica', 'free'] as const;
export type Source = (typeof SOURCES)[number];

/** 5.2.a, 5.2.d: what a Strategy Card is played for. */
export const USES = ['activate', 'campaign', 'force-march', 'event', 'political', 'raise', 'discard'] as const;
export type Use = (typeof USES)[number];

/** The Provinces between which an Event lets its player choose. */
export const NUMIDIAS = ['Western Numidia', 'Eastern Numidia'] as const;

const side = seat(SIDES);
const at = place;
const to = place;
const from = place;
const general = piece;
/** Elephants are counted among the CUs. */
const pieces = { cu: amount, elephants: amount } as const;

export const ACTIONS = {
  ...COMMON,
  reinforce: { source: choice(SOURCES), at },
  return: { general, at },
  dismiss: {},
  levy: { at, cu: amount },
  proconsul: { general },
  consul: { general, at },
  africanus: { at },
  command: { general },
  first: { side },
  preempt: { card },
  play: { card, use: choice(USES) },
  activate: { general },
  'place-pc': { at },
  raise: { general },
  pick: { at },
  favour: { general },
  province: { of: choice(NUMIDIAS) },
  take: pieces,
  leave: pieces,
  join: { general },
  part: { general },
  step: { to },
  sail: { to },
  besiege: {},
  unseat: {},
  haul: {},
  sortie: {},
  shelter: pieces,
  admit: { general },
  avoid: {},
  intercept: { from, general, ...pieces },
  next: { from },
  flee: { to },
  'back-up': {},
  stand: {},
  overrun: {},
  battle: {},
  relieve: {},
  'roll-command': {},
  counter: { card },
  'take-open': { card },
  charge: {},
  lead: { card, as: choice(CARDS) },
  disengage: {},
  match: { card },
  counterattack: {},
  seize: {},
  cancel: {},
  'take-over': {},
  withdraw: { to },
  retreat: { to },
  remove: { at },
} as const;

/** How a General gets about: he takes an Army along, marches and sails. */
export const TRAVEL = {
  unit: 'MP',
  begins: ['activate'],
  outset: ['take'],
  steps: ['step', 'sail'],
  ends: ['done'],
  chances: { reactions: { keys: ['passes', 'overrun'] }, 'naval-movement': { keys: ['arrives'] } },
} as const;

export type ActionType = keyof typeof ACTIONS;
export type Action<T extends ActionType = ActionType> = ActionOf<typeof ACTIONS, T>;
