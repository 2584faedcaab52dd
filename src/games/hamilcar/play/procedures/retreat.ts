/** The loser of a Land Battle leaves (13.5): inside his walls as far as there is room, the others along whatever ways are open. */

import { plural, some } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import { ask, type Course, goTo, to } from '../../../../play/procedure.ts';
import { found, frameOf, note, noteMove, pop, push } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { displace, displaceAlone, loseUnits, moveGenerals, toField, toInside } from '../changes.ts';
import { heapSays, heapsOf, withinWalls } from '../pieces/band.ts';
import { cardOfGeneral, generalsAt, nameOf } from '../pieces/generals.ts';
import { bandOf, cusOf, fieldOf, hasCus, hasUnits, insideOf, least, sum, unitsOf } from '../pieces/units.ts';
import { controlOf, isBesieged, isTribe, keptInAfrica, ownCity, placeName, spaceOf } from '../queries.ts';
import { type Band, type Heap, NONE, type ProcedureOf, type State } from '../state.ts';

/** How it came to the Battle that it has lost. */
interface Beaten {
  readonly who: Side;
  readonly at: string;
  readonly attacker: boolean;
  readonly from: string;
  readonly bySea: boolean;
  readonly sortie: boolean;
  /** 14.5.B: those of the Force who may go back into the Besieged city that they came out of. */
  readonly joined: Readonly<Band> | null;
}

const begun = (beaten: Beaten) => ({
  type: 'retreat' as const,
  ...beaten,
  stage: 'inside' as 'inside' | 'away' | 'losses' | 'done',
  /** 13.5.E: those who have gone within the walls. */
  within: bandOf(),
  to: null as string | null,
  /** Those who have gone there. */
  went: bandOf(),
  lost: 0,
});
type RetreatFrame = ReturnType<typeof begun>;

/** 13.5: the loser goes. */
export const retreats = (d: State, beaten: Beaten): void => push(d, begun(beaten));

interface WayOut {
  readonly to: string;
  readonly path: readonly string[];
  readonly mp: number;
  readonly cost: number;
}

/** 13.5.A: MPs of a Retreat. */
const MOST = 4;

/** 13.5.C: CUs that entering a space costs. */
const costOf = (s: State, f: RetreatFrame, at: string): number => {
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
function sweptAt(s: State, f: RetreatFrame, at: string, units: number): Heap {
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

const room = (s: State, f: RetreatFrame): number => spaceOf(s, f.at).capacity - cusOf(insideOf(s, f.at));

/** 14.5.B: of those who relieve a city only who came out of it goes back. */
const sheltered = (s: State, f: RetreatFrame): string[] =>
  generalsAt(s, f.who, f.at, false).filter((id) => f.joined?.generals.includes(id) ?? true);

/** 14.5.B: as for the Generals, so for the Units, by kind. */
function shelters(s: State, f: RetreatFrame): Heap[] {
  const { cu, elephants } = fieldOf(s, f.who, f.at);
  const own = {
    cu: Math.min(cu, f.joined?.cu ?? cu),
    elephants: Math.min(elephants, f.joined?.elephants ?? elephants),
    st: 0,
  };
  return [...withinWalls(own, room(s, f))].filter((heap) => cusOf(heap) > 0);
}

/** 13.5.E, 14.5.B: within the own walls; into a Besieged city only a Sortie or those who came out of it. */
const mayShelter = (s: State, f: RetreatFrame): boolean =>
  ownCity(s, f.who, f.at) &&
  (!isBesieged(s, f.at) || f.sortie || f.joined !== null) &&
  room(s, f) > 0 &&
  (shelters(s, f).length > 0 || sheltered(s, f).length > 0);

/** 13.5.C: nowhere to go. */
function perish(d: State, f: RetreatFrame): void {
  const all = fieldOf(d, f.who, f.at);
  f.lost += cusOf(all);
  toField(d, f.who, f.at, all, -1);
  const lost = (): string => `${plural(cusOf(all), 'CU is', 'CUs are')} eliminated`;
  note(d, '13.5.C', () => `${SIDE_NAMES[f.who]} has no way out of ${placeName(d, f.at)}: ${lost()}.`);
  displaceAlone(d, f.who, f.at);
  f.stage = 'done';
}

/** 13.5.A, 13.5.C: along the way, sweeping own Forces with it and displacing lone enemy Generals. */
function go(d: State, f: RetreatFrame, way: WayOut): void {
  const generals = generalsAt(d, f.who, f.at, false);
  let band: Readonly<Heap> = fieldOf(d, f.who, f.at);
  toField(d, f.who, f.at, band, -1);
  let units = unitsOf(band);
  for (const at of way.path) {
    units = Math.max(0, units - costOf(d, f, at));
    displaceAlone(d, otherSide(f.who), at);
    const swept = sweptAt(d, f, at, units);
    if (at === way.to || cusOf(swept) === 0) continue;
    toField(d, f.who, at, swept, -1);
    band = sum(band, swept);
    units += cusOf(swept);
    generals.push(...generalsAt(d, f.who, at, false));
  }
  toField(d, f.who, way.to, band);
  moveGenerals(d, generals, way.to);
  const bySea = way.mp === 0;
  const says = (): string => `${SIDE_NAMES[f.who]} retreats ${bySea ? 'by sea ' : ''}to ${placeName(d, way.to)}.`;
  noteMove(d, bySea ? '13.5.D' : '13.5.A', f.who, [f.at, ...way.path], says);
  const left = Math.min(way.cost, cusOf(band));
  f.lost += left;
  f.to = way.to;
  f.went = bandOf(band, generals);
  f.stage = 'losses';
  loseUnits(d, { who: f.who, at: way.to }, '13.5.C', left);
}

/** 13.5.C: nobody is left with the Generals who went, or by one reading nobody of those who went with them. */
function lonely(d: State, f: RetreatFrame): void {
  const perished = d.setup.rulings['generals-of-a-lost-force'] === 'displaced' && cusOf(f.went) === f.lost;
  if (f.to && f.lost > 0 && (perished || !hasCus(d, f.who, f.to))) for (const id of f.went.generals) displace(d, id);
  f.stage = 'done';
}

/** Of those who have gone to a goal, whoever is left; it may be full of others. */
function survivors(s: State, { who, to, went, lost }: RetreatFrame): Heap {
  const { cu, elephants, st } = to === null ? NONE : least(went, fieldOf(s, who, to));
  const left = cusOf(went) - lost;
  return { cu: Math.min(cu, left), elephants: Math.min(elephants, left - Math.min(cu, left)), st };
}

/** All have gone: the battle learns what it has cost, and where those are who are left. */
function finish(d: State, f: RetreatFrame): void {
  pop(d);
  const battle = frameOf(d, 'battle');
  battle.lost[f.who] += f.lost;
  battle.fled = [
    { ...f.within, at: f.at, inside: true },
    { ...bandOf(survivors(d, f), f.went.generals), at: f.to ?? f.at, inside: false },
  ];
}

/** Generals go within the walls. */
function shelter(d: State, f: RetreatFrame, generals: readonly string[]): void {
  moveGenerals(d, generals, f.at, true);
  f.within.generals.push(...generals);
}

const wayTo = (s: State, f: RetreatFrame, to: string): WayOut => {
  const way = waysOut(s, f).find((one) => one.to === to);
  return found(way, `no Retreat leads to "${to}"`);
};

/** Who is still outside goes, if he can. */
function leave(d: State, f: RetreatFrame): Course {
  if (hasCus(d, f.who, f.at)) return waysOut(d, f).length > 0 ? 'waits' : perish(d, f);
  displaceAlone(d, f.who, f.at);
  f.stage = 'done';
}

export const retreat: ProcedureOf<RetreatFrame> = {
  who: (_, f) => f.who,
  stages: {
    inside: {
      run: (d, f) => (hasCus(d, f.who, f.at) && mayShelter(d, f) ? 'waits' : goTo(f, 'away')),
      asks: (s, f) => ask('13.5.E', `who goes inside ${placeName(s, f.at)}.`, 'Who goes inside?'),
      arrange: {
        options: (s, f) => heapsOf('arrange', shelters(s, f)),
        says: (_s, _f, heap) => `Inside: ${heapSays(heap)}`,
        apply(d, f, { cu, elephants }) {
          toField(d, f.who, f.at, { cu, elephants, st: 0 }, -1);
          toInside(d, f.at, { cu, elephants, st: 0 });
          note(d, '13.5.E', () => `${plural(cu + elephants, 'CU goes', 'CUs go')} inside ${placeName(d, f.at)}.`);
          f.within = { ...f.within, cu, elephants };
          if (!hasCus(d, f.who, f.at)) shelter(d, f, sheltered(d, f));
          f.stage = 'away';
        },
      },
      shelter: {
        when: (s, f) => sheltered(s, f).length > 0,
        options: (s, f) => sheltered(s, f).map((general) => ({ type: 'shelter', general })),
        says: (s, _, { general }) => `${nameOf(s, general)} goes inside`,
        apply: (d, f, { general }) => shelter(d, f, [general]),
      },
      pass: { says: 'Nobody goes inside', apply: to('away') },
    },
    away: {
      run: leave,
      asks: (s, f) =>
        ask('13.5.A', `where the beaten Force in ${placeName(s, f.at)} goes.`, 'Where does the beaten Force go?'),
      retreat: {
        options: (s, f) => waysOut(s, f).map(({ to: goal }) => ({ type: 'retreat', to: goal })),
        says(s, f, { to: goal }) {
          const { path, cost } = wayTo(s, f, goal);
          const [first = goal] = path;
          const by = path.length > 1 ? ` via ${placeName(s, first)}` : '';
          return `To ${placeName(s, goal)}${by}, ${some(cost, 'CU')} lost on the way`;
        },
        why(s, f) {
          const open = waysOut(s, f).map((way) => placeName(s, way.to));
          const sentence = `You can Retreat to: ${open.join(', ')}.`;
          return no(f.attacker ? '13.5.A' : '13.5.B', sentence);
        },
        apply: (d, f, { to: goal }) => go(d, f, wayTo(d, f, goal)),
      },
    },
    losses: lonely,
    done: finish,
  },
};
