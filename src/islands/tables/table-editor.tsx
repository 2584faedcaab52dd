/** A table the reader can replace with their own: type, paste a row, undo, reset; it asks before changing what examples prove. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { cellsOf, placeOf, sorted, withOwn } from '../../calculator/own.ts';
import { allowedIn, contradiction, readCell } from '../../calculator/own-cell.ts';
import { type Entry, type Key, keyName, type Table, tableIn, type Value } from '../../calculator/table.ts';
import { $own, openOwn, ownOf } from '../../stores/kept/own-tables.ts';
import { $past, forgetEntry, resetEntries, typeEntries, undo } from '../../stores/own-edit.ts';
import { useAwake } from '../awake.ts';
import { useStore } from '../use-store.ts';
import { showValue, TableGrid } from './table-grid.tsx';
import * as say from './words.ts';

interface Doubt {
  readonly at: readonly Key[];
  readonly value: Value;
  readonly proven: Entry;
}

export default function TableEditor({ game, table }: { game: string; table: Table }) {
  const own = useStore($own);
  const past = useStore($past);
  const [editing, setEditing] = useState(false);
  const [problem, setProblem] = useState('');
  const [doubts, setDoubts] = useState<readonly Doubt[]>([]);
  const root = useRef<HTMLDivElement>(null);
  useEffect(openOwn, []);
  useAwake(root);
  const { own: fitting, misfits } = sorted({ [table.id]: table }, ownOf(own, game));
  const mine = tableIn(withOwn({ [table.id]: table }, fitting), table.id);
  const typed = Object.keys(fitting[table.id] ?? {}).length;
  const cells = cellsOf(table);
  const label = (at: readonly Key[]) => table.axes.map((axis, i) => keyName(axis, at[i] ?? '')).join(', ');

  /** Takes texts for cells in reading order; nothing is taken unless all of them fit. */
  const take = (from: readonly Key[], texts: readonly string[]) => {
    const start = cells.findIndex((at) => placeOf(at) === placeOf(from));
    const sure: Record<string, Value> = {};
    const unsure: Doubt[] = [];
    for (const [i, text] of texts.entries()) {
      const at = cells[start + i];
      const value = at && readCell(table, at, text);
      if (!at || value === undefined) {
        setProblem(at ? say.cellMust(label(at), allowedIn(table, at), text) : say.tooMany);
        return;
      }
      const proven = contradiction(table, at, value);
      if (proven) unsure.push({ at, value, proven });
      else sure[placeOf(at)] = value;
    }
    setProblem('');
    setDoubts([...doubts.filter((d) => !unsure.some((u) => placeOf(u.at) === placeOf(d.at))), ...unsure]);
    if (Object.keys(sure).length) typeEntries(game, table.id, sure);
  };
  const settle = (doubt: Doubt, keep: boolean) => {
    setDoubts(doubts.filter((d) => d !== doubt));
    if (keep) typeEntries(game, table.id, { [placeOf(doubt.at)]: doubt.value });
  };
  const input = (at: readonly Key[], entry: Entry) => (
    <input
      key={placeOf(at)}
      class="cell-input"
      aria-label={`${table.title}: ${label(at)}`}
      autocomplete="off"
      defaultValue={String(entry.value)}
      onFocus={(event) => event.currentTarget.select()}
      onInput={({ currentTarget: { dataset } }) => {
        dataset['typed'] = '';
      }}
      onBlur={({ currentTarget: { value, dataset } }) => {
        // Whoever types what stands in for an entry has it from a card.
        const confirmed = 'typed' in dataset && entry.standing === 'stand-in';
        delete dataset['typed'];
        if (confirmed || value !== String(entry.value)) take(at, [value]);
      }}
      onKeyDown={(event) => move(event)}
      onPaste={(event) => {
        const texts = (event.clipboardData?.getData('text') ?? '').trim().split(/[\s;,|]+/);
        if (texts.length < 2) return;
        event.preventDefault();
        take(at, texts);
      }}
    />
  );
  return (
    <div class="table-editor" ref={root}>
      <section class="scroll" aria-label={say.tableOf(table.title)} tabIndex={editing ? undefined : 0}>
        {editing ? <TableGrid table={mine} cell={input} /> : <TableGrid table={mine} />}
      </section>
      <p class="actions row">
        <button type="button" aria-pressed={editing} onClick={() => setEditing(!editing)}>
          {editing ? say.done : say.typeCard}
        </button>
        {past.length > 0 && (
          <button type="button" onClick={undo}>
            {say.undo}
          </button>
        )}
        {typed > 0 && (
          <button type="button" onClick={() => resetEntries(game, table.id)}>
            {say.backToOurs}
          </button>
        )}
        <span role="status">{typed > 0 && say.areYours(typed)}</span>
      </p>
      {editing && <p class="hint">{say.howToType}</p>}
      {misfits.map(({ place, value }) => (
        <p key={place} class="notice">
          {say.notFitting(`${place} = ${value}`)}{' '}
          <button type="button" onClick={() => forgetEntry(game, table.id, place)}>
            {say.forgetIt}
          </button>
        </p>
      ))}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {doubts.map((d) => (
        <p key={placeOf(d.at)} class="notice" role="alert">
          {say.keepAnyway(
            label(d.at),
            d.proven.source ? say.proves(d.proven.source.replace('-', ' ')) : say.prints,
            showValue(table, d.proven.value),
            showValue(table, d.value),
          )}{' '}
          <button type="button" onClick={() => settle(d, true)}>
            {say.keepMine}
          </button>{' '}
          <button type="button" onClick={() => settle(d, false)}>
            {say.asProven}
          </button>
        </p>
      ))}
    </div>
  );
}

/** Up, down and Enter walk over the cells; left and right move the caret first, and leave the cell at its ends. */
function move(event: KeyboardEvent): void {
  const field = event.currentTarget as HTMLInputElement;
  const cell = field.closest('td');
  const row = cell?.closest('tr');
  if (!cell || !row) return;
  const place = [...row.cells].indexOf(cell);
  const above = row.previousElementSibling as HTMLTableRowElement | null;
  const below = row.nextElementSibling as HTMLTableRowElement | null;
  const top = row.parentElement?.querySelector('tr');
  const caretAt = (end: number): boolean => field.selectionStart === end && field.selectionEnd === end;
  const target: Element | null | undefined = {
    ArrowUp: above?.cells[place],
    ArrowDown: below?.cells[place],
    // Down the column, and on to the next one.
    Enter: below?.cells[place] ?? top?.cells[place + 1] ?? cell,
    ArrowLeft: caretAt(0) ? cell.previousElementSibling : undefined,
    ArrowRight: caretAt(field.value.length) ? cell.nextElementSibling : undefined,
  }[event.key];
  const next = target?.querySelector('input');
  if (!next) return;
  event.preventDefault();
  // At the end of the table what was typed is taken all the same.
  if (next === field) field.blur();
  next.focus();
}
