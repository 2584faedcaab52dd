/** The schema of a game's map.json: the words of its key, the land, the spaces and their links. */
import { z } from 'astro/zod';
import { type OnEarth, type Point, sheetFor } from './projection.ts';
import { clauseId, forPlayers, standing, text } from './schema.ts';

/** What a space is; unknown where the rules do not say. What each means in a game stands in the map's own words. */
export const SPACE_KINDS = ['city', 'tribe', 'plain', 'unknown', 'box'] as const;
export const TERRAINS = ['clear', 'rough', 'steep', 'strait', 'sea', 'unknown'] as const;
/** Where it lies, in degrees east and north. */
const place = { lon: z.number().min(-30).max(60), lat: z.number().min(10).max(70) };
const point = z.strictObject(place);
/** A length on the sheet, in its units. */
const length = z.number().int();

const founded = { standing, source: text.optional(), rules: z.array(clauseId), note: text.optional() };

const words = z.strictObject({
  /** What the powers of this map are called together. */
  powers: text,
  /** What belonging to a power means, with % for its name. */
  home: text.includes('%'),
  /** What the regions are called together, where the map bounds them. */
  regions: text.default('Regions'),
  /** Over the spaces that belong to none. */
  homeless: text,
  kinds: z.partialRecord(z.enum(SPACE_KINDS), text),
  /** The sentence at a space of unknown kind. */
  unsaid: text.optional(),
  terrains: z.partialRecord(z.enum(TERRAINS), text),
});

const space = z.strictObject({
  name: text,
  /** What tables and whole games call it, where that is not its name in small letters. */
  id: text.optional(),
  /** Other spellings in the sources. */
  also: z.array(text).min(1).optional(),
  /** What else players may type when they look for it. */
  called: z.array(text).min(1).optional(),
  kind: z.enum(SPACE_KINDS),
  /** The power it belongs to. */
  home: text.optional(),
  /** Left out where the rules do not name it as a port; a stand-in where only geography makes it one. */
  port: z.union([z.literal(true), z.literal('stand-in')]).optional(),
  /** CU it yields at each reinforcement. */
  reinforcement: z.number().int().positive().optional(),
  /** At the start of the game. */
  loyalty: z.number().int().positive().optional(),
  /** Pieces that start here. */
  start: text.optional(),
  /** With how many players it is a victory space. */
  victory: z.union([z.literal('all'), forPlayers]).optional(),
  /** Signs of the map's badges. */
  badges: z.array(text).min(1).optional(),
  /** The Province that it counts for, by its name in the table of Provinces. */
  province: text.optional(),
  region: text.optional(),
  players: forPlayers,
  /** Where the ancient place lies; of a people or a province, a point in its country; of a box, where there is room. */
  ...place,
  /** How far its sign stands from there, where legibility asks for it: across and down the sheet. */
  nudge: z.tuple([length, length]).optional(),
  /** More points of its country, so that the land drawn as its own has about the right shape. */
  country: z
    .array(z.tuple([place.lon, place.lat]))
    .min(1)
    .optional(),
  /** The last word of the name stands in a line of its own. */
  wrap: z.literal(true).optional(),
  ...founded,
});

const link = z.strictObject({
  between: z.tuple([text, text]),
  terrain: z.enum(TERRAINS),
  /** Only from the first to the second. */
  oneWay: z.literal(true).optional(),
  ...founded,
});

const projection = z.strictObject({
  parallels: z.tuple([place.lat, place.lat]),
  frame: z.strictObject({ west: place.lon, east: place.lon, south: place.lat, north: place.lat }),
  width: length.min(600),
  lenses: z.array(z.strictObject({ ...place, gain: z.number().positive(), reach: z.number().positive() })).default([]),
  /** How fine the coast is drawn: the least triangle that a bend of it makes, and the least island, in units squared. */
  detail: z.strictObject({ tolerance: z.number().positive(), islet: z.number().positive() }),
});

const written = z.strictObject({
  /** What the drawing shows and what it does not claim, with the clauses that say so. */
  notes: z.array(z.strictObject({ says: text, rules: z.array(clauseId) })).min(1),
  words,
  powers: z.array(z.strictObject({ name: text, code: text.max(2) })).min(1),
  /** Signs behind a name, and what they mean. */
  badges: z.array(z.strictObject({ sign: text.max(2), means: text, rules: z.array(clauseId).min(1) })).default([]),
  /** How the earth is laid on the sheet. */
  projection,
  /** What parts of the land belong together is shown by a fine line: the regions of the spaces, or every space by itself. */
  bounded: z.enum(['regions', 'spaces']).optional(),
  /** Points in land that belongs to no space. */
  beyond: z.array(z.tuple([place.lon, place.lat])).default([]),
  /** Names of seas and lands, set for the eye. */
  lettering: z.array(point.extend({ text })).default([]),
  spaces: z.array(space).min(2),
  links: z.array(link),
});

/** Everything that has a place on the earth gets its place on the sheet. */
export const mapSchema = written.transform(({ spaces, lettering, ...map }) => {
  const { at, height } = sheetFor(map.projection);
  const nudged = ({
    nudge: [dx, dy] = [0, 0],
    ...where
  }: OnEarth & { nudge?: [number, number] | undefined }): Point => {
    const [x, y] = at(where);
    return [Math.round(x + dx), Math.round(y + dy)];
  };
  return {
    ...map,
    height,
    lettering: lettering.map((one) => ({ ...one, at: nudged(one) })),
    spaces: spaces.map((one) => ({ ...one, at: nudged(one) })),
  };
});

export type GameMap = z.infer<typeof mapSchema>;
export type Space = GameMap['spaces'][number];
export type Link = GameMap['links'][number];
