/** Two numbers of the reader's choice against each other. */
import { useState } from 'preact/hooks';
import type { NumberPlace } from '../../../calculator/search/goal.ts';
import { useSurroundings } from '../context.ts';
import { Select } from '../select.tsx';
import type { Asked } from './asked.ts';
import { Pairs } from './pairs.tsx';
import * as say from './words.tsx';

/** Cells that a thumb can hit, on a phone and beside the form. */
const sizeHere = (): { rows: number; columns: number } =>
  matchMedia('(min-width: 60rem)').matches ? { rows: 14, columns: 14 } : { rows: 11, columns: 7 };

/** The first number, and its like on the other side. */
function usualPair(places: readonly NumberPlace[]): [NumberPlace, NumberPlace] {
  const one = places[0]!;
  const kind = (place: NumberPlace): string => {
    const words = place.label.toLowerCase().split(/[\s:]+/);
    return `${words.length} ${words.at(-1)}`;
  };
  const alike = places.slice(1).filter((p) => kind(p) === kind(one));
  return [one, alike.find((p) => p.field.group !== one.field.group) ?? alike[0] ?? places[1]!];
}

export function Matrix({ asked }: { asked: Asked }) {
  const { uid } = useSurroundings();
  const { places } = asked;
  const [chosen, choose] = useState<{ rows?: string; columns?: string }>({});
  const [size] = useState(sizeHere);
  const usual = usualPair(places);
  const rows = places.find((p) => p.id === chosen.rows) ?? usual[0];
  const columns =
    places.find((p) => p.id === chosen.columns && p !== rows) ?? [usual[1], ...places].find((p) => p.id !== rows.id)!;
  const choices = (but: NumberPlace) => places.filter((p) => p !== but).map(({ id, label }) => ({ id, label }));
  return (
    <>
      <div class="goal-ask row">
        <label class="stack gap-2 note" for={`${uid}-rows`}>
          {say.upTheSide}
          <Select
            id={`${uid}-rows`}
            options={choices(columns)}
            value={rows.id}
            onChange={(id) => choose({ rows: id, columns: columns.id })}
          />
        </label>
        <label class="stack gap-2 note" for={`${uid}-columns`}>
          {say.alongTheTop}
          <Select
            id={`${uid}-columns`}
            options={choices(rows)}
            value={columns.id}
            onChange={(id) => choose({ rows: rows.id, columns: id })}
          />
        </label>
      </div>
      <Pairs key={`${rows.id} ${columns.id}`} asked={asked} rows={rows} columns={columns} size={size} />
    </>
  );
}
