/** A content file that cannot be used: says which, where, what was found and what is expected. */
import type { z } from 'astro/zod';
import { nearest } from '../calculator/nearest.ts';

export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(problems: readonly string[]) {
    super(
      `${problems.length === 1 ? 'A content problem' : `${problems.length} content problems`}:\n${problems.map((p) => `  ${p}`).join('\n')}`,
    );
  }
}

/** One line for each thing a schema refused. */
export const schemaProblems = (file: string, error: z.ZodError): string[] =>
  error.issues.map((issue) => `${file}: ${issue.path.join('.') || 'the file'}: ${issue.message}`);

export const unknownName = (where: string, kind: string, found: string, known: readonly string[]): string => {
  const near = nearest(found, known);
  return `${where}: found ${kind} "${found}"${near ? ` (did you mean "${near}"?)` : ''}, expected one of ${known.length} known`;
};
