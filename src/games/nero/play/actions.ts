/** Everything that a player can do or answer, with its fields. */
import { type ActionOf, COMMON, flag, oneOf, whole, word } from '../../../play/fields.ts';
import { AREAS } from '../words.ts';

const colour = oneOf(AREAS);

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
  place: { province: word },
  lay: { card: word, at: word },
  allot: { legions: whole, leader: flag, mp: whole },
  march: { force: whole },
  step: { to: word },
  attack: { target: oneOf(TARGETS) },
  take: { whose: oneOf(['own', 'uncontrolled']), legions: whole },
  drop: { legions: whole, leader: flag },
  clear: {},
  ask: {},
  stop: {},
  withdraw: { to: word },
  pay: { card: word },
  consent: {},
  'battle-card': { card: word },
  retreat: { to: word },
  declare: {},
  dp: { card: word },
  event: { card: word },
  'aim-colour': { colour },
  'aim-province': { province: word },
  'aim-legion': { colour, province: word },
  'aim-which': { colour, province: word, which: oneOf(PARTS) },
  'aim-hand': { colour, look: flag },
  sail: { from: word, to: word, legions: whole, leader: flag },
  support: { card: word },
  oppose: { card: word },
  muster: { from: word },
  displace: { to: word },
  answer: { card: word, target: word },
  discard: { card: word },
  hold: { card: word },
} as const;

type ActionType = keyof typeof ACTIONS;
export type Action<T extends ActionType = ActionType> = ActionOf<typeof ACTIONS, T>;
