/** Everything that a player can do or answer, with its fields. */
import {
  type ActionOf,
  amount,
  COMMON,
  card,
  choice,
  flag,
  numbered,
  piece,
  place,
  seat,
} from '../../../play/fields.ts';
import { AREAS } from '../words.ts';

const colour = seat(AREAS);

/** 6.0: what a force may attack. */
const TARGETS = [...AREAS, 'barbarian', 'uncontrolled'] as const;
export type Target = (typeof TARGETS)[number];

/** 12.0-legion-rebels: a Legion that differs from others of its stack. */
const PARTS = ['moved', 'moving', 'attacked'] as const;
export type Part = (typeof PARTS)[number];

export const ACTIONS = {
  ...COMMON,
  open: { colour },
  record: { colour },
  place: { province: place },
  lay: { card, at: place },
  allot: { legions: amount, leader: flag, mp: amount },
  march: { force: numbered },
  step: { to: place },
  attack: { target: choice(TARGETS) },
  take: { whose: choice(['own', 'uncontrolled']), legions: amount },
  drop: { legions: amount, leader: flag },
  clear: {},
  ask: {},
  stop: {},
  withdraw: { to: place },
  pay: { card },
  consent: {},
  'battle-card': { card },
  retreat: { to: place },
  declare: {},
  dp: { card },
  event: { card },
  'aim-colour': { colour },
  'aim-province': { province: place },
  'aim-legion': { colour, province: place },
  'aim-which': { colour, province: place, which: choice(PARTS) },
  'aim-hand': { colour, look: flag },
  sail: { from: place, to: place, legions: amount, leader: flag },
  support: { card },
  oppose: { card },
  muster: { from: place },
  displace: { to: place },
  answer: { card, target: piece },
  discard: { card },
  hold: { card },
} as const;

/** How a force gets about: cards give it MP, they are announced, and it steps. */
export const TRAVEL = {
  unit: 'MP',
  begins: ['lay', 'march'],
  outset: ['allot', 'march', 'done'],
  steps: ['step'],
  ends: ['stop'],
} as const;

type ActionType = keyof typeof ACTIONS;
export type Action<T extends ActionType = ActionType> = ActionOf<typeof ACTIONS, T>;
