/** During an evening: whom the figure helps and whom it hurts, so that everybody's luck is counted. */
import type { Evening } from '../../../stores/evening/evening.ts';
import * as say from './words.tsx';

export interface Sides {
  readonly good?: string | undefined;
  readonly bad?: string | undefined;
}

interface ForWhomProps {
  readonly evening: Evening;
  /** The names of the seats, by id. */
  readonly seats: Readonly<Record<string, string>>;
  /** What the figure is the chance of. */
  readonly term: string;
  readonly sides: Sides;
  readonly choose: (sides: Sides) => void;
}

export function ForWhom({ evening: { names }, seats, term, sides, choose }: ForWhomProps) {
  const pick = (which: keyof Sides, label: string) => (
    <label class="grow">
      {label}{' '}
      <select
        class="whole"
        value={sides[which] ?? ''}
        onChange={({ currentTarget: { value } }) => choose({ ...sides, [which]: value || undefined })}
      >
        <option value="">{say.nobody}</option>
        {Object.entries(seats).map(([id, name]) => (
          <option key={id} value={id}>
            {names[id] ? `${names[id]}, ${name}` : name}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <fieldset class="for-whom row data">
      <legend>{say.whoseLuck(term)}</legend>
      {pick('good', say.goodFor)} {pick('bad', say.badFor)}
    </fieldset>
  );
}
