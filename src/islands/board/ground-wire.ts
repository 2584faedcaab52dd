/** A ground as it is sent: what follows from the rest is left out, and made again by whoever receives it. Pure. */
import { type Territory, territoryFrom } from './bent.ts';
import type { Ground, Point, Road } from './ground.ts';

export interface SentGround extends Omit<Ground, 'cells' | 'borders' | 'roads'> {
  readonly territory: Territory;
  /** Without a line: straight from one end to the other, or past its bend. */
  readonly roads: readonly (Omit<Road, 'd'> & { readonly d?: string })[];
}

const spell = (point: Point): string => point.map(Math.round).join(' ');

/** From one end of a road to the other, past what it is bent towards. */
export const plainRoad = (from: Point, to: Point, via?: Point): string =>
  `M${spell(from)}${via ? `Q${spell(via)} ` : 'L'}${spell(to)}`;

export function receivedGround({ territory, ...sent }: SentGround): Ground {
  const places = new Map(sent.spots.map(({ id, at }) => [id, at]));
  return {
    ...sent,
    ...territoryFrom(territory, sent.spots),
    roads: sent.roads.map((road, i) => {
      const [a = '', b = ''] = sent.next[i] ?? [];
      return { ...road, d: road.d ?? plainRoad(places.get(a) ?? [0, 0], places.get(b) ?? [0, 0], road.via) };
    }),
  };
}
