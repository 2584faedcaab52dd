/** One row of the box: a card, a leader, a space; confirm all of it with one tap, or correct an entry with its keys. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { keysFor } from '../../calculator/card/unknown.ts';
import { placeOf } from '../../calculator/own.ts';
import { allowedAt, readCell } from '../../calculator/own-cell.ts';
import { entryAt, type Key, type Table, type Tables, type Value } from '../../calculator/table.ts';
import { type BoxRow, columnName } from '../../stores/box/rows.ts';
import { typeEntries } from '../../stores/own-edit.ts';
import { Sign } from '../calculator/sign.tsx';
import { showValue } from './table-grid.tsx';
import { TypedNumber } from './typed-number.tsx';
import * as say from './words.ts';

interface RowEditorProps {
  readonly game: string;
  /** With what the reader has entered so far. */
  readonly mine: Tables;
  readonly row: BoxRow;
  /** Of the part of the box that the row is in. */
  readonly progress: readonly [told: number, of: number];
  /** Goes on to what is still open. */
  readonly done: () => void;
  readonly next: () => void;
  readonly before: () => void;
  readonly leave: () => void;
}

/** So many words can be tapped; more are a list to choose from. */
const MOST_KEYS = 8;

export function RowEditor({ game, mine, row, progress: [told, of], done, next, before, leave }: RowEditorProps) {
  const { table, name, cells } = row;
  const head = useRef<HTMLHeadingElement>(null);
  const [only] = cells.length === 1 ? cells : [];
  const [chosen, choose] = useState(only);
  useEffect(() => {
    choose(only);
    head.current?.focus();
  }, [row]);
  const now = (at: readonly Key[]) => entryAt(mine[table.id] ?? table, at);
  const open = chosen && cells.find((at) => placeOf(at) === placeOf(chosen));
  const confirm = () => {
    typeEntries(game, table.id, Object.fromEntries(cells.map((at) => [placeOf(at), now(at)?.value ?? ''])));
    done();
  };
  const take = (at: readonly Key[], value: Value) => {
    typeEntries(game, table.id, { [placeOf(at)]: value });
    if (only) done();
    else choose(undefined);
  };
  const press = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    const digit = open && /^\d$/.test(event.key) ? readCell(table, open, event.key) : undefined;
    const act = { ArrowRight: next, ArrowLeft: before, Escape: leave }[event.key];
    if (!act && digit === undefined) return;
    event.preventDefault();
    if (open && digit !== undefined) take(open, digit);
    else act?.();
  };
  return (
    <section class="one-number row-editor" aria-label={table.title} onKeyDown={press}>
      <header class="beside gap-6 data">
        <button type="button" class="quiet" onClick={leave}>
          {say.backToList}
        </button>
        <progress class="grow" max={of} value={told} aria-label={say.entered} />
        <span>
          <b>{told}</b>
          {say.progress(of)}
        </span>
      </header>
      <h2 ref={head} tabIndex={-1}>
        {table.title}: <b>{name}</b>
      </h2>
      <p class="hint">{say.askCopy(only !== undefined)}</p>
      <ul class="tiles stack gap-3">
        {cells.map((at) => {
          const entry = now(at);
          const words = columnName(table, at);
          return (
            <li key={placeOf(at)}>
              <button
                type="button"
                aria-expanded={open === at}
                aria-current={open === at ? 'true' : undefined}
                onClick={() => choose(open === at && !only ? undefined : at)}
              >
                <small>{words || say.nowIs}</small> <Sign of={entry?.standing === 'yours' ? 'yours' : 'stand-in'} />
                <b>{showValue(table, entry?.value ?? '')}</b>
                <span class="unseen">{say.whose(entry?.standing === 'yours')}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <div class="keys row">
        {open && (
          <Keys
            key={placeOf(open)}
            table={table}
            at={open}
            now={now(open)?.value}
            take={(value) => take(open, value)}
          />
        )}
        <div class="ways beside">
          <button type="button" onClick={before} aria-label={say.rowBefore}>
            ‹
          </button>
          <button type="button" class="filled" onClick={confirm}>
            {say.asInBox}
          </button>
          <button type="button" onClick={next} aria-label={say.skip}>
            ›
          </button>
        </div>
      </div>
    </section>
  );
}

interface KeysProps {
  readonly table: Table;
  readonly at: readonly Key[];
  readonly now: Value | undefined;
  readonly take: (value: Value) => void;
}

function Keys({ table, at, now, take }: KeysProps) {
  const [typing, setTyping] = useState(false);
  const keys = keysFor(table, at);
  const { words, numbers } = allowedAt(table, at);
  const isMore = numbers !== undefined && words.length + numbers[1] - numbers[0] + 1 > keys.length;
  const name = columnName(table, at) || table.title;
  if (keys.length > MOST_KEYS)
    return (
      <select
        aria-label={name}
        value={String(now)}
        onChange={({ currentTarget: { value } }) => {
          const read = readCell(table, at, value);
          if (read !== undefined) take(read);
        }}
      >
        {keys.map((key) => (
          <option key={key} value={String(key)}>
            {showValue(table, key)}
          </option>
        ))}
      </select>
    );
  return (
    <>
      {keys.map((key) => (
        <button key={key} type="button" class="inked" aria-pressed={key === now} onClick={() => take(key)}>
          {showValue(table, key)}
        </button>
      ))}
      {isMore && (
        <button type="button" aria-expanded={typing} onClick={() => setTyping(!typing)}>
          {say.otherValue}
        </button>
      )}
      {typing && <TypedNumber table={table} at={at} name={name} take={take} />}
    </>
  );
}
