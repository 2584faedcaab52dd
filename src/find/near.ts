/** The known words most like a mistyped one; swapped letters count as one slip. */

/** How many slips a word of this length may have. */
const slipsIn = (length: number): number => (length > 6 ? 2 : length > 3 ? 1 : 0);

export function near(word: string, known: Iterable<string>): string[] {
  let least = slipsIn(word.length);
  let best: string[] = [];
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > least) continue;
    const d = slips(word, candidate, least);
    if (d > least) continue;
    if (d < least) best = [];
    least = d;
    best.push(candidate);
  }
  // Who mistypes a word begins it well.
  const begun = best.filter((candidate) => candidate[0] === word[0]);
  return begun.length ? begun : best;
}

/** Damerau's distance, given up above `most`. */
function slips(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let d = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d = Math.min(d, before[j - 2]! + 1);
      next.push(d);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
