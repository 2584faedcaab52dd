/** What a calculator's island needs besides its input: its tables, the addresses of its clauses, the named values. */
import type { WrittenFields } from '../../calculator/address.ts';
import type { Calculator } from '../../calculator/calculator.ts';
import type { Fields } from '../../calculator/fields.ts';
import { mapped } from '../../calculator/keys.ts';
import { tableIn } from '../../calculator/table.ts';
import { calculatorOf } from '../../games/index.ts';
import { clausesIn, type Game } from '../../gate/game.ts';
import { clauseHref, gameHref, href } from '../links.ts';
import { ratedLeaders, withPlayers } from './rated-leaders.ts';

/** Where these clauses stand, and what they are called. */
export function clausePlaces(game: Game, ids: readonly string[]) {
  const clauses = clausesIn(game);
  return Object.fromEntries(
    [...new Set(ids)].flatMap((id) => {
      const clause = clauses.find((c) => c.id === id);
      return clause ? [[id, { href: clauseHref(game.id, clause), name: clause.name, title: clause.title }]] : [];
    }),
  );
}

export function surroundingsOf(game: Game, calculator: Calculator) {
  return {
    tables: Object.fromEntries(calculator.tables.map((id) => [id, tableIn(game.tables, id)])),
    places: clausePlaces(game, calculator.rules),
    presets: {
      leaders: ratedLeaders(game).map(({ name, side, players, rating, cell, standing }) => ({
        name,
        of: players ? `${side}, ${withPlayers(players)}` : side,
        ...(rating !== undefined && { rating }),
        ...(cell && { cell }),
        ...(standing === 'stand-in' && { standIn: true }),
      })),
    },
    tablesHref: gameHref(game.id, 'tables/'),
    methodHref: href('method/'),
  };
}

/** Where a game is followed at the table; none where its turn is not told. */
export const atTable = ({ id, sequence: { phases, seats } }: Game) =>
  phases.length && seats.length
    ? {
        turnHref: gameHref(id, 'turn/'),
        eveningHref: gameHref(id, 'evening/'),
        seats: Object.fromEntries(seats.flatMap((seat) => (seat.as ? [] : [[seat.id, seat.name]]))),
      }
    : undefined;

/** Of fields what an address needs. */
export const writtenFields = (fields: Fields): WrittenFields =>
  mapped(fields, (field) => ({
    key: field.key,
    kind: field.kind,
    default: field.default,
    ...(field.kind === 'list' && { of: writtenFields(field.of) }),
  }));

/** What the page of a calculator needs for its ways on. */
export async function leadsOf(game: Game, { id, leads = [] }: Calculator): Promise<Record<string, WrittenFields>> {
  const found = leads.map(async (other) => {
    const calculator = await calculatorOf(game.id, other);
    if (!calculator) throw new RangeError(`${game.id} ${id} leads to "${other}", which is not a calculator`);
    return [other, writtenFields(calculator.fields)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}
