/** Everything that a player can do or answer, with its fields. */
import { type ActionOf, amount, COMMON, card, choice, flag, piece, place, seat } from '../../../play/fields.ts';
import { SIDES } from '../words.ts';

/** What can be lost one by one. */
export const PIECES = ['warship', 'cu', 'elephant', 'st'] as const;
export type Piece = (typeof PIECES)[number];

/** 9.2.C: how a Fleet Evades. */
const MEANS = ['supremacy', 'flee', 'evasion'] as const;

/** How many of each go along, go inside or come aboard. */
const heap = { cu: amount, elephants: amount, st: amount };

export const ACTIONS = {
  ...COMMON,
  // The Strategy Phase.
  preempt: { card },
  first: { side: seat(SIDES) },
  event: { card },
  activate: { card, general: piece },
  spend: { card },
  pc: { space: place },
  flip: { space: place },
  miat: { slot: place },
  refit: {},
  st: { space: place },
  raise: { card, general: piece },
  build: { card },
  discard: { card },
  hire: { port: place },
  pay: { slot: place },
  dictator: {},
  'run-blockade': { card, port: place, city: place },
  counter: { card },
  expose: { card },
  omen: { card, face: amount },
  // An activation.
  group: heap,
  garrison: heap,
  join: { general: piece },
  part: { general: piece },
  command: { general: piece },
  step: { to: place },
  embark: { warships: amount },
  sail: { to: place },
  cross: { to: place },
  board: heap,
  land: {},
  'destroy-st': { number: amount },
  attempt: {},
  sortie: {},
  convert: { ready: amount, spent: amount },
  // Answers.
  arrange: heap,
  shelter: { general: piece },
  avoid: { general: piece, to: place },
  intercept: { general: piece },
  pursue: {},
  overrun: {},
  fight: {},
  'back-up': {},
  declare: {},
  dodge: {},
  base: { port: place, warships: amount },
  tactic: { card },
  evade: { means: choice(MEANS) },
  chase: {},
  'put-in': { port: place },
  'contest-command': {},
  relieve: heap,
  charge: {},
  again: {},
  reroll: { side: seat(SIDES), size: choice(['small', 'large']) },
  lose: { piece: choice(PIECES) },
  retreat: { to: place },
  remove: { space: place },
  'remove-miat': { slot: place },
  defend: {},
  supply: {},
  target: { space: place },
  afflict: { general: piece },
  // Reinforcements and the War Chest.
  'place-cu': { space: place },
  levy: { to: choice(['carthago', 'warship']) },
  place: { general: piece, space: place },
  proconsul: { general: piece },
  elect: { general: piece },
  prolong: {},
  reform: { ships: amount },
  seamanship: {},
  corvi: { mounted: flag },
  burn: { space: place },
  duilius: {},
} as const;

/** How a General gets about: he leads what he can, by road or aboard. */
export const TRAVEL = {
  unit: 'MP',
  begins: ['activate'],
  outset: [],
  steps: ['step', 'sail', 'cross'],
  links: ['embark', 'land'],
  ends: ['done'],
  // 8.1: a Fleet that was let past, or that failed, may be asked again at the next port.
  chances: {
    'naval-movement': { keys: ['arrives'], once: true },
    reactions: { keys: ['holds'], when: 'no enemy' },
    'land-battle': { when: 'enemy' },
  },
} as const;

export type ActionType = keyof typeof ACTIONS;
export type Action<T extends ActionType = ActionType> = ActionOf<typeof ACTIONS, T>;
