/** Games, calculators and fields as data for other programs: what each asks for, when a field matters, and which dice are rolled. */
import type { Calculator } from '../calculator/calculator.ts';
import { defaultsOf, type Field, type Fields } from '../calculator/fields.ts';
import type { Tables } from '../calculator/table.ts';
import { everyCalculatorOf, GAMES, type GameId } from '../games/index.ts';
import { gameOf } from '../gate/game.ts';

type Values = Readonly<Record<string, unknown>>;

/** Values worth trying to see what another field depends on. */
function tried(field: Field): unknown[] {
  switch (field.kind) {
    case 'number':
      return [...new Set([field.min, 0, 1, field.max])].filter((n) => n >= field.min && n <= field.max);
    case 'flag':
      return [true, false];
    case 'list':
      return [[], [defaultsOf(field.of as Fields)]];
    default:
      return field.options.map((o) => o.id);
  }
}

/** The fewest other values that show a field which is not asked for at first, or that hide one which is. */
function turning(fields: Fields, name: string, when: (input: Values) => boolean): Values[] {
  const start: Values = defaultsOf(fields);
  const shown = when(start);
  const single = Object.entries(fields).flatMap(([other, field]) =>
    other === name
      ? []
      : [...tried(field), ...('words' in field ? (field.words ?? []).map((w) => w.id) : [])]
          .filter((value) => JSON.stringify(value) !== JSON.stringify(start[other]))
          .map((value): Values => ({ [other]: value })),
  );
  const turns = (changes: Values): boolean => when({ ...start, ...changes }) !== shown;
  const alone = single.filter(turns);
  if (alone.length) return alone;
  // Two fields decide together.
  return single.flatMap((one, i) =>
    single.slice(i + 1).flatMap((two) => {
      const both = { ...one, ...two };
      return Object.keys(both).length === 2 && turns(both) ? [both] : [];
    }),
  );
}

function whenOf(fields: Fields, name: string, { when }: Field): Values {
  if (!when) return {};
  const changes = turning(fields, name, when);
  return when(defaultsOf(fields)) ? { unless: changes } : { when: changes };
}

/** What a field takes, without functions. */
function described(fields: Fields, name: string): Values {
  const field = fields[name]!;
  const { when: _, bar: __, ...rest } = field;
  const parts = field.kind === 'list' ? { of: describedAll(field.of as Fields) } : {};
  return { ...rest, ...parts, ...whenOf(fields, name, field) };
}

const describedAll = (fields: Fields): Values =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, described(fields, name)]));

/** `rolls`: the dice of the first throw with the defaults; absent where nothing is ever rolled. */
export function listedCalculator(calculator: Calculator, tables: Tables): Values {
  const { id, title, question, rules, fields, tables: used, rolls, sample, aims } = calculator;
  return {
    id,
    title,
    question,
    rules,
    tables: used,
    aims: Object.keys(aims),
    ...(rolls && { rolls: rolls(defaultsOf(fields as Fields) as never, tables, {}) }),
    drawn: sample !== undefined,
    fields: describedAll(fields as Fields),
  };
}

export async function listedGame(id: GameId): Promise<Values> {
  const { name, tables } = gameOf(id);
  return { id, name, calculators: (await everyCalculatorOf(id)).map((c) => listedCalculator(c, tables)) };
}

export const everyGame = async (): Promise<Values> => ({ games: await Promise.all(GAMES.map(listedGame)) });
