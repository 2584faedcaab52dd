/** Puts together what the island of a map needs of a game. */
import { marchOf } from '../games/index.ts';
import type { Game } from '../gate/game.ts';
import { idOf, mapOf } from '../gate/map.ts';
import type { MapProps } from '../islands/map/props.ts';
import { clausePlaces } from './data/surroundings.ts';
import { gameHref } from './links.ts';
import { spaceSays } from './space-says.ts';

/** A power of the map is the side that bears its name or its letters. */
export function powerSide({ sides, map }: Game, power: string): Game['sides'][number] | undefined {
  const code = map?.powers.find(({ name }) => name === power)?.code;
  return sides.find((side) => side.name === power || side.letters === code);
}

export async function mapProps(game: Game): Promise<MapProps> {
  const map = mapOf(game);
  const march = await marchOf(game.id);
  const ids = new Map(map.spaces.map((space) => [space.name, idOf(space)]));
  return {
    game: game.id,
    name: game.name,
    sides: game.sides.map(({ id, name, letters, look }) => ({ id, name, letters, look })),
    words: march?.words ?? { cu: 'CU', mp: 'MP' },
    spots: map.spaces.map((space) => {
      const home = space.home && powerSide(game, space.home)?.id;
      return {
        id: idOf(space),
        name: space.name,
        kind: space.kind,
        says: spaceSays(map, space),
        ...(home && { home }),
        ...(space.loyalty && { loyalty: space.loyalty }),
        ...(space.port && { port: true }),
        ...((space.also || space.called) && { called: [...(space.also ?? []), ...(space.called ?? [])] }),
      };
    }),
    links: map.links.map(({ between: [a, b], terrain, standing, oneWay }) => ({
      between: asInTable(game, ids.get(a) ?? '', ids.get(b) ?? ''),
      terrain,
      ...(standing === 'stand-in' && { standIn: true }),
      ...(oneWay && { oneWay }),
    })),
    ...waysOf(game),
    terrains: map.words.terrains,
    leaders: leadersOf(game),
    clauses: clausePlaces(game, march?.rules ?? []),
    at: {
      ground: gameHref(game.id, 'games/ground.json'),
      tables: gameHref(game.id, 'games/content.json'),
      odds: gameHref(game.id, 'odds/'),
      map: gameHref(game.id, 'map/'),
    },
  };
}

/** Two ends as a table of links names them, where there is one. */
const asInTable = ({ tables }: Game, a: string, b: string): readonly [string, string] =>
  tables['links']?.axes[0]?.keys.includes(`${b}/${a}`) ? [b, a] : [a, b];

/** What a table of links calls the terrains, read off the links that both have. */
function waysOf({ map, tables }: Game): Pick<MapProps, 'ways'> {
  const ids = new Map(map?.spaces.map((space) => [space.name, idOf(space)]));
  const found = (tables['links']?.entries ?? []).flatMap(({ at, value }) => {
    const ends = String(at[0]).split('/');
    const link = map?.links.find(({ between }) => between.every((name) => ends.includes(ids.get(name) ?? '')));
    return link ? [[String(value), link.terrain]] : [];
  });
  return found.length ? { ways: Object.fromEntries(found) } : {};
}

/** Leaders whose rating is known, from the list or from the table of generals. */
function leadersOf({ leaders, sides, tables }: Game): MapProps['leaders'] {
  const listed = leaders.flatMap(({ name, side, tactics }) => {
    const id = sides.find((one) => one.name === side)?.id;
    return id && tactics !== undefined ? [{ name, side: id, rating: tactics }] : [];
  });
  const table = tables['generals'];
  const names = table?.axes[0];
  if (listed.length || !table || !names) return listed;
  const figure = (general: string | number, what: string) =>
    table.entries.find(({ at }) => at[0] === general && at[1] === what)?.value;
  return names.keys.flatMap((general) => {
    const [side, rating] = [figure(general, 'side'), figure(general, 'battle')];
    const name = names.labels?.[String(general)] ?? String(general);
    const id = sides.find((one) => one.id === side || one.name === side)?.id;
    return id && typeof rating === 'number' ? [{ name, side: id, rating }] : [];
  });
}
