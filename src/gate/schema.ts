/** The schema of each content file. The build stops on anything else. */
import { z } from 'astro/zod';
import { STANDINGS } from '../calculator/standing.ts';
import { playersOf } from './clauses.ts';

export const text = z.string().trim().min(1);
export const clauseId = text;
const key = z.union([z.number(), z.string()]);
export const standing = z.enum(STANDINGS);

/** How a side is drawn: a colour and a pattern that go together. */
const LOOKS = ['band', 'lines', 'slashes', 'dots', 'bars', 'lattice', 'chevrons', 'backslashes', 'checks'] as const;

export const gameSchema = z.strictObject({
  name: text,
  /** One line under the name. */
  scope: text,
  edition: text,
  players: text.regex(/^[2-5](?: to [2-5])? players$/, 'expected "2 players" or "2 to 5 players"'),
  summary: text,
  sources: z.array(z.strictObject({ title: text, what: text })),
  owners: text,
  /** Who made it, as far as the source says. */
  credits: z.array(z.strictObject({ role: text, who: text })).default([]),
  /** One short line for every page of the game: what the source is not. */
  caution: text.optional(),
  /** The sides of its board, each with two letters and a look of styles/player/looks.css. */
  sides: z.array(z.strictObject({ id: text, name: text, letters: text.length(2), look: z.enum(LOOKS) })).default([]),
  /** Parts of the rules that a table may leave out, by id, and what they are called; every game may have optional rules. */
  variants: z
    .record(text, text)
    .default({})
    .transform((own): Record<string, string> => ({ optional: 'Optional rules', ...own })),
  /** What a reader may look for and not find yet. */
  missing: z.array(text),
  /** Samples that are no longer there: why, in a sentence for those who kept an address, and the one to see instead. */
  gone: z.array(z.strictObject({ id: text, title: text, says: text, instead: text })).default([]),
});

export const clausesSchema = z.strictObject({
  chapters: z.array(z.strictObject({ slug: text, ids: z.array(clauseId).min(1) })),
});

export const chapterSchema = z.strictObject({ chapter: text, title: text, summary: text });

const entry = { value: key, standing, source: text.optional() };

export const tableSchema = z.strictObject({
  title: text,
  rules: z.array(clauseId).min(1),
  note: text.optional(),
  axes: z
    .array(
      z.union([
        z.strictObject({ id: text, label: text, from: z.number().int(), to: z.number().int() }),
        z.strictObject({
          id: text,
          label: text,
          keys: z.array(key).min(1),
          labels: z.record(z.string(), text).optional(),
        }),
      ]),
    )
    .min(1),
  entries: z.array(z.strictObject({ at: z.array(key).min(1), ...entry })),
  fill: z
    .strictObject({
      equal: z.strictObject(entry),
      steps: z.array(z.strictObject({ from: z.number().positive(), value: key })).min(1),
      standing,
      source: text.optional(),
    })
    .optional(),
});

export const rulingsSchema = z.array(
  z.strictObject({
    id: text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'kebab-case'),
    rules: z.array(clauseId).min(1),
    title: text,
    kind: z.enum(['slip', 'contradiction', 'open']),
    says: z.array(z.strictObject({ where: text, what: text })).min(1),
    follow: text,
    why: text,
  }),
);

/** Numbers of players for which something holds, as in a clause. */
export const forPlayers = text
  .transform((found, context) => {
    const players = playersOf(found);
    if (!players)
      context.addIssue({ code: 'custom', input: found, message: 'expected a number or range such as "5" or "2-4"' });
    return players ?? z.NEVER;
  })
  .optional();

export const leadersSchema = z.array(
  z.strictObject({
    name: text,
    side: text,
    tactics: z.number().int().min(0).max(6).optional(),
    /** A number, or what is known of it: "2 or less". */
    initiative: key.optional(),
    /** What else is said of him. */
    what: text.optional(),
    rules: z.array(clauseId).default([]),
    players: forPlayers,
    standing,
    source: text,
  }),
);

export const cardsSchema = z.array(
  z.strictObject({
    name: text,
    /** As printed on the card. */
    number: text.optional(),
    deck: text,
    what: text,
    rules: z.array(clauseId).min(1),
    players: forPlayers,
    standing,
    source: text,
  }),
);

export const referenceSchema = z.strictObject({
  title: text,
  summary: text,
  /** Its place among the pages of the game. */
  order: z.coerce.number().int(),
  /** A sheet of many lines is printed in smaller type, one of many short lines in three columns too, and one of many words without cells, to stay on its one page. */
  print: z.enum(['dense', 'narrow', 'running']).optional(),
});

export const questionsSchema = z.array(
  z.strictObject({
    group: text,
    /** As a player would ask at the table. */
    ask: text.endsWith('?'),
    /** A few short sentences that already help. */
    answer: text.endsWith('.'),
    to: z.union([
      z.strictObject({ clause: clauseId }),
      z.strictObject({ calculator: text, input: z.record(z.string(), z.unknown()) }),
    ]),
    also: z.array(clauseId),
    players: forPlayers,
  }),
);

export const glossarySchema = z.array(
  z.strictObject({ term: text, also: z.array(text), clause: clauseId, short: text }),
);

export type GameText = z.infer<typeof gameSchema>;
export type Ruling = z.infer<typeof rulingsSchema>[number];
export type GlossaryTerm = z.infer<typeof glossarySchema>[number];
export type Leader = z.infer<typeof leadersSchema>[number];
export type Card = z.infer<typeof cardsSchema>[number];
export type Question = z.infer<typeof questionsSchema>[number];
