/**
 * Mutation testing of engine, play and rules: small errors are put into the code, one at a time, and the tests must notice.
 * `node tests/audit/mutation/mutation.ts [seed] [share]`.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { EXCLUDED, type Place, placesOf, rangeOf, sampleOf } from './places.ts';

/** The least share of errors that must be caught. */
export const LEAST = 0.85;

/** Errors that are known to be caught, each the only one of its words in its file: a run that lets one live proves nothing. */
const PLANTED = {
  shelf: 'mechanics',
  file: 'src/mechanics/siege.ts',
  changes: ['points < needed', 'cu !== 0'],
} as const;

export interface Mutated {
  readonly tried: number;
  readonly caught: number;
  /** No test comes by there at all. */
  readonly unseen: number;
  readonly survivors: readonly { readonly at: string; readonly change: string }[];
}

/** Where the errors are planted, which are tried beside the sample. */
async function planted(): Promise<Place[]> {
  const places = await placesOf(PLANTED.shelf);
  return PLANTED.changes.map((change) => {
    const [place, ...others] = places.filter((p) => p.file === PLANTED.file && p.replacement === change);
    if (!place || others.length > 0)
      throw new Error(
        `${PLANTED.file}: "${change}" can be planted in ${others.length + (place ? 1 : 0)} places, not in one`,
      );
    return place;
  });
}

export async function mutation(seed: number, share = 1): Promise<Mutated> {
  const certain = await planted();
  const drawn = await sampleOf(seed, share);
  const results = await new Stryker({
    testRunner: 'vitest',
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    mutate: [...certain, ...drawn].map(rangeOf),
    mutator: { excludedMutations: EXCLUDED },
    vitest: { configFile: 'tests/audit/mutation/vitest.config.ts', related: true },
    plugins: ['@stryker-mutator/vitest-runner'],
    concurrency: 2,
    tempDirName: join(tmpdir(), 'tabularium-mutation'),
    reporters: ['progress-append-only'],
    ignorePatterns: ['dist', 'dist-base', 'public', 'test-results', 'tests/support/screenshots', 'tests/e2e'],
    dryRunTimeoutMinutes: 15,
    timeoutMS: 20_000,
    logLevel: 'warn',
  } as never).runMutationTest();
  const all = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
  const isCaught = ({ status }: { status: string }) => status === 'Killed' || status === 'Timeout';
  const at = ({ fileName, location }: (typeof all)[number]) =>
    `${fileName.replace(/^.*?(?=src\/)/, '')}:${location.start.line + 1}`;
  for (const { file, replacement } of certain) {
    const found = all.find((r) => at(r).startsWith(file) && r.replacement === replacement);
    if (!found || !isCaught(found))
      throw new Error(
        `${file}: "${replacement}" was planted and ${found?.status ?? 'not tried'}: the run proves nothing`,
      );
  }
  // What stands where errors were planted is known to be caught, and counts for nothing.
  const known = certain.map(({ file, start }) => `${file}:${start.line + 1}`);
  const tried = all.filter((r) => !known.includes(at(r)));
  return {
    tried: tried.length,
    caught: tried.filter(isCaught).length,
    unseen: tried.filter(({ status }) => status === 'NoCoverage').length,
    survivors: tried
      .filter((r) => !isCaught(r))
      .map((r) => ({ at: at(r), change: r.replacement.slice(0, 80) }))
      .sort((a, b) => (a.at < b.at ? -1 : 1)),
  };
}

export const enough = ({ tried, caught }: Mutated): boolean => caught / tried >= LEAST;

if (import.meta.filename === process.argv[1]) {
  const found = await mutation(Number(process.argv[2] ?? 386), Number(process.argv[3] ?? 1));
  for (const { at, change } of found.survivors) console.log(`${at}: ${change}`);
  console.log(`${found.caught} of ${found.tried} caught, ${found.unseen} unseen`);
  process.exit(enough(found) ? 0 : 1);
}
