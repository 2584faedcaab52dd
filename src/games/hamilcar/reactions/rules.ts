/** Land Reactions (10 to 12) before any roll: who enters, who is there, who may come, and what may be declared. */
import { limitOf } from '../limits.ts';
import type { Figures } from '../tables.ts';
import type { Situation, Wish } from './fields.ts';

export type Interceptor = Situation['interceptors'][number];

export type Stance = Exclude<Wish['stance'], 'best'>;

/** What the opponent declares, all at once. */
export interface Declared {
  readonly stance: Stance;
  readonly intercepts: boolean;
  readonly insideCu: number;
  readonly avoidingCu: number;
  /** Outside in any case. */
  readonly stayingCu: number;
}

/** Somebody of the opponent is in the space. */
export const someoneThere = ({ cu, rating }: Situation): boolean => cu > 0 || rating !== 'none';

/** 10.1: the opponent's own city gives it control of the space. */
const controlOf = ({ city, control }: Pick<Situation, 'city' | 'control'>): Situation['control'] =>
  city === 'none' ? control : 'opponent';

/** 7.2.A: a General without CUs cannot enter a space with enemy Units, nor end beside a lone enemy General. */
export const isBarred = (s: Situation): boolean =>
  s.moverCu === 0 && (s.cu > 0 || s.stStays || (s.rating !== 'none' && s.mpLeft === 0));

/** 11.1, 11.2, 2.3.E3: how the Army parts if it tries to Avoid; undefined where it may not. */
export function partingOf(
  s: Situation,
  insideCu: number,
  figures: Figures,
): Pick<Declared, 'avoidingCu' | 'stayingCu'> | undefined {
  if (s.rating === 'none' || s.escape === 'nowhere' || s.failed || s.moverCu === 0) return undefined;
  const outside = s.cu - insideCu;
  const room = s.escape === 'city' && s.city !== 'none' ? s.city - insideCu : outside;
  const wished = outside - Math.min(outside, s.leftBehind);
  const avoidingCu = Math.max(0, Math.min(wished, room, limitOf('led-units', figures)));
  const stayingCu = outside - avoidingCu;
  if (s.cu > 0 && avoidingCu === 0) return undefined;
  if (s.escape === 'city' && s.city === 'none') return undefined;
  const least = limitOf('consul-cu', figures);
  const short = (who: 'avoiding' | 'staying', cu: number) => (s.consuls === who || s.consuls === 'both') && cu < least;
  if (stayingCu > 0 && (short('avoiding', avoidingCu) || short('staying', stayingCu))) return undefined;
  return { avoidingCu, stayingCu };
}

/** 11.1, 2.2.E1: the rating in command of an Army that did not get away: rank decides, which nobody is asked for here. */
export const ratingAfterFailure = (s: Situation, { stayingCu }: Pick<Declared, 'stayingCu'>): Situation['rating'] =>
  s.command === 'stayed' && stayingCu > 0 && s.leftRating !== 'none' ? s.leftRating : s.rating;

/** 10.3, 12.2, 17.1.#49: how many Interceptions may be declared. */
export const attemptsOf = ({ interceptors, barred }: Situation): number => (barred === 'no' ? interceptors.length : 0);

/** 11.1: some of the Army try to Avoid. */
export const tries = (stance: Stance): boolean => stance === 'avoid' || stance === 'inside-avoid';

/** 12.1: somebody who has intercepted is among those in the space. */
export const hasCome = ({ came, cu }: Situation): boolean => came !== 'no' && cu > 0;

/** 10: every stance with every answer to the question who intercepts; to stand and wait comes first. */
export function declarationsOf(s: Situation, figures: Figures): Declared[] {
  const insideCu = s.city === 'none' ? 0 : Math.min(s.cu, s.city);
  const stances: Omit<Declared, 'intercepts'>[] = [{ stance: 'stand', insideCu: 0, avoidingCu: 0, stayingCu: s.cu }];
  const mayEnterCity = s.city !== 'none' && someoneThere(s) && s.moverCu > 0 && (insideCu > 0 || s.cu === 0);
  if (mayEnterCity) stances.push({ stance: 'inside', insideCu, avoidingCu: 0, stayingCu: s.cu - insideCu });
  const parting = partingOf(s, 0, figures);
  if (parting) stances.push({ stance: 'avoid', insideCu: 0, ...parting });
  const rest = mayEnterCity && s.escape === 'space' && insideCu < s.cu ? partingOf(s, insideCu, figures) : undefined;
  if (rest) stances.push({ stance: 'inside-avoid', insideCu, ...rest });
  const answers = attemptsOf(s) > 0 ? [false, true] : [false];
  // Where the roll to Avoid has fallen, it has been declared.
  const declared = s.avoidRoll === 'open' ? [] : stances.filter(({ stance }) => tries(stance));
  return (declared.length ? declared : stances).flatMap((stance) =>
    answers.map((intercepts) => ({ ...stance, intercepts })),
  );
}

/** The declarations that fit the wish; where the stance is not possible, the Army stands. */
export function openTo(all: readonly Declared[], { stance, intercept }: Wish): readonly Declared[] {
  const wished = all.filter((d) => stance === 'best' || d.stance === stance);
  const standing = all.filter((d) => d.stance === 'stand');
  const fitting = wished.length ? wished : standing.length ? standing : all;
  const answered = fitting.filter((d) => intercept === 'best' || d.intercepts === (intercept === 'all'));
  return answered.length ? answered : fitting;
}

/** 12.1: +1 into a space that the enemy controls, without own Units there. */
export function isHarder(
  s: Pick<Situation, 'city' | 'control' | 'cu' | 'came' | 'stStays' | 'plusOne'>,
  gone: boolean,
): boolean {
  if (controlOf(s) !== 'mover') return false;
  const empty = s.cu === 0 || s.came === 'alone';
  return s.plusOne === 'at-declaration' ? empty && !s.stStays : gone && !s.stStays;
}

/** 12.1: the highest face on which an Army comes. */
export const comesOn = ({ rating }: Interceptor, harder: boolean): number => Math.max(0, rating - (harder ? 1 : 0));

/** 7.2.E: 5 CUs or more against a single CU without a General. */
export const overruns = (s: Situation, cu: number, rating: number | 'none', figures: Figures): boolean =>
  rating === 'none' && cu === limitOf('overrun-enemy-cu', figures) && s.moverCu >= limitOf('overrun-cu', figures);

const STANCE_NAMES: Readonly<Record<Stance, string>> = {
  stand: 'Stand',
  inside: 'Go inside',
  avoid: 'Avoid',
  'inside-avoid': 'Go inside; the rest Avoid',
};

export const STANCE_WORDS: Readonly<Record<Stance, string>> = {
  stand: 'stand',
  inside: 'go inside',
  avoid: 'Avoid',
  'inside-avoid': 'go inside while the rest Avoid',
};

/** What is declared, in words; an empty space has nothing to stand with. */
export function declaredName({ stance, intercepts, stayingCu, avoidingCu }: Declared, somebody: boolean): string {
  if (!somebody) return intercepts ? 'Intercept' : 'Let them come';
  const parts = stance !== 'stand' && avoidingCu > 0 && stayingCu > 0 ? `, ${stayingCu} stay` : '';
  return `${STANCE_NAMES[stance]}${parts}${intercepts ? ' and intercept' : ''}`;
}

/** 12.1: the Armies that come, by their places in the list. */
export function comersName(who: readonly number[]): string {
  if (who.length === 0) return 'Nobody comes';
  const numbers = who.map((i) => i + 1);
  if (numbers.length === 1) return `Army ${numbers[0]} comes`;
  return `Armies ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} come`;
}
