/** The main calculators of each game as they are spoken of at the table: which words name which fields. */
import { ADDRESS_VERSION } from '../calculator/address.ts';
import type { Calculator } from '../calculator/calculator.ts';
import type { Field, Fields } from '../calculator/fields.ts';
import type { Takes } from '../find/takes.ts';
import type { GameId } from '../games/index.ts';
import type { Game } from './game.ts';

type Pair = readonly [string, string];

interface Spoken {
  readonly calculator: string;
  readonly sides: Takes['sides'];
  /** The field of the side that is said first, and its values. */
  readonly first?: readonly [field: string, values: Pair];
  readonly measures: readonly { readonly words: string; readonly says: string; readonly fields: Pair }[];
  /** Fields that a leader's name fills with his rating. */
  readonly leaders?: Pair;
  /** Fields that an office fills with itself. */
  readonly offices?: { readonly words: string; readonly none: string; readonly fields: Pair };
  /** What a word sets: a field that is switched on, or a field and its value. */
  readonly flags?: Readonly<Record<string, string | Pair>>;
  /** What holds where nothing is said of it, if it is not the field's own default. */
  readonly unsaid?: Readonly<Record<string, string>>;
}

const ATTACK: Takes['sides'] = [['attacker', 'i', 'me', 'my'], ['defender']];
const ROME = ['rome', 'roman', 'romans'];
const CARTHAGE = ['carthage', 'carthaginian', 'carthaginians', 'punic'];
const UNITS = 'cu cus unit units';
const RATING = 'rating battle-rating tactics tactic general leader';

const SPOKEN: Readonly<Partial<Record<GameId, readonly Spoken[]>>> = {
  'sword-of-rome': [
    {
      calculator: 'battle',
      sides: ATTACK,
      measures: [
        { words: UNITS, says: '# CU', fields: ['attackerCu', 'defenderCu'] },
        { words: RATING, says: 'tactics #', fields: ['attackerTactics', 'defenderTactics'] },
      ],
      leaders: ['attackerTactics', 'defenderTactics'],
      flags: { rough: 'acrossRough', strait: 'acrossRough', intercepted: 'intercepted', intercepting: 'intercepted' },
    },
    {
      calculator: 'attack',
      sides: ATTACK,
      measures: [
        { words: UNITS, says: '# CU', fields: ['cu', 'defenderCu'] },
        { words: RATING, says: 'tactics #', fields: ['tactics', 'defenderTactics'] },
      ],
      leaders: ['tactics', 'defenderTactics'],
      flags: {
        walled: ['place', 'city'],
        city: ['place', 'city'],
        tribe: ['place', 'tribe'],
        rough: 'acrossRough',
        strait: 'acrossRough',
      },
      unsaid: { tactics: '0', defenderTactics: '0', interceptors: '' },
    },
  ],
  hamilcar: [
    {
      calculator: 'land-battle',
      sides: [CARTHAGE, ROME],
      first: ['attacker', ['carthage', 'rome']],
      measures: [
        { words: UNITS, says: '# CUs', fields: ['carthageCu', 'romeCu'] },
        { words: RATING, says: 'rating #', fields: ['carthageRating', 'romeRating'] },
        { words: 'ally allies', says: '# Allies', fields: ['carthageAllies', 'romeAllies'] },
      ],
      leaders: ['carthageRating', 'romeRating'],
    },
    {
      calculator: 'naval-battle',
      sides: [ROME, CARTHAGE],
      measures: [
        {
          words: 'warship warships ship ships',
          says: '# Warships',
          fields: ['romeWarships', 'carthageWarships'],
        },
      ],
      flags: { corvi: 'corvi', corvus: 'corvi' },
    },
  ],
  hannibal: [
    {
      calculator: 'battle-cards',
      sides: [ROME, CARTHAGE],
      measures: [
        { words: UNITS, says: '# CUs', fields: ['romeCu', 'carthageCu'] },
        { words: RATING, says: 'rating #', fields: ['romeRating', 'carthageRating'] },
        { words: 'ally allies', says: '# Ally cards', fields: ['romeAllies', 'carthageAllies'] },
      ],
      leaders: ['romeRating', 'carthageRating'],
    },
    {
      calculator: 'duel',
      sides: ATTACK,
      measures: [
        { words: 'card cards', says: '# Battle Cards', fields: ['attackerCards', 'defenderCards'] },
        { words: RATING, says: 'rating #', fields: ['attackerRating', 'defenderRating'] },
      ],
      leaders: ['attackerRating', 'defenderRating'],
    },
  ],
  nero: [
    {
      calculator: 'battle',
      sides: ATTACK,
      measures: [{ words: 'legion legions', says: '# Legions', fields: ['attackerLegions', 'defenderLegions'] }],
      offices: { words: 'general contender emperor', none: 'none', fields: ['attackerLeader', 'defenderLeader'] },
    },
  ],
};

/** What a calculator takes, with its fields' own keys and bounds; undefined where nobody speaks of it. */
export function takesOf(game: Game, { id, fields }: Calculator): Takes | undefined {
  const spoken = SPOKEN[game.id]?.find(({ calculator }) => calculator === id);
  if (!spoken) return undefined;
  const at = (name: string): Field => {
    const field = (fields as Fields)[name];
    if (!field) throw new RangeError(`${game.id} ${id}: found ${name}, allowed ${Object.keys(fields).join(', ')}`);
    return field;
  };
  const keys = ([one, other]: Pair): Pair => [at(one).key, at(other).key];
  const { leaders, offices, first } = spoken;
  const unsaid = Object.entries(spoken.unsaid ?? {});
  const rated = leaders ? ratingsOf(game) : {};
  // Whoever names a leader names his side.
  const leadersOf = (names: readonly string[]) =>
    game.leaders.filter(({ side }) => names.includes(side.toLowerCase())).map(({ name }) => lastOf(name));
  const sidesOf = (names: readonly string[]) => [...names, ...leadersOf(names).filter((last) => last in rated)];
  return {
    query: String(
      new URLSearchParams([['v', ADDRESS_VERSION], ...unsaid.map(([name, value]) => [at(name).key, value])]),
    ),
    sides: [sidesOf(spoken.sides[0]), sidesOf(spoken.sides[1])],
    ...(first && { first: { key: at(first[0]).key, values: first[1] } }),
    measures: spoken.measures.map(({ words, says, fields: pair }) => {
      const field = at(pair[0]);
      const { min, max } = 'min' in field && field.kind !== 'list' ? field : { min: 0, max: 0 };
      return { words: words.split(' '), says, keys: keys(pair), min, max };
    }),
    picks: [
      ...(leaders ? [{ of: rated, keys: keys(leaders) }] : []),
      ...(offices
        ? [
            {
              of: Object.fromEntries(offices.words.split(' ').map((word) => [word, word])),
              keys: keys(offices.fields),
              otherwise: offices.none,
            },
          ]
        : []),
    ],
    flags: Object.entries(spoken.flags ?? {}).map(([word, to]) => {
      const [name, value] = typeof to === 'string' ? [to, '1'] : to;
      const field = at(name);
      const option = 'options' in field && field.options.find(({ id: of }) => of === value);
      return { word, key: field.key, value, says: option ? option.label : word };
    }),
  };
}

const lastOf = (name: string): string => name.toLowerCase().split(' ').at(-1)!;

/** A leader's rating by the last part of his name; a name with two ratings tells neither. */
function ratingsOf(game: Game): Record<string, string> {
  const ratings = new Map<string, Set<string>>();
  for (const { name, tactics } of game.leaders) {
    if (tactics === undefined || /leaders?$/i.test(name)) continue;
    const last = lastOf(name);
    ratings.set(last, (ratings.get(last) ?? new Set()).add(String(tactics)));
  }
  return Object.fromEntries([...ratings].filter(([, of]) => of.size === 1).map(([name, of]) => [name, [...of][0]!]));
}
