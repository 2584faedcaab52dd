/** The parts of a game's box in the order of its page, and what each table affects. */
import type { Calculator } from '../../calculator/calculator.ts';
import type { Field } from '../../calculator/fields.ts';
import type { Tables } from '../../calculator/table.ts';
import { listed } from '../../calculator/words.ts';
import { everyCalculatorOf, playOf } from '../../games/index.ts';
import type { Game } from '../../gate/game.ts';
import type { BoxProps } from '../../islands/tables/box.tsx';
import {
  DECK_CARDS,
  LINKS,
  SET_UP_LEADERS,
  SET_UP_PIECES,
  SET_UP_PLACES,
  SET_UP_POINTS,
  SET_UP_SPACES,
  SPACES,
} from '../../stores/box/parts.ts';
import { rowsOf } from '../../stores/box/rows.ts';
import { readersOf } from './backlinks.ts';
import { boxTables } from './box.ts';
import { ratedLeaders } from './rated-leaders.ts';

const PLACES = ['links', 'spaces', 'provinces', 'areas', 'tribes', 'sea-lanes', 'city-capacity'];

/** Where a table lies in the box; what is named nowhere stands on the reference card. */
const LIES: Readonly<Record<string, (id: string) => boolean>> = {
  Map: (id) => [LINKS, SPACES, SET_UP_SPACES, ...PLACES].includes(id),
  Deck: (id) => id === DECK_CARDS || id === 'card-values' || id.endsWith('-deck'),
  Leaders: (id) => id === SET_UP_LEADERS || id === 'generals',
  'Set-up': (id) => [SET_UP_PIECES, SET_UP_PLACES, SET_UP_POINTS, 'set-up'].includes(id),
};
const CARD = 'Reference card';

const MOST_NAMED = 3;

/** Calculators that offer the leaders by name. */
const offeringLeaders = async (game: Game): Promise<Calculator[]> =>
  (await everyCalculatorOf(game.id)).filter(({ fields }) =>
    Object.values<Field>(fields).some((field) => 'presets' in field && field.presets),
  );

async function changedBy(game: Game, id: string, isPlayed: boolean): Promise<string> {
  const ratings = ratedLeaders(game).some(({ cell }) => cell?.[0] === id);
  const readers = [...(await readersOf(game, id)), ...(ratings ? await offeringLeaders(game) : [])];
  const titles = [...new Set(readers.map(({ title }) => title))];
  const named =
    titles.length > MOST_NAMED ? [...titles.slice(0, MOST_NAMED), `${titles.length - MOST_NAMED} more`] : titles;
  const others = [...(id === LINKS || id === 'links' ? ['the map'] : []), ...(isPlayed ? ['new games'] : [])];
  return listed([...named, ...others]);
}

export async function boxParts(game: Game): Promise<Pick<BoxProps, 'tables' | 'parts' | 'changes'>> {
  const all: Tables = { ...game.tables, ...boxTables(game) };
  const tables = Object.fromEntries(Object.entries(all).filter(([, table]) => rowsOf(table).length));
  const ids = Object.keys(tables);
  const partOf = (id: string) => Object.keys(LIES).find((part) => LIES[part]?.(id)) ?? CARD;
  const parts = [CARD, ...Object.keys(LIES)].flatMap((title) => {
    const own = ids.filter((id) => partOf(id) === title);
    const map = own.some((id) => id === LINKS || id === 'links');
    return own.length ? [{ title, tables: own, ...(map && { map }) }] : [];
  });
  const isPlayed = (await playOf(game.id)) !== undefined;
  const changes = await Promise.all(ids.map(async (id) => [id, await changedBy(game, id, isPlayed)] as const));
  return { tables, parts, changes: Object.fromEntries(changes) };
}
