/** Learns to judge a game by playing it: at random, then greedily, then by search, each time with what was learnt before. */
import { Random } from '../engine/random.ts';
import type { AnyGame } from '../play/machine.ts';
import type { AnyState } from '../play/state.ts';
import type { Weights, Worth } from '../play/worth.ts';
import { type Decision, fitChances, fitLeaning, type Position, round, surprise } from './fit.ts';
import { Judge } from './judge.ts';
import { keyOf, traitsOf } from './leaning.ts';
import { playMatch } from './match.ts';
import { greedily, type Player, randomly, searching } from './players.ts';

export interface Stage {
  readonly games: number;
  /** Iterations of those who search; 0 for greedy play, absent for play at random. */
  readonly iterations?: number;
}

/** How often a player who learns does something else, to see what comes of it. */
const STRAYS = 0.08;
/** Shares of the players of a stage that searches; the rest play at random. */
const [SEARCHING, GREEDY] = [0.55, 0.3];
/** Positions kept of a game, and how far beyond each it is looked at what it led to, as a share of the game. */
const [KEPT, BEYOND] = [16, 0.2];

export const NO_WEIGHTS: Weights = { features: {}, seats: {}, leaning: {} };

/** The features as they are fitted: each early, and times how far the game has come; then each seat as such. */
function rowsOf(worth: Worth, s: AnyState): number[][] {
  const progress = worth.progress(s);
  const sides = worth.sides(s);
  return worth
    .measure(s)
    .map((features, side) => [
      ...features.flatMap((value) => [value, value * progress]),
      ...sides.flatMap((_, other) => (other === side ? [1, progress] : [0, 0])),
    ]);
}

function weightsFrom(worth: Worth, s: AnyState, fitted: readonly number[], leaning: Weights['leaning']): Weights {
  const pairs = Array.from({ length: fitted.length / 2 }, (_, i) => {
    const [early = 0, late = 0] = fitted.slice(2 * i, 2 * i + 2);
    return [round(early, 4), round(late, 4)] as const;
  });
  const names = Object.keys(worth.features);
  const seats = worth.sides(s).map(([seat]) => seat ?? '');
  return {
    features: Object.fromEntries(names.map((name, i) => [name, pairs[i] ?? [0, 0]])),
    seats: Object.fromEntries(seats.map((seat, i) => [seat, pairs[names.length + i] ?? [0, 0]])),
    leaning,
  };
}

/** What is learnt from one game. */
export interface Seen {
  /** Positions on the way: the features of each side. */
  readonly rows: readonly (readonly (readonly number[])[])[];
  /** What each side counted some time after each of them. */
  readonly later: readonly (readonly number[])[];
  /** The share of the win of each side. */
  readonly won: readonly number[];
  readonly decisions: readonly Decision[];
}

/** A player who now and then strays. */
const straying =
  (game: AnyGame, player: Player): Player =>
  (state, seat, seed) =>
    new Random(seed ^ 0x2545f491).share() < STRAYS ? randomly(game)(state, seat, seed) : player(state, seat, seed);

/** A game, what its positions are judged by, and where it begins. */
interface Taught {
  readonly game: AnyGame;
  readonly worth: Worth;
  readonly start: AnyState;
}

/** Plays one game to learn from. */
export function seeGame({ game, worth, start }: Taught, weights: Weights, { iterations }: Stage, seed: number): Seen {
  const judgement = { worth, weights };
  const judge = new Judge(judgement, start);
  const random = new Random(seed ^ 0x1234567);
  const decisions: Decision[] = [];
  const chance = randomly(game);
  const greedy = greedily(game, judgement, 1);
  const search: Player = (state, seat, nth) => {
    const action = searching(game, judgement, iterations ?? 1)(state, seat, nth);
    const options = game.search(state).options();
    const key = keyOf(action);
    const frame = state.frames.at(-1)?.type ?? '';
    decisions.push({
      options: options.map((option) => traitsOf(frame, option)),
      chosen: options.findIndex((option) => keyOf(option) === key),
    });
    return action;
  };
  /** Who searches meets weaker ones too, so that every kind of position comes up. */
  const mixed = (): Player => {
    const share = random.share();
    return share < SEARCHING ? search : share < SEARCHING + GREEDY ? greedy : chance;
  };
  const anyone = iterations === undefined ? () => chance : iterations === 0 ? () => greedy : mixed;
  const players = Object.fromEntries(
    judge.sides.flatMap((side) => {
      const player = straying(game, anyone());
      return side.map((seat) => [seat, player] as const);
    }),
  );
  const kept: { nth: number; row: number[][] }[] = [];
  const scores: (readonly number[])[] = [];
  const { state } = playMatch(game, start, players, seed, (s) => {
    if (!judge.isRest(s)) return;
    const nth = scores.push(worth.score(s)) - 1;
    const row = (): number[][] => rowsOf(worth, s);
    if (kept.length < KEPT) kept.push({ nth, row: row() });
    else if (random.below(nth + 1) < KEPT) kept[random.below(KEPT)] = { nth, row: row() };
  });
  const end = worth.score(state);
  const beyond = Math.ceil(scores.length * BEYOND);
  return {
    rows: kept.map(({ row }) => row),
    later: kept.map(({ nth }) => scores[nth + beyond] ?? end),
    won: judge.chances(state),
    decisions,
  };
}

/** How much counts who won, beside who did best for his seat: where one seat nearly always wins, the win alone teaches little. */
const WON = 0.5;

/** The win of those who did best some time later, compared with what their seats usually come to; by game and position. */
function handicapped(games: readonly Seen[]): readonly (readonly (readonly number[])[])[] {
  const all = games.flatMap(({ later }) => later);
  const usual = (all[0] ?? []).map((_, side) => {
    const scores = all.map((one) => one[side] ?? 0);
    const mean = scores.reduce((a, b) => a + b, 0) / scores.length;
    const spread = Math.sqrt(scores.reduce((sum, one) => sum + (one - mean) ** 2, 0) / scores.length);
    return { mean, spread: spread || 1 };
  });
  const best = (scores: readonly number[]): number[] => {
    const heights = usual.map(({ mean, spread }, side) => ((scores[side] ?? 0) - mean) / spread);
    const most = Math.max(...heights);
    const first = heights.map((height) => Number(height > most - 1e-6));
    return first.map((one) => one / first.reduce((a, b) => a + b, 0));
  };
  return games.map(({ later }) => later.map(best));
}

const positionsOf = (
  games: readonly Seen[],
  wonOf: (game: Seen, nth: number, row: number) => readonly number[],
): Position[] => games.flatMap((game, nth) => game.rows.map((sides, row) => ({ sides, won: wonOf(game, nth, row) })));

/** Weights as they are fitted: early and late of each feature, then of each seat. */
const flat = (worth: Worth, start: AnyState, { features, seats }: Weights): number[] => [
  ...Object.keys(worth.features).flatMap((name) => features[name] ?? [0, 0]),
  ...worth.sides(start).flatMap(([seat]) => seats[seat ?? ''] ?? [0, 0]),
];

/** Of each feature: 1 where more is never worse, -1 where it is never better. */
const signsOf = ({ features, good = [], bad = [] }: Worth): number[] =>
  Object.keys(features).map((name) => Number(good.includes(name)) - Number(bad.includes(name)));

/**
 * Weights from what was seen in stages, held to those before; a leaning that nobody searched for stays as it was. Who wins when
 * all play at random says nothing of who wins else, and does not count then.
 */
export function learnt(
  worth: Worth,
  start: AnyState,
  stages: readonly (readonly Seen[])[],
  before: Weights,
  isRandom = false,
): Weights {
  const share = isRandom ? 0 : WON;
  const shaped = stages.flatMap((games) => {
    const best = handicapped(games);
    return positionsOf(games, ({ won }, nth, row) =>
      won.map((one, side) => share * one + (1 - share) * (best[nth]?.[row]?.[side] ?? 0)),
    );
  });
  const shape = fitChances(shaped, flat(worth, start, before), 1 / stages.flat().length, signsOf(worth));
  const decisions = stages.flat().flatMap((seen) => seen.decisions);
  const leaning = decisions.length ? fitLeaning(decisions) : before.leaning;
  return weightsFrom(worth, start, isRandom ? shape : scaled(worth, stages, shape), leaning);
}

/** Features never lose more of their weight than that at once. */
const LEAST = 0.3;

/** The same features, but as much of them, and of each seat as such, as foretells who wins. */
function scaled(worth: Worth, stages: readonly (readonly Seen[])[], shape: readonly number[]): number[] {
  const many = Object.keys(worth.features).length * 2;
  const heightOf = (row: readonly number[]): number => {
    let sum = 0;
    for (let i = 0; i < many; i++) sum += (row[i] ?? 0) * (shape[i] ?? 0);
    return sum;
  };
  const positions = stages.flatMap((games) =>
    positionsOf(games, ({ won }) => won).map(({ sides, won }) => ({
      won,
      sides: sides.map((row) => [heightOf(row), ...row.slice(many)]),
    })),
  );
  const [scale = 1, ...seats] = fitChances(positions, [1, ...shape.slice(many)], 1 / stages.flat().length);
  return [...shape.slice(0, many).map((weight) => weight * Math.max(LEAST, scale)), ...seats];
}

export const surpriseOf = (worth: Worth, start: AnyState, games: readonly Seen[], weights: Weights): number =>
  surprise(
    positionsOf(games, ({ won }) => won),
    flat(worth, start, weights),
  );
