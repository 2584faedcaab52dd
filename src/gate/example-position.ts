/** Where a worked example takes place: the pieces on the map, from the places in its input or from its written position. */
import type { Calculator } from '../calculator/calculator.ts';
import type { Field } from '../calculator/fields.ts';
import type { Party, Place } from '../play/board.ts';
import type { Move } from '../play/state.ts';
import type { Army, Position } from './example.ts';
import type { Example, Game } from './game.ts';
import { ContentError, unknownName } from './problem.ts';

export const placeId = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const placesOf = (game: Game): string[] => (game.map?.spaces ?? []).map(({ name }) => placeId(name));

/** The place that a value of a field names, by its id or its label. */
export function placeNamed(game: Game, field: Field | undefined, value: unknown): string | undefined {
  if (!field || !('options' in field) || typeof value !== 'string') return undefined;
  const label = field.options.find(({ id }) => id === value)?.label ?? value;
  return placesOf(game).find((id) => id === placeId(label) || id === placeId(value));
}

/** Fields that say where the force of the input stands, and where it goes. */
const STANDS = ['from', 'at', 'city', 'province'];
const GOES = 'to';

type Input = Readonly<Record<string, unknown>>;

/** The ways through the places of a list, where its items name one each. */
function wayIn(game: Game, field: Field | undefined, value: unknown): string[] {
  if (field?.kind !== 'list' || !Array.isArray(value)) return [];
  return value.flatMap((item: Input) => placeNamed(game, field.of[GOES], item[GOES]) ?? []);
}

/** Legions by side in a list of places. */
function listed(game: Game, field: Field | undefined, value: unknown): Position {
  if (field?.kind !== 'list' || !Array.isArray(value)) return {};
  return Object.fromEntries(
    value.flatMap((item: Input) => {
      const at = placeNamed(game, field.of['at'], item['at']);
      const armies = game.sides.flatMap(({ id }): Army[] => {
        const number = item[id];
        return typeof number === 'number' && number > 0 ? [{ side: id, number, kind: 'Legions' }] : [];
      });
      return at && armies.length ? [[at, { armies }]] : [];
    }),
  );
}

/** What the input itself tells of places. */
function fromInput(game: Game, { run }: Example, { fields }: Calculator, parties: readonly Party[]): Position {
  const own = parties[0];
  const at = STANDS.flatMap((name) => placeNamed(game, fields[name], run.input[name]) ?? [])[0];
  const lists = Object.assign({}, ...Object.keys(run.input).map((name) => listed(game, fields[name], run.input[name])));
  if (!at || !own || parties.length > 1) return lists;
  const ways = Object.keys(run.input).flatMap((name) => wayIn(game, fields[name], run.input[name]));
  const way = ways.length ? ways : [placeNamed(game, fields[GOES], run.input[GOES]) ?? []].flat();
  const last = way.at(-1) ?? at;
  const armies = (own.stacks ?? []).map(
    ({ side, kind, number }, i): Army => ({
      side,
      number,
      kind,
      ...(i === 0 && own.leaders?.[0] && { leader: own.leaders[0].name, rating: own.leaders[0].rating }),
      ...(last !== at && { from: [at, ...way.slice(0, -1)] }),
    }),
  );
  return { [last]: { armies }, ...lists };
}

export interface Stands {
  readonly places: Readonly<Record<string, Partial<Place>>>;
  readonly moves: readonly Move[];
}

/** What stands on the map; nothing where the example has no place there. */
export function standsIn(
  game: Game,
  example: Example,
  calculator: Calculator,
  parties: readonly Party[],
  sides: readonly string[],
): Stands {
  const position = example.position ?? fromInput(game, example, calculator, parties);
  const known = placesOf(game);
  const named = Object.entries(position).flatMap(([at, { armies }]) => [
    at,
    ...armies.flatMap(({ from = [] }) => from),
  ]);
  const strange = named.find((id) => !known.includes(id));
  const whose = Object.values(position).flatMap(({ armies }) => armies.map(({ side }) => side));
  const nobodys = whose.find((side) => !sides.includes(side));
  if (nobodys) throw new ContentError([unknownName(`example "${example.id}"`, 'side', nobodys, sides)]);
  if (strange) throw new ContentError([unknownName(`example "${example.id}"`, 'place', strange, known)]);
  return {
    places: Object.fromEntries(
      Object.entries(position).map(([at, { control, armies, siege }]) => [
        at,
        {
          ...(control !== undefined && { control }),
          stacks: armies.flatMap(({ side, kind, number, inside }) =>
            number > 0 ? [{ side, kind, number, ...(inside && { inside }) }] : [],
          ),
          leaders: armies.flatMap(({ side, leader, rating, status, inside }) =>
            leader
              ? [
                  {
                    id: placeId(leader),
                    side,
                    name: leader,
                    ...(rating !== undefined && { rating }),
                    ...(status && { status }),
                    ...(inside && { inside }),
                  },
                ]
              : [],
          ),
          ...(siege && { siege }),
        },
      ]),
    ),
    moves: Object.entries(position).flatMap(([at, { armies }]) =>
      armies.flatMap(({ side, from, helps }): Move[] =>
        from ? [{ side, path: [...from, at], as: helps ? 'helps' : 'moved' }] : [],
      ),
    ),
  };
}
