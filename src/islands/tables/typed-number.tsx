/** An entry typed by hand when none of its keys fits: an impossible value is refused with a sentence. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { allowedIn, readCell } from '../../calculator/own-cell.ts';
import type { Key, Table, Value } from '../../calculator/table.ts';
import * as say from './words.ts';

interface TypedNumberProps {
  readonly table: Table;
  readonly at: readonly Key[];
  readonly name: string;
  readonly take: (value: Value) => void;
}

export function TypedNumber({ table, at, name, take }: TypedNumberProps) {
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState('');
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      class="row data"
      onSubmit={(event) => {
        event.preventDefault();
        const value = readCell(table, at, field.current?.value ?? '');
        if (value === undefined) setWrong(say.mustBe(allowedIn(table, at)));
        else take(value);
      }}
    >
      <label>
        {name} <input ref={field} autocomplete="off" aria-invalid={wrong ? 'true' : undefined} />
      </label>
      <button type="submit">{say.enter}</button>
      {wrong && (
        <p class="problem whole" role="alert">
          {wrong}
        </p>
      )}
    </form>
  );
}
