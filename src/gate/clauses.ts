/** The clauses of a chapter: their ids, titles and what they refer to. Renders nothing. */
import { isAmong } from '../calculator/keys.ts';
import { type Component, componentsIn, type Mdx, namedIn, wordsIn } from './mdx.ts';
import { nameOf } from './names.ts';
import { unknownName } from './problem.ts';

const KINDS = ['rule', 'note', 'exception', 'clarification', 'glossary', 'aid', 'optional'] as const;
export type Kind = (typeof KINDS)[number];

/** A folded note at a clause: why the rule is so. */
export interface Note {
  readonly title: string;
  readonly text: string;
}

export interface Clause {
  readonly id: string;
  readonly title: string;
  /** How others refer to it. */
  readonly name: string;
  readonly kind: Kind;
  /** Numbers of players for which it holds; undefined: all. */
  readonly players?: readonly number[];
  /** Set where the whole clause belongs to a variant. */
  readonly variant?: string;
  /** Every variant that it or a passage of it belongs to. */
  readonly variants: readonly string[];
  readonly chapter: string;
  readonly slug: string;
  readonly cites: readonly string[];
  readonly tables: readonly string[];
  /** The rulings behind its words that are not the source's. */
  readonly readings: readonly string[];
  /** Plain words of the clause, for search and previews; its notes apart. */
  readonly text: string;
  readonly notes: readonly Note[];
}

/** A clause's place in its page: the id without #, and - for /. */
export const anchorOf = (id: string): string => id.replaceAll('#', '').replaceAll('/', '-');

/** "5" or "2-4" as numbers. */
export function playersOf(text: string): number[] | undefined {
  const [, from, to = from] = /^([2-5])(?:-([2-5]))?$/.exec(text) ?? [];
  if (!from || !to || Number(to) < Number(from)) return undefined;
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i);
}

/** How many may play, out of a game's "2 to 5 players". */
export const playerCounts = (text: string): number[] =>
  playersOf(text.replace(' players', '').replace(' to ', '-')) ?? [];

/** For how many players something holds, as its mark. */
export function playersMark(players: readonly number[]): string {
  const [least, most] = [players[0], players.at(-1)];
  if (least !== most) return `${least} to ${most} players`;
  return least === 5 ? 'five players' : `${least} players`;
}

/** Every <Rule> of a chapter, in its order. */
export const rulesIn = (body: Mdx['body']): Component[] => componentsIn(body).filter(({ name }) => name === 'Rule');

/** The names of a chapter's clauses, by id. */
export const namesIn = (rules: readonly Component[]): [id: string, name: string][] =>
  rules.map(({ given: { id = '', title = '', name = nameOf(id, title) } }) => [id, name]);

/** Where a chapter stands, and what its text may name. */
export interface InChapter {
  readonly file: string;
  readonly chapter: string;
  readonly slug: string;
  /** Of the whole game: a text may refer to any clause. */
  readonly names: ReadonlyMap<string, string>;
  /** What may be left out, by id. */
  readonly variants: Readonly<Record<string, string>>;
}

export const clausesOf = (rules: readonly Component[], place: InChapter, problems: string[]): Clause[] =>
  rules.map((rule) => clauseOf(rule, place, problems));

function clauseOf({ given, inside }: Component, place: InChapter, problems: string[]): Clause {
  const { file, chapter, slug, names, variants } = place;
  const { id = '', title = '', kind = 'rule', players } = given;
  const where = `${file}: clause "${id || title}"`;
  if (!id || !title) problems.push(`${where}: found ${JSON.stringify(given)}, expected id and title`);
  if (!isAmong(KINDS, kind)) problems.push(`${where}: found kind "${kind}", expected one of ${KINDS.join(', ')}`);
  const counts = players === undefined ? undefined : playersOf(players);
  if (players !== undefined && !counts)
    problems.push(`${where}: found players "${players}", expected a number or range such as "5" or "2-4"`);
  const parts = componentsIn(inside);
  const passages = namedIn(parts, 'Variant');
  for (const variant of passages)
    if (!Object.hasOwn(variants, variant)) problems.push(unknownName(where, 'variant', variant, Object.keys(variants)));
  const cited = ({ name, given: { id } }: Component) => (name === 'Cite' && id ? (names.get(id) ?? id) : undefined);
  const notes = parts.flatMap(({ name, given: { title }, inside: text }): Note[] => {
    if (name !== 'Why') return [];
    if (!title) problems.push(`${where}: found a <Why> without a title, expected <Why title="...">...</Why>`);
    return [{ title: title ?? '', text: wordsIn(text, cited) }];
  });
  const optional = kind === 'optional' ? [kind] : [];
  return {
    id,
    title,
    name: names.get(id) ?? title,
    kind: isAmong(KINDS, kind) ? kind : 'rule',
    ...(counts && { players: counts }),
    ...(optional[0] && { variant: optional[0] }),
    variants: [...new Set([...optional, ...passages])],
    chapter,
    slug,
    cites: namedIn(parts, 'Cite'),
    tables: namedIn(parts, 'Table'),
    readings: namedIn(parts, 'Beyond', 'ruling'),
    text: wordsIn(inside, (part) => (part.name === 'Why' ? ' ' : cited(part))),
    notes,
  };
}
