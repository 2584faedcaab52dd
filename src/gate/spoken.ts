/** How players talk about a game: their words for the rules' terms, and the calculators whose cases can be typed as a sentence. */
import { z } from 'astro/zod';
import { ADDRESS_VERSION } from '../calculator/address.ts';
import type { Calculator } from '../calculator/calculator.ts';
import type { Field, Fields } from '../calculator/fields.ts';
import type { Takes } from '../find/takes.ts';
import { ContentError, unknownName } from './problem.ts';
import { type Leader, text } from './schema.ts';

const words = z.array(text).min(1);
/** One for each side, the first that is said before the other. */
const pair = z.tuple([text, text]);
type Pair = z.infer<typeof pair>;

export const spokenSchema = z.strictObject({
  /** What players say, and what the rules say instead; what is meant most comes first. */
  talk: z.record(text, words).default({}),
  /** By clause, or by kind and id (`calculator battle`), the questions by which players ask for it, parted by `;`. */
  asked: z.record(text, text).default({}),
  cases: z
    .array(
      z.strictObject({
        calculator: text,
        /** What the two sides are called. */
        sides: z.tuple([words, words]),
        /** The field of the side that is said first, and its values. */
        first: z.tuple([text, pair]).optional(),
        measures: z.array(z.strictObject({ words, says: text, fields: pair })).min(1),
        /** Fields that a leader's name fills with his rating. */
        leaders: pair.optional(),
        /** Fields that an office fills with itself. */
        offices: z.strictObject({ words, none: text, fields: pair }).optional(),
        /** What a word sets: a field that is switched on, or a field and its value. */
        flags: z.record(text, z.union([text, pair])).default({}),
        /** What holds where nothing is said of it, if it is not the field's own default. */
        unsaid: z.record(text, z.string()).default({}),
      }),
    )
    .default([]),
});

export type Spoken = z.infer<typeof spokenSchema>;

export const NOT_SPOKEN: Spoken = { talk: {}, asked: {}, cases: [] };

/** What of a game is needed here. */
interface Game {
  readonly id: string;
  readonly spoken: Spoken;
  readonly leaders: readonly Leader[];
}

const fileOf = (game: Game): string => `content/${game.id}/spoken.json`;

/** Stops where a case is typed for a calculator that the game does not have. */
export function checkSpoken(game: Game, calculators: readonly Calculator[]): void {
  const ids = calculators.map(({ id }) => id);
  const lost = game.spoken.cases.filter(({ calculator }) => !ids.includes(calculator));
  if (lost.length)
    throw new ContentError(lost.map(({ calculator }) => unknownName(fileOf(game), 'calculator', calculator, ids)));
}

/** What a calculator takes, with its fields' own keys and bounds; undefined where nobody speaks of it. */
export function takesOf(game: Game, { id, fields }: Calculator): Takes | undefined {
  const spoken = game.spoken.cases.find(({ calculator }) => calculator === id);
  if (!spoken) return undefined;
  const known: Fields = fields;
  const at = (name: string): Field =>
    known[name] ?? stop(unknownName(`${fileOf(game)}: "${id}"`, 'field', name, Object.keys(known)));
  const keys = ([one, other]: Pair): Pair => [at(one).key, at(other).key];
  const { leaders, offices, first } = spoken;
  const rated = leaders ? ratingsOf(game) : {};
  // Whoever names a leader names his side.
  const leadersOf = (names: readonly string[]) =>
    game.leaders.filter(({ side }) => names.includes(side.toLowerCase())).map(({ name }) => lastOf(name));
  const sidesOf = (names: readonly string[]) => [...names, ...leadersOf(names).filter((last) => last in rated)];
  const unsaid = Object.entries(spoken.unsaid).map(([name, value]) => [at(name).key, value]);
  return {
    query: String(new URLSearchParams([['v', ADDRESS_VERSION], ...unsaid])),
    sides: [sidesOf(spoken.sides[0]), sidesOf(spoken.sides[1])],
    ...(first && { first: { key: at(first[0]).key, values: first[1] } }),
    measures: spoken.measures.map(({ fields: [one, other], ...measure }) => {
      const field = at(one);
      const { min, max } = 'min' in field && field.kind !== 'list' ? field : { min: 0, max: 0 };
      return { ...measure, keys: keys([one, other]), min, max };
    }),
    picks: [
      ...(leaders ? [{ of: rated, keys: keys(leaders) }] : []),
      ...(offices
        ? [
            {
              of: Object.fromEntries(offices.words.map((word) => [word, word])),
              keys: keys(offices.fields),
              otherwise: offices.none,
            },
          ]
        : []),
    ],
    flags: Object.entries(spoken.flags).map(([word, to]) => {
      const [name, value] = typeof to === 'string' ? [to, '1'] : to;
      const field = at(name);
      const option = 'options' in field && field.options.find(({ id: of }) => of === value);
      return { word, key: field.key, value, says: option ? option.label : word };
    }),
  };
}

const stop = (problem: string): never => {
  throw new ContentError([problem]);
};

const lastOf = (name: string): string => name.toLowerCase().split(' ').at(-1) ?? '';

/** A leader's rating by the last part of his name; a name with two ratings tells neither. */
function ratingsOf(game: Game): Record<string, string> {
  const ratings = new Map<string, Set<string>>();
  for (const { name, tactics } of game.leaders) {
    if (tactics === undefined || /leaders?$/i.test(name)) continue;
    const last = lastOf(name);
    ratings.set(last, (ratings.get(last) ?? new Set()).add(String(tactics)));
  }
  return Object.fromEntries(
    [...ratings].flatMap(([name, [rating, ...more]]) => (rating && !more.length ? [[name, rating]] : [])),
  );
}
