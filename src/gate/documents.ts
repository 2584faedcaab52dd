/** Everything on the site that can be found, as documents for the index. */
import type { Field } from '../calculator/fields.ts';
import { type Document, shelvesOf } from '../find/document.ts';
import type { TableTalk } from '../find/table-talk.ts';
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

async function documentsOf(game: Game): Promise<Document[]> {
  const clauses = clausesIn(game);
  const written = new Map(clauses.map((c) => [c.id, c]));
  const chapters = new Map(game.chapters.map((c) => [c.slug, c]));
  const odds = await everyCalculatorOf(game.id);
  checkSpoken(game, odds);
  const at = (ids: readonly string[]): Clause | undefined =>
    ids.map((id) => written.get(id)).find((c) => c !== undefined);
  return [
    ...clauses.map(
      (c): Document => ({
        game: game.id,
        kind: 'clause',
        id: c.id,
        label: labelOf(c),
        title: c.title,
        text: c.text,
        path: chapters.get(c.slug)?.title ?? '',
        address: clauseAddress(game, c),
      }),
    ),
    ...clauses.flatMap((c) =>
      c.notes.map(
        ({ title, text }): Document => ({
          game: game.id,
          kind: 'why',
          id: title,
          label: 'Why',
          title,
          text,
          path: c.name,
          address: clauseAddress(game, c),
        }),
      ),
    ),
    ...odds.map(
      (c): Document => ({
        game: game.id,
        kind: 'calculator',
        id: c.id,
        label: 'Odds',
        title: c.title,
        text: `${c.question} odds calculator ${Object.values<Field>(c.fields)
          .map((f) => f.label)
          .join(', ')}`,
        path: 'Odds',
        address: `${game.id}/odds/${c.id}/`,
        takes: takesOf(game, c),
      }),
    ),
    ...Object.values(game.tables).map(
      (t): Document => ({
        game: game.id,
        kind: 'table',
        id: t.id,
        label: 'Table',
        title: t.title,
        text: t.note ?? '',
        path: 'Tables',
        address: `${game.id}/tables/#${t.id}`,
      }),
    ),
    ...game.rulings.flatMap((r): Document[] => {
      const clause = at(r.rules);
      return clause
        ? [
            {
              game: game.id,
              kind: 'ruling',
              id: r.id,
              label: 'Ruling',
              title: r.title,
              text: `${r.follow} ${r.why}`,
              path: clause.name,
              address: clauseAddress(game, clause),
            },
          ]
        : [];
    }),
    ...game.reference.map(
      (r): Document => ({
        game: game.id,
        kind: 'reference',
        id: r.slug,
        label: 'At a glance',
        title: r.title,
        text: r.summary,
        path: 'Reference',
        address: `${game.id}/reference/${r.slug}/`,
      }),
    ),
    ...(await askedOf(game)).map(
      (q): Document => ({
        game: game.id,
        kind: 'question',
        id: q.ask,
        label: 'Question',
        title: q.ask,
        text: q.answer,
        path: q.group,
        address: leadAddress(game, q.to),
      }),
    ),
    ...game.examples.map(
      (e): Document => ({
        game: game.id,
        kind: 'example',
        id: e.id,
        label: 'Example',
        title: e.title,
        text: e.given.join(' '),
        path: written.get(e.rules[0] ?? '')?.name ?? '',
        address: `${game.id}/examples/#example-${anchorOf(e.id)}`,
      }),
    ),
    ...(game.map?.spaces ?? []).map(
      ({ id, name, also = [], called = [], home, region }): Document => ({
        game: game.id,
        kind: 'space',
        id: idOf({ id, name }),
        label: 'Map',
        title: name,
        text: [...also, ...called, home, region].filter(Boolean).join(', '),
        path: 'Map',
        address: `${game.id}/map/#${idOf({ id, name })}`,
      }),
    ),
    ...pagesOf(game),
    ...listed(game, 'Leaders', game.leaders, ({ side, what = '' }) => ({ kind: 'leader', path: side, text: what })),
    ...listed(game, 'Cards', game.cards, ({ deck, what }) => ({ kind: 'card', path: deck, text: what })),
  ];
}

/** The rows of a sheet that lists them whole; none where no sheet does. */
function listed<T extends Row>(
  game: Game,
  list: List,
  rows: readonly T[],
  says: (row: T) => Pick<Document, 'kind' | 'path' | 'text'>,
): Document[] {
  const sheet = game.reference.find((r) => r.lists.includes(list));
  return sheet
    ? rows.map((row) => ({
        game: game.id,
        id: rowOf(row),
        label: list === 'Leaders' ? 'Leader' : 'Card',
        title: row.name,
        address: `${game.id}/reference/${sheet.slug}/#${rowOf(row)}`,
        ...says(row),
      }))
    : [];
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

/** What the players of each game say for its rules' words. */
export const allTalk = (): Record<string, TableTalk> =>
  Object.fromEntries(allGames().map(({ id, spoken }) => [id, spoken.talk]));
