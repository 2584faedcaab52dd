/** Where everything on a board is in the view: pieces, what they step aside for, arrows and names. Pure. */
import type { Move } from '../../play/state.ts';
import { arrowPoints, legsOf, saysBox } from './arrow.tsx';
import { project, type Size } from './camera.ts';
import type { Ground, Point, Spot } from './ground.ts';
import { FORTS, type Level, levelOf, SIGNS } from './level.ts';
import { merged } from './merged.ts';
import { around, type Box, enclosing, holds, type Name, type Named, namesFor, seasFor } from './names.ts';
import { type Standing, standingOn } from './pieces.ts';
import type { BoardProps } from './props.ts';
import { stepAside } from './room.ts';
import type { Shown } from './shown.ts';
import { boxOf, coveredBy, extentOf, marksBy, placedOn, withinOn } from './stack-layout.ts';
import { stepOut } from './step-out.ts';

export interface Scene {
  readonly level: Level;
  readonly shown: readonly Shown[];
  readonly names: ReadonlyMap<string, Name>;
  readonly seas: readonly { readonly text: string; readonly at: Point }[];
  readonly regions: Scene['seas'];
  readonly moves: readonly Move[];
}

/** How high names are set, in px; where every name should stand all are small. */
export const NAMES = { near: 12.5, middle: 11.5, whole: 11 } as const;
const SEA = 14;
/** In capitals, which are wider. */
const REGION = 13.5;
/** On a map every name should stand; near there is room for all. */
const ROUNDS = 12;
/** So many of all names have room at once, or only some are tried. */
const MOST = 0.75;
/** Half of what a sign with its second outline needs more than its own shape, in px. */
const PORT = 4;
const FORT = 30;
/** Where the view is narrower, in px, so many places in reach leave room for a whole counter and for every name. */
const WIDE = 600;
const FEW = 6;
/** Half of a stop of the way. */
const STOP = 11;
/** Half of the ring around a space that was chosen on a map. */
const RINGED = 21;
const HERE: Point = [0, 0];

/** Which names come first: what takes part, cities, where somebody stands, the rest. */
function rankOf({ kind }: Spot, { counters, gone, siege, changed }: Standing, isAsked: boolean): number {
  if (isAsked || changed || siege || gone.length || counters.some((c) => c.changed || c.ring)) return -1;
  if (kind === 'city' || kind === 'box') return counters.length ? 0 : 1;
  return counters.length ? 2 : 3;
}

/** Who stands where he is, and who makes room: what takes part stays, then what besieges, then the larger one. */
function standRank({ counters, siege }: Standing): number {
  if (counters.some((c) => c.changed || c.ring)) return -2;
  return siege ? -1 : 1 / (1 + Math.max(0, ...counters.map((c) => c.number)));
}

/** What of the sheet is in the view: names stand there and nowhere else, however large the view is. */
function withinView({ width, height }: Ground, view: Size, seen: (p: Point) => Point): Box {
  const [[left, top], [right, bottom]] = [seen([0, 0]), seen([width, height])];
  return {
    left: Math.max(2, left + 2),
    top: Math.max(2, top + 2),
    right: Math.min(view.width, right) - 2,
    bottom: Math.min(view.height, bottom) - 2,
  };
}

const plus = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

/** Where marks stand: beside their signs, over nothing, one after the other. */
function marksOn(
  all: readonly Pick<Shown, 'spot' | 'place' | 'standing'>[],
  covered: readonly Box[],
  levelAt: (standing: Standing) => Level,
): ReadonlyMap<string, { readonly at: Point; readonly box: Box }> {
  const found = new Map<string, { at: Point; box: Box }>();
  const taken = [...covered, ...all.map(({ place }) => around(place, SIGNS.near))];
  for (const { spot, place, standing } of all) {
    const one = marksBy(standing, place, levelAt(standing), taken);
    if (!one) continue;
    found.set(spot.id, one);
    taken.push(one.box);
  }
  return found;
}

export function sceneOf(props: BoardProps): Scene {
  const { ground, board, before, acting, camera, view, named, way = [], touch, free, lids = [] } = props;
  const asked = touch && props.asked;
  const isLit = asked && [...asked.places.values()].some(touch.isMark);
  // Counters make room for what can be reached.
  const far = levelOf(ground, camera, named);
  const level = isLit && far === 'near' ? 'middle' : far;
  const seen = (p: Point): Point => project(camera, view, p);
  const spots = ground.spots
    .map((spot) => ({ spot, place: seen(spot.at) }))
    .filter(({ place: [x, y] }) => x > -90 && y > -60 && x < view.width + 90 && y < view.height + 100)
    .sort((a, b) => a.place[1] - b.place[1])
    .map(({ spot, place }) => {
      const standing = standingOn(spot.id, board, before, acting);
      return { spot, place, standing: asked ? touch.ringed(standing, asked) : standing };
    });
  const standings = level === 'whole' ? merged(spots) : spots;
  // What was chosen stands whole, unless what it can reach needs the room.
  const isRoomy = asked !== undefined && (view.width >= WIDE || asked.places.size <= FEW);
  const levelAt = ({ counters }: Standing): Level =>
    level === 'middle' && isRoomy && counters.some((c) => c.ring === 'chosen') ? 'near' : level;
  const aside = stepAside(
    standings.map(({ place, standing }) => ({ foot: place, ...extentOf(standing, levelAt(standing) !== 'near') })),
    view.width,
  ).map(Math.round);

  // What was chosen is told in the place of what happened before.
  const moves = asked?.chosen !== undefined || asked?.route ? (touch?.waysOf(asked) ?? []) : board.moves;
  const legs = moves.map(({ path }) => legsOf(path, ground, seen));
  const said = moves.flatMap(({ says }, i) => saysBox(says, legs[i] ?? []));
  const stops = asked?.route?.stops ?? [];
  const marks = new Map(
    standings.flatMap(({ spot, place }) => {
      const lit = asked?.places.get(spot.id);
      return lit && touch ? [[spot.id, touch.markBoxes(lit, place)] as const] : [];
    }),
  );
  const out = stepOut(
    standings.map(({ spot, place, standing }, i) => ({
      id: spot.id,
      place,
      boxes: placedOn(standing, levelAt(standing), aside[i] ?? 0, place[0]).map((one) => boxOf(one, place)),
      rank: standRank(standing),
    })),
    [
      ...[...marks.values()].flat(),
      ...said,
      ...lids,
      ...standings.flatMap(({ spot, place }) => (stops.includes(spot.id) ? [around(place, STOP)] : [])),
    ],
    free ?? { left: 2, top: 2, right: view.width - 2, bottom: view.height - 2 },
  );
  const counters = standings.flatMap(({ spot, place, standing }, i) =>
    coveredBy(standing, plus(place, out.get(spot.id) ?? HERE), aside[i] ?? 0, levelAt(standing)),
  );
  const marked = marksOn(standings, [...counters, ...[...marks.values()].flat(), ...lids], levelAt);
  const shown = standings.map(({ spot, place, standing }, i): Shown => {
    const steps = aside[i] ?? 0;
    return {
      spot,
      place,
      standing,
      level: levelAt(standing),
      aside: steps,
      out: out.get(spot.id) ?? HERE,
      placed: [...placedOn(standing, levelAt(standing), steps, place[0]), ...withinOn(standing, levelAt(standing))],
      marksAt: marked.get(spot.id)?.at,
      lit: asked?.places.get(spot.id),
    };
  });

  const stackOf = ({ place, out: by, placed }: Shown): Box | undefined =>
    placed.length ? enclosing(placed.map((one) => boxOf(one, plus(place, by)))) : undefined;
  const rimOf = ({ spot, standing, lit }: Shown): number => {
    if (standing.siege) return FORT * FORTS[level];
    if (spot.id === way[0] || spot.id === way.at(-1)) return RINGED;
    return lit ? SIGNS.near + 6.5 : SIGNS[level] + (spot.port && level !== 'whole' ? PORT : 0);
  };
  // Among many marks in a narrow view a name that stands far off would tell of another: there it may be left out.
  const isDense = asked !== undefined && !asked.route && view.width < WIDE && marks.size > FEW;
  const onWay = [...way, ...(isDense ? [] : marks.keys()), ...moves.flatMap(({ path }) => path)];
  const signs = shown.map((one) => ({ id: one.spot.id, ...around(one.place, rimOf(one)) }));
  // Marks and words on arrows are as good as counters.
  const covered = [...counters, ...[...marked.values()].map(({ box }) => box), ...[...marks.values()].flat(), ...said];
  const within = withinView(ground, view, seen);
  const all = shown.map((one): Named => {
    const own = rankOf(one.spot, one.standing, onWay.includes(one.spot.id));
    const rank = isDense && one.lit && own >= 0 ? Math.min(own, 1) : own;
    const after = named && level !== 'whole' ? one.spot.after : undefined;
    return { spot: one.spot, place: one.place, rank, rim: rimOf(one), after, stack: stackOf(one) };
  });
  const size = named ? NAMES.whole : NAMES[level];
  const room = {
    taken: {
      signs,
      counters: [...covered, ...lids],
      arrows: [...legs, legsOf(way, ground, seen)].flatMap(arrowPoints),
    },
    within,
    view: { left: 2, top: 2, right: view.width - 2, bottom: view.height - 2 },
    size,
  };
  // From far away, where too many would be missing, only what matters has a name.
  const inView = all.filter(({ place }) => holds(within, place)).length;
  const isCrowded = level === 'whole' && (!named || namesFor(all, room).size < inView * MOST);
  const names = namesFor(isCrowded ? all.filter(({ rank }) => rank < 2) : all, room, named ? ROUNDS : 1);
  const filled = [...signs, ...covered, ...[...names.values()].map(({ box }) => box)];
  const lettered = ground.lettering.map(({ at, ...one }) => ({ ...one, at: seen(at) }));
  const seas = seasFor(
    lettered.filter(({ region }) => !region),
    filled,
    within,
    SEA,
  );
  const regions = seasFor(
    lettered.filter(({ region }) => region && named && level !== 'whole'),
    filled,
    within,
    REGION,
  );
  return { level, shown, names, seas, regions, moves };
}
