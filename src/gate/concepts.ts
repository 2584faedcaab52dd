/** One idea across the games: a line for each game and aspect, with the clause it comes from. */
import { basename } from 'node:path';
import { z } from 'astro/zod';
import { GAMES } from '../games/index.ts';
import { filesIn, readJson } from './file.ts';
import { allGames } from './game.ts';
import { ContentError, unknownName } from './problem.ts';
import { text } from './schema.ts';

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

const FOLDER = 'content/concepts';

export function allConcepts(root = process.cwd()): Concept[] {
  const ids = new Map<string, readonly string[]>(allGames(root).map((game) => [game.id, game.ids]));
  const concepts = filesIn(FOLDER, '.json', root).flatMap((file): Concept[] => {
    const concept = readJson(`${FOLDER}/${file}`, conceptSchema, root);
    return concept ? [{ slug: basename(file, '.json'), ...concept }] : [];
  });
  const problems = concepts.flatMap(({ slug, aspects }) =>
    aspects.flatMap(({ aspect, games }) =>
      Object.entries(games).flatMap(([game, lines = []]) => {
        const known = ids.get(game) ?? [];
        return lines
          .filter(({ clause }) => !known.includes(clause))
          .map(({ clause }) => unknownName(`${FOLDER}/${slug}.json: "${aspect}", ${game}`, 'clause', clause, known));
      }),
    ),
  );
  if (problems.length) throw new ContentError(problems);
  return concepts;
}
