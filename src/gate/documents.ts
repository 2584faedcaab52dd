/** Everything on the site that can be found, as documents for the index. */
import type { Field } from '../calculator/fields.ts';
import { type Document, type Kind, shelvesOf } from '../find/document.ts';
import type { TalkOfGames } from '../find/word-index.ts';
import { everyCalculatorOf, GAMES } from '../games/index.ts';
import { anchorOf, type Clause } from './clauses.ts';
import { allConcepts } from './concepts.ts';
import { allGames, clausesIn, type Game, type List } from './game.ts';
import { idOf } from './map.ts';
import { labelOf } from './names.ts';
import { pagesOf } from './pages.ts';
import { askedOf, type Lead } from './questions.ts';
import { type Row, rowOf } from './row.ts';
import { checkSpoken, takesOf } from './spoken.ts';

const clauseAddress = (game: Game, clause: Clause): string => `${game.id}/rules/${clause.slug}/#${anchorOf(clause.id)}`;

const leadAddress = (game: Game, lead: Lead): string =>
  lead.type === 'clause'
    ? clauseAddress(game, lead.clause)
    : `${game.id}/odds/${lead.calculator.id}/${lead.query && `?${lead.query}`}`;

/** A document without what all of its kind share. */
type Told = Omit<Document, 'game' | 'kind' | 'label'> & { readonly label?: string };

async function documentsOf(game: Game): Promise<Document[]> {
  const clauses = clausesIn(game);
  const written = new Map(clauses.map((c) => [c.id, c]));
  const chapters = new Map(game.chapters.map((c) => [c.slug, c.title]));
  const odds = await everyCalculatorOf(game.id);
  checkSpoken(game, odds);
  const own = `${game.id}/`;
  const all = (kind: Kind, label: string, told: readonly Told[]): Document[] =>
    told.map(({ id, ...rest }) => ({ game: game.id, kind, id, label, ...rest }));
  /** The rows of a sheet that lists them whole; none where no sheet does. */
  const rows = <T extends Row>(list: List, of: readonly T[], says: (row: T) => Pick<Told, 'path' | 'text'>): Told[] => {
    const sheet = game.reference.find((r) => r.lists.includes(list));
    return (sheet ? of : []).map((row) => {
      const id = rowOf(row);
      return { id, title: row.name, address: `${own}reference/${sheet?.slug}/#${id}`, ...says(row) };
    });
  };
  return [
    ...all(
      'clause',
      '',
      clauses.map((c) => ({
        id: c.id,
        label: labelOf(c),
        title: c.title,
        text: c.text,
        path: chapters.get(c.slug) ?? '',
        address: clauseAddress(game, c),
      })),
    ),
    ...all(
      'why',
      'Why',
      clauses.flatMap((c) =>
        c.notes.map((note) => ({ id: note.title, ...note, path: c.name, address: clauseAddress(game, c) })),
      ),
    ),
    ...all(
      'calculator',
      'Odds',
      odds.map((c) => {
        const labels = Object.values<Field>(c.fields).map(({ label }) => label);
        const text = `${c.question} odds calculator ${labels.join(', ')}`;
        return {
          id: c.id,
          title: c.title,
          text,
          path: 'Odds',
          address: `${own}odds/${c.id}/`,
          takes: takesOf(game, c),
        };
      }),
    ),
    ...all(
      'table',
      'Table',
      Object.values(game.tables).map(({ id, title, note: text = '' }) => {
        return { id, title, text, path: 'Tables', address: `${own}tables/#${id}` };
      }),
    ),
    ...all(
      'ruling',
      'Ruling',
      game.rulings.flatMap(({ id, title, follow, why, rules }) => {
        const clause = rules.map((rule) => written.get(rule)).find((c) => c !== undefined);
        const text = `${follow} ${why}`;
        return clause ? [{ id, title, text, path: clause.name, address: clauseAddress(game, clause) }] : [];
      }),
    ),
    ...all(
      'reference',
      'At a glance',
      game.reference.map(({ slug: id, title, summary: text }) => {
        return { id, title, text, path: 'Reference', address: `${own}reference/${id}/` };
      }),
    ),
    ...all(
      'question',
      'Question',
      (await askedOf(game)).map(({ ask: id, answer: text, group: path, to }) => {
        return { id, title: id, text, path, address: leadAddress(game, to) };
      }),
    ),
    ...all(
      'example',
      'Example',
      game.examples.map(({ id, title, given, rules: [first = ''] }) => {
        const [path, address] = [written.get(first)?.name ?? '', `${own}examples/#example-${anchorOf(id)}`];
        return { id, title, text: given.join(' '), path, address };
      }),
    ),
    ...all(
      'space',
      'Map',
      (game.map?.spaces ?? []).map(({ also = [], called = [], home, region, ...space }) => {
        const [id, text] = [idOf(space), [...also, ...called, home, region].filter(Boolean).join(', ')];
        return { id, title: space.name, text, path: 'Map', address: `${own}map/#${id}` };
      }),
    ),
    ...pagesOf(game),
    ...all(
      'leader',
      'Leader',
      rows('Leaders', game.leaders, ({ side: path, what: text = '' }) => ({ path, text })),
    ),
    ...all(
      'card',
      'Card',
      rows('Cards', game.cards, ({ deck: path, what: text }) => ({ path, text })),
    ),
  ];
}

const concepts = (): Document[] =>
  allConcepts().map(({ slug, title, summary, aspects }) => ({
    game: '',
    kind: 'concept',
    id: slug,
    label: 'All games',
    title,
    text: `${summary} ${aspects.map((a) => a.aspect).join(', ')}`,
    path: 'Across the games',
    address: `concepts/${slug}/`,
  }));

export const SHELVES: readonly string[] = shelvesOf(GAMES);

/** What lies on one shelf. */
export async function documentsOn(shelf: string): Promise<Document[]> {
  const game = allGames().find(({ id }) => id === shelf);
  return game ? documentsOf(game) : concepts();
}

/** All shelves in their order: the index counts on it. */
export const allDocuments = async (): Promise<Document[]> => (await Promise.all(SHELVES.map(documentsOn))).flat();

/** How the players of each game speak of its rules. */
export const allTalk = (): TalkOfGames =>
  Object.fromEntries(allGames().map(({ id, spoken: { talk, asked } }) => [id, { talk, asked }]));
