/**
 * A ground with the roads of the reader's own map: roads that it does not have are gone, and roads new to us are drawn
 * straight. Pure.
 */
import type { Joined } from '../../stores/route.ts';
import type { Ground, Road } from './ground.ts';

/** The links that a ground is drawn with. */
export const linksOf = ({ next, roads }: Ground): Joined[] =>
  next.flatMap((between, i) => {
    const road = roads[i];
    return road ? [{ between, terrain: road.terrain, ...(road.standIn && { standIn: true }) }] : [];
  });

const isBetween = (ends: readonly string[], { between: [a, b] }: Joined): boolean =>
  ends.includes(a) && ends.includes(b);

/** The road as it is drawn, under its new name; what stands along it belongs to the old one. */
function roadFor({ terrain, standIn }: Joined, known: Road | undefined, straight: string): Road {
  const { standIn: _, ...road } = known ?? { d: straight, terrain };
  const same = road.terrain === terrain ? road : { d: road.d, terrain, ...(road.via && { via: road.via }) };
  return standIn ? { ...same, standIn } : same;
}

export function joinedBy(ground: Ground, links: readonly Joined[]): Ground {
  const { next, roads, spots } = ground;
  const places = new Map(spots.map(({ id, at }) => [id, at.join(' ')]));
  const drawn = links.flatMap((link) => {
    const [a, b] = link.between.map((id) => places.get(id));
    const known = roads[next.findIndex((ends) => isBetween(ends, link))];
    return a && b ? [{ next: link.between, road: roadFor(link, known, `M${a}L${b}`) }] : [];
  });
  return { ...ground, next: drawn.map((one) => one.next), roads: drawn.map(({ road }) => road) };
}
