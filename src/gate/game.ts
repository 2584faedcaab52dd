/** Turns the content of one game into checked data, or stops with everything that is wrong. */
import { basename, join } from 'node:path';
import { z } from 'astro/zod';
import { isAmong } from '../calculator/keys.ts';
import type { Tables } from '../calculator/table.ts';
import { GAMES, type GameId } from '../games/index.ts';
import { anchorOf, type Clause, clausesOf, namesIn, rulesIn } from './clauses.ts';
import { casesSchema, type ExampleText, exampleSchema } from './example.ts';
import { filesIn, isThere, readChapter, readJson } from './file.ts';
import { doubles, mapProblems } from './map.ts';
import { type GameMap, mapSchema } from './map-schema.ts';
import { componentsIn, namedIn } from './mdx.ts';
import { ContentError, unknownName } from './problem.ts';
import {
  type Card,
  cardsSchema,
  chapterSchema,
  clausesSchema,
  type GameText,
  type GlossaryTerm,
  gameSchema,
  glossarySchema,
  type Leader,
  leadersSchema,
  type Question,
  questionsSchema,
  type Ruling,
  referenceSchema,
  rulingsSchema,
  tableSchema,
} from './schema.ts';
import { NO_SEQUENCE, type Sequence, sequenceProblems, sequenceSchema } from './sequence.ts';
import { NOT_SPOKEN, type Spoken, spokenSchema } from './spoken.ts';
import { type Ways, waysSchema } from './ways-schema.ts';

export interface Chapter extends z.infer<typeof chapterSchema> {
  readonly slug: string;
  readonly clauses: readonly Clause[];
}

/** A page that gathers one matter for the table: short, tabular, every line with its clause. */
export interface Reference extends z.infer<typeof referenceSchema> {
  readonly slug: string;
  readonly cites: readonly string[];
  readonly tables: readonly string[];
  /** The calculators that stand in it. */
  readonly odds: readonly string[];
  /** What it lists whole. */
  readonly lists: readonly List[];
  /** It tells the whole turn. */
  readonly turn: boolean;
}

export const LISTS = ['Leaders', 'Cards'] as const;
export type List = (typeof LISTS)[number];

export interface Example extends ExampleText {
  readonly id: string;
  /** Where it stands in `examples/`: with the chapter of its first clause. */
  readonly file: string;
}

export interface Game extends GameText {
  readonly id: GameId;
  /** All ids of the rulebook, in its order; those without a chapter here are not written yet. */
  readonly ids: readonly string[];
  readonly chapters: readonly Chapter[];
  readonly tables: Tables;
  readonly rulings: readonly Ruling[];
  readonly examples: readonly Example[];
  /** Every case of the source, by its id. */
  readonly cases: readonly string[];
  /** Each of them is replayed or stands here with its reason. */
  readonly unplayed: z.infer<typeof casesSchema>['unplayed'];
  /** Examples of the source that need the whole board: samples that bear their ids. */
  readonly onBoard: readonly string[];
  /** The source prints no worked example: those here are ours. */
  readonly constructed: boolean;
  /** Cases of our own among those of the source. */
  readonly ours: readonly string[];
  /** What the examples are about, by the calculators that run them. */
  readonly about: z.infer<typeof casesSchema>['about'];
  readonly leaders: readonly Leader[];
  readonly cards: readonly Card[];
  readonly glossary: readonly GlossaryTerm[];
  readonly map?: GameMap;
  /** What a whole game begins with beside tables and map: its own code reads them. */
  readonly setUp?: z.infer<typeof pieces>;
  readonly decks?: z.infer<typeof pieces>;
  readonly reference: readonly Reference[];
  readonly sequence: Sequence;
  readonly questions: readonly Question[];
  /** What its players say for its words, and which cases can be typed. */
  readonly spoken: Spoken;
  /** What its start page leads to; a game without has one list of odds. */
  readonly ways?: Ways;
}

const pieces = z.record(z.string(), z.unknown());

const known = new Map<string, Game>();

export function gameOf(id: GameId, root = process.cwd()): Game {
  const place = join(root, 'content', id);
  const game = known.get(place) ?? load(id, root);
  known.set(place, game);
  return game;
}

/** The game that an address or a text names. */
export function gameNamed(name: string | undefined): Game {
  if (!isAmong(GAMES, name)) throw new ContentError([unknownName('game', 'game', name ?? '', GAMES)]);
  return gameOf(name);
}

export const allGames = (root?: string): Game[] => GAMES.map((id) => gameOf(id, root));

export const clausesIn = (game: Game): Clause[] => game.chapters.flatMap((c) => c.clauses);

/** `root` is where content/ stands. */
function load(id: GameId, root: string): Game {
  const problems: string[] = [];
  const at = (file: string): string => `content/${id}/${file}`;
  const json = <S extends z.ZodType>(file: string, schema: S, absent?: z.output<S>): z.output<S> => {
    const read = readJson(at(file), schema, root) ?? absent;
    if (read === undefined) throw new ContentError([`${at(file)}: found no such file`]);
    return read;
  };
  const folder = (name: string, ending: string): string[] => filesIn(at(name), ending, root);

  const text = json('game.json', gameSchema);
  const plan = json('clauses.json', clausesSchema, { chapters: [] }).chapters;
  const ids = plan.flatMap((chapter) => chapter.ids);
  const order = new Map(ids.map((clause, i) => [clause, i]));
  const slugs = plan.map((chapter) => chapter.slug);
  for (const file of folder('rules', '.mdx')) {
    if (!slugs.includes(basename(file, '.mdx')))
      problems.push(unknownName(at(`rules/${file}`), 'chapter', basename(file, '.mdx'), slugs));
  }
  const texts = plan.flatMap(({ slug, ids: wanted }) => {
    const file = at(`rules/${slug}.mdx`);
    if (!isThere(file, root)) return [];
    const { head, body } = readChapter(file, chapterSchema, root);
    return [{ file, slug, wanted, head, rules: rulesIn(body) }];
  });
  const names = new Map(texts.flatMap(({ rules }) => namesIn(rules)));
  const chapters = texts.map(({ file, slug, wanted, head, rules }): Chapter => {
    const place = { file, slug, chapter: head.chapter, names, variants: text.variants };
    const clauses = clausesOf(rules, place, problems);
    problems.push(...gaps(file, wanted, clauses));
    return { ...head, slug, clauses };
  });
  const tables: Tables = Object.fromEntries(
    folder('tables', '.json').map((file) => {
      const table = json(`tables/${file}`, tableSchema);
      const axes = table.axes.map((axis) =>
        'keys' in axis
          ? axis
          : {
              id: axis.id,
              label: axis.label,
              keys: Array.from({ length: axis.to - axis.from + 1 }, (_, i) => axis.from + i),
            },
      );
      return [basename(file, '.json'), { id: basename(file, '.json'), ...table, axes }];
    }),
  );
  const reference = folder('reference', '.mdx').map((file): Reference => {
    const { head, body } = readChapter(at(`reference/${file}`), referenceSchema, root);
    const parts = componentsIn(body);
    return {
      ...head,
      slug: basename(file, '.mdx'),
      cites: namedIn(parts, 'Cite'),
      tables: namedIn(parts, 'Table'),
      odds: namedIn(parts, 'Odds', 'calculator'),
      lists: LISTS.filter((list) => parts.some(({ name }) => name === list)),
      turn: parts.some(({ name, given }) => name === 'Sequence' && Object.keys(given).length === 0),
    };
  });
  const cases = json('cases.json', casesSchema, { ids: [], unplayed: [], ours: [], about: {} });
  const examples = folder('examples', '.json').map(
    (file): Example => ({ id: basename(file, '.json'), file, ...json(`examples/${file}`, exampleSchema) }),
  );
  const placeOf = ({ rules: [first = ''] }: Example): number => order.get(first) ?? 0;
  const samples = folder('samples', '.json').map((file) => basename(file, '.json'));
  const [map, setUp, decks, ways] = [
    readJson(at('map.json'), mapSchema, root),
    readJson(at('set-up.json'), pieces, root),
    readJson(at('decks.json'), pieces, root),
    readJson(at('ways.json'), waysSchema, root),
  ];
  const game: Game = {
    id,
    ...text,
    ids,
    chapters,
    tables,
    rulings: json('rulings.json', rulingsSchema, []),
    cases: cases.ids,
    unplayed: cases.unplayed,
    onBoard: cases.ids.map(anchorOf).filter((example) => samples.includes(example)),
    constructed: cases.constructed ?? false,
    ours: cases.ours,
    about: cases.about,
    examples: examples.sort((a, b) => placeOf(a) - placeOf(b)),
    leaders: json('leaders.json', leadersSchema, []),
    cards: json('cards.json', cardsSchema, []),
    glossary: json('glossary.json', glossarySchema, []),
    ...(map && { map }),
    ...(setUp && { setUp }),
    ...(decks && { decks }),
    reference: reference.sort((a, b) => a.order - b.order),
    sequence: json('sequence.json', sequenceSchema, NO_SEQUENCE),
    questions: json('questions.json', questionsSchema, []),
    spoken: json('spoken.json', spokenSchema, NOT_SPOKEN),
    ...(ways && { ways }),
  };
  problems.push(...crossCheck(game), ...unshown(game, cases.ids));
  if (problems.length) throw new ContentError(problems);
  return game;
}

/** A written chapter has every clause of its list, once, in order, and no other. */
function gaps(file: string, wanted: readonly string[], clauses: readonly Clause[]): string[] {
  const found = clauses.map((c) => c.id);
  const missing = wanted.filter((id) => !found.includes(id)).map((id) => `${file}: clause "${id}" is missing`);
  const foreign = found.filter((id) => !wanted.includes(id)).map((id) => unknownName(file, 'clause', id, wanted));
  const doubled = doubles(found).map((id) => `${file}: clause "${id}" appears twice`);
  const all = [...missing, ...foreign, ...doubled];
  return all.length || wanted.every((id, i) => id === found[i])
    ? all
    : [`${file}: clauses are not in the order of clauses.json`];
}

/** Examples of the source that are neither replayed nor explained; one may be replayed in several parts. */
function unshown(game: Game, ids: readonly string[]): string[] {
  const shown = [...[...game.examples, ...game.unplayed].map((e) => e.id), ...game.onBoard];
  return ids
    .filter((id) => !shown.some((s) => s === anchorOf(id) || s === id || s.startsWith(`${anchorOf(id)}-`)))
    .map((id) => `content/${game.id}/cases.json: example "${id}" is neither replayed nor explained`);
}

/** Everything that refers to a clause, table or ruling refers to one that exists. */
function crossCheck(game: Game): string[] {
  const at = `content/${game.id}`;
  const missing = (where: string, kind: string, names: readonly string[], known: readonly string[]): string[] =>
    names.filter((name) => !known.includes(name)).map((name) => unknownName(where, kind, name, known));
  const clauses = (file: string, names: readonly string[]) => missing(`${at}/${file}`, 'clause', names, game.ids);
  const tables = (file: string, names: readonly string[]) =>
    missing(`${at}/${file}`, 'table', names, Object.keys(game.tables));
  const [anchors, names] = [new Map<string, string>(), new Map<string, string>()];
  /** The clause that has this already. */
  const before = (taken: Map<string, string>, word: string, id: string): string[] => {
    const other = taken.get(word);
    taken.set(word, id);
    return other === undefined || other === id ? [] : [other];
  };
  const run = game.examples.map((example) => example.run.calculator);
  const { bright = [], roads = [] } = game.ways?.cover ?? {};
  const spaces = game.map?.spaces.map((space) => space.name) ?? [];
  return [
    ...clausesIn(game).flatMap(({ id, name, slug, cites, tables: shown, readings }) => {
      const where = `rules/${slug}.mdx: clause "${id}"`;
      const rulings = game.rulings.filter((r) => r.rules.includes(id)).map((r) => r.id);
      return [
        ...before(names, name, id).map((other) => `${at}/${where} has the same name as "${other}": "${name}"`),
        ...before(anchors, anchorOf(id), id).map((other) => `${at}/${where} has the same address as "${other}"`),
        ...clauses(where, cites),
        ...tables(where, shown),
        ...missing(`${at}/${where}`, 'ruling', readings, rulings),
      ];
    }),
    ...Object.values(game.tables).flatMap(({ id, rules }) => clauses(`tables/${id}.json`, rules)),
    ...game.reference.flatMap(({ slug, cites, tables: shown }) => [
      ...clauses(`reference/${slug}.mdx`, cites),
      ...tables(`reference/${slug}.mdx`, shown),
    ]),
    ...sequenceProblems(game, `${at}/sequence.json`),
    ...game.questions.flatMap(({ ask, to, also }) =>
      clauses(`questions.json: "${ask}"`, [...('clause' in to ? [to.clause] : []), ...also]),
    ),
    ...game.rulings.flatMap(({ id, rules }) => clauses(`rulings.json: "${id}"`, rules)),
    ...doubles(game.rulings.map(({ id }) => id)).map((id) => `${at}/rulings.json: "${id}" appears twice`),
    ...game.leaders.flatMap(({ name, rules }) => clauses(`leaders.json: "${name}"`, rules)),
    ...game.cards.flatMap(({ name, rules }) => clauses(`cards.json: "${name}"`, rules)),
    ...game.glossary.flatMap(({ term, clause }) => clauses(`glossary.json: "${term}"`, [clause])),
    ...game.unplayed.flatMap(({ id, rules }) => clauses(`cases.json: "${id}"`, rules)),
    ...game.examples.flatMap(({ file, rules }) => clauses(`examples/${file}`, rules)),
    ...missing(`${at}/cases.json: about`, 'calculator of an example', Object.values(game.about).flat(), run),
    ...missing(`${at}/ways.json: cover`, 'space', [...bright, ...roads.flat()], spaces),
    ...(game.map ? mapProblems(game.map, `${at}/map.json`, game.ids) : []),
  ];
}
