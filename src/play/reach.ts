/** How far a piece can get: every place with its cost, who may react along the way, and the actions that lead there. */
import type { Declared } from './fields.ts';
import { type AnyAction, sameAction } from './frames.ts';
import type { AnyGame } from './machine.ts';
import type { Search } from './search.ts';
import type { AnyState } from './state.ts';
import type { Moving, Travel } from './travel.ts';

/** One way to a place. */
export interface Way {
  /** From where it starts, over every place on the way, to where it ends. */
  readonly stops: readonly string[];
  /** Those of the one who moves, in order. */
  readonly actions: readonly AnyAction[];
  readonly cost: number;
  /** How often somebody else is asked before it is gone; all are taken to pass. */
  readonly asked: number;
  /** Before the place is reached for good: dice, or somebody who cannot just pass. */
  readonly open?: true;
}

export interface Reach {
  readonly side: string;
  readonly from: string;
  /** What may be spent. */
  readonly left: number;
  /** What is settled before the first step. */
  readonly outset: readonly AnyAction[];
  /** The options that it was settled among, where there is more than one. */
  readonly settling: readonly (readonly AnyAction[])[];
  /** By place, the way on which fewest are asked first, then the cheaper ones. */
  readonly ways: ReadonlyMap<string, readonly Way[]>;
}

/** More questions than anybody is asked in a row. */
const ENDLESS = 200;
/** Ways that are kept to one place. */
const WAYS = 2;

const PASS = ['pass'];

/** The pass of whoever is asked beside the way, the one who goes it included: on the way itself nobody passes. */
export const passAside = (search: Search): AnyAction | undefined =>
  search.decider() === 'chance' ? undefined : search.options(PASS)[0];

/** Everybody passes until the seat goes on; how often somebody else was asked, and whether it comes to that. */
function passedBack(search: Search, seat: string): { readonly asked: number; readonly back: boolean } {
  let asked = 0;
  for (let i = 0; i < ENDLESS; i++) {
    const [who, pass] = [search.decider(), passAside(search)];
    if (!pass) return { asked, back: who === seat };
    if (who !== seat) asked++;
    search.play(pass);
  }
  return { asked, back: false };
}

const amountOf = (action: AnyAction): number =>
  Object.values(action).reduce<number>((sum, value) => sum + (typeof value === 'string' ? 0 : Number(value)), 0);

/** As much as can be, unless something else was settled. */
export const mostOf = (options: readonly AnyAction[]): AnyAction | undefined =>
  options.reduce<AnyAction | undefined>(
    (most, one) => (most && amountOf(most) >= amountOf(one) ? most : one),
    undefined,
  );

/** The place that a step leads to. */
export function goalOf(action: AnyAction, declared: Declared): string | undefined {
  const [field] = Object.entries(declared[action.type] ?? {}).find(([, { kind }]) => kind === 'place') ?? [];
  const place = field === undefined ? undefined : (action as unknown as Readonly<Record<string, unknown>>)[field];
  return typeof place === 'string' ? place : undefined;
}

const spotOf = ({ at, afloat }: Moving): string => (afloat ? `${at} afloat` : at);

interface Node {
  readonly search: Search;
  readonly way: Way;
}

type SetOut = Pick<Reach, 'outset' | 'settling'>;

/** By type, what the player wants to take along in place of all. */
export type Settled = Readonly<Record<string, AnyAction>>;

/** Sets out: what comes before the first step, until the pieces are under way and everything is taken along. */
function setOut(search: Search, travel: Travel, seat: string, settled: Settled): SetOut | undefined {
  const played: AnyAction[] = [];
  const settling: AnyAction[][] = [];
  const out: SetOut = { outset: played, settling };
  const once = new Set<string>();
  let fresh = false;
  for (let i = 0; i < ENDLESS; i++) {
    const moving = travel.moving(search.state);
    fresh ||= moving?.fresh ?? false;
    if (moving && !fresh) return out;
    const type = travel.outset.find((one) => !once.has(one) && search.options([one]).length > 0);
    if (type === undefined) return moving ? out : undefined;
    // Under way, each is settled once; before that, as often as it is offered.
    if (moving) once.add(type);
    const options = search.options([type]);
    if (options.length > 1) settling.push(options);
    const wanted = settled[type];
    const action = options.find((one) => wanted && sameAction(one, wanted)) ?? mostOf(options);
    if (!action) return undefined;
    played.push(action);
    search.play(action);
    if (!passedBack(search, seat).back) return undefined;
  }
  return undefined;
}

/** Whether the same place is reached with no more cost and nobody asked more often. */
const isBetter = (a: Way, b: Way): boolean => a.cost <= b.cost && a.asked <= b.asked;

/**
 * How far the pieces come that move now, or that the `first` actions set going. Only what the seat can see counts:
 * being asked gives nothing away, and everybody is taken to pass.
 */
export function reachOf(
  game: AnyGame,
  s: AnyState,
  first: readonly AnyAction[] = [],
  settled: Settled = {},
): Reach | undefined {
  const travel = game.travel as Travel | undefined;
  const seat: string | undefined = game.decider(s);
  if (!travel || seat === undefined || seat === 'chance') return undefined;
  const search = game.search(s) as Search;
  for (const action of first) {
    search.play(action);
    if (!passedBack(search, seat).back) return undefined;
  }
  const out = setOut(search, travel, seat, settled);
  const start = travel.moving(search.state);
  if (!out || !start) return undefined;
  const links = travel.links ?? [];
  const actions = [...first, ...out.outset];
  const set: Way = { stops: [start.at], actions, cost: 0, asked: 0 };
  const queue: Node[] = [{ search, way: set }];
  /** The ways that are followed: they end at a place, on land or at sea. */
  const seen = new Map([[spotOf(start), [set]]]);
  const ways = new Map<string, Way[]>();
  /** Kept where nothing kept is better; what it betters goes. */
  const keep = (map: Map<string, Way[]>, key: string, way: Way): boolean => {
    const known = map.get(key) ?? [];
    if (known.some((one) => isBetter(one, way))) return false;
    const rest = known.filter((one) => !isBetter(way, one));
    map.set(key, [...rest, way].sort((a, b) => a.asked - b.asked || a.cost - b.cost).slice(0, WAYS));
    return true;
  };
  for (let node = queue.shift(); node; node = queue.shift()) {
    const { search: here, way } = node;
    const at = travel.moving(here.state);
    // Bettered since it was found.
    if (!at || !seen.get(spotOf(at))?.includes(way)) continue;
    const embarking = mostOf(here.options(links));
    for (const action of [...here.options(travel.steps), ...(embarking ? [embarking] : [])]) {
      const goal = goalOf(action, game.actions);
      const next = here.copy();
      next.play(action);
      const { asked, back } = passedBack(next, seat);
      const now = travel.moving(next.state);
      const cost = start.left - (now?.left ?? 0);
      const place = goal ?? at.at;
      const isThere = back && (now === undefined || now.at === place);
      const to: Way = {
        stops: goal === undefined ? way.stops : [...way.stops, goal],
        actions: [...way.actions, action],
        cost,
        asked: way.asked + asked,
        ...(!isThere && { open: true }),
      };
      if (place !== start.at && !now?.afloat) keep(ways, place, to);
      if (isThere && now && keep(seen, spotOf(now), to)) queue.push({ search: next, way: to });
    }
  }
  return { side: start.side, from: start.at, left: start.left, ...out, ways };
}
