/** What the last audit found, as the method page shows it. Written by `npm run audit`, never by hand. */
import { z } from 'astro/zod';
import { readJson } from './file.ts';
import { text } from './schema.ts';

export const PROOF = 'content/proof.json';

const whole = z.number().int().min(0);
const speed = z.array(
  z.strictObject({ name: text, ms: z.number().positive(), limit: z.number().optional(), ok: z.boolean().optional() }),
);

const proofSchema = z.strictObject({
  version: text,
  date: z.iso.date(),
  seed: whole,
  /** Claims of the rules, the content and the code, each one test. */
  tests: z.strictObject({ passed: whole }),
  /** Inputs drawn for all calculators: those that fit, and those that do not. */
  calculators: z.strictObject({ calculators: whole, cases: whole }),
  addresses: z.strictObject({ cases: whole }),
  /** Whole games, played at random to their end. */
  games: z.array(z.strictObject({ game: text, games: whole, actions: whole })),
  /** Whole games of the computer against itself; what it kept from one decision to the next, in MB. */
  opponent: z.array(z.strictObject({ game: text, games: whole, actions: whole, mb: z.number().min(0) })).optional(),
  /** Pages held to the rules of accessibility. */
  pages: z.strictObject({ pages: whole, themes: whole }),
  /** None where no Firefox was to be had. */
  browsers: z.strictObject({ firefox: text.nullable(), journeys: whole }),
  speed,
  /** Small errors put into the rules on purpose. */
  mutation: z.strictObject({ tried: whole, caught: whole, unseen: whole }),
  /** The release before, as it was measured then. */
  before: z.strictObject({ version: text, speed }).optional(),
});
export type Proof = z.infer<typeof proofSchema>;

/** None before the first audit. */
export const proof = (root?: string): Proof | undefined => readJson(PROOF, proofSchema, root);
