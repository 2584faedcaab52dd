/** What a whole game is played from away from the build, and its map asked: the tables that it, its march and its calculators read, without what explains them. */
import type { Tables } from '../calculator/table.ts';
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

/** What is looked at when the game begins: it reads nothing else later, or tables that its calculators read too. */
async function readAtStart(game: Game): Promise<{ parts: Set<string>; tables: Set<string> }> {
  const read = { parts: new Set<string>(), tables: new Set<string>() };
  const tables: Tables = watched(game.tables, read.tables);
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
  const tables = Object.fromEntries(Object.entries(game.tables).filter(([id]) => read.has(id)));
  const parts = Object.entries(contentOf(game)).filter(([part]) => start.parts.has(part));
  return unexplained({ ...Object.fromEntries(parts), tables });
}
