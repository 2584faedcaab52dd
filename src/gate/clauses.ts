/** Reads the clauses out of a chapter's MDX: their ids, titles and what they refer to. Does not render anything. */
import { nameOf } from './names.ts';
import { unknownName } from './problem.ts';

/** Parts of the rules that a table may leave out, and what they are called. */
export const VARIANTS = { optional: 'Optional rules', fast: 'Fast Version' } as const;
export type VariantId = keyof typeof VARIANTS;

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
  readonly variant?: VariantId;
  /** Every variant that it or a passage of it belongs to. */
  readonly variants: readonly VariantId[];
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

/** The variants that these clauses know, in the order of the list. */
export const variantsIn = (clauses: readonly Clause[]): VariantId[] =>
  (Object.keys(VARIANTS) as VariantId[]).filter((id) => clauses.some((c) => c.variants.includes(id)));

/** The ids that the components of one kind name in a text. */
export const idsIn = (mdx: string, tag: 'Cite' | 'Table' | 'Variant' | 'Beyond' | 'Odds'): string[] =>
  [...mdx.matchAll(new RegExp(`<${tag} (?:id|ruling|calculator)="([^"]+)"`, 'g'))].map(([, found]) => found!);

const RULE = /<Rule\b([^>]*)>([\s\S]*?)<\/Rule>/g;
const WHY = /<Why title="([^"]+)">([\s\S]*?)<\/Why>/g;
const ATTRIBUTE = /(\w+)="([^"]*)"/g;

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, value!]));

/** The names of a chapter's clauses, by id. */
export const namesIn = (mdx: string): [id: string, name: string][] =>
  [...mdx.matchAll(RULE)].map(([, attributes = '']) => {
    const { id = '', title = '', name = nameOf(id, title) } = attributesIn(attributes);
    return [id, name];
  });

/** `names` are those of the whole game: a text may refer to any clause. */
export function clausesOf(
  mdx: string,
  file: string,
  chapter: string,
  slug: string,
  problems: string[],
  names: ReadonlyMap<string, string> = new Map(namesIn(mdx)),
): Clause[] {
  const opened = mdx.match(/<Rule\b/g)?.length ?? 0;
  const clauses = [...mdx.matchAll(RULE)].map(([, attributes = '', body = '']): Clause => {
    const given = attributesIn(attributes);
    const { id = '', title = '', kind = 'rule', players } = given;
    const where = `${file}: clause "${id || title}"`;
    if (!id || !title) problems.push(`${where}: found ${JSON.stringify(given)}, expected id and title`);
    if (!KINDS.includes(kind as Kind))
      problems.push(`${where}: found kind "${kind}", expected one of ${KINDS.join(', ')}`);
    const counts = players === undefined ? undefined : playersOf(players);
    if (players !== undefined && !counts)
      problems.push(`${where}: found players "${players}", expected a number or range such as "5" or "2-4"`);
    const passages = idsIn(body, 'Variant');
    for (const variant of passages)
      if (!Object.hasOwn(VARIANTS, variant))
        problems.push(unknownName(where, 'variant', variant, Object.keys(VARIANTS)));
    const notes = [...body.matchAll(WHY)].map(
      ([, title = '', text = '']): Note => ({ title, text: plain(text, names) }),
    );
    if (notes.length !== (body.match(/<Why\b/g)?.length ?? 0))
      problems.push(`${where}: found a <Why> without a title or an end, expected <Why title="...">...</Why>`);
    const variant: VariantId | undefined = kind === 'optional' ? 'optional' : undefined;
    return {
      id,
      title,
      name: names.get(id) ?? title,
      kind: kind as Kind,
      ...(counts && { players: counts }),
      ...(variant && { variant }),
      variants: [...new Set<VariantId>([...(variant ? [variant] : []), ...(passages as VariantId[])])],
      chapter,
      slug,
      cites: idsIn(body, 'Cite'),
      tables: idsIn(body, 'Table'),
      readings: idsIn(body, 'Beyond'),
      text: plain(body.replace(WHY, ''), names),
      notes,
    };
  });
  if (clauses.length !== opened)
    problems.push(
      `${file}: found ${opened} opening <Rule> tags, expected each to be closed before the next (${clauses.length} are)`,
    );
  return clauses;
}

/** Markdown and components stripped to words; a reference keeps its name. */
const plain = (body: string, names: ReadonlyMap<string, string>): string =>
  body
    .replace(/<Cite id="([^"]+)"\s*\/>/g, (_, id: string) => names.get(id) ?? id)
    .replace(/<[^>]*>/g, ' ')
    .replace(/^\s*(?:-|\d+\.)\s+/gm, ' ')
    .replace(/^[\s|:-]*-{3,}[\s|:-]*$|[*_`|]/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
