/** Collects what the map island of a game needs. */
import { marchOf } from '../games/index.ts';
import type { Game } from '../gate/game.ts';
import { idOf, mapOf } from '../gate/map.ts';
import type { MapProps } from '../islands/map/props.ts';
import { waysOf } from '../stores/box/own-links.ts';
import { ratedLeaders } from './data/rated-leaders.ts';
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
  const links = map.links.map(({ between: [a, b], terrain, standing, oneWay }) => ({
    between: asInTable(game, ids.get(a) ?? '', ids.get(b) ?? ''),
    terrain,
    ...(standing === 'stand-in' && { standIn: true }),
    ...(oneWay && { oneWay }),
  }));
  const ways = waysOf(game.tables, links);
  return {
    game: game.id,
    name: game.name,
    sides: game.sides.map(({ id, name, letters, look }) => ({ id, name, letters, look })),
    ...(march && { words: march.words }),
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
    links,
    ...(ways && { ways }),
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

/** Leaders whose rating we know, or the reader's box can tell. */
const leadersOf = (game: Game): MapProps['leaders'] =>
  ratedLeaders(game).flatMap(({ name, side, rating, cell }) => {
    const id = game.sides.find((one) => one.name === side)?.id;
    return id ? [{ name, side: id, ...(rating !== undefined && { rating }), ...(cell && { cell }) }] : [];
  });
