/** Land Reactions (10 to 12) before any die: who enters, who is there, who may come, and what may be declared. */
import type { Reader } from '../../../calculator/table.ts';
import { limitOf } from '../limits.ts';
import type { Side } from '../words.ts';

export interface Interceptor {
  readonly cu: number;
  readonly rating: number;
}

export interface Situation {
  /** The active side. */
  readonly mover: Side;
  /** 0: a General without CUs. */
  readonly moverCu: number;
  readonly moverRating: number;
  readonly moverAllies: number;
  readonly mpLeft: number;
  /** The opponent's CUs in the space entered. */
  readonly cu: number;
  readonly rating: number | 'none';
  readonly allies: number;
  /** STs that stay when the Army Avoids. */
  readonly stStays: boolean;
  /** Capacity of the opponent's own city there, not Besieged. */
  readonly city: number | 'none';
  /** Where those who Avoid would go. */
  readonly escape: 'space' | 'city' | 'nowhere';
  /** 11.1: CUs that stay when part of the Army Avoids, and the General with them. */
  readonly leftBehind: number;
  readonly leftRating: number | 'none';
  /** 2.3.E3: Roman Consuls among those who part. */
  readonly consuls: 'none' | 'avoiding' | 'staying' | 'both';
  /** 11.2: they have just failed to intercept this Army. */
  readonly failed: boolean;
  readonly control: 'mover' | 'opponent' | 'nobody';
  readonly interceptors: readonly Interceptor[];
  /** 17.1.#49, 12.2: a Truce, or Units of the active side that stand there already. */
  readonly barred: 'no' | 'truce' | 'units';
  readonly cityPursuit: 'pursuit' | 'free';
  readonly plusOne: 'at-roll' | 'at-declaration';
  readonly withoutGeneral: 'zero' | 'skip';
}

export const STANCES = ['stand', 'inside', 'avoid', 'inside-avoid'] as const;
export type Stance = (typeof STANCES)[number];

/** What the opponent declares, all at once. */
export interface Declared {
  readonly stance: Stance;
  readonly intercepts: boolean;
  readonly insideCu: number;
  readonly avoidingCu: number;
  /** Outside in any case. */
  readonly stayingCu: number;
}

/** 10.1: the opponent's own city gives it control of the space. */
export const controlOf = ({ city, control }: Situation): Situation['control'] =>
  city === 'none' ? control : 'opponent';

const someoneThere = ({ cu, rating }: Situation): boolean => cu > 0 || rating !== 'none';

/** 7.2.A: a General without CUs cannot enter a space with enemy Units, nor end beside a lone enemy General. */
export const isBarred = (s: Situation): boolean =>
  s.moverCu === 0 && (s.cu > 0 || s.stStays || (s.rating !== 'none' && s.mpLeft === 0));

/** 11.1, 11.2, 2.3.E3: how the Army parts if it tries to Avoid; undefined where it may not. */
export function partingOf(
  s: Situation,
  insideCu: number,
  read: Reader,
): Pick<Declared, 'avoidingCu' | 'stayingCu'> | undefined {
  if (s.rating === 'none' || s.escape === 'nowhere' || s.failed || s.moverCu === 0) return undefined;
  const outside = s.cu - insideCu;
  const room = s.escape === 'city' && s.city !== 'none' ? s.city - insideCu : outside;
  const wished = outside - Math.min(outside, s.leftBehind);
  const avoidingCu = Math.max(0, Math.min(wished, room, limitOf('led-units', read)));
  const stayingCu = outside - avoidingCu;
  if (s.cu > 0 && avoidingCu === 0) return undefined;
  if (s.escape === 'city' && s.city === 'none') return undefined;
  const least = limitOf('consul-cu', read);
  const short = (who: 'avoiding' | 'staying', cu: number) => (s.consuls === who || s.consuls === 'both') && cu < least;
  if (stayingCu > 0 && (short('avoiding', avoidingCu) || short('staying', stayingCu))) return undefined;
  return { avoidingCu, stayingCu };
}

/** 10.3, 12.2, 17.1.#49: how many Interceptions may be declared. */
export const attemptsOf = ({ interceptors, barred }: Situation): number => (barred === 'no' ? interceptors.length : 0);

/** 10: every stance with every answer to the question who intercepts; to stand and wait comes first. */
export function declarationsOf(s: Situation, read: Reader): Declared[] {
  const insideCu = s.city === 'none' ? 0 : Math.min(s.cu, s.city);
  const stances: Omit<Declared, 'intercepts'>[] = [{ stance: 'stand', insideCu: 0, avoidingCu: 0, stayingCu: s.cu }];
  const mayEnterCity = s.city !== 'none' && someoneThere(s) && s.moverCu > 0 && (insideCu > 0 || s.cu === 0);
  if (mayEnterCity) stances.push({ stance: 'inside', insideCu, avoidingCu: 0, stayingCu: s.cu - insideCu });
  const parting = partingOf(s, 0, read);
  if (parting) stances.push({ stance: 'avoid', insideCu: 0, ...parting });
  const rest = mayEnterCity && s.escape === 'space' && insideCu < s.cu ? partingOf(s, insideCu, read) : undefined;
  if (rest) stances.push({ stance: 'inside-avoid', insideCu, ...rest });
  const answers = attemptsOf(s) > 0 ? [false, true] : [false];
  return stances.flatMap((stance) => answers.map((intercepts) => ({ ...stance, intercepts })));
}

/** What the reader wants of the opponent. */
export interface Wish {
  readonly stance: Stance | 'best';
  readonly intercept: 'all' | 'none' | 'best';
}

/** The declarations that fit the wish; where the stance is not possible, the Army stands. */
export function openTo(all: readonly Declared[], { stance, intercept }: Wish): Declared[] {
  const wished = all.filter((d) => stance === 'best' || d.stance === stance);
  const fitting = wished.length ? wished : all.filter((d) => d.stance === 'stand');
  const answered = fitting.filter((d) => intercept === 'best' || d.intercepts === (intercept === 'all'));
  return answered.length ? answered : fitting;
}

/** 12.1: +1 into a space that the enemy controls, without own Units there. */
export function isHarder(s: Situation, gone: boolean): boolean {
  if (controlOf(s) !== 'mover') return false;
  return s.plusOne === 'at-declaration' ? s.cu === 0 && !s.stStays : gone && !s.stStays;
}

/** 12.1: the highest face on which an Army comes. */
export const comesOn = ({ rating }: Interceptor, harder: boolean): number => Math.max(0, rating - (harder ? 1 : 0));

/** 7.2.E: 5 CUs or more against a single CU without a General. */
export const overruns = (s: Situation, cu: number, rating: number | 'none', read: Reader): boolean =>
  rating === 'none' && cu === limitOf('overrun-enemy-cu', read) && s.moverCu >= limitOf('overrun-cu', read);
