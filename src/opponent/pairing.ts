/** A pairing of players and what came of its games: who sits where in each, and how often the first of them wins. */
import type { AnyGame } from '../play/machine.ts';
import type { AnyState } from '../play/state.ts';
import { Judge, type Judgement } from './judge.ts';
import { LEVELS } from './levels.ts';
import { playMatch } from './match.ts';
import { greedily, type Player, randomly, searching } from './players.ts';

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
}

/** By name: random, greedy, a level, or a number of iterations. */
export function playerNamed(name: string, game: AnyGame, worth: Judgement): Player | undefined {
  if (name === 'random') return randomly(game);
  if (name === 'greedy') return greedily(game, worth);
  const iterations = name in LEVELS ? LEVELS[name as keyof typeof LEVELS] : Number(name);
  return iterations > 0 ? searching(game, worth, iterations) : undefined;
}

/** Players by seat: the first takes the seats in turn, one a game, the others go round after him. */
export function playResult(
  game: AnyGame,
  start: AnyState,
  worth: Judgement,
  players: readonly Player[],
  nth: number,
  seed: number,
  clock = (): number => performance.now(),
): Result {
  const judge = new Judge(worth, start);
  const { sides } = judge;
  const own = nth % sides.length;
  const spent = { decisions: 0, ms: 0 };
  const [first, ...others] = players;
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
  const won = state.ending ? (judge.chances(state)[own] ?? 0) : 0;
  return { nth, seat: sides[own]?.join(' ') ?? '', won, winners, ...spent };
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

const rounded = (value: number, places: number): number => Number(value.toFixed(places));

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
