/** Assassination (9.0): when an attempt is stopped, and what either side needs in hand. */
import { chance, type Dist } from '../../../engine/dist.ts';
import { counts, hands } from '../../../engine/draw.ts';
import { recall } from '../../../engine/recall.ts';
import { copiesOf, unseenOf, within } from '../deck/rules.ts';
import type { Figures } from '../tables.ts';

/** Praetorian Guards and Bribes of one side. */
export interface Cards {
  readonly guards: number;
  readonly bribes: number;
}

const PAIR = 2;

/**
 * 9.0: an attempt is stopped where a Guard against it is left when none protects it any more. Two Bribes remove a Guard, on
 * either side; an odd one does nothing.
 */
export const isStopped = (attempt: Cards, against: Cards): boolean =>
  against.guards + Math.min(attempt.guards, Math.floor(against.bribes / PAIR)) >=
  attempt.guards + Math.floor(attempt.bribes / PAIR) + 1;

/** 9.0: the fewest Guards that stop an attempt, with so many Bribes beside them. */
export const guardsToStop = (attempt: Cards, bribes: number): number =>
  attempt.guards + Math.floor(attempt.bribes / PAIR) + 1 - Math.min(attempt.guards, Math.floor(bribes / PAIR));

/** More cards than any attempt needs against the 6 Guards and 8 Bribes that one may hold. */
const MOST_LAID = 14;

/** 9.0: every way to support an attempt with at most so many cards. */
export const supports = (most: number): Cards[] =>
  Array.from({ length: Math.min(most, MOST_LAID) + 1 }, (_, n) => n).flatMap((n) =>
    Array.from({ length: n + 1 }, (_, bribes) => ({ guards: n - bribes, bribes })),
  );

/** 9.0, 4.3: the attempts that get through against these cards. */
export const openWays = (against: Cards, most: number): Cards[] =>
  supports(most).filter((laid) => !isStopped(laid, against));

/** Unseen cards: all of them, and those that matter in an attempt. */
export interface Unseen {
  readonly total: number;
  readonly guards: number;
  readonly bribes: number;
  readonly assassins: number;
}

/** Cards of one kind that are told apart; the deck has 8 at most, and every one more makes the hands many times as many. */
const MOST_COPIES = 12;

/** Unseen cards of each kind, those that I hold or have seen out of the way. */
export function unseenBeside(
  total: number,
  seen: { readonly guards: number; readonly bribes: number; readonly assassins: number },
  figures: Figures,
): Unseen {
  const [guards = 0, bribes = 0, assassins = 0] = within(total, [
    unseenOf('praetorian-guard', seen.guards, figures),
    unseenOf('bribe', seen.bribes, figures),
    unseenOf('assassin', seen.assassins, figures),
  ]).map((n) => Math.min(n, MOST_COPIES));
  return { total, guards, bribes, assassins };
}

/** A sentence where the reader's own deck has more of a kind than are told apart; else empty. */
export const crowded = (figures: Figures): string =>
  (['praetorian-guard', 'bribe', 'assassin'] as const).some((event) => copiesOf(event, figures) > MOST_COPIES)
    ? `At most ${MOST_COPIES} unseen cards of one event are counted. `
    : '';

/** 9.0: the chance that hands of this size together, with what is laid against already, do not stop the attempt. */
export function successChance(attempt: Cards, laid: Cards, unseen: Unseen, size: number): number {
  const held = counts([unseen.guards, unseen.bribes], unseen.total, size);
  return chance(
    held,
    ([guards = 0, bribes = 0]) => !isStopped(attempt, { guards: laid.guards + guards, bribes: laid.bribes + bribes }),
  );
}

/** 9.0: how many of these hands hold an Assassin and an attempt that gets through against these cards alone. */
export function threats(mine: Cards, unseen: Unseen, sizes: readonly number[], most: number): Dist<number> {
  const ways = openWays(mine, most);
  const kinds = [unseen.assassins, unseen.guards, unseen.bribes];
  return hands(kinds, unseen.total, sizes, 0, (so, [assassins = 0, guards = 0, bribes = 0]) =>
    assassins > 0 && ways.some((laid) => laid.guards <= guards && laid.bribes <= bribes) ? so + 1 : so,
  );
}

/** 9.0: the fewest cards that stop an attempt, among equals the fewest Guards; none where these cannot. */
export function cheapestStop(attempt: Cards, { guards, bribes }: Cards): Cards | undefined {
  const ways = Array.from({ length: guards + 1 }, (_, g) =>
    Array.from({ length: Math.floor(bribes / PAIR) + 1 }, (_, pairs) => ({ guards: g, bribes: pairs * PAIR })),
  ).flat();
  return ways
    .filter((laid) => isStopped(attempt, laid))
    .sort((a, b) => a.guards + a.bribes - (b.guards + b.bribes) || a.guards - b.guards)[0];
}

/** 9.0: what one who holds these leaves of the Emperor's cards: he falls, or has stopped the dearest attempt there is. */
function attempted(mine: Cards, held: Cards, most: number): Cards | 'fallen' {
  let left: Cards = mine;
  for (const laid of supports(most)) {
    if (laid.guards > held.guards || laid.bribes > held.bribes) continue;
    const stop = cheapestStop(laid, mine);
    if (!stop) return 'fallen';
    const rest = { guards: mine.guards - stop.guards, bribes: mine.bribes - stop.bribes };
    if (rest.guards + rest.bribes < left.guards + left.bribes) left = rest;
  }
  return left;
}

/** 9.0: attempts one after another: whoever holds an Assassin tries, and every attempt that is stopped costs cards. */
export function inTurn(mine: Cards, unseen: Unseen, sizes: readonly number[], most: number): Dist<Cards | 'fallen'> {
  const known = new Map<string, Cards | 'fallen'>();
  return hands<Cards | 'fallen'>(
    [unseen.assassins, unseen.guards, unseen.bribes],
    unseen.total,
    sizes,
    mine,
    (left, [assassins = 0, guards = 0, bribes = 0]) => {
      if (left === 'fallen' || assassins === 0) return left;
      const key = [left.guards, left.bribes, guards, bribes].join();
      return recall(known, key, () => attempted(left, { guards, bribes }, most));
    },
  );
}
