/** Everything that a player can do or answer, with its fields. */
import { type ActionOf, COMMON, flag, oneOf, whole, word } from '../../../play/fields.ts';
import { SIDES } from '../words.ts';

/** What can be lost one by one. */
export const PIECES = ['warship', 'cu', 'elephant', 'st'] as const;
export type Piece = (typeof PIECES)[number];

/** 9.2.C: how a Fleet Evades. */
const MEANS = ['supremacy', 'flee', 'evasion'] as const;

/** How many of each go along, go inside or come aboard. */
const heap = { cu: whole, elephants: whole, st: whole };

export const ACTIONS = {
  ...COMMON,
  // The Strategy Phase.
  preempt: { card: word },
  first: { side: oneOf(SIDES) },
  event: { card: word },
  activate: { card: word, general: word },
  spend: { card: word },
  pc: { space: word },
  flip: { space: word },
  miat: { slot: word },
  refit: {},
  st: { space: word },
  raise: { card: word, general: word },
  build: { card: word },
  discard: { card: word },
  hire: { port: word },
  pay: { slot: word },
  dictator: {},
  'run-blockade': { card: word, port: word, city: word },
  counter: { card: word },
  expose: { card: word },
  omen: { card: word, face: whole },
  // An activation.
  group: heap,
  garrison: heap,
  join: { general: word },
  part: { general: word },
  command: { general: word },
  step: { to: word },
  embark: { warships: whole },
  sail: { to: word },
  cross: { to: word },
  board: heap,
  land: {},
  'destroy-st': { number: whole },
  attempt: {},
  sortie: {},
  convert: { ready: whole, spent: whole },
  // Answers.
  arrange: heap,
  shelter: { general: word },
  avoid: { general: word, to: word },
  intercept: { general: word },
  pursue: {},
  overrun: {},
  fight: {},
  'back-up': {},
  declare: {},
  dodge: {},
  base: { port: word, warships: whole },
  tactic: { card: word },
  evade: { means: oneOf(MEANS) },
  chase: {},
  'put-in': { port: word },
  'contest-command': {},
  relieve: heap,
  charge: {},
  again: {},
  reroll: { side: oneOf(SIDES), size: oneOf(['small', 'large']) },
  lose: { piece: oneOf(PIECES) },
  retreat: { to: word },
  remove: { space: word },
  'remove-miat': { slot: word },
  defend: {},
  supply: {},
  target: { space: word },
  afflict: { general: word },
  // Reinforcements and the War Chest.
  'place-cu': { space: word },
  levy: { to: oneOf(['carthago', 'warship']) },
  place: { general: word, space: word },
  proconsul: { general: word },
  elect: { general: word },
  prolong: {},
  reform: { ships: whole },
  seamanship: {},
  corvi: { mounted: flag },
  burn: { space: word },
  duilius: {},
} as const;

export type ActionType = keyof typeof ACTIONS;
export type Action<T extends ActionType = ActionType> = ActionOf<typeof ACTIONS, T>;
