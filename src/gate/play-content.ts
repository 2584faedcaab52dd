/**
 * What a page needs to play a whole game and to answer questions on its map: the tables that the game,
 * its march and its calculators read, without explanations.
 */
import type { Axis, Table, Tables } from '../calculator/table.ts';
import { everyCalculatorOf, marchOf, playOf } from '../games/index.ts';
import type { Game } from './game.ts';
import { contentOf, everySample } from './samples.ts';

/** What explains a figure, and decides nothing while a game is played. */
const EXPLAINS = ['source', 'note', 'standings'];

const unexplained = <T>(content: T): T =>
  JSON.parse(JSON.stringify(content, (key, value) => (EXPLAINS.includes(key) ? undefined : value)));

const watched = <T extends object>(all: T, read: Set<string>): T =>
  new Proxy(all, {
    get(_, name, of) {
      read.add(String(name));
      return Reflect.get(all, name, of);
    },
  });

/** A table that notes whose words are asked for: what its keys are called. */
const heard = (table: Table, read: Set<Axis>): Table => ({
  ...table,
  axes: table.axes.map((axis) => ({
    ...axis,
    get labels() {
      read.add(axis);
      return axis.labels;
    },
  })),
});

/** A table without its title, clauses and headings, and without words for keys that only a page prints. */
const bare = (table: Table, named: ReadonlySet<Axis>): Table => ({
  ...table,
  title: '',
  rules: [],
  axes: table.axes.map((axis) => ({
    ...axis,
    label: '',
    // Whether a column has words tells a reader's box what it holds.
    ...(axis.labels && !named.has(axis) && { labels: {} }),
  })),
});

/** What is looked at when the game begins: it reads nothing else later, or tables that its calculators read too. */
async function readAtStart(game: Game): Promise<{ parts: Set<string>; tables: Set<string>; named: Set<Axis> }> {
  const read = { parts: new Set<string>(), tables: new Set<string>(), named: new Set<Axis>() };
  const telling = Object.entries(game.tables).map(([id, table]) => [id, heard(table, read.named)] as const);
  const tables: Tables = watched(Object.fromEntries(telling), read.tables);
  const whole = await playOf(game.id);
  for (const { setup } of await everySample(game))
    whole?.start(setup, watched({ ...contentOf(game), tables }, read.parts));
  return read;
}

type Content = ReturnType<typeof contentOf>;

export async function playContent(game: Game): Promise<Partial<Content> & Pick<Content, 'tables'>> {
  const calculators = await everyCalculatorOf(game.id);
  const march = await marchOf(game.id);
  const start = await readAtStart(game);
  const read = new Set([...start.tables, ...calculators.flatMap(({ tables }) => tables), ...(march?.tables ?? [])]);
  const tables = Object.fromEntries(
    Object.entries(game.tables).flatMap(([id, table]) => (read.has(id) ? [[id, bare(table, start.named)]] : [])),
  );
  const parts = Object.entries(contentOf(game)).filter(([part]) => start.parts.has(part));
  return unexplained({ ...Object.fromEntries(parts), tables });
}
