/** What can be touched on the board right now: pieces with a ring, places in reach, the chosen route with its risks. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Board, Place } from '../../../play/board.ts';
import type { AnyGame } from '../../../play/machine.ts';
import type { Reach, Way } from '../../../play/reach.ts';
import type { Touch } from '../../../play/tap.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { NO_TAPS, type Tapping, travelOf } from '../../../stores/branch/tapping.ts';
import { type Asked, type Lit, stackId, type Target } from '../../board/asked.ts';
import { attempt } from '../../lost.ts';
import type { Room } from './engine.ts';
import type { Weighed } from './parts/weighing.ts';

const placeOf = (board: Board, leader: string): string | undefined =>
  Object.entries(board.places).find(([, { leaders }]) => leaders.some(({ id }) => id === leader))?.[0];

/** The pieces of a side on a place, by the ids that the board knows them by. */
const idsOf = (place: string, { stacks, leaders }: Place, side: string): string[] => [
  ...stacks.flatMap((stack) => (stack.side === side ? [stackId(place, stack)] : [])),
  ...leaders.flatMap((leader) => (leader.side === side ? [leader.id] : [])),
];

/** The leaders of a stack, by its id. */
const leadersIn = (board: Board, id: string): string[] =>
  Object.entries(board.places).flatMap(([place, { stacks, leaders }]) => {
    const stack = stacks.find((one) => stackId(place, one) === id);
    return stack ? leaders.filter(({ side }) => side === stack.side).map((leader) => leader.id) : [];
  });

/** Places that name the pieces on them: what sets them going is asked of the pieces. */
function startsOf(game: AnyGame, { options, places }: Tapping): Touch[] {
  const begins = travelOf(game)?.begins ?? [];
  const moves = options.filter(({ action }) => begins.includes(action.type));
  return places.filter(({ id }) => moves.some(({ touches }) => touches.some((t) => t.kind === 'place' && t.id === id)));
}

/** By the id on the board, what a tap on a piece names. */
function piecesOf(game: AnyGame, tapping: Tapping, board: Board): Map<string, Touch> {
  const side = board.asked?.who ?? '';
  const starts = startsOf(game, tapping).flatMap((touch) => {
    const place = board.places[String(touch.id)];
    return (place ? idsOf(String(touch.id), place, side) : []).map((id) => [id, touch] as const);
  });
  return new Map([...tapping.pieces.map((touch) => [String(touch.id), touch] as const), ...starts]);
}

/** Whether pieces of another side stand there. */
export const isEnemy = (board: Board, place: string, side: string): boolean =>
  board.places[place]?.stacks.some((stack) => stack.side !== side && stack.number > 0) ?? false;

/** By place, how often the way to it leads there. */
type Arrivals = ReadonlyMap<string, number>;

function askedOn(game: AnyGame, tapping: Tapping, board: Board, risks: readonly Weighed[], arrivals: Arrivals): Asked {
  const { reach, named, goal, way, places } = tapping;
  const pieces = piecesOf(game, tapping, board);
  const starts = new Set(startsOf(game, tapping).map(({ id }) => id));
  const lit = new Map<string, Lit>();
  // Once a goal is chosen, what else may be chosen would only stand in the way.
  if (!way) for (const { id } of places) if (!starts.has(id)) lit.set(String(id), {});
  const litOf = (place: string, first: Way | undefined): Lit => ({
    ...(first && { cost: String(first.cost) }),
    ...(arrivals.has(place) && { chance: arrivals.get(place) }),
    enemy: isEnemy(board, place, reach?.side ?? ''),
    chosen: place === goal,
  });
  if (!way) for (const [place, [first]] of reach?.ways ?? []) lit.set(place, litOf(place, first));
  for (const stop of way?.stops.slice(1) ?? []) lit.set(stop, litOf(stop, reach?.ways.get(stop)?.[0]));
  const chosen = named.findLast(({ kind }) => kind === 'piece' || kind === 'place');
  const from = reach && board.places[reach.from];
  const chosenId =
    chosen?.kind === 'piece' ? String(chosen.id) : reach && from ? idsOf(reach.from, from, reach.side)[0] : undefined;
  const stands = [...pieces].flatMap(([id, { kind, id: place }]) =>
    kind === 'place' ? String(place) : (placeOf(board, id) ?? []),
  );
  return {
    stacks: [...pieces.keys()],
    ...(chosenId && { chosen: chosenId }),
    places: lit,
    ...(reach &&
      way && {
        route: {
          ...{ stops: way.stops, side: reach.side },
          risks: risks.flatMap(({ by, at, with: pieces, chance }) => {
            const start = pieces
              .map((id) => (board.places[id] ? id : placeOf(board, id)))
              .find((id) => id && id !== at);
            return start ? [{ from: start, to: at, side: by, ...(chance !== undefined && { chance }) }] : [];
          }),
        },
      }),
    focus: way ? way.stops : reach ? [reach.from, ...reach.ways.keys()] : [...new Set([...stands, ...lit.keys()])],
    ...(reach && { unit: travelOf(game)?.unit ?? '' }),
  };
}

/** What a tap on the board means. */
function touchAt(game: AnyGame, tapping: Tapping, board: Board, { type, id }: Target): Touch | undefined {
  const pieces = piecesOf(game, tapping, board);
  /** What is chosen is given back, by its own id or by that of the place where it stands. */
  const isAt = (place: Place | undefined, at: string): boolean =>
    place !== undefined && idsOf(at, place, board.asked?.who ?? '').includes(id);
  const own = tapping.named.find(
    (touch) =>
      String(touch.id) === id || (type === 'stack' && isAt(board.places[touch.id as string], String(touch.id))),
  );
  if (own) return own;
  if (type !== 'stack') return tapping.places.find((touch) => touch.id === id);
  // Where several of a stack may go, the first of them does; the list in the sheet names the others.
  return pieces.get(id) ?? leadersIn(board, id).flatMap((leader) => pieces.get(leader) ?? [])[0];
}

/** So long the reach stays as it was lit, in ms. */
const QUIET = 250;

export interface OnBoard {
  readonly $risks: ReadableAtom<readonly Weighed[]>;
  readonly $arrivals: ReadableAtom<Arrivals>;
  /** Nothing while the screen is handed over. */
  readonly $asked: ReadableAtom<Asked | undefined>;
  readonly tap: (target: Target) => void;
  /** A tap on nothing gives all back. */
  readonly away: () => void;
}

const NONE: readonly Weighed[] = [];
const NOWHERE: Arrivals = new Map();

function onBoard(room: Room, sitting: Sitting): OnBoard {
  const { game } = room;
  const { $tapping, $seen, $turn, $taps, branching } = sitting;
  const $weighed = atom<{ readonly of?: Tapping['way']; readonly list: readonly Weighed[] }>({ list: NONE });
  const weigh = async (way: Way) => {
    // Whoever goes at once is somewhere else by the time that this has come.
    const { state } = branching.$now.get();
    const { risksOf, weighed } = await import('./parts/weighing.ts');
    if ($tapping.get().way !== way) return;
    let list: readonly Weighed[] = risksOf(game, state, way);
    const tell = () => $tapping.get().way === way && $weighed.set({ of: way, list });
    tell();
    for (const [i, risk] of list.entries()) list = list.with(i, await weighed(room, risk));
    tell();
  };
  const $risks = computed([$tapping, $weighed], ({ way }, known): readonly Weighed[] => {
    if (!way) return NONE;
    if (known.of === way) return known.list;
    void attempt(() => weigh(way));
    return NONE;
  });
  const $arrivals = atom<{ readonly of?: Reach; readonly all: Arrivals }>({ all: NOWHERE });
  /** Whoever taps on meanwhile waits for nothing. */
  async function measure(reach: Reach): Promise<void> {
    const { board } = $seen.get();
    const { state } = branching.$now.get();
    await new Promise((done) => setTimeout(done, QUIET));
    const { tellArrivals } = await import('./parts/weighing.ts');
    await tellArrivals(room, {
      ...{ reach, state },
      hasEnemy: (place) => isEnemy(board, place, reach.side),
      isShown: () => $tapping.get().reach === reach,
      tell: (all) => $arrivals.set({ of: reach, all }),
    });
  }
  let measured: Reach | undefined;
  $tapping.subscribe(({ reach }) => {
    if (!reach || reach === measured || !travelOf(game)?.chances) return;
    measured = reach;
    void attempt(() => measure(reach));
  });
  const $asked = computed(
    [$tapping, $seen, $turn, $risks, $arrivals],
    (tapping, { board }, { covered, decider }, risks, { of, all }) =>
      covered || decider === undefined || decider === 'chance'
        ? undefined
        : askedOn(game, tapping, board, risks, of === tapping.reach ? all : NOWHERE),
  );
  return {
    $risks,
    $asked,
    $arrivals: computed([$tapping, $arrivals], ({ reach }, { of, all }) => (of === reach ? all : NOWHERE)),
    tap(target) {
      const tapping = $tapping.get();
      if (target.type === 'place' && tapping.reach?.ways.has(target.id)) return sitting.aim(target.id);
      const touch = touchAt(game, tapping, $seen.get().board, target);
      if (touch) sitting.tap(touch);
      return undefined;
    },
    away: () => $taps.set(NO_TAPS),
  };
}

const known = new WeakMap<Sitting, OnBoard>();

/** One for each who sits there. */
export function boardOf(room: Room, sitting: Sitting): OnBoard {
  const found = known.get(sitting) ?? onBoard(room, sitting);
  known.set(sitting, found);
  return found;
}
