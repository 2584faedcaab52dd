/** Everything that a player can do or answer, and the fields that each action has. */

import type { Colour } from '../words.ts';
import type { Target } from './frames.ts';

export type Action =
  | { readonly type: 'open' | 'record'; readonly colour: Colour }
  | { readonly type: 'place'; readonly province: string }
  | { readonly type: 'lay'; readonly card: string; readonly at: string }
  | { readonly type: 'allot'; readonly legions: number; readonly leader: boolean; readonly mp: number }
  | { readonly type: 'march'; readonly force: number }
  | { readonly type: 'step' | 'withdraw' | 'retreat' | 'displace'; readonly to: string }
  | { readonly type: 'attack'; readonly target: Target }
  | { readonly type: 'take'; readonly whose: 'own' | 'uncontrolled'; readonly legions: number }
  | { readonly type: 'drop'; readonly legions: number; readonly leader: boolean }
  | { readonly type: Plain }
  | { readonly type: 'pay' | 'dp' | 'event' | 'support' | 'oppose'; readonly card: string }
  | { readonly type: 'battle-card'; readonly card: string | null }
  | { readonly type: 'discard'; readonly card: string; readonly hold: boolean }
  | { readonly type: 'answer'; readonly card: string; readonly target: number }
  | { readonly type: 'aim-colour'; readonly colour: Colour }
  | { readonly type: 'aim-province'; readonly province: string }
  | { readonly type: 'aim-legion'; readonly colour: Colour; readonly province: string }
  | { readonly type: 'aim-hand'; readonly colour: Colour; readonly look: boolean }
  | {
      readonly type: 'sail';
      readonly from: string;
      readonly to: string;
      readonly legions: number;
      readonly leader: boolean;
    }
  | { readonly type: 'muster'; readonly from: string };

type Plain =
  | 'ready'
  | 'clear'
  | 'ask'
  | 'stop'
  | 'stay'
  | 'consent'
  | 'refuse'
  | 'hold'
  | 'declare'
  | 'total'
  | 'pass'
  | 'end';

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;

type Kind = 'word' | 'word or none' | 'whole number' | 'flag';

/** The fields of each action beside its type. */
export const SHAPES: Readonly<Record<ActionType, Readonly<Record<string, Kind>>>> = {
  open: { colour: 'word' },
  record: { colour: 'word' },
  place: { province: 'word' },
  lay: { card: 'word', at: 'word' },
  allot: { legions: 'whole number', leader: 'flag', mp: 'whole number' },
  ready: {},
  march: { force: 'whole number' },
  step: { to: 'word' },
  attack: { target: 'word' },
  take: { whose: 'word', legions: 'whole number' },
  drop: { legions: 'whole number', leader: 'flag' },
  clear: {},
  ask: {},
  stop: {},
  withdraw: { to: 'word' },
  stay: {},
  pay: { card: 'word' },
  consent: {},
  refuse: {},
  'battle-card': { card: 'word or none' },
  retreat: { to: 'word' },
  hold: {},
  declare: {},
  dp: { card: 'word' },
  total: {},
  event: { card: 'word' },
  'aim-colour': { colour: 'word' },
  'aim-province': { province: 'word' },
  'aim-legion': { colour: 'word', province: 'word' },
  'aim-hand': { colour: 'word', look: 'flag' },
  sail: { from: 'word', to: 'word', legions: 'whole number', leader: 'flag' },
  support: { card: 'word' },
  oppose: { card: 'word' },
  muster: { from: 'word' },
  displace: { to: 'word' },
  answer: { card: 'word', target: 'whole number' },
  pass: {},
  discard: { card: 'word', hold: 'flag' },
  end: {},
};

export const ACTIONS = Object.keys(SHAPES) as ActionType[];

const FITS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  word: (value) => typeof value === 'string',
  'word or none': (value) => value === null || typeof value === 'string',
  'whole number': (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  flag: (value) => typeof value === 'boolean',
};

/** Why something cannot be an action at all; undefined where it has the shape of one. */
export function shapeProblem(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return `Found ${JSON.stringify(given) ?? String(given)}; an action is an object with a type.`;
  const fields = given as Readonly<Record<string, unknown>>;
  const { type } = fields;
  const shape = typeof type === 'string' && Object.hasOwn(SHAPES, type) ? SHAPES[type as ActionType] : undefined;
  if (!shape) return `Found the type ${JSON.stringify(type)}; the types are ${ACTIONS.join(', ')}.`;
  for (const name in shape) {
    if (!FITS[shape[name]!](fields[name]))
      return `"${type}": found ${JSON.stringify(fields[name])} for ${name}; it must be a ${shape[name]}.`;
  }
  for (const name in fields) {
    if (name !== 'type' && !Object.hasOwn(shape, name))
      return `"${type}": found the field ${name}; its fields are ${Object.keys(shape).join(', ') || 'none'}.`;
  }
  return undefined;
}
