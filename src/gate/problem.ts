/** An unusable content file: says which, where, what was found and what is expected. */
import type { z } from 'astro/zod';
import { nearest } from '../calculator/quoted.ts';

export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(problems: readonly string[]) {
    super(
      `${problems.length === 1 ? 'A content problem' : `${problems.length} content problems`}:\n${problems.map((p) => `  ${p}`).join('\n')}`,
    );
  }
}

type Issue = z.core.$ZodIssue;

/** One line for each thing a schema refused: the field, what was found, what is expected, the nearest known name. */
export const schemaProblems = (file: string, error: z.ZodError): string[] => linesOf(error.issues, [], file);

function linesOf(issues: readonly Issue[], above: Issue['path'], file: string): string[] {
  // A field that is missing and one that is not known are often the same one, mistyped.
  const missing = issues.filter((i) => i.code === 'invalid_type' && i.input === undefined);
  return issues.flatMap((issue): string[] => {
    const path = [...above, ...issue.path];
    const where = `${file}: ${path.join('.') || 'the file'}`;
    if (issue.code === 'invalid_union') {
      const kinds = issue.errors.flatMap((e) =>
        e.flatMap((i) => (i.code === 'invalid_type' && !i.path.length ? i.expected : [])),
      );
      if (kinds.length === issue.errors.length)
        return [`${where}: found ${show(issue.input)}, expected ${kinds.join(' or ')}`];
      return linesOf(closest(issue), path, file);
    }
    if (issue.code === 'unrecognized_keys') {
      const wanted = missing.map((i) => String(i.path.at(-1)));
      return issue.keys.map(
        (key) => `${where}: found field "${key}"${didYouMean(key, wanted)}, expected none of that name`,
      );
    }
    if (issue.code === 'invalid_value') {
      const known = issue.values.map(String);
      return [
        `${where}: found ${show(issue.input)}${didYouMean(String(issue.input), known)}, expected ${known.join(' or ')}`,
      ];
    }
    return [`${where}: found ${show(issue.input)}, ${expectedBy(issue.message)}`];
  });
}

/** Of the shapes that would do, the one that misses by least. */
const closest = ({ errors }: z.core.$ZodIssueInvalidUnion): readonly Issue[] =>
  errors.toSorted((a, b) => a.length - b.length)[0] ?? [];

const show = (found: unknown): string => {
  const text = JSON.stringify(found) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

const expectedBy = (message: string): string => {
  const text = message.replace(/^[A-Z][\w ]*: /, '').replace(/, received .*$/, '');
  return text.startsWith('expected') ? text : `expected ${text}`;
};

const didYouMean = (found: string, known: readonly string[]): string => {
  const near = nearest(found, known);
  return near === undefined ? '' : ` (did you mean "${near}"?)`;
};

export const unknownCalculator = (found: string, known: readonly string[]): string =>
  `found calculator "${found}"${didYouMean(found, known)}, expected one of ${known.join(', ') || 'none yet'}`;

/** More names than these are told by their number. */
const FEW = 8;

export const unknownName = (where: string, kind: string, found: string, known: readonly string[]): string => {
  const among = known.length === 0 || known.length > FEW ? `${known.length} known` : known.join(', ');
  return `${where}: found ${kind} "${found}"${didYouMean(found, known)}, expected one of ${among}`;
};
