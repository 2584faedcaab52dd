/** A typed number as a clause: exact matches first, then numbers that begin with it; the current game first. Knows no index. */
import type { Document } from './document.ts';

/** "§12.4.1", "siege 13", "#32", "21.3 #9", "5.2.c2": the number in what was typed, or undefined. */
export function numberIn(typed: string): string | undefined {
  const text = typed.trim().toLowerCase().replace(/^§\s*/, '');
  const [, number] = /^(?:[a-z ]+ )?((?:\d+(?:\.[\da-z]+)*[a-z]?\d*)?(?:[ .-]*#\d+[a-z]?)?)$/.exec(text) ?? [];
  return number || undefined;
}

/** Numbers compare without case, dots before a # or dashes. */
const plain = (id: string): string =>
  id
    .toLowerCase()
    .replace(/[\s-]*\.?#/g, '#')
    .replace(/^(.*)-#/, '$1#');

/** How well a clause answers a number: 0 not at all, 3 exactly. */
function rankOf(id: string, number: string): number {
  const [a, b] = [plain(id), plain(number)];
  if (a === b || a === `${b}.0`) return 3;
  if (b.startsWith('#'))
    return a
      .split('#')
      .slice(1)
      .some((n) => n.replace(/\D+$/, '') === b.slice(1))
      ? a.endsWith(b)
        ? 3
        : 2
      : 0;
  if (a.startsWith(b) && !/\d/.test(a.charAt(b.length))) return 2;
  return a.startsWith(b) ? 1 : 0;
}

/** Clauses for a typed number, best first. */
export function byNumber(documents: readonly Document[], number: string, game: string): Document[] {
  return documents
    .map((document, place) => ({ document, place, rank: document.kind === 'clause' ? rankOf(document.id, number) : 0 }))
    .filter((found) => found.rank > 0)
    .sort(
      (a, b) =>
        // An exact clause of another game beats a mere beginning in this one.
        Number(b.rank === 3) - Number(a.rank === 3) ||
        Number(b.document.game === game) - Number(a.document.game === game) ||
        b.rank - a.rank ||
        a.place - b.place,
    )
    .map(({ document }) => document);
}
