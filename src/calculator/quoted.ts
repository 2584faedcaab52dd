/** Whatever was found, as one short line that a sentence can quote; and the known name that was probably meant. */

const LONGEST = 60;

/** What a terminal or a page would obey instead of showing. */
export const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

export function quoted(found: unknown): string {
  if (found === undefined || found === '') return 'nothing';
  const text = written(found).replace(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 3)}...` : text;
}

/** What was given instead, for the end of a refusal. */
export const instead = (found: unknown): string =>
  found === undefined || found === '' ? '; nothing was given' : `, not ${quoted(found)}`;

/** A name that somebody gave: bare if it is plain. */
export const quotedName = (name: string): string => (/^[\w.[\]-]{1,60}$/.test(name) ? name : quoted(name));

/** JSON would make null of a number that is too large. */
const sized = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

function written(found: unknown): string {
  try {
    return JSON.stringify(found, sized) ?? String(found);
  } catch {
    return 'a value nested too deeply to show';
  }
}

/** The known name most like a mistyped one, for "did you mean". */
export function nearest(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const d = distance(name.toLowerCase(), candidate.toLowerCase());
    if (d < least) [best, least] = [candidate, d];
  }
  return best;
}

/** Levenshtein distance, one row at a time. */
function distance(a: string, b: string): number {
  let row = [...b].map((_, j) => j + 1);
  for (const [i, letter] of [...a].entries()) {
    let [left, aslant] = [i + 1, i];
    row = row.map((above, j) => {
      left = Math.min(above, left, aslant - (letter === b[j] ? 1 : 0)) + 1;
      aslant = above;
      return left;
    });
  }
  return row.at(-1) ?? a.length;
}
