/** The loser of a Land Battle goes (13.5): within his walls as far as there is room, the rest away. */

import { plural, some } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import { type Course, inStage, plain } from '../../../../play/procedure.ts';
import { found, frameOf, note, pop, push } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { displace, displaceAlone, moveGenerals, toField, toInside } from '../changes.ts';
import { heapSays, heapsOf, withinWalls } from '../pieces/band.ts';
import { generalsAt, nameOf } from '../pieces/generals.ts';
import { costOf, sweptAt, type WayOut, waysOut } from '../pieces/retreating.ts';
import { bandOf, cusOf, fieldOf, hasCus, insideOf, least, sum, unitsOf } from '../pieces/units.ts';
import { isBesieged, ownCity, placeName, spaceOf } from '../queries.ts';
import { type Band, goTo, type Heap, NONE, type ProcedureOf, type State } from '../state.ts';

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
  note(
    d,
    '13.5.C',
    () =>
      `${SIDE_NAMES[f.who]} finds no way out of ${placeName(d, f.at)}: ${plural(cusOf(all), 'CU')} ${cusOf(all) === 1 ? 'is' : 'are'} eliminated.`,
  );
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
  note(
    d,
    bySea ? '13.5.D' : '13.5.A',
    () => `${SIDE_NAMES[f.who]} retreats ${bySea ? 'by sea ' : ''}to ${placeName(d, way.to)}.`,
    { move: { side: f.who, path: [f.at, ...way.path], as: 'moved' } },
  );
  const left = Math.min(way.cost, cusOf(band));
  f.lost += left;
  f.to = way.to;
  f.went = bandOf(band, generals);
  f.stage = 'losses';
  const { who } = f;
  if (left > 0)
    push(d, { type: 'loss', who, by: who, rule: '13.5.C', where: 'field', at: way.to, left, elephantFirst: false });
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

export const retreat: ProcedureOf<RetreatFrame> = {
  run(d, f): Course {
    if (f.stage === 'inside' && hasCus(d, f.who, f.at) && mayShelter(d, f)) return 'waits';
    if (f.stage === 'inside') f.stage = 'away';
    if (f.stage === 'losses') lonely(d, f);
    else if (f.stage === 'done') finish(d, f);
    else if (!hasCus(d, f.who, f.at)) {
      displaceAlone(d, f.who, f.at);
      f.stage = 'done';
    } else if (waysOut(d, f).length > 0) return 'waits';
    else perish(d, f);
  },
  who: (_, f) => f.who,
  asks: (s, f) =>
    f.stage === 'inside'
      ? {
          rule: '13.5.E',
          says: `who goes within the walls of ${placeName(s, f.at)}.`,
          short: 'Who goes within the walls?',
        }
      : {
          rule: '13.5.A',
          says: `where the beaten Force in ${placeName(s, f.at)} goes.`,
          short: 'The beaten Force: where to?',
        },
  answers: {
    arrange: {
      when: inStage('inside'),
      options: (s, f) => heapsOf('arrange', shelters(s, f)),
      says: (_s, _f, heap) => `Within the walls: ${heapSays(heap)}`,
      apply(d, f, { cu, elephants }) {
        toField(d, f.who, f.at, { cu, elephants, st: 0 }, -1);
        toInside(d, f.at, { cu, elephants, st: 0 });
        note(
          d,
          '13.5.E',
          () =>
            `${plural(cu + elephants, 'CU')} ${cu + elephants === 1 ? 'goes' : 'go'} within the walls of ${placeName(d, f.at)}.`,
        );
        f.within = { ...f.within, cu, elephants };
        if (!hasCus(d, f.who, f.at)) shelter(d, f, sheltered(d, f));
        f.stage = 'away';
      },
    },
    shelter: {
      when: (s, f) => f.stage === 'inside' && sheltered(s, f).length > 0,
      options: (s, f) => sheltered(s, f).map((general) => ({ type: 'shelter', general })),
      says: (s, _, { general }) => `${nameOf(s, general)} goes within the walls`,
      apply: (d, f, { general }) => shelter(d, f, [general]),
    },
    pass: plain('pass', 'Nobody goes within the walls', inStage('inside'), (_, f) => goTo(f, 'away')),
    retreat: {
      when: inStage('away'),
      options: (s, f) => waysOut(s, f).map(({ to }) => ({ type: 'retreat', to })),
      says(s, f, { to }) {
        const { path, cost } = wayTo(s, f, to);
        const [first = to] = path;
        const by = path.length > 1 ? ` by ${placeName(s, first)}` : '';
        return `To ${placeName(s, to)}${by}, ${some(cost, 'CU')} lost on the way`;
      },
      why: (s, f) =>
        no(
          f.attacker ? '13.5.A' : '13.5.B',
          `Found another way; a Retreat may lead to ${waysOut(s, f)
            .map(({ to }) => placeName(s, to))
            .join(', ')}.`,
        ),
      apply: (d, f, { to }) => go(d, f, wayTo(d, f, to)),
    },
  },
};

const wayTo = (s: State, f: RetreatFrame, to: string): WayOut =>
  found(
    waysOut(s, f).find((one) => one.to === to),
    `no Retreat leads to "${to}"`,
  );
