/** 11.10B: Retreat routes: which are legal, what each costs, and who is swept along. */
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import type { Figures } from '../tables.ts';

export const ROUTES = ['A', 'B', 'C', 'D'] as const;
export type Route = (typeof ROUTES)[number];

export interface Space {
  readonly route: Route;
  readonly ground: 'own' | 'neutral' | 'enemy' | 'tribe';
  readonly enemyCu: number;
  readonly friendlyCu: number;
  /** The active Army came into the Battle from here. */
  readonly cameFrom: boolean;
  /** Entered over a pass or a strait. */
  readonly barred: boolean;
}

export interface Retreat {
  readonly cu: number;
  readonly role: 'attacker' | 'defender';
  readonly landed: boolean;
  readonly city: boolean;
  readonly spaces: readonly Space[];
}

export interface Walked {
  readonly route: Route;
  /** How many spaces it enters. */
  readonly spaces: number;
  /** It stops before the end of the way, in its last space. */
  readonly stops?: boolean;
  readonly lost: number;
  readonly swept: number;
  readonly left: number;
  /** 11.10B.a: places on the way, counted from 0, whose CUs have joined. */
  readonly joined: readonly number[];
  /** Why it is not allowed, and by which clause. */
  readonly barred?: { readonly why: string; readonly rule: string };
  readonly lines: readonly Line[];
}

/** 11.10B, 11.10B.b, 11.10B.c: what forbids this way from the start. */
function ban({ role, landed }: Retreat, spaces: readonly Space[], mp: number): Walked['barred'] {
  if (landed) return { why: 'the Army has just landed and cannot Retreat by sea', rule: '11.10B.b' };
  if (spaces.length > mp) return { why: `it is longer than ${mp} MPs`, rule: '11.10B' };
  if (spaces.some((s) => s.barred)) return { why: 'it crosses a pass or a strait', rule: '7.2B.b' };
  if (role === 'attacker' && !spaces[0]?.cameFrom)
    return { why: 'it must begin where the Army came from', rule: '11.10B.c' };
  if (role === 'defender' && spaces.some((s) => s.cameFrom))
    return { why: 'it enters the space that the enemy came from', rule: '11.10B.c' };
  return undefined;
}

/** 11.10B, 11.10B.d: whether a Force of so many CUs may stop here. */
const mayStop = ({ ground, enemyCu, friendlyCu }: Space, cu: number): boolean =>
  enemyCu === 0 && (ground === 'own' || friendlyCu > cu);

/** 11.10B.a, 11.10B.d: space by space: losses first, then friendly CUs that do not outnumber the Force join it. */
export function walk(retreat: Retreat, route: Route, figures: Figures): Walked | undefined {
  const spaces = retreat.spaces.filter((s) => s.route === route);
  const end = spaces.at(-1);
  if (!end) return undefined;
  const mp = Number(figures.at('limits', 'retreat-mp', 'number').value);
  const banned = ban(retreat, spaces, mp);
  if (banned)
    return { route, spaces: spaces.length, lost: 0, swept: 0, left: retreat.cu, joined: [], barred: banned, lines: [] };
  const lines: Line[] = [];
  const note = (amount: number, why: string, rule: string) => lines.push(line(`route ${route}`, amount, why, rule));
  const joined: number[] = [];
  let [left, lost, swept] = [retreat.cu, 0, 0];
  const lose = (cu: number, why: string): void => {
    const taken = Math.min(cu, left);
    if (taken === 0) return;
    left -= taken;
    lost += taken;
    note(-taken, why, '11.10B.d');
  };
  for (const [i, space] of spaces.entries()) {
    const at = `space ${i + 1}`;
    if (space.ground === 'enemy') lose(1, `Enemy PC in ${at}`);
    if (space.ground === 'tribe') lose(1, `Unfriendly Tribe in ${at}`);
    lose(space.enemyCu, `Enemy CUs in ${at}`);
    if (left === 0) break;
    if (space !== end && space.friendlyCu > 0 && space.friendlyCu <= left) {
      left += space.friendlyCu;
      swept += space.friendlyCu;
      joined.push(i);
      note(space.friendlyCu, `Friendly CUs in ${at} join`, '11.10B.a');
    }
  }
  const barred = left > 0 && !mayStop(end, left) ? stopBan(end) : undefined;
  return { route, spaces: spaces.length, lost, swept, left, joined, lines, ...(barred && { barred }) };
}

const stopBan = ({ enemyCu }: Space): { why: string; rule: string } =>
  enemyCu > 0
    ? { why: 'it ends in a space with enemy CUs', rule: '11.10B.d' }
    : { why: 'it ends in a space that is neither friendly nor held by a larger friendly Force', rule: '11.10B' };

/** 11.10B.a: the ways, and each with an earlier space where it may stop: a destination too, and a nearer one. */
export function allWays(retreat: Retreat, figures: Figures): Walked[] {
  return ROUTES.flatMap((route) => {
    const spaces = retreat.spaces.filter((s) => s.route === route);
    return spaces.flatMap((_, i): Walked[] => {
      const way = walk({ ...retreat, spaces: spaces.slice(0, i + 1) }, route, figures);
      if (!way || i === spaces.length - 1) return way ? [way] : [];
      return way.barred || way.left === 0 ? [] : [{ ...way, stops: true }];
    });
  });
}

/** 11.10B.a: of the ways that are open, the nearest, and farther ones that cost fewer CUs than the best of those. */
export function nearest<W extends Pick<Walked, 'spaces' | 'lost'>>(ways: readonly W[]): W[] {
  const shortest = Math.min(...ways.map((w) => w.spaces));
  const best = Math.min(...ways.filter((w) => w.spaces === shortest).map((w) => w.lost));
  return ways.filter((w) => w.spaces === shortest || w.lost < best);
}

/** 11.10B.a: the ways side by side; one that is farther and costs no fewer CUs is barred. Stops are told where they are allowed. */
export function compared(ways: readonly Walked[]): Walked[] {
  const allowed = new Set(nearest(ways.filter((w) => !w.barred)));
  const barred = { why: 'a shorter route costs no more CUs', rule: '11.10B.a' };
  return ways.flatMap((w) => (w.barred || allowed.has(w) ? [w] : w.stops ? [] : [{ ...w, barred }]));
}

/** The legal way on which the fewest CUs are lost; among equals the nearest. */
export const cheapest = (ways: readonly Walked[]): Walked | undefined =>
  ways.filter((w) => !w.barred).toSorted((a, b) => a.lost - b.lost || a.spaces - b.spaces)[0];
