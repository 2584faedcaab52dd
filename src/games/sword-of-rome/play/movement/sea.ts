/** 9.6, 11.1.1, 12.4.3: who may ship how many CU, with which card, and which voyages Carthage may contest. */
import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { push } from '../../../../play/state.ts';
import { areAllied } from '../../control/rules.ts';
import type { Fleet } from '../../naval-capacity/fields.ts';
import { type Capacity, capacityOf } from '../../naval-capacity/rules.ts';
import type { Power } from '../../words.ts';
import { cardOf, couldHold, couldHoldThree, threes, worthOf } from '../cards.ts';
import { isFriend, isNeutral, seatOf } from '../politics/friends.ts';
import { cuAt, enemyCu, has, holderAt, isShared, spaceOf } from '../queries.ts';
import type { Carried, FrameAt, State } from '../state.ts';
import { mayRest } from './ground.ts';

/** Ports that the rules of the sea name. */
const PORTS: readonly Fleet['to'][] = ['syracuse', 'lilybaeum', 'carthago', 'kerkouane', 'garrison-box'];
const portOf = (at: string): Fleet['to'] => PORTS.find((port) => port === at) ?? 'other';
export const SAILORS = ['greeks', 'romans', 'etruscans', 'carthage'] as const;

/** CU of a power that would sail, by what right, and whether Carthage lends its ships. */
interface Passage {
  readonly power: Power;
  readonly means: Fleet['means'];
  readonly carried: Carried;
}

/** 9.6.3, 11.1.1, 12.4.3: how many CU may sail on their own ships, or with five players on those that Carthage lends. */
export function shipped(
  s: State,
  { power, means, carried }: Passage,
  from: string,
  to: string,
  use: 'moving' | 'avoiding' | 'retreating',
  more: Partial<Fleet> = {},
): Capacity {
  const fleet: Omit<Fleet, 'who' | 'means'> = {
    players: s.setup.players === '5' ? 'five' : 'two-to-four',
    cu: 10,
    greekLilybaeum: holderAt(s, 'lilybaeum') === 'greeks',
    landed: false,
    syracuse: 'to',
    overCapacity: 'lost',
    from: portOf(from),
    to: portOf(to),
    unfriendly: !isFriend(s, power, holderAt(s, to)),
    duoviri: has(s, 'duoviri'),
    romanTreaty: has(s, 'treaty'),
    greeksInKerkouane: cuAt(s, 'kerkouane', 'greeks') > 0,
    ...more,
  };
  const who = SAILORS.find((sailor) => sailor === power);
  const own: Capacity = who
    ? capacityOf({ ...fleet, who, means }, use, figuresOf(s))
    : { cu: 0, why: 'They have no ships', rule: '9.6.3', standing: 'printed' };
  if (!isLent(carried)) return own;
  const lent = capacityOf({ ...fleet, who: 'ally', means: carried }, use, figuresOf(s));
  return lent.cu > own.cu ? lent : own;
}

/** Whether Carthage has lent its ships. */
export const isLent = (carried: Carried): carried is '1' | '2' | '3' => carried !== null && carried !== 'no';

export const seaCost = (s: State): number => Number(figuresOf(s).at('movement-cost', 'naval', 'mp').value);

/** Whether this power sails in a reaction without a card: Carthage where no player has it. */
export const sailsFree = (s: State, power: Power): boolean => power === 'carthage' && isNeutral(s, power);

/** The value that a card of this power has at sea in a reaction; without a card, the best that it could be. */
export const meansOf = (s: State, power: Power, card?: string): Fleet['means'] => {
  if (power === 'etruscans') return 'event';
  if (sailsFree(s, power)) return 'none';
  if (power !== 'carthage' || card === undefined) return '3';
  return `${worthOf(s, card)}`;
};

/** 11.1.1, 12.4.3: the cards in hand that would do; a neutral Carthage needs none. */
export function seaCards(s: State, power: Power): string[] {
  if (sailsFree(s, power)) return ['none'];
  const seat = seatOf(s, power);
  if (!seat) return [];
  if (power === 'etruscans') return s.hand[seat].filter((id) => cardOf(s, id).event === 'naval-transports');
  return power === 'carthage' ? [...s.hand[seat], ...s.desperate[seat]] : threes(s, seat);
}

/** Whether Carthage, as a player, has any card at all. */
const carthageHoldsCards = (s: State): boolean =>
  s.setup.players === '5' && !s.out.includes('carthage') && s.hand.carthage.length + s.desperate.carthage.length > 0;

/** Whether anybody could think that they have such a card. */
export const couldSail = (s: State, power: Power): boolean => {
  if (power === 'carthage') return sailsFree(s, power) || carthageHoldsCards(s);
  const seat = seatOf(s, power);
  if (!seat) return false;
  return power === 'etruscans' ? couldHold(s, seat, 'naval-transports') : couldHoldThree(s, seat);
};

/** 11.1.1: ports to which so many CU could sail away, with this card, or whatever card it takes. */
export function avoidPorts(s: State, at: string, power: Power, carried: Carried, card?: string) {
  if (!spaceOf(s, at).port) return [];
  return s.setup.ports.flatMap((to) => {
    if (to === at || enemyCu(s, to, power) > 0 || isShared(s, to, power) || !mayRest(s, power, to)) return [];
    const { cu } = shipped(s, { power, means: meansOf(s, power, card), carried }, at, to, 'avoiding');
    return cu > 0 ? [{ to, cu }] : [];
  });
}

/** 9.6.3-5p: whether Carthage may be asked for its ships by an ally with CU in this port. */
export const mayCarry = (s: State, power: Power, at: string): boolean =>
  carthageHoldsCards(s) && areAllied(power, 'carthage', s.alliances) && spaceOf(s, at).port && cuAt(s, at, power) > 0;

/** 9.6.4-5p: why Carthage may not contest the voyage of this power. */
export function contestBan(s: State, power: Power): Problem | undefined {
  if (!carthageHoldsCards(s)) return no('9.6.4-5p', 'Carthage has no card to contest the voyage with.');
  if (power === 'carthage') return no('9.6.4-5p', 'The voyage is Carthage’s own.');
  return isFriend(s, 'carthage', power) ? no('15.2.4', 'Carthage cannot contest an ally’s voyage.') : undefined;
}

/** 9.6.4: the voyage is announced. */
export const setSail = (d: State, voyage: Pick<FrameAt<'voyage'>, 'power' | 'cu' | 'from' | 'to' | 'use'>): void =>
  push(d, { type: 'voyage', ...voyage, stormed: false, asked: false, contest: null });
