/** What is new, for readers who come back: the newest last, each with the page that shows it. */
import { z } from 'astro/zod';
import { readJson } from './file.ts';
import { ContentError } from './problem.ts';
import { text } from './schema.ts';

const NEWS = 'content/news.json';

const newsSchema = z.array(z.strictObject({ number: z.number().int().positive(), title: text, says: text, to: text }));

export function allNews(root = process.cwd()): z.infer<typeof newsSchema> {
  const news = readJson(NEWS, newsSchema, root) ?? [];
  const wrong = news.filter(({ number }, i) => number <= (news[i - 1]?.number ?? 0));
  if (wrong.length)
    throw new ContentError(
      wrong.map(({ title }) => `${NEWS}: "${title}" has a number that does not follow the one before`),
    );
  return news;
}
