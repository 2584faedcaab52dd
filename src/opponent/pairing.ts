/** A pairing of players and the results of its games: who sits where in each, and how often the first of them wins. */
import type { AnyGame } from '../play/machine.ts';
import type { AnyState } from '../play/state.ts';
import type { Calibration } from '../play/worth.ts';
import type { Noted } from './fit.ts';
import { Judge, type Judgement } from './judge.ts';
import { LEVELS } from './levels.ts';
import { playMatch } from './match.ts';
import { think } from './opponent.ts';
import { greedily, type Player, randomly, searching, type Told } from './players.ts';
import { tellerOf } from './told.ts';

/** What came of one game. */
export interface Result {
  /** Counted from 0; it decides who sits where, and the seed. */
  readonly nth: number;
  /** The seat of the first player. */
  readonly seat: string;
  /** His share of the win: 1, or less where it is shared. */
  readonly won: number;
  readonly winners: readonly string[];
  /** What the first player decided, and how long that took in all, in milliseconds. */
  readonly decisions: number;
  readonly ms: number;
  /** At the first decision of each turn of each who searches. */
  readonly estimates: readonly Noted[];
}

const rounded = (value: number, places: number): number => Number(value.toFixed(places));

/** Of a level, or a number of iterations; undefined for those who do not search. */
export function iterationsOf(name: string): number | undefined {
  const iterations = name in LEVELS ? LEVELS[name as keyof typeof LEVELS] : Number(name);
  return iterations > 0 ? iterations : undefined;
}

/** By name: random, greedy, a level, or a number of iterations. */
export function playerNamed(name: string, game: AnyGame, worth: Judgement, told?: Told): Player | undefined {
  if (name === 'random') return randomly(game);
  if (name === 'greedy') return greedily(game, worth);
  const iterations = iterationsOf(name);
  return iterations === undefined ? undefined : searching(game, worth, iterations, told);
}

/**
 * Players by seat: the first takes the seats in turn, one a game, the others go round after him. What they estimate is noted as
 * they found it, or with as many iterations as `notes` says: quick games then tell what slower thoughts are worth.
 */
export function playResult(
  game: AnyGame,
  start: AnyState,
  worth: Judgement,
  names: readonly string[],
  nth: number,
  seed: number,
  clock = (): number => performance.now(),
  notes?: number,
): Result {
  const judge = new Judge(worth, start);
  const { sides } = judge;
  const own = nth % sides.length;
  const spent = { decisions: 0, ms: 0 };
  const noted: { side: number; progress: number; chance: number }[] = [];
  const told: Told = (state, seat, chance) => {
    const [side, progress] = [judge.sideOf(seat), worth.worth.progress(state)];
    if (!judge.isRest(state) || noted.some((one) => one.side === side && one.progress === progress)) return;
    const found = notes && think(game, state, seat, { iterations: notes, seed: seed + noted.length, worth });
    noted.push({ side, progress, chance: found ? (found.options[0]?.chance ?? 0) : chance });
  };
  const [first, ...others] = names.map((name): Player => {
    const player = playerNamed(name, game, worth, told);
    if (!player) throw new RangeError(`nobody is called "${name}"`);
    return player;
  });
  if (!first || others.length === 0) throw new RangeError('a pairing takes two players at least');
  const timed: Player = (...decision) => {
    const from = clock();
    const action = first(...decision);
    spent.ms += clock() - from;
    spent.decisions++;
    return action;
  };
  const seats = sides.flatMap((side, at) => {
    const after = (at - own + sides.length) % sides.length;
    const player = after === 0 ? timed : others[(after - 1) % others.length];
    return side.map((seat) => [seat, player] as const);
  });
  const { state } = playMatch(game, start, Object.fromEntries(seats) as Record<string, Player>, seed);
  const winners = state.ending?.winners ?? [];
  const shares = state.ending ? judge.chances(state) : sides.map(() => 0);
  const estimates = noted.map(
    ({ side, chance, progress }): Noted => [
      rounded(chance, 4),
      rounded(shares[side] ?? 0, 3),
      rounded(progress, 3),
      sides[side]?.[0] ?? '',
    ],
  );
  return { nth, seat: sides[own]?.join(' ') ?? '', won: shares[own] ?? 0, winners, ...spent, estimates };
}

/** Wilson's 95% interval of a share. */
export function interval(won: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const [z, p] = [1.96, won / games];
  const middle = (p + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const half = (z * Math.sqrt((p * (1 - p)) / games + z ** 2 / (4 * games ** 2))) / (1 + z ** 2 / games);
  return [middle - half, middle + half];
}

/** What came of all games of a pairing. */
export interface Tally {
  readonly games: number;
  readonly won: number;
  readonly low: number;
  readonly high: number;
  readonly seats: Readonly<Record<string, number>>;
  readonly ms: number;
  readonly perSecond: number;
}

export function tableOf(results: readonly Result[]): Tally {
  const sum = (of: (result: Result) => number, some = results): number => some.reduce((all, one) => all + of(one), 0);
  const won = sum((result) => result.won);
  const [low, high] = interval(won, results.length);
  const seats = [...new Set(results.map(({ seat }) => seat))].sort().map((seat) => {
    const there = results.filter((result) => result.seat === seat);
    return [seat, rounded(sum((result) => result.won, there) / there.length, 3)] as const;
  });
  const [ms, decisions] = [sum((result) => result.ms), sum((result) => result.decisions) || 1];
  return {
    games: results.length,
    won: rounded(won / results.length, 3),
    low: rounded(low, 3),
    high: rounded(high, 3),
    seats: Object.fromEntries(seats),
    ms: rounded(ms / decisions, 1),
    perSecond: rounded((1000 * decisions) / (ms || 1), 1),
  };
}

/** Estimates of one tenth, and what came of them. */
export interface Tenth {
  /** Where it begins: 0, 0.1 ... */
  readonly from: number;
  readonly estimates: number;
  /** Those of one game go together: the interval is by games. */
  readonly games: number;
  /** The mean estimate, and the share that was won, with its 95% interval. */
  readonly mean: number;
  readonly won: number;
  readonly low: number;
  readonly high: number;
}

const TENTHS = Array.from({ length: 10 }, (_, i) => i);

/** How often came true what was told of the estimates, by tenths of it; as they are where nothing says how to tell them. */
export function tenthsOf(results: readonly Result[], sides: number, calibration?: Calibration): Tenth[] {
  const told = results.map(({ estimates }) =>
    estimates.map(
      ([chance, won, progress, seat]) => [tellerOf(calibration, sides, progress, seat)(chance), won] as const,
    ),
  );
  return TENTHS.flatMap((tenth) => {
    const games = told
      .map((estimates) => estimates.filter(([chance]) => Math.min(9, Math.floor(chance * 10)) === tenth))
      .filter((some) => some.length > 0);
    const all = games.flat();
    if (all.length === 0) return [];
    const sum = (of: 0 | 1): number => all.reduce((total, one) => total + one[of], 0) / all.length;
    const [low, high] = interval(sum(1) * games.length, games.length);
    return [
      {
        ...{ from: tenth / 10, estimates: all.length, games: games.length, mean: rounded(sum(0), 3) },
        ...{ won: rounded(sum(1), 3), low: rounded(low, 3), high: rounded(high, 3) },
      },
    ];
  });
}
