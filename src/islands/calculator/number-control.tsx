/** A number: by stepper, by typing, by a word in its place, or by a named value. */
import type { NumberField } from '../../calculator/fields.ts';
import { ratedBy } from '../../stores/box/rating.ts';
import { $own, ownOf } from '../../stores/kept/own-tables.ts';
import { useStore } from '../use-store.ts';
import { useSurroundings } from './context.ts';
import type { Control } from './control.ts';
import { Select } from './select.tsx';
import * as say from './words.tsx';

const TYPED = 'typed';

export function NumberControl({
  field,
  name,
  value,
  now,
  onChange,
  id,
  about,
  wrong,
}: Control<NumberField<string>> & { id: string; about: string | undefined; wrong: boolean }) {
  const { presets, game } = useSurroundings();
  const own = ownOf(useStore($own), game);
  const words = field.words ?? [];
  const word = words.find((w) => w.id === value);
  const offered = ratedBy(own, (field.presets && presets[field.presets]) || []);
  const step = (by: number) => {
    const from = Number(now());
    const next = Number.isFinite(from) ? from + by : field.min;
    onChange(Math.min(field.max, Math.max(field.min, next)));
  };
  const shown = typeof value === 'number' && field.signed && value > 0 ? `+${value}` : String(value);
  return (
    <div class="amount-row row">
      {words.length > 0 && (
        <Select
          id={word ? id : `${id}-word`}
          label={say.whereFrom(field.label)}
          options={[...words, { id: TYPED, label: say.aNumber }]}
          value={word ? word.id : TYPED}
          onChange={(choice) => onChange(choice === TYPED ? 0 : choice)}
        />
      )}
      {!word && (
        <div class="stepper">
          <button
            type="button"
            aria-label={say.decrease(field.label)}
            disabled={Number(value) <= field.min}
            onClick={() => step(-1)}
          >
            −
          </button>
          <input
            id={id}
            name={name}
            inputMode={field.min < 0 ? 'text' : 'numeric'}
            autocomplete="off"
            value={shown}
            aria-describedby={about}
            aria-invalid={wrong ? 'true' : undefined}
            onInput={(event) => onChange(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button
            type="button"
            aria-label={say.increase(field.label)}
            disabled={Number(value) >= field.max}
            onClick={() => step(1)}
          >
            +
          </button>
        </div>
      )}
      {offered.length > 0 && (
        <select
          class="preset"
          aria-label={say.byLeader(field.label)}
          value=""
          onChange={(event) => {
            if (event.currentTarget.value) onChange(Number(event.currentTarget.value));
            event.currentTarget.value = '';
          }}
        >
          <option value="">{say.leader}</option>
          {offered.map(({ name, of, rating, cell, standIn }) => {
            const from = cell && own[cell[0]]?.[cell[1]] !== undefined ? say.fromYours : standIn ? say.fromStandIn : '';
            return (
              <option key={`${name} ${of}`} value={String(rating)}>
                {name} ({of}
                {from}): {rating}
              </option>
            );
          })}
        </select>
      )}
    </div>
  );
}
