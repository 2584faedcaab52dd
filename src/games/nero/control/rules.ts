/** Who controls a Province (11.1) and an Area (11.2), from the Legions in them. */
import { areaOf } from '../board/rules.ts';
import { limitOf } from '../limits/rules.ts';
import type { Figures } from '../tables.ts';
import { AREAS, type Area, type Province } from '../words.ts';

type Legions = Readonly<Record<Area, number>>;

/** 11.1: more Legions than all other players together; Uncontrolled ones count for nobody. */
export function controllerOf(legions: Legions, tribe: boolean): Area | undefined {
  if (tribe) return undefined;
  const all = AREAS.reduce((sum, player) => sum + legions[player], 0);
  return AREAS.find((player) => 2 * legions[player] > all);
}

/** How many Provinces of each Area a player controls. */
export function provincesOf(
  player: Area,
  controllers: ReadonlyMap<Province, Area | undefined>,
  figures: Figures,
): Record<Area, number> {
  const counts: Record<Area, number> = { west: 0, central: 0, east: 0, asia: 0 };
  for (const [province, controller] of controllers) {
    const area = controller === player ? areaOf(province, figures) : undefined;
    if (area) counts[area]++;
  }
  return counts;
}

/** 11.2: Provinces that make an Area. */
export const neededFor = (figures: Figures): number => Math.max(1, limitOf('area-provinces', figures));
