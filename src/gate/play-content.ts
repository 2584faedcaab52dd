/** What a whole game is played from away from the build, and its map asked: the tables that it, its march and its calculators read, without what explains them. */
import type { Tables } from '../calculator/table.ts';
import { everyCalculatorOf, marchOf, playOf } from '../games/index.ts';
import type { Game } from './game.ts';
import { contentOf, everySample } from './samples.ts';

/** What explains a figure, and decides nothing while a game is played. */
const EXPLAINS = ['source', 'note'];

const unexplained = <T>(content: T): T =>
  JSON.parse(JSON.stringify(content, (key, value) => (EXPLAINS.includes(key) ? undefined : value)));

/** The tables that are looked at when the game begins: it reads no others later, or those that its calculators read too. */
async function readAtStart(game: Game): Promise<Set<string>> {
  const read = new Set<string>();
  const tables: Tables = new Proxy(game.tables, {
    get(all, name, of) {
      read.add(String(name));
      return Reflect.get(all, name, of);
    },
  });
  const whole = await playOf(game.id);
  for (const { setup } of await everySample(game)) whole?.start(setup, { ...contentOf(game), tables });
  return read;
}

export async function playContent(game: Game): Promise<ReturnType<typeof contentOf>> {
  const calculators = await everyCalculatorOf(game.id);
  const march = await marchOf(game.id);
  const read = new Set([
    ...(await readAtStart(game)),
    ...calculators.flatMap(({ tables }) => tables),
    ...(march?.tables ?? []),
  ]);
  const tables = Object.fromEntries(Object.entries(game.tables).filter(([id]) => read.has(id)));
  return unexplained({ ...contentOf(game), tables });
}
