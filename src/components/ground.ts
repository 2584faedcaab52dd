/** The ground of a board from a game's map: coast, territory, roads, names. Runs at build time; knows no piece. */
import { idOf } from '../gate/map.ts';
import type { GameMap, Space } from '../gate/map-schema.ts';
import type { Ground, Spot } from '../islands/board/ground.ts';
import { receivedGround, type SentGround } from '../islands/board/ground-wire.ts';
import { coastOf } from './coast.ts';
import { regionNames } from './region-names.ts';
import { reliefOf } from './relief.ts';
import { roadOf } from './roads.ts';
import { territoryOf } from './territory.ts';

/** What stands behind a name: what it yields, the star of a victory space, and the map's own badges. */
const afterOf = ({ reinforcement, victory, badges = [] }: Space): string[] => [
  ...(reinforcement ? [`+${reinforcement}`] : []),
  ...(victory === undefined ? [] : [victory === 'all' ? '★' : '☆']),
  ...badges,
];

const spotFor = (space: Space): Spot => ({
  id: idOf(space),
  name: space.name,
  kind: space.kind,
  at: space.at,
  ...(space.port && { port: space.port }),
  ...(space.wrap && { wrap: true as const }),
  ...(afterOf(space).length && { after: afterOf(space).join(' ') }),
});

/** How far it is from a space to the next, for half of them. */
function gapOf(spaces: readonly Space[]): number {
  const signs = spaces.filter((s) => s.kind !== 'box');
  const nearest = signs.map(({ at: [x, y] }, i) =>
    Math.min(...signs.flatMap(({ at }, j) => (i === j ? [] : [Math.hypot(at[0] - x, at[1] - y)]))),
  );
  return Math.round(nearest.toSorted((a, b) => a - b)[Math.floor(nearest.length / 2)] ?? 0);
}

export function sentGround(map: GameMap): SentGround {
  const names = new Map(map.spaces.map((s) => [s.name, idOf(s)]));
  const coast = coastOf(map);
  return {
    width: map.projection.width,
    height: map.height,
    gap: gapOf(map.spaces),
    land: coast.d,
    territory: territoryOf(map, coast),
    roads: map.links.map((link) => roadOf(map, link, coast)),
    spots: map.spaces.map(spotFor),
    relief: reliefOf(map, coast),
    next: map.links.map(({ between: [a, b] }) => [names.get(a) ?? '', names.get(b) ?? ''] as const),
    lettering: [...map.lettering.map(({ text, at }) => ({ text, at })), ...regionNames(map, coast)],
  };
}

export const groundOf = (map: GameMap): Ground => receivedGround(sentGround(map));
