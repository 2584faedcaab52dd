/** Reads content files by their schemas: typed data, or an error that names the file and what is wrong in it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { type Mdx, readMdx } from './mdx.ts';
import { ContentError, schemaProblems } from './problem.ts';

/** What `read` makes of a file's text; where it throws, the file is named. */
export function readAs<T>(file: string, text: string, read: (text: string) => T): T {
  try {
    return read(text);
  } catch (error) {
    throw new ContentError([`${file}: ${error instanceof Error ? error.message : error}`]);
  }
}

/** What was found, as its schema has it. */
export function checked<S extends z.ZodType>(file: string, found: unknown, schema: S): z.output<S> {
  const read = schema.safeParse(found, { reportInput: true });
  if (!read.success) throw new ContentError(schemaProblems(file, read.error));
  return read.data;
}

const textOf = (file: string, root: string): string => readFileSync(join(root, file), 'utf8');

export const isThere = (file: string, root = process.cwd()): boolean => existsSync(join(root, file));

/** Undefined where there is no such file. */
export const readJson = <S extends z.ZodType>(
  file: string,
  schema: S,
  root = process.cwd(),
): z.output<S> | undefined =>
  isThere(file, root) ? checked(file, readAs(file, textOf(file, root), JSON.parse), schema) : undefined;

/** Parsed, with its head as the schema has it. */
export function readChapter<S extends z.ZodType>(
  file: string,
  schema: S,
  root = process.cwd(),
): Pick<Mdx, 'body'> & { readonly head: z.output<S> } {
  const { head, body } = readAs(file, textOf(file, root), readMdx);
  return { head: checked(file, head, schema), body };
}

/** Names of the files in a folder and below it that end so, in their order; none where there is no folder. */
export const filesIn = (folder: string, ending: string, root = process.cwd()): string[] =>
  isThere(folder, root)
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(ending))
        .sort()
    : [];
