/** What each content file must look like. The build stops on anything else. */
import { z } from 'astro/zod';
import { STANDINGS } from '../calculator/standing.ts';
import { playersOf, VARIANTS, type VariantId } from './clauses.ts';

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
  /** What a reader may look for and not find yet. */
  missing: z.array(text),
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
    options: z
      .array(z.strictObject({ id: text, label: text }))
      .min(2)
      .optional(),
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
  /** A sheet of many lines is printed smaller, to stay on its one page. */
  print: z.enum(['dense']).optional(),
});

/** Something to do or to know, with its clauses. */
const line = {
  /** In a few words, where the sentence is a long one. */
  title: text.max(60).optional(),
  what: text,
  rules: z.array(clauseId).min(1),
  players: forPlayers,
  /** The variant that it belongs to. */
  variant: z.enum(Object.keys(VARIANTS) as [VariantId, ...VariantId[]]).optional(),
  /** The seat that alone does it. */
  seat: text.optional(),
  /** Calculators that help with it. */
  odds: z.array(text).min(1).optional(),
};

const step = z.strictObject({
  ...line,
  /** What a step may be, where it is one of several things. */
  ways: z.array(z.strictObject(line)).min(2).optional(),
  /** What belongs to it. */
  also: z.array(z.strictObject(line)).min(1).optional(),
  /** In the phase of the rounds: before them (where nothing is said), at any time in them, or after them. */
  at: z.enum(['during', 'after']).optional(),
  /** In a round: a player's turn begins with it in view. */
  opens: z.literal(true).optional(),
  /** Here it is settled who goes first. */
  picks: z.literal('first').optional(),
});

const phase = z.strictObject({
  /** The clause it stands in. */
  id: clauseId,
  title: text,
  /** Where there is little room. */
  short: text.max(14).optional(),
  /** Who acts, in which order. */
  who: text,
  /** The clauses that set the order. */
  rules: z.array(clauseId).min(1),
  /** Where one after the other goes through it: from the most points to the fewest, or these seats; neutral powers before all. */
  order: z
    .strictObject({ by: z.union([z.literal('points'), z.array(text).min(2)]), neutral: z.literal(true).optional() })
    .optional(),
  do: z.array(step).min(1),
});

const seat = z.strictObject({
  id: text,
  name: text,
  /** The sides of the board that it has, whose colours it shows. */
  sides: z.array(text).min(1),
  /** Neutral powers have no turns; an event has turns, and nothing else. */
  as: z.enum(['neutral', 'event']).optional(),
  players: forPlayers,
  /** With so many players it is left out, unless the players choose another. */
  out: forPlayers,
});

export const sequenceSchema = z
  .strictObject({
    turns: z.strictObject({ word: text, last: z.number().int().positive().optional() }).default({ word: 'Turn' }),
    /** What the order of the players goes by: VP. */
    points: text.optional(),
    /** Seats in the order in which they win ties. */
    ties: z.array(text).default([]),
    /** The number of players where nobody has said it. */
    usual: z.number().int().default(2),
    /** Who sits at the table, clockwise. */
    seats: z.array(seat).default([]),
    phases: z.array(phase).min(1),
    /** What repeats within the phase of the same clause: so many times, or until this is so. */
    round: phase.extend({ times: z.number().int().positive().optional(), until: text.optional() }).optional(),
  })
  .refine(({ phases, round }) => !round || phases.some((p) => p.id === round.id), {
    path: ['round', 'id'],
    error: 'expected the id of a phase',
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

/** The ways into a game: what its start page leads to, and the order of its odds. */
export const waysSchema = z.strictObject({
  /** The detail of the map that stands for the game: its middle, how much lies across, and what shines in it. */
  cover: z
    .strictObject({
      at: z.tuple([z.number(), z.number()]),
      across: z.number().positive(),
      bright: z.array(text).default([]),
      /** Ways over spaces by name, drawn above the rest. */
      roads: z.array(z.array(text).min(2)).default([]),
    })
    .optional(),
  doors: z.record(
    z.enum(['fight', 'move', 'besiege']),
    z.strictObject({
      title: text,
      hint: text,
      to: z.union([z.strictObject({ calculator: text }), z.strictObject({ group: text })]),
    }),
  ),
  /** As a turn goes; in a group the most used first; what only checks or counts comes last. */
  odds: z.array(z.strictObject({ id: text, title: text, calculators: z.array(text).min(1) })).min(1),
});

export const glossarySchema = z.array(
  z.strictObject({ term: text, also: z.array(text), clause: clauseId, short: text }),
);

const fact = z.union([z.number(), z.string(), z.boolean()]);

const run = z.strictObject({
  calculator: text,
  input: z.record(z.string(), z.unknown()),
  faces: z.record(z.string(), z.array(z.number().int())).optional(),
});

export const exampleSchema = z.strictObject({
  title: text,
  /** The first is the clause it stands at. */
  rules: z.array(clauseId).min(1),
  given: z.array(text).min(1),
  /** What leads up to the result, step by step: the odds of each moment, and what then happened. */
  stages: z
    .array(
      z.strictObject({
        tells: text,
        run: run.omit({ faces: true }),
        /** Figures of the moment, by the name of a chance, expectation or fact. */
        shows: z.array(text).min(1),
      }),
    )
    .min(1)
    .optional(),
  run,
  /** By the name of a fact, chance or expectation; a number is compared to as many places as it is written with. */
  expected: z.record(z.string(), fact),
  /** Names for the sides of this example. */
  sides: z.record(z.string(), text).optional(),
  /** What the book prints where that differs, and why. */
  printed: z.strictObject({ says: text, because: text }).optional(),
});

/** All worked examples of the source, and those that cannot be replayed yet with the reason. */
export const casesSchema = z.strictObject({
  ids: z.array(text),
  /** The source prints no worked example: these cases are ours. */
  constructed: z.literal(true).optional(),
  unplayed: z.array(z.strictObject({ id: text, rules: z.array(clauseId).min(1), title: text, because: text })),
});

export type GameText = z.infer<typeof gameSchema>;
export type Ruling = z.infer<typeof rulingsSchema>[number];
export type GlossaryTerm = z.infer<typeof glossarySchema>[number];
export type Leader = z.infer<typeof leadersSchema>[number];
export type Card = z.infer<typeof cardsSchema>[number];
export type Sequence = z.infer<typeof sequenceSchema>;
export type Phase = Sequence['phases'][number];
export type Step = Phase['do'][number];
export type Line = NonNullable<Step['also']>[number];
export type Ways = z.infer<typeof waysSchema>;
export type Question = z.infer<typeof questionsSchema>[number];
export type ExampleText = z.infer<typeof exampleSchema>;
