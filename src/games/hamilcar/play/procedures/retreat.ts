/** The loser of a Land Battle goes (13.5): within his walls as far as there is room, the rest away. */
import { plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES } from '../../words.ts';
import { heapSays, withinWalls } from '../movement/band.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import type { Refuge, RetreatFrame } from '../land-frames.ts';
import { type Heap, NONE } from '../parts.ts';
import {
  bandOf,
  cusOf,
  displace,
  fieldOf,
  insideOf,
  least,
  moveGenerals,
  nameOf,
  placeName,
  sum,
  toField,
  toInside,
  unitsOf,
} from '../changes.ts';
import { costOf, sweptAt, type Way, waysOut } from '../movement/retreating.ts';
import { generalsAt, hasCus, isBesieged, ownCity, spaceOf } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';

/** 13.5.E, 14.5.B: within the own walls; into a Besieged city only a Sortie or those who came out of it. */
const mayShelter = (s: State, f: RetreatFrame): boolean =>
  ownCity(s, f.who, f.at) &&
  (!isBesieged(s, f.at) || f.sortie || f.joined !== null) &&
  room(s, f) > 0 &&
  (shelters(s, f).length > 0 || sheltered(s, f).length > 0);

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
  return withinWalls(own, room(s, f)).filter((heap) => cusOf(heap) > 0);
}

/** 13.5.C: nowhere to go. */
function perish(d: State, f: RetreatFrame): void {
  const all = fieldOf(d, f.who, f.at);
  f.lost += cusOf(all);
  toField(d, f.who, f.at, all, -1);
  note(
    d,
    '13.5.C',
    `${SIDE_NAMES[f.who]} finds no way out of ${placeName(d, f.at)}: ${plural(cusOf(all), 'CU')} are eliminated.`,
  );
  for (const id of generalsAt(d, f.who, f.at, false)) displace(d, id);
  f.stage = 'done';
}

/** 13.5.A, 13.5.C: along the way, sweeping own Forces with it and displacing lone enemy Generals. */
function go(d: State, f: RetreatFrame, way: Way): void {
  const generals = generalsAt(d, f.who, f.at, false);
  let band: Heap = { ...fieldOf(d, f.who, f.at) };
  toField(d, f.who, f.at, band, -1);
  let units = unitsOf(band);
  for (const at of way.path) {
    units = Math.max(0, units - costOf(d, f, at));
    for (const id of generalsAt(d, otherSide(f.who), at, false)) if (!hasCus(d, otherSide(f.who), at)) displace(d, id);
    const swept = sweptAt(d, f, at, units);
    if (at === way.to || cusOf(swept) === 0) continue;
    toField(d, f.who, at, swept, -1);
    band = sum(band, swept);
    units += cusOf(swept);
    generals.push(...generalsAt(d, f.who, at, false));
  }
  toField(d, f.who, way.to, band);
  moveGenerals(d, generals, way.to);
  note(
    d,
    way.mp === 0 ? '13.5.D' : '13.5.A',
    `${SIDE_NAMES[f.who]} retreats ${way.mp === 0 ? 'by sea ' : ''}to ${placeName(d, way.to)}.`,
    {
      move: { side: f.who, path: [f.at, ...way.path], as: 'moved' },
    },
  );
  const lost = Math.min(way.cost, cusOf(band));
  f.lost += lost;
  f.to = way.to;
  f.went = bandOf(band, generals);
  f.stage = 'losses';
  if (lost > 0)
    push(d, {
      type: 'loss',
      who: f.who,
      by: f.who,
      rule: '13.5.C',
      where: 'field',
      at: way.to,
      left: lost,
      elephantFirst: false,
    });
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

/** Where those are who are left. */
const refuges = (s: State, f: RetreatFrame): Refuge[] => [
  { ...f.within, at: f.at, inside: true },
  { ...bandOf(survivors(s, f), f.went.generals), at: f.to ?? f.at, inside: false },
];

/** Generals go within the walls. */
function shelter(d: State, f: RetreatFrame, generals: readonly string[]): void {
  moveGenerals(d, generals, f.at, true);
  f.within = { ...f.within, generals: [...f.within.generals, ...generals] };
}

export const retreat: ProcedureOf<'retreat'> = {
  run(d, f) {
    if (f.stage === 'inside' && mayShelter(d, f) && hasCus(d, f.who, f.at)) return 'waits';
    if (f.stage === 'inside') f.stage = 'away';
    if (f.stage === 'away') {
      if (!hasCus(d, f.who, f.at)) {
        for (const id of generalsAt(d, f.who, f.at, false)) displace(d, id);
        f.stage = 'done';
      } else if (waysOut(d, f).length > 0) return 'waits';
      else perish(d, f);
      return 'goes-on';
    }
    if (f.stage === 'losses') {
      lonely(d, f);
      return 'goes-on';
    }
    pop(d);
    const battle = d.frames.at(-1);
    if (battle?.type !== 'battle') return 'goes-on';
    battle.lost[f.who] += f.lost;
    battle.fled = refuges(d, f);
    return 'goes-on';
  },
  who: (_, f) => f.who,
  asks: (s, f) =>
    f.stage === 'inside'
      ? { rule: '13.5.E', says: `who goes within the walls of ${placeName(s, f.at)}.` }
      : { rule: '13.5.A', says: `where the beaten Force in ${placeName(s, f.at)} goes.` },
  answers: {
    arrange: listedAnswer(
      'arrange',
      '13.5.E',
      (s, f: RetreatFrame) =>
        shelters(s, f).map((heap) => ({
          action: { type: 'arrange' as const, ...heap },
          says: `Within the walls: ${heapSays(heap)}`,
        })),
      (d, f, { cu, elephants }) => {
        toField(d, f.who, f.at, { cu, elephants, st: 0 }, -1);
        toInside(d, f.at, { ...NONE, cu, elephants });
        note(d, '13.5.E', `${plural(cu + elephants, 'CU')} go within the walls of ${placeName(d, f.at)}.`);
        f.within = { ...f.within, cu, elephants };
        if (!hasCus(d, f.who, f.at)) shelter(d, f, sheltered(d, f));
        f.stage = 'away';
      },
      { when: (_, f) => f.stage === 'inside' },
    ),
    shelter: listedAnswer(
      'shelter',
      '13.5.E',
      (s, f: RetreatFrame) =>
        sheltered(s, f).map((general) => ({
          action: { type: 'shelter' as const, general },
          says: `${nameOf(s, general)} goes within the walls`,
        })),
      (d, f, { general }) => shelter(d, f, [general]),
      { when: (s, f) => f.stage === 'inside' && sheltered(s, f).length > 0 },
    ),
    pass: plainAnswer(
      'pass',
      'Nobody goes within the walls',
      (_: State, f: RetreatFrame) => {
        f.stage = 'away';
      },
      (_, f) => f.stage === 'inside',
    ),
    retreat: listedAnswer(
      'retreat',
      '13.5.A',
      (s, f: RetreatFrame) =>
        waysOut(s, f).map(({ to, cost, path }) => ({
          action: { type: 'retreat' as const, to },
          says: `To ${placeName(s, to)}${path.length > 1 ? ` by ${placeName(s, path[0] ?? to)}` : ''}, ${plural(cost, 'CU')} lost on the way`,
        })),
      (d, f, { to }) => {
        const way = waysOut(d, f).find((other) => other.to === to);
        if (way) go(d, f, way);
      },
      {
        when: (_, f) => f.stage === 'away',
        why: (s, f) =>
          no(
            f.attacker ? '13.5.A' : '13.5.B',
            `Found another way; a Retreat may lead to ${waysOut(s, f)
              .map(({ to }) => placeName(s, to))
              .join(', ')}.`,
          ),
      },
    ),
  },
};
