/** Splits a sentence into plans to compare ("8 v 5 or 8 v 7"), each into what the two sides have. Knows no calculator. */

export type Plan = readonly [readonly string[], readonly string[]];

/** As many as a comparison holds. */
const MOST = 4;
const AGAINST = new Set(['v', 'vs', 'versus', 'against', 'attack', 'attacks', 'attacking']);
/** What stands between two whole plans. */
const BETWEEN = new Set([...AGAINST, 'or', 'with', 'to', 'and', 'than']);
/** What asks for a comparison, and tells nothing of a plan. */
const ASKS = new Set(['compare', 'compared', 'comparing', 'better', 'best', 'plan', 'plans']);

const isNumber = (word: string): boolean => /^\d+$/.test(word);
const hasNumber = (words: readonly string[]): boolean => words.some(isNumber);

/** Where the two sides of one plan meet: a number stands on either side of it. */
const middleOf = (words: readonly string[]): number =>
  words.findIndex((word, i) => AGAINST.has(word) && hasNumber(words.slice(0, i)) && hasNumber(words.slice(i + 1)));
const isWhole = (words: readonly string[]): boolean => middleOf(words) !== -1;

/** None where no two sides are told; otherwise one, or those to be compared. */
export function plansIn(typed: readonly string[]): readonly Plan[] {
  const found = cut(typed.filter((word) => !ASKS.has(word)));
  const each = new Map(found.map((plan) => [JSON.stringify(plan), plan]));
  return [...each.values()].slice(0, MOST);
}

function cut(words: readonly string[]): readonly Plan[] {
  if (!isWhole(words)) return [];
  for (const [i, word] of words.entries()) {
    const [before, after] = [words.slice(0, i), words.slice(i + 1)];
    if (BETWEEN.has(word) && isWhole(before) && isWhole(after)) return [...cut(before), ...cut(after)];
  }
  const both = eitherOf(words);
  if (both) return both.flatMap(cut);
  const middle = middleOf(words);
  const tells = (word: string): boolean => !AGAINST.has(word);
  return [[words.slice(0, middle).filter(tells), words.slice(middle + 1).filter(tells)]];
}

/** "8 or 9 v 5", "8 v 5 CU or 6 CU": one side told twice, the other once. */
function eitherOf(words: readonly string[]): readonly [readonly string[], readonly string[]] | undefined {
  for (const [i, word] of words.entries()) {
    const start = words.findLastIndex((other, j) => j < i && AGAINST.has(other)) + 1;
    const stop = words.findIndex((other, j) => j > i && (AGAINST.has(other) || other === 'or'));
    const end = stop === -1 ? words.length : stop;
    const [one, other] = [words.slice(start, i), words.slice(i + 1, end)];
    if (word !== 'or' || !hasNumber(one) || !hasNumber(other)) continue;
    // A bare number takes the place of the one before it; more than that, of all that the side has.
    const [bare, ...more] = other;
    const instead = bare && !more.length ? one.with(one.findLastIndex(isNumber), bare) : other;
    const [before, after] = [words.slice(0, start), words.slice(end)];
    return [
      [...before, ...one, ...after],
      [...before, ...instead, ...after],
    ];
  }
  return undefined;
}
