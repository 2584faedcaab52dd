/** Connections that the reader's map has and ours does not: pairs of known spaces, added to the table of connections. Pure. */
import type { Own } from '../../calculator/own.ts';
import type { Table, Tables } from '../../calculator/table.ts';
import { endsOf, isPair, LINKS, NONE } from './parts.ts';

/** The names of all spaces that the table knows. */
const spacesIn = ({ axes }: Table): string[] => [
  ...new Set((axes[0]?.keys ?? []).flatMap((pair) => String(pair).split(' - '))),
];

/** The pair as the table has it, whichever way round; a new one as it was named. */
const pairIn = ({ axes }: Table, pair: string): string =>
  (axes[0]?.keys ?? []).map(String).find((known) => isPair(known, ...(pair.split(' - ') as [string, string]))) ?? pair;

/** The tables with a row for each pair that was typed in; until then nothing joins them. */
export function withPairs(tables: Tables, own: Own): Tables {
  const table = tables[LINKS];
  const [rows, columns] = table?.axes ?? [];
  const [column] = columns?.keys ?? [];
  if (!table || !rows || !columns || column === undefined) return tables;
  const names = spacesIn(table);
  const typed = Object.keys(own[LINKS] ?? {}).map((place) => place.replace(/ \S+$/, ''));
  const fresh = typed.filter(
    (pair) => endsOf(pair, names) && pairIn(table, pair) === pair && !rows.keys.includes(pair),
  );
  if (!fresh.length) return tables;
  const keys = [...rows.keys, ...fresh];
  return {
    ...tables,
    [LINKS]: {
      ...table,
      axes: [
        { ...rows, keys, labels: { ...rows.labels, ...Object.fromEntries(fresh.map((pair) => [pair, pair])) } },
        columns,
      ],
      entries: [
        ...table.entries,
        ...fresh.map((pair) => ({ at: [pair, column], value: NONE, standing: 'stand-in' as const })),
      ],
    },
  };
}
