/** The turn of every game on this device: where the table is, and the way back by undo. */
import { atom } from 'nanostores';
import { kept } from '../kept/kept.ts';
import { NEW, type Seating } from './table.ts';

/** A table with what it was before each change, the latest first. */
interface Followed {
  readonly now: Seating;
  readonly before: readonly Seating[];
}

const MOST_UNDONE = 30;

type ByGame<T> = Readonly<Record<string, T>>;

const isWhole = (value: unknown, least: number): boolean => Number.isInteger(value) && (value as number) >= least;
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const maybe = (value: unknown, is: (value: unknown) => boolean): boolean => value === undefined || is(value);
const isText = (value: unknown): boolean => typeof value === 'string';

export function isTable(value: unknown): value is Seating {
  if (!isRecord(value) || !isRecord(value['place']) || !isRecord(value['points'])) return false;
  const { seats, out, first, points, place, rounds, done } = value;
  const { turn, phase, step, round, seat } = place as Record<string, unknown>;
  return (
    isTexts(seats) &&
    maybe(out, isTexts) &&
    maybe(first, isText) &&
    Object.values(points as object).every((n) => Number.isInteger(n)) &&
    isTexts(done) &&
    isWhole(rounds, 1) &&
    isWhole(turn, 1) &&
    isWhole(phase, 0) &&
    isWhole(step, 0) &&
    maybe(round, (n) => isWhole(n, 1)) &&
    maybe(seat, isText)
  );
}

const isFollowed = (value: unknown): value is Followed =>
  isRecord(value) && isTable(value['now']) && Array.isArray(value['before']) && value['before'].every(isTable);

const byGame = <T>(is: (value: unknown) => boolean) => ({
  from: (json: unknown) =>
    isRecord(json) && Object.values(json).every(is) ? (json as unknown as ByGame<T>) : undefined,
});

const turns = kept<ByGame<Followed>>('turn', {}, byGame(isFollowed));
/** How a game is played, as every page of it asks: by how many, and without which variants. */
const players = kept<ByGame<string>>('players', {}, byGame(isText));
const without = kept<ByGame<string>>('without', {}, byGame(isText));

export const $turns = turns.$value;
export const $players = players.$value;
export const $without = without.$value;
/** What the reader should know about storage; empty where all is well. */
export const $trouble = atom('');

export function openTurn(): void {
  $trouble.set([turns.open(), players.open(), without.open()].find(Boolean) ?? '');
}

const FRESH: Followed = { now: NEW, before: [] };

export const tableOf = (all: ByGame<Followed>, game: string): Seating => (all[game] ?? FRESH).now;
export const canUndo = (all: ByGame<Followed>, game: string): boolean => (all[game] ?? FRESH).before.length > 0;

const change = (game: string, to: (one: Followed) => Followed): void =>
  $trouble.set(turns.change((all) => ({ ...all, [game]: to(all[game] ?? FRESH) })));

export const follow = (game: string, to: (table: Seating) => Seating): void =>
  change(game, ({ now, before }) => {
    const then = to(now);
    return then === now ? { now, before } : { now: then, before: [now, ...before].slice(0, MOST_UNDONE) };
  });

export const undo = (game: string): void =>
  change(game, ({ now, before: [last, ...before] }) => ({ now: last ?? now, before }));

/** The seats stay as they are: the same people go on playing. Undo leads back. */
export const startOver = (game: string): void =>
  follow(game, ({ seats, out }) => ({ ...NEW, seats, ...(out && { out }) }));

export const choosePlayers = (game: string, count: number): void =>
  $trouble.set(players.change((all) => ({ ...all, [game]: String(count) })));

export const chooseWithout = (game: string, variants: readonly string[]): void =>
  $trouble.set(without.change((all) => ({ ...all, [game]: variants.join(' ') })));
