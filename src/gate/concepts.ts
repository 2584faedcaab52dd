/** One idea across the games: a line a game and aspect, each with the clause that says it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'astro/zod';
import { GAMES } from '../games/index.ts';
import { allGames } from './game.ts';
import { ContentError, schemaProblems, unknownName } from './problem.ts';

const text = z.string().trim().min(1);
const lines = z.array(z.strictObject({ text, clause: text }));

/** A worked example, or a part of a sample, of one of the games. */
const seen = z.union([
  z.strictObject({ game: z.enum(GAMES), example: text }),
  z.strictObject({ game: z.enum(GAMES), sample: text, from: z.int(), to: z.int() }),
]);

/** A game with no line has no such rule; one that is not named has not been compared. */
const conceptSchema = z.strictObject({
  title: text,
  summary: text,
  /** Where the idea can be seen at work. */
  seen: z.array(seen).default([]),
  aspects: z.array(z.strictObject({ aspect: text, games: z.partialRecord(z.enum(GAMES), lines) })).min(1),
});

export interface Concept extends z.infer<typeof conceptSchema> {
  readonly slug: string;
}

export function allConcepts(root = process.cwd()): Concept[] {
  const folder = join(root, 'content', 'concepts');
  if (!existsSync(folder)) return [];
  const ids = new Map(allGames(root).map((game) => [game.id, game.ids]));
  const problems: string[] = [];
  const concepts = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file): Concept[] => {
      const name = `content/concepts/${file}`;
      const read = conceptSchema.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      if (!read.success) {
        problems.push(...schemaProblems(name, read.error));
        return [];
      }
      for (const { aspect, games } of read.data.aspects) {
        for (const [game, own = []] of Object.entries(games)) {
          const known = ids.get(game as (typeof GAMES)[number]) ?? [];
          for (const { clause } of own) {
            if (!known.includes(clause))
              problems.push(unknownName(`${name}: "${aspect}", ${game}`, 'clause', clause, known));
          }
        }
      }
      return [{ slug: basename(file, '.json'), ...read.data }];
    });
  if (problems.length) throw new ContentError(problems);
  return concepts;
}
