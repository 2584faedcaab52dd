/** What was found, as a sentence can quote it: one short line, whatever it holds. */

const LONGEST = 60;

/** What a terminal or a page would obey instead of showing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

export function quoted(found: unknown): string {
  if (found === undefined || found === '') return 'nothing';
  const text = written(found).replace(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 3)}...` : text;
}

/** A name that somebody gave: bare if it is plain. */
export const quotedName = (name: string): string => (/^[\w.[\]-]{1,60}$/.test(name) ? name : quoted(name));

/** JSON would make null of a number that is too large. */
const sized = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

function written(found: unknown): string {
  try {
    return JSON.stringify(found, sized) ?? String(found);
  } catch {
    return 'a value too deep to show';
  }
}
