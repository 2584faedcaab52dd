/** Compares two boards: what is in each place, and what has changed. Pure; knows no size and no colour. */
import type { Board, Leader, Mark, Place, Siege } from '../../play/board.ts';

export interface Counter {
  readonly side: string;
  readonly number: number;
  /** What its pieces are; several kinds of one side are counted together and told apart in the list. */
  readonly kinds: readonly { readonly kind: string; readonly number: number }[];
  readonly leaders: readonly Leader[];
  readonly marks: readonly Mark[];
  readonly inside: boolean;
  readonly fleet: boolean;
  /** It may be tapped, or has been. */
  readonly ring?: 'may' | 'chosen';
  /** The id by which it then answers. */
  readonly asks?: string;
  /** In how many places, where several are drawn as one. */
  readonly stands?: number;
  /** Against the board before: more or fewer; new where nothing of it stood there. */
  readonly change: number;
  readonly changed: boolean;
}

export interface Standing {
  readonly id: string;
  readonly control: string | null;
  readonly counters: readonly Counter[];
  /** What stood here before and has left. */
  readonly gone: readonly { readonly side: string; readonly number: number }[];
  readonly siege?: Siege;
  readonly siegeChanged: boolean;
  readonly marks: readonly Mark[];
  readonly changed: boolean;
}

const NOTHING: Place = { control: null, stacks: [], leaders: [] };

interface Group {
  readonly side: string;
  readonly inside: boolean;
  readonly fleet: boolean;
}

/** Ships stand apart from those on land. */
export const isFleet = (kind: string): boolean => /ship|fleet|squadron/i.test(kind);

const groupsOf = ({ stacks, leaders }: Place): Group[] => {
  const found = new Map<string, Group>();
  const add = (side: string, inside: boolean, fleet: boolean) => {
    const key = `${side} ${inside} ${fleet}`;
    if (!found.has(key)) found.set(key, { side, inside, fleet });
  };
  for (const { side, inside, kind } of stacks) add(side, inside === true, isFleet(kind));
  for (const { side, inside } of leaders)
    if (![...found.values()].some((g) => g.side === side && g.inside === (inside === true)))
      add(side, inside === true, false);
  return [...found.values()];
};

const stacksIn = ({ stacks }: Place, g: Group) =>
  stacks.filter((s) => s.side === g.side && (s.inside === true) === g.inside && isFleet(s.kind) === g.fleet);
const leadersIn = (place: Place, g: Group): readonly Leader[] => {
  const land = groupsOf(place).some((o) => o.side === g.side && o.inside === g.inside && !o.fleet);
  return g.fleet && land ? [] : place.leaders.filter((l) => l.side === g.side && (l.inside === true) === g.inside);
};
const numberIn = (place: Place, g: Group): number => stacksIn(place, g).reduce((sum, s) => sum + s.number, 0);
const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function counterOf(now: Place, before: Place, g: Group): Counter {
  const stacks = stacksIn(now, g);
  const [number, was] = [numberIn(now, g), numberIn(before, g)];
  const leaders = leadersIn(now, g);
  const led = (list: readonly Leader[]) => list.map(({ id, status }) => `${id} ${status}`).sort();
  return {
    side: g.side,
    number,
    kinds: stacks.map(({ kind, number: n }) => ({ kind, number: n })),
    leaders,
    marks: stacks.flatMap((s) => s.marks ?? []),
    inside: g.inside,
    fleet: g.fleet,
    change: number - was,
    changed: number !== was || !same(led(leaders), led(leadersIn(before, g))),
  };
}

/** Those who act stand first, then the largest. */
const inOrder = (counters: readonly Counter[], acting: string | undefined): Counter[] =>
  counters.toSorted((a, b) => Number(b.side === acting) - Number(a.side === acting) || b.number - a.number);

export function standingOn(id: string, board: Board, before: Board | undefined, acting?: string): Standing {
  const now = board.places[id] ?? NOTHING;
  const was = (before ?? board).places[id] ?? NOTHING;
  const counters = groupsOf(now).map((g) => counterOf(now, was, g));
  const gone = groupsOf(was)
    .filter(
      (g) =>
        numberIn(was, g) > 0 &&
        !groupsOf(now).some((o) => o.side === g.side && o.inside === g.inside && o.fleet === g.fleet),
    )
    .map((g) => ({ side: g.side, number: numberIn(was, g) }));
  return {
    id,
    control: now.control,
    counters: inOrder(counters, acting),
    gone,
    ...(now.siege && { siege: now.siege }),
    siegeChanged: !same(now.siege, was.siege),
    marks: now.marks ?? [],
    changed: now.control !== was.control || !same(now.marks, was.marks),
  };
}

/** The places that a step touches, what moved over them first. */
export function touched(board: Board, before: Board | undefined): string[] {
  const changed = before
    ? Object.keys({ ...before.places, ...board.places }).filter((id) => !same(before.places[id], board.places[id]))
    : [];
  const box = board.box?.at ? [board.box.at] : [];
  const moving = board.moving ? [board.moving.at] : [];
  return [...new Set([...board.moves.flatMap((m) => m.path), ...box, ...changed, ...moving])];
}
