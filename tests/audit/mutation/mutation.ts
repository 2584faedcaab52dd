/**
 * Mutation testing of engine, play and rules: small errors are put into the code, one at a time, and the tests must notice.
 * All of them stand behind switches in one run, as planted errors do. `node tests/audit/mutation/mutation.ts [seed ...]`, with
 * `--share 0.1` a tenth of each sample.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tryAll } from '../planted/planted.ts';
import { type Mutant, mutatedBy, NOTHING } from './mutated.ts';
import { isWithin, type Place, placesOf, sampleOf } from './places.ts';

/** The least share of errors that must be caught. */
export const LEAST = 0.88;

/** Milliseconds of work that tests spend on one error: what would be noticed after that counts as not noticed. */
const ROUNDS = [1_000, 10_000];

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

/** The samples of these seeds, tried in one run: what is found of each. */
export async function mutation(
  seeds: readonly number[],
  { share = 1, log = () => {} }: { readonly share?: number; readonly log?: (line: string) => void } = {},
): Promise<Mutated[]> {
  const certain = await planted();
  const drawn = await Promise.all(seeds.map((seed) => sampleOf(seed, share)));
  const { mutants, texts } = await mutatedBy([...certain, ...drawn.flat()]);
  const isCertain = ({ file, replacement }: Mutant): boolean =>
    certain.some((place) => place.file === file && place.replacement === replacement);
  const seen = mutants.filter(isCertain).map(({ id }) => id);
  // What stands where errors were planted is known to be caught, and counts for nothing.
  const known = certain.map(({ file, start }) => `${file}:${start.line}`);
  const tried = mutants.filter(({ file, start }) => !known.includes(`${file}:${start.line}`));

  const folder = mkdtempSync(join(tmpdir(), 'tabularium-mutation-'));
  const path = join(folder, 'mutated.json');
  writeFileSync(path, JSON.stringify({ mutants, texts }));
  const words = new Map(mutants.map((mutant) => [mutant.id, `${atOf(mutant)}: ${changeOf(mutant)}`]));
  const { noticed, passed } = await tryAll(
    { config: 'tests/audit/mutation/vitest.config.ts', env: { MUTATED: path }, filters: [], rounds: ROUNDS },
    tried.map(({ id }) => id),
    { seen, unseen: NOTHING },
    { quick: true, log: (id, by) => log(`${by ? 'caught' : 'ALIVE '} ${words.get(id)}${by ? ` (${by})` : ''}`) },
  );
  rmSync(folder, { recursive: true });

  return drawn.map((places) => {
    const own = tried.filter((mutant) => places.some((place) => isWithin(mutant, place)));
    const alive = own.filter(({ id }) => !noticed.has(id));
    return {
      tried: own.length,
      caught: own.length - alive.length,
      unseen: alive.filter(({ id }) => !passed.has(id)).length,
      survivors: alive
        .map((mutant) => ({ at: atOf(mutant), change: changeOf(mutant) }))
        .sort((a, b) => (a.at < b.at ? -1 : 1)),
    };
  });
}

const atOf = ({ file, start }: Mutant): string => `${file}:${start.line + 1}`;
const changeOf = ({ replacement }: Mutant): string => replacement.replace(/\s+/g, ' ').slice(0, 80);

export const enough = ({ tried, caught }: Mutated): boolean => caught / tried >= LEAST;

if (import.meta.filename === process.argv[1]) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { share: { type: 'string' } } });
  const seeds = positionals.length > 0 ? positionals.map(Number) : [386];
  const found = await mutation(seeds, { share: Number(values.share ?? 1), log: console.log });
  for (const [i, { tried, caught, unseen, survivors }] of found.entries()) {
    for (const { at, change } of survivors) console.log(`${at}: ${change}`);
    console.log(`seed ${seeds[i]}: ${caught} of ${tried} caught, ${unseen} unseen`);
  }
  process.exit(found.every(enough) ? 0 : 1);
}
