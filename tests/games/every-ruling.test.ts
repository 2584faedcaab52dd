/** Every switch of a reading changes a figure of its calculator: one that changes nothing asks the reader in vain. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fields, RulingField } from '../../src/calculator/fields.ts';
import { GAMES, playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { everyCalculator, type Found } from '../support/calculators.ts';
import { anyInput, type Input, nearDefaults } from '../support/inputs.ts';
import { sized } from '../support/work.ts';

/** So many inputs are drawn, so many times, before a switch counts as idle. */
const BATCH = 150;
const BATCHES = 20;

const switched = (await everyCalculator()).flatMap((at) => {
  const rulings = Object.entries(at.calculator.fields as Fields).filter(
    (entry): entry is [string, RulingField] => entry[1].kind === 'ruling',
  );
  return rulings.length > 0 ? [{ ...at, rulings }] : [];
});

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** All that a report counts: neither words nor the readings and clauses that it names. */
function figuresOf({ calculator, content }: Found, input: Input): string {
  const { chances, expected, distributions, facts, grid } = calculator.compute(input as never, content.tables);
  return JSON.stringify([chances, expected, distributions, facts, grid?.rows]);
}

type Figured = Pick<ReturnType<Found['calculator']['compute']>, 'chances' | 'expected'>;
/** Beyond what rounding does to doubles. */
const sameFigures = (a: Figured, b: Figured): boolean =>
  (['chances', 'expected'] as const).every((part) =>
    [...new Set([...Object.keys(a[part]), ...Object.keys(b[part])])].every(
      (key) => Math.abs((a[part][key] ?? 0) - (b[part][key] ?? 0)) < 1e-9,
    ),
  );

test('there are switches in every game', () => {
  expect(new Set(switched.map(({ game }) => game)).size).toBeGreaterThanOrEqual(4);
});

test('every switch, of a calculator or of a whole game, is a ruling that the pages tell', async () => {
  for (const game of GAMES) {
    const told = gameOf(game).rulings.map(({ id }) => id);
    const fields = switched.flatMap((at) => (at.game === game ? at.rulings.map(([, field]) => field.ruling) : []));
    const known = [...Object.keys((await playOf(game))?.readings ?? {}), ...fields];
    expect(known.filter((id) => !told.includes(id))).toEqual([]);
  }
});

describe.each(switched)('$game $name', (at) => {
  const fields: Fields = at.calculator.fields;
  const drawn = Array.from({ length: BATCHES }, (_, i) => {
    // Now and then from far away, since not every case is close to the defaults.
    const inputs = i % 4 === 3 ? anyInput(fields) : nearDefaults(fields);
    return once(() => fc.sample(inputs, { numRuns: BATCH, seed: i }));
  });

  const changes = (name: string, field: RulingField, option: string) => (input: Input) =>
    field.when?.(input) !== false &&
    figuresOf(at, { ...input, [name]: field.default }) !== figuresOf(at, { ...input, [name]: option });

  test.each(at.rulings)('%s', (name, field) => {
    for (const { id } of field.options.slice(1)) {
      const does = changes(name, field, id);
      expect(
        drawn.some((batch) => batch().some(does)),
        id,
      ).toBe(true);
    }
  });

  test('a reading by which something else would be counted is named', () => {
    for (const input of [
      ...fc.sample(nearDefaults(fields), { numRuns: sized(20, 400), seed: 1 }),
      ...fc.sample(anyInput(fields), { numRuns: sized(8, 150), seed: 2 }),
    ]) {
      const { assumptions, ...told } = at.calculator.compute(input as never, at.content.tables);
      const named = new Set((assumptions ?? []).map(({ ruling }) => ruling));
      for (const [name, field] of at.rulings) {
        if (named.has(field.ruling) || field.when?.(input) === false) continue;
        for (const { id } of field.options) {
          const other = at.calculator.compute({ ...input, [name]: id } as never, at.content.tables);
          expect(sameFigures(told, other), `${field.ruling}, ${id}: ${JSON.stringify(input)}`).toBe(true);
        }
      }
    }
  });
});
