/** Reads the clauses out of a chapter's MDX: their ids, titles and what they refer to. Does not render anything. */
import { unknownName } from './problem.ts';

/** Parts of the rules that a table may leave out, and what they are called. */
export const VARIANTS = { optional: 'Optional rules', fast: 'Fast Version' } as const;
export type VariantId = keyof typeof VARIANTS;

const KINDS = ['rule', 'note', 'exception', 'clarification', 'glossary', 'aid', 'optional'] as const;
export type Kind = (typeof KINDS)[number];

export interface Clause {
  readonly id: string;
  readonly title: string;
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
  /** Plain words of the clause, for search and previews. */
  readonly text: string;
}

/** A clause's place in its page: the id without #, and - for /. */
export const anchorOf = (id: string): string => id.replaceAll('#', '').replaceAll('/', '-');

/** How a clause is named in print: 12.4.2-note reads "12.4.2 note". */
export const labelOf = (id: string): string => {
  const [head, ...rest] = id.split('-');
  if (head === 'glossary' || head === 'aid') return rest.join(' ');
  return [
    head,
    ...rest.map((part) => part.replace(/^(\d)p$/, '$1 players').replace(/^(\d)-(\d)p$/, '$1 to $2 players')),
  ].join(' ');
};

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
export const idsIn = (mdx: string, tag: 'Cite' | 'Table' | 'Variant'): string[] =>
  [...mdx.matchAll(new RegExp(`<${tag} id="([^"]+)"`, 'g'))].map(([, found]) => found!);

const RULE = /<Rule\b([^>]*)>([\s\S]*?)<\/Rule>/g;
const ATTRIBUTE = /(\w+)="([^"]*)"/g;

export function clausesOf(mdx: string, file: string, chapter: string, slug: string, problems: string[]): Clause[] {
  const opened = mdx.match(/<Rule\b/g)?.length ?? 0;
  const clauses = [...mdx.matchAll(RULE)].map(([, attributes = '', body = '']): Clause => {
    const given = Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, value!]));
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
    const variant: VariantId | undefined = kind === 'optional' ? 'optional' : undefined;
    return {
      id,
      title,
      kind: kind as Kind,
      ...(counts && { players: counts }),
      ...(variant && { variant }),
      variants: [...new Set<VariantId>([...(variant ? [variant] : []), ...(passages as VariantId[])])],
      chapter,
      slug,
      cites: idsIn(body, 'Cite'),
      tables: idsIn(body, 'Table'),
      text: plain(body),
    };
  });
  if (clauses.length !== opened)
    problems.push(
      `${file}: found ${opened} opening <Rule> tags, expected each to be closed before the next (${clauses.length} are)`,
    );
  return clauses;
}

/** Markdown and components stripped to words; a reference keeps its number. */
const plain = (body: string): string =>
  body
    .replace(/<Cite id="([^"]+)"\s*\/>/g, (_, id: string) => labelOf(id))
    .replace(/<[^>]*>/g, ' ')
    .replace(/^\s*(?:-|\d+\.)\s+/gm, ' ')
    .replace(/^[\s|:-]*-{3,}[\s|:-]*$|[*_`|]/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
