/** The cheapest route over a map for those who march, its price step by step, and where it must end. Pure. */
import type { Figures } from '../calculator/table.ts';
import { cheapest } from '../engine/path.ts';
import {
  type Army,
  enemyAt,
  type March,
  type Marcher,
  type Passage,
  type Spot,
  type Stop,
} from '../mechanics/march.ts';

/** A link of the map as the page has it. */
export interface Joined {
  readonly between: readonly [string, string];
  readonly terrain: string;
  readonly standIn?: boolean | undefined;
  readonly oneWay?: boolean | undefined;
}

export interface Terrain {
  readonly spots: ReadonlyMap<string, Spot>;
  readonly from: (space: string) => readonly Passage[];
  readonly into: (space: string) => readonly Passage[];
}

export function terrainOf(spots: readonly Spot[], links: readonly Joined[]): Terrain {
  const passages = links.flatMap(({ between: [a, b], terrain, standIn = false, oneWay }): Passage[] => [
    { from: a, to: b, terrain, standIn },
    ...(oneWay ? [] : [{ from: b, to: a, terrain, standIn }]),
  ]);
  return {
    spots: new Map(spots.map((spot) => [spot.id, spot])),
    from: (space) => passages.filter((by) => by.from === space),
    into: (space) => passages.filter((by) => by.to === space),
  };
}

/** What a way costs: one sum, or the least and the most where a terrain is not known. */
export interface Price {
  readonly least: number;
  readonly most: number;
}

export interface Route {
  readonly price: Price;
  readonly stops: readonly (Stop & { readonly price: Price })[];
}

const priceOf = (costs: readonly number[]): Price => ({ least: Math.min(...costs), most: Math.max(...costs) });

/** Costs are counted by their most, and by their least among equals. */
const STEP = 1000;

/** None where no way by land leads there, without a step that is barred. Nobody marches on through a space where an enemy stands. */
export function routeTo(
  terrain: Terrain,
  march: Pick<March, 'cost'>,
  marcher: Marcher,
  armies: readonly Army[],
  figures: Figures,
  from: string,
  to: string,
  barred?: Passage,
): Route | undefined {
  const found = cheapest(from, (at) =>
    at !== from && enemyAt({ armies, marcher }, at)
      ? []
      : terrain.from(at).flatMap((by) => {
          if (by.from === barred?.from && by.to === barred.to) return [];
          const costs = march.cost(by, marcher, figures);
          if (!costs.length) return [];
          const { least, most } = priceOf(costs);
          return [{ to: by.to, cost: most * STEP + least }];
        }),
  ).get(to);
  if (!found) return undefined;
  let spent: Price = { least: 0, most: 0 };
  const stops = found.path.slice(1).flatMap((id, i) => {
    const before = found.path[i]!;
    const spot = terrain.spots.get(id);
    const ways = terrain.from(before).filter((by) => by.to === id);
    const priced = ways
      .map((by) => ({ by, costs: march.cost(by, marcher, figures) }))
      .filter(({ costs }) => costs.length)
      .map(({ by, costs }) => ({ by, price: priceOf(costs) }))
      .toSorted((a, b) => a.price.most - b.price.most || a.price.least - b.price.least);
    const [best] = priced;
    if (!spot || !best) return [];
    spent = { least: spent.least + best.price.least, most: spent.most + best.price.most };
    return [{ spot, by: best.by, price: best.price, left: marcher.mp - spent.most }];
  });
  return { price: spent, stops };
}

/** The best way and others that the MP allow as well: each the best without one step of the first. */
export function waysTo(...asked: Parameters<typeof routeTo>): readonly Route[] {
  const best = routeTo(...asked);
  if (!best) return [];
  const [terrain, march, marcher, armies, figures, from, to] = asked;
  const path = ({ stops }: Route) => stops.map(({ spot }) => spot.id).join();
  const others = best.stops
    .flatMap(({ by }) => routeTo(terrain, march, marcher, armies, figures, from, to, by) ?? [])
    .filter(({ price }) => price.least <= marcher.mp)
    .toSorted((a, b) => a.price.most - b.price.most);
  return [...new Map([best, ...others].map((route) => [path(route), route])).values()];
}

/** "3", or "1 or 2". */
export const priceSays = ({ least, most }: Price): string => (least === most ? `${most}` : `${least} or ${most}`);
