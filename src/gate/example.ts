/** A worked example: its schema, its subject, and the list of all examples of a source. */
import { z } from 'astro/zod';
import { keysOf } from '../calculator/keys.ts';
import { clauseId, text } from './schema.ts';

/** What examples are about, for the filter of their index. What is said to be of none is about moves. */
const ABOUT = {
  battles: 'Battles',
  sieges: 'Sieges',
  sea: 'The sea',
  cards: 'Cards',
  scoring: 'Scoring',
  moves: 'Moves',
} as const;

export const EXAMPLE_KINDS = { ...ABOUT, ours: 'Ours', book: 'The book’s' } as const;
export type ExampleKind = keyof typeof EXAMPLE_KINDS;

const fact = z.union([z.number(), z.string(), z.boolean()]);

const run = z.strictObject({
  calculator: text,
  input: z.record(z.string(), z.unknown()),
  faces: z.record(z.string(), z.array(z.number().int())).optional(),
});

/** Pieces that stand on a place, with who leads them and by what way they came. */
const army = z.strictObject({
  side: text,
  number: z.int().min(0).default(0),
  kind: text.default('CU'),
  leader: text.optional(),
  rating: z.int().optional(),
  status: text.optional(),
  inside: z.literal(true).optional(),
  /** The places it left and passed, in order. */
  from: z.array(text).min(1).optional(),
  /** It only helps what happens elsewhere. */
  helps: z.literal(true).optional(),
});

const position = z.record(
  z.string(),
  z.strictObject({
    control: text.nullable().optional(),
    armies: z.array(army).default([]),
    siege: z.strictObject({ by: text, points: z.int(), of: z.int() }).optional(),
  }),
);

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
  /** What stands where on the map, by place, where its words tell more than its input does. */
  position: position.optional(),
  /** Names for the sides of this example. */
  sides: z.record(z.string(), text).optional(),
  /** What the book prints where that differs, and why. */
  printed: z.strictObject({ says: text, because: text }).optional(),
});

/** All worked examples of the source, and those that cannot be replayed yet with the reason. */
export const casesSchema = z.strictObject({
  ids: z.array(text),
  /** What the examples are about, by the calculators that run them. */
  about: z.partialRecord(z.enum(keysOf(ABOUT)), z.array(text).min(1)).default({}),
  /** The source prints no worked example: these cases are ours. */
  constructed: z.literal(true).optional(),
  /** Of a source that prints some, the cases that are ours. */
  ours: z.array(text).default([]),
  unplayed: z.array(z.strictObject({ id: text, rules: z.array(clauseId).min(1), title: text, because: text })),
});

export type Army = z.infer<typeof army>;
export type Position = z.infer<typeof position>;
export type ExampleText = z.infer<typeof exampleSchema>;

type Cases = z.infer<typeof casesSchema>;

/** What an example is about, by the calculator that runs it, and whose it is. */
export function kindsOf(
  { about, ours, constructed }: { about: Cases['about']; ours: readonly string[]; constructed: boolean },
  { id, run: { calculator } }: Pick<ExampleText, 'run'> & { readonly id: string },
): ExampleKind[] {
  const isOurs = constructed || ours.some((one) => id === one || id.startsWith(`${one}-`));
  return [keysOf(about).find((kind) => about[kind]?.includes(calculator)) ?? 'moves', isOurs ? 'ours' : 'book'];
}
