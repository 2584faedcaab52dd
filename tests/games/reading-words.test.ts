/**
 * The words of every reading stand a second time in reading-words.json, here or in the folder of the game: two of them
 * cannot change places unseen.
 */

import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fields, RulingField } from '../../src/calculator/fields.ts';
import { GAMES, playOf } from '../../src/games/index.ts';
import { everyCalculator } from '../support/calculators.ts';
import { type Input, nearDefaults } from '../support/inputs.ts';
import { leastOf } from '../support/size.ts';

/** By ruling and option: what is offered and what is said of a case that it touches. */
type Words = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const wordsIn = (file: string): unknown => {
  const at = new URL(file, import.meta.url);
  return existsSync(at) ? JSON.parse(readFileSync(at, 'utf8')) : {};
};
const together = wordsIn('reading-words.json') as Readonly<Record<string, Words>>;
const known: Readonly<Record<string, Words>> = Object.fromEntries(
  GAMES.map((game) => [game, { ...together[game], ...(wordsIn(`${game}/reading-words.json`) as Words) }]),
);
const calculators = await everyCalculator();
const [CASES, SEED] = [4, 3];

/** The options of a game's switches, as calculators and the whole game offer them. */
async function offered(game: (typeof GAMES)[number]): Promise<string[]> {
  const whole = Object.entries((await playOf(game))?.readings ?? {}).flatMap(([ruling, options]) =>
    Object.entries<string>(options).map(([option, says]) => [ruling, option, says].join(' | ')),
  );
  const fields = calculators.flatMap((at) => {
    if (at.game !== game) return [];
    const all = Object.values(at.calculator.fields as Fields);
    const switches = all.filter((field): field is RulingField => field.kind === 'ruling');
    return switches.flatMap(({ ruling, options }) => options.map(({ id, label }) => [ruling, id, label].join(' | ')));
  });
  return [...new Set([...whole, ...fields])];
}

/** What reports say of the readings, in some cases with each option. */
function told({ calculator, content }: (typeof calculators)[number]): string[] {
  const found = new Set<string>();
  const fields: Fields = calculator.fields;
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'ruling') continue;
    for (const input of fc.sample(nearDefaults(fields), { numRuns: CASES, seed: SEED }))
      for (const { id } of field.options) {
        const given: Input = { ...input, [name]: id };
        for (const { ruling, reading } of calculator.compute(given as never, content.tables).assumptions)
          if (ruling === field.ruling) found.add([ruling, id, reading].join(' | '));
      }
  }
  return [...found];
}

const unknownIn = (game: string, words: readonly string[]): string[] =>
  words.filter((line) => {
    const [ruling = '', option = '', ...says] = line.split(' | ');
    return !known[game]?.[ruling]?.[option]?.includes(says.join(' | '));
  });

describe.each(GAMES)('%s', (game) => {
  test('every option is offered in its own words', async () => {
    expect(unknownIn(game, await offered(game))).toEqual([]);
  });

  test('every reading is told in the words of the option that was chosen', async () => {
    const all = calculators.flatMap((at) => (at.game === game ? told(at) : []));
    expect(unknownIn(game, all)).toEqual([]);
    if ((await offered(game)).length) expect(all.length).toBeGreaterThanOrEqual(leastOf(game, 6));
  });

  test('every option has words of its own', () => {
    for (const [ruling, options] of Object.entries(known[game] ?? {}))
      for (const [option, words] of Object.entries(options)) {
        const others = Object.entries(options).flatMap(([other, said]) => (other === option ? [] : said));
        expect(words.filter((says) => !others.includes(says)).length, `${ruling} ${option}`).toBeGreaterThan(0);
      }
  });
});
