/** Ways out of a lost Land Battle (13.5): where the loser may go, over which spaces, and what it costs. */
import { otherSide } from '../../words.ts';
import { controlOf, isTribe, keptInAfrica, spaceOf } from '../queries.ts';
import { type FrameAt, type Heap, NONE, type State } from '../state.ts';
import { cardOfGeneral, generalsAt } from './generals.ts';
import { cusOf, fieldOf, hasCus, hasUnits, unitsOf } from './units.ts';

type RetreatFrame = FrameAt<'retreat'>;

export interface WayOut {
  readonly to: string;
  readonly path: readonly string[];
  readonly mp: number;
  readonly cost: number;
}

/** 13.5.A: MPs of a Retreat. */
const MOST = 4;

/** 13.5.C: CUs that entering a space costs. */
export const costOf = (s: State, f: RetreatFrame, at: string): number => {
  const enemy = otherSide(f.who);
  return (controlOf(s, at) === enemy || isTribe(s, at) ? 1 : 0) + cusOf(fieldOf(s, enemy, at));
};

/** 13.5.A, 13.5.B: own-controlled without enemy Units, or with more own Units than penalties have left of the Force; no enemy CUs. */
const isGoal = (s: State, f: RetreatFrame, at: string, units: number): boolean => {
  const enemy = otherSide(f.who);
  if (hasCus(s, enemy, at)) return false;
  return (controlOf(s, at) === f.who && !hasUnits(s, enemy, at)) || unitsOf(fieldOf(s, f.who, at)) > units;
};

const hasAdmiral = (s: State, f: RetreatFrame): boolean =>
  generalsAt(s, f.who, f.at, false).some((id) => cardOfGeneral(s, id).admiral);

/** 13.5.B, 13.5.D: an Attacker who came by sea leaves by it, unless the roads are open to him by the reading. */
const mayWalk = (s: State, f: RetreatFrame): boolean =>
  !(f.attacker && f.bySea) || s.setup.rulings['beaten-after-landing'] === 'roads';

/** 13.5.A: CUs of an own Force there that is not larger than what penalties have left of this one: it goes along. */
export function sweptAt(s: State, f: RetreatFrame, at: string, units: number): Heap {
  const met = fieldOf(s, f.who, at);
  return unitsOf(met) > units ? { ...NONE } : { ...met, st: 0 };
}

/** All ways by road; the Attacker starts where he came from, the Defender never goes there. */
function roads(s: State, f: RetreatFrame): WayOut[] {
  const straits = hasAdmiral(s, f);
  // Out of the gates, or off the ships, he came from no space.
  const tied = !f.sortie && !f.bySea;
  const found: WayOut[] = [];
  const walk = (way: WayOut, units: number): void => {
    const at = way.path.at(-1) ?? f.at;
    if (way.path.length > 0 && isGoal(s, f, at, units)) {
      found.push({ ...way, to: at });
      return;
    }
    const along = way.path.length > 0 ? cusOf(sweptAt(s, f, at, units)) : 0;
    const { roads: next, strait } = spaceOf(s, at);
    const steps = [...next.map((to) => [to, 1] as const), ...(strait && straits ? [[strait, 2] as const] : [])];
    for (const [to, mp] of steps) {
      if (way.mp + mp > MOST || to === f.at || way.path.includes(to)) continue;
      if (f.attacker ? tied && way.path.length === 0 && to !== f.from : to === f.from) continue;
      const cost = costOf(s, f, to);
      walk({ to, path: [...way.path, to], mp: way.mp + mp, cost: way.cost + cost }, Math.max(0, units + along - cost));
    }
  };
  if (mayWalk(s, f)) walk({ to: f.at, path: [], mp: 0, cost: 0 }, unitsOf(fieldOf(s, f.who, f.at)));
  return found;
}

/** 13.5.D: with an Admiral, one ordinary lane to a port without enemy PC or Units. */
const lanes = (s: State, f: RetreatFrame): WayOut[] =>
  hasAdmiral(s, f)
    ? Object.keys(spaceOf(s, f.at).lanes)
        .filter(
          (to) =>
            (f.attacker || to !== f.from) &&
            controlOf(s, to) !== otherSide(f.who) &&
            !hasUnits(s, otherSide(f.who), to) &&
            !isTribe(s, to) &&
            !keptInAfrica(s, f.who, f.at, to),
        )
        .map((to) => ({ to, path: [to], mp: 0, cost: 0 }))
    : [];

/** 13.5.A: the nearest goal; a longer way only where it costs fewer CUs. One way for each goal. */
export function waysOut(s: State, f: RetreatFrame): WayOut[] {
  const all = roads(s, f);
  const open = all.filter((way) => !all.some((other) => other.mp < way.mp && other.cost <= way.cost));
  const best = new Map<string, WayOut>();
  for (const way of [...open, ...lanes(s, f)]) {
    const known = best.get(way.to);
    if (!known || way.cost < known.cost) best.set(way.to, way);
  }
  return [...best.values()];
}
