/** What a game's map.json must look like: the words of its key, the land, the spaces and their links. */
import { z } from 'astro/zod';
import { clauseId, forPlayers, standing, text } from './schema.ts';

/** What a space is; unknown where the rules do not say. What each means in a game stands in the map's own words. */
export const SPACE_KINDS = ['city', 'tribe', 'plain', 'unknown', 'box'] as const;
export const TERRAINS = ['clear', 'rough', 'steep', 'strait', 'sea', 'unknown'] as const;
/** On which side or at which corner of its sign a name stands. */
const LABEL_SIDES = [
  'below',
  'above',
  'left',
  'right',
  'below-left',
  'below-right',
  'above-left',
  'above-right',
] as const;

/** Across and down, on a sheet of 1000 by its height. */
const spot = z.tuple([z.number().int().min(0).max(1000), z.number().int().min(0).max(1200)]);
/** Land carries no rule and may run off the sheet. */
const shorePoint = z.tuple([z.number().int(), z.number().int()]);

const founded = { standing, source: text.optional(), rules: z.array(clauseId), note: text.optional() };

const words = z.strictObject({
  /** What the powers of this map are called together. */
  powers: text,
  /** What belonging to a power means, with % for its name. */
  home: text.includes('%'),
  /** What the regions are called together, where the map tints them. */
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
  at: spot,
  label: z.enum(LABEL_SIDES).default('below'),
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

export const mapSchema = z.strictObject({
  /** What the drawing shows and what it does not claim, with the clauses that say so. */
  notes: z.array(z.strictObject({ says: text, rules: z.array(clauseId) })).min(1),
  words,
  powers: z.array(z.strictObject({ name: text, code: text.max(2) })).min(1),
  /** Signs behind a name, and what they mean. */
  badges: z.array(z.strictObject({ sign: text.max(2), means: text, rules: z.array(clauseId).min(1) })).default([]),
  height: z.number().int().min(400).max(1200).default(1200),
  /** The regions of the spaces are told apart by a tint beneath them. */
  tinted: z.literal(true).optional(),
  /** Outlines of the land, so that the eye finds its way. */
  land: z.array(z.array(shorePoint).min(3)),
  /** Names of seas and lands, set for the eye. */
  lettering: z.array(z.strictObject({ text, at: spot })).default([]),
  spaces: z.array(space).min(2),
  links: z.array(link),
});

export type GameMap = z.infer<typeof mapSchema>;
export type Space = GameMap['spaces'][number];
export type Link = GameMap['links'][number];
