/** 8 to 10.3: who reacts to an Army that enters a space, and the hands if it comes to Battle. */
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { countHand, type Hand } from '../battle-cards/hand.ts';
import type { Pass } from '../mountain-passes/rules.ts';
import type { Figures } from '../tables.ts';

export interface Army {
  readonly cu: number;
  /** 0 without a General. */
  readonly rating: number;
}

/** Who comes, and on which die; his rating where nothing else is said. */
export interface Interceptor extends Army {
  readonly on: number;
}

export interface Entry {
  readonly mover: Army;
  readonly moverMore: number;
  /** Those who stand in the space, outside any Walled City. */
  readonly here: Army;
  readonly hereMore: number;
  readonly plan: 'stand' | 'avoid' | 'failed';
  /** The highest die on which they Avoid Battle. */
  readonly avoidsOn: number;
  /** Whoever has Intercepted is among those who stand there. */
  readonly came: boolean;
  readonly interceptors: readonly Interceptor[];
  /** The space has a PC of the mover's, and no CUs of theirs. */
  readonly moverPc: boolean;
  /** What the mover needs to go on where Battle was Avoided. */
  readonly pursuit: 'rolls' | 'free';
  /** The highest die on which he does. */
  readonly pursuesOn: number;
  readonly reply: 'fights' | 'backs-up' | 'fewer-cards';
  /** The pass over which the mover would back up. */
  readonly backOver: 'none' | Pass;
}

export const isAlone = ({ here }: Entry): boolean => here.cu === 0 && here.rating > 0;
export const isEmpty = ({ here }: Entry): boolean => here.cu === 0 && here.rating === 0;

/** 9, die: an attempt takes a General; one without CUs has no other way out (9.a). */
export const triesToAvoid = (entry: Entry): boolean =>
  entry.here.rating > 0 && (entry.plan === 'avoid' || isAlone(entry));

/** 9: the attempt has been made, and they are still there. */
export const hasFailed = (entry: Entry): boolean =>
  entry.here.rating > 0 && entry.here.cu > 0 && entry.plan === 'failed';

/** 10.a: somebody comes or has come. */
export const isIntercepted = (entry: Entry, comes: readonly number[]): boolean =>
  comes.length > 0 || (entry.came && entry.here.cu > 0);

/** 10, die: the highest die on which an Army Intercepts; harder into a space with a PC of the mover's and none of their CUs. */
export const interceptsOn = (entry: Entry, { on }: Interceptor, figures: Figures): number =>
  entry.moverPc && entry.here.cu === 0 ? on - Number(figures.at('limits', 'intercept-pc', 'number').value) : on;

/** 9: an Army has Avoided Battle, and the mover must roll to go on. */
export const mustPursue = ({ here, mover, pursuit }: Entry): boolean =>
  pursuit === 'rolls' && here.cu > 0 && mover.rating > 0;

/** 10.b: all who came, with those who still stand in the space, as one Army under its best General. */
function combined(entry: Entry, came: readonly number[], stays: boolean): Army {
  const armies = [...entry.interceptors.filter((_, i) => came.includes(i)), ...(stays ? [entry.here] : [])];
  return {
    cu: armies.reduce((sum, { cu }) => sum + cu, 0),
    rating: Math.max(0, ...armies.map(({ rating }) => rating)),
  };
}

const moreLine = (who: string, amount: number): Line =>
  line(who, amount, 'Allies, Latium, Tribe, Events', '11.4', 'yours');

export const moverHand = ({ mover, moverMore }: Entry): Hand => ({
  who: 'mover',
  ...mover,
  intercepted: false,
  failedAvoid: false,
  more: [moreLine('mover', moverMore)],
});

/** 9, 10.a: the hand of the side that reacts. */
export const reactingHand = (entry: Entry, came: readonly number[], stays: boolean, failedAvoid: boolean): Hand => ({
  who: 'defender',
  ...combined(entry, came, stays),
  intercepted: isIntercepted(entry, came),
  failedAvoid: stays && failedAvoid,
  more: [moreLine('defender', entry.hereMore)],
});

export const handSize = (hand: Hand, figures: Figures): number => countHand(hand, figures).cards;
