/** What is new, for readers who come back: the newest last, each with the page that shows it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { ContentError, schemaProblems } from './problem.ts';
import { text } from './schema.ts';

const NEWS = 'content/news.json';

const newsSchema = z.array(z.strictObject({ number: z.number().int().positive(), title: text, says: text, to: text }));

export function allNews(root = process.cwd()): z.infer<typeof newsSchema> {
  const read = newsSchema.safeParse(JSON.parse(readFileSync(join(root, NEWS), 'utf8')), { reportInput: true });
  if (!read.success) throw new ContentError(schemaProblems(NEWS, read.error));
  const wrong = read.data.filter(({ number }, i, all) => i > 0 && number <= all[i - 1]!.number);
  if (wrong.length)
    throw new ContentError(wrong.map(({ title }) => `${NEWS}: "${title}" does not follow by its number`));
  return read.data;
}
