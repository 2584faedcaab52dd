/** Compares what an example should give with the actual result; a number to as many places as it is written with. */
import type { Fact } from './report.ts';

export interface Check {
  readonly key: string;
  readonly expected: Fact;
  /** Absent where nothing of that name came out. */
  readonly found: Fact | undefined;
  readonly agrees: boolean;
}

export const agrees = (expected: Readonly<Record<string, Fact>>, found: Readonly<Record<string, Fact>>): Check[] =>
  Object.entries(expected).map(([key, wanted]) => {
    const got = found[key];
    if (typeof wanted !== 'number' || typeof got !== 'number')
      return { key, expected: wanted, found: got, agrees: wanted === got };
    const places = String(wanted).split('.')[1]?.length ?? 0;
    const rounded = places === 0 ? got : Number(got.toFixed(places));
    return { key, expected: wanted, found: rounded, agrees: rounded === wanted };
  });
