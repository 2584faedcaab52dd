/** A table with every entry's standing; the first axis runs down, the others across. The caller decides what a cell holds. */
import type { ComponentChildren } from 'preact';
import { type Entry, entryAt, type Key, keyName, type Table } from '../../calculator/table.ts';
import { integer, signed } from '../../calculator/words.ts';

/** Modifiers wear their sign, an empty cell is a dash. */
export const showValue = (table: Table, value: Key): string =>
  typeof value === 'number'
    ? table.fill
      ? signed(value)
      : integer(value)
    : value === '-'
      ? '–'
      : (table.called?.[value] ?? value);

/** Phrases are read from the left; a table of figures is centred. */
const hasPhrases = ({ axes, entries }: Table): boolean =>
  [
    ...axes.slice(0, 1).flatMap((axis) => axis.keys.map((key) => keyName(axis, key))),
    ...entries.map((e) => e.value),
  ].some((text) => /\p{L} \p{L}/u.test(String(text)));

interface TableGridProps {
  readonly table: Table;
  /** Draws a cell's content; the value where none is given. */
  readonly cell?: (at: readonly Key[], entry: Entry) => ComponentChildren;
}

export function TableGrid({ table, cell }: TableGridProps) {
  const [down, ...across] = table.axes;
  if (!down) return null;
  const columns = across.reduce<Key[][]>(
    (lists, axis) => lists.flatMap((list) => axis.keys.map((key) => [...list, key])),
    [[]],
  );
  return (
    <table class={table.fill ? 'entries dense' : hasPhrases(table) ? 'entries phrases' : 'entries'}>
      <thead>
        {across.map((axis, depth) => {
          const span = across.slice(depth + 1).reduce((n, a) => n * a.keys.length, 1);
          const repeat = across.slice(0, depth).reduce((n, a) => n * a.keys.length, 1);
          return (
            <tr key={axis.id}>
              <th scope="col" class="axis note one-line">
                {depth < across.length - 1 ? axis.label : axis.labels ? down.label : `${down.label} \\ ${axis.label}`}
              </th>
              {Array.from({ length: repeat }, (_, r) =>
                axis.keys.map((key) => (
                  <th key={`${r} ${key}`} scope={span > 1 ? 'colgroup' : 'col'} colSpan={span > 1 ? span : undefined}>
                    {keyName(axis, key)}
                  </th>
                )),
              )}
            </tr>
          );
        })}
      </thead>
      <tbody>
        {down.keys.map((row) => (
          <tr key={row}>
            <th scope="row">{keyName(down, row)}</th>
            {columns.map((column) => {
              const at = [row, ...column];
              const entry = entryAt(table, at);
              if (!entry) return <td key={at.join()} class="none" />;
              return (
                <td
                  key={at.join()}
                  class={`standing-${entry.standing}`}
                  title={`${entry.standing}${entry.source ? `: ${entry.source}` : ''}`}
                >
                  {cell ? cell(at, entry) : showValue(table, entry.value)}
                  <span class="unseen"> {entry.standing}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
