/** What has been tapped so far, and what can be tapped next: cards, pieces, places in reach, rows of the sheet. */
import type { AnyAction } from '../../play/frames.ts';
import type { AnyGame } from '../../play/machine.ts';
import type { Choice } from '../../play/procedure.ts';
import { type Reach, reachOf, type Settled, type Way } from '../../play/reach.ts';
import type { Written } from '../../play/sample.ts';
import type { AnyState } from '../../play/state.ts';
import { about, nextTouches, type Touch, touchesOf } from '../../play/tap.ts';
import type { Travel } from '../../play/travel.ts';
import { type Option, type RowGroup, rowsOf } from './rows.ts';

/** What was tapped so far. */
export interface Taps {
  readonly named: readonly Touch[];
  /** What goes along in place of all, by the type of its action. */
  readonly settled: Settled;
  readonly goal?: string | undefined;
  /** Which of the ways to the goal. */
  readonly nth: number;
}

export const NO_TAPS: Taps = { named: [], settled: {}, nth: 0 };

export interface Tapping extends Taps {
  /** The options about what was named. */
  readonly options: readonly Option[];
  readonly cards: readonly Touch[];
  readonly pieces: readonly Touch[];
  readonly places: readonly Touch[];
  /** What sets the pieces going that were named. */
  readonly begins?: Option;
  readonly reach?: Reach;
  readonly ways: readonly Way[];
  readonly way?: Way;
  readonly groups: readonly RowGroup[];
  /** What sets pieces going, where several may go: the board shows them. */
  readonly movers: readonly RowGroup[];
  /** Single steps, where the reach shows all of them and more. */
  readonly steps: readonly RowGroup[];
}

export const travelOf = (game: AnyGame): Travel | undefined => game.travel as Travel | undefined;

export const optionsIn = (game: AnyGame, choices: readonly Choice<Written>[]): Option[] =>
  choices.map((choice) => ({ ...choice, touches: touchesOf(choice.action, game.actions) }));

/** Whether pieces are under way and may go on. */
function isMoving(travel: Travel, s: AnyState, options: readonly Option[]): boolean {
  return (
    travel.moving(s) !== undefined &&
    options.some(({ action: { type } }) => travel.steps.includes(type) || travel.ends.includes(type))
  );
}

/** The piece that an option sets going, or the place where it stands. */
export const goerOf = ({ touches }: Option): Touch['id'] | undefined =>
  touches.find(({ kind }) => kind === 'piece' || kind === 'place')?.id;

const known = new WeakMap<AnyState, Map<string, Reach | undefined>>();

/** Looked for once a position: a goal that is tapped changes nothing of it. */
function reachFrom(game: AnyGame, s: AnyState, first: readonly AnyAction[], settled: Settled): Reach | undefined {
  const here = known.get(s) ?? new Map<string, Reach | undefined>();
  known.set(s, here);
  const key = JSON.stringify([first, settled]);
  if (!here.has(key)) here.set(key, reachOf(game, s, first, settled));
  return here.get(key);
}

/** `hand` are the cards in sight: what they can do is told where one of them is tapped. */
export function tappingOf(
  game: AnyGame,
  s: AnyState,
  all: readonly Option[],
  taps: Taps,
  hand: readonly string[],
): Tapping {
  const { named, settled, goal, nth } = taps;
  const options = about(all, named);
  const travel = travelOf(game);
  const moving = travel !== undefined && named.length === 0 && isMoving(travel, s, all);
  const begun = travel && !moving ? options.filter(({ action: { type } }) => travel.begins.includes(type)) : [];
  const [begins] = begun.length === 1 && named.some(({ kind }) => kind !== 'card') ? begun : [];
  const reach = moving ? reachFrom(game, s, [], settled) : begins && reachFrom(game, s, [begins.action], settled);
  const isLit = reach !== undefined && reach.ways.size > 0;
  const ways = (goal !== undefined && reach?.ways.get(goal)) || [];
  const way = ways[nth] ?? ways[0];
  const inHand = (option: Option): boolean =>
    option.touches.some(({ kind, id }) => kind === 'card' && hand.includes(String(id)));
  const isStep = ({ action }: Option): boolean => moving && travel.steps.includes(action.type);
  // Which piece is still open, and more than one may go.
  const isOpen = named.length > 0 && named.every(({ kind }) => kind === 'card') && new Set(begun.map(goerOf)).size > 1;
  const isMover = (option: Option): boolean => isOpen && begun.includes(option);
  const listed = options
    .filter((option) => named.length > 0 || !inHand(option))
    // Where it can go nowhere, it may still be set going.
    .filter((one) => one !== begins || !isLit);
  return {
    ...taps,
    options,
    // Another card may be tapped in the place of the one that was.
    cards: nextTouches(
      all,
      named.filter(({ kind }) => kind !== 'card'),
      'card',
    ),
    pieces: nextTouches(all, named, 'piece'),
    places: nextTouches(all, named, 'place'),
    ...(begins && { begins }),
    ...(isLit && { reach }),
    ways,
    ...(way && { way }),
    groups: rowsOf(
      listed.filter((one) => !isStep(one) && !isMover(one)),
      named,
    ),
    movers: rowsOf(listed.filter(isMover), named),
    steps: rowsOf(listed.filter(isStep), named),
  };
}

/** The same thing tapped again is given back, with what was tapped after it. */
export function tappedOn({ named, ...taps }: Taps, touch: Touch): Taps {
  const at = named.findIndex(({ kind, id }) => kind === touch.kind && id === touch.id);
  if (at >= 0) return { ...NO_TAPS, named: named.slice(0, at) };
  // Another card, or another piece, in the place of the one before.
  const rest = named.filter(({ kind }) => kind !== touch.kind || kind === 'place');
  return { ...taps, ...NO_TAPS, named: [...rest, touch] };
}

/** Whether an option is played as soon as it is meant: what sets pieces going waits for where to. */
export const isPlayedAtOnce = (game: AnyGame, { action }: { readonly action: AnyAction }): boolean =>
  !travelOf(game)?.begins.includes(action.type);
