/** How the computer players did against each other, as the method page shows it. Written by `npm run arena`, never by hand. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { readJson } from './file.ts';
import { text } from './schema.ts';

const ARENA = 'content/arena.json';

const share = z.number().min(0).max(1);

/** Estimates of one tenth beside what was won, its 95% interval by games. */
const tenthSchema = z.strictObject({
  ...{ from: share, estimates: z.number().int().positive(), games: z.number().int().positive() },
  ...{ mean: share, won: share, low: share, high: share },
});

const rowSchema = z.strictObject({
  game: text,
  /** The first is the one whose wins are told; the others fill the remaining seats. */
  players: z.array(text).min(2),
  games: z.number().int().positive(),
  /** The share of the wins, with its 95% interval. */
  won: share,
  low: share,
  high: share,
  /** The same by seat. */
  seats: z.record(z.string(), share),
  /** Of a decision of the first player, in milliseconds, and as many in a second. */
  ms: z.number().min(0),
  perSecond: z.number().min(0),
  /** Games that the first played on from a decision at most; 0 where he does not search. */
  iterations: z.number().int().min(0),
  seed: z.number().int(),
  date: z.iso.date(),
  /** Iterations of the estimates, where they are not those of the players. */
  notes: z.number().int().positive().optional(),
  /** Where all search: what the chances that they estimated were worth. */
  tenths: z.array(tenthSchema).optional(),
});
type ArenaRow = z.infer<typeof rowSchema>;

/** None before the first table. */
export const arenaRows = (root?: string): readonly ArenaRow[] => readJson(ARENA, z.array(rowSchema), root) ?? [];

/** In place of an earlier row of the same pairing. */
export function writeArena(row: ArenaRow, root = process.cwd()): void {
  const name = ({ game, players }: ArenaRow): string => [game, ...players].join(' ');
  const rows = [...arenaRows(root).filter((other) => name(other) !== name(row)), rowSchema.parse(row)];
  rows.sort((a, b) => (name(a) < name(b) ? -1 : 1));
  writeFileSync(join(root, ARENA), `[\n${rows.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`);
}
