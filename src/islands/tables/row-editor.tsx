/** One row of the box: a card, a leader, a space; every entry of it with keys, confirmed with one tap or corrected. */
import { useEffect, useRef } from 'preact/hooks';
import { keysFor } from '../../calculator/card/unknown.ts';
import { placeOf } from '../../calculator/own.ts';
import { allowedAt, allowedIn, readCell } from '../../calculator/own-cell.ts';
import { entryAt, type Key, type Table, type Tables, type Value } from '../../calculator/table.ts';
import { type BoxRow, columnName } from '../../stores/box/rows.ts';
import { typeEntries } from '../../stores/own-edit.ts';
import { showValue } from './table-grid.tsx';

interface RowEditorProps {
  readonly game: string;
  /** With what the reader has entered so far. */
  readonly mine: Tables;
  readonly row: BoxRow;
  readonly next: () => void;
  readonly before: () => void;
}

export function RowEditor({ game, mine, row, next, before }: RowEditorProps) {
  const { table, name, cells } = row;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), [row]);
  const now = (at: readonly Key[]) => entryAt(mine[table.id] ?? table, at);
  const confirm = () => {
    typeEntries(game, table.id, Object.fromEntries(cells.map((at) => [placeOf(at), now(at)?.value ?? ''])));
    next();
  };
  return (
    <section class="row-editor" aria-label={table.title}>
      <h2 ref={head} tabIndex={-1}>
        {table.title}: <b>{name}</b>
      </h2>
      {cells.map((at) => (
        <Cell
          key={placeOf(at)}
          table={table}
          at={at}
          value={now(at)?.value}
          isTold={now(at)?.standing === 'yours'}
          take={(value) => typeEntries(game, table.id, { [placeOf(at)]: value })}
        />
      ))}
      <div class="ways">
        <button type="button" onClick={before} aria-label="The row before">
          ‹
        </button>
        <button type="button" class="filled" onClick={confirm}>
          So it is in my box
        </button>
        <button type="button" onClick={next} aria-label="Skip this row">
          ›
        </button>
      </div>
    </section>
  );
}

interface CellProps {
  readonly table: Table;
  readonly at: readonly Key[];
  readonly value: Value | undefined;
  readonly isTold: boolean;
  readonly take: (value: Value) => void;
}

function Cell({ table, at, value, isTold, take }: CellProps) {
  const keys = keysFor(table, at);
  const { words, numbers } = allowedAt(table, at);
  const all = words.length + (numbers ? numbers[1] - numbers[0] + 1 : 0);
  const ours = entryAt(table, at)?.value;
  const name = columnName(table, at);
  return (
    <fieldset>
      <legend>
        {name} <small>{isTold ? 'yours' : 'our stand-in'}</small>
      </legend>
      <div class="keys">
        {keys.length > 8 ? (
          <select
            aria-label={name || table.title}
            value={String(value)}
            onChange={({ currentTarget }) => {
              const read = readCell(table, at, currentTarget.value);
              if (read !== undefined) take(read);
            }}
          >
            {keys.map((key) => (
              <option key={key} value={String(key)}>
                {showValue(table, key)}
              </option>
            ))}
          </select>
        ) : (
          keys.map((key) => (
            <button
              key={key}
              type="button"
              aria-pressed={key === value}
              data-ours={key === ours ? '' : undefined}
              onClick={() => take(key)}
            >
              {showValue(table, key)}
            </button>
          ))
        )}
        {keys.length <= 8 && all > keys.length && (
          <input
            inputMode="numeric"
            size={3}
            placeholder="other"
            aria-label={`${name || table.title}: another, ${allowedIn(table, at)}`}
            onChange={({ currentTarget }) => {
              const read = readCell(table, at, currentTarget.value);
              if (read !== undefined) take(read);
              currentTarget.value = '';
            }}
          />
        )}
      </div>
    </fieldset>
  );
}
