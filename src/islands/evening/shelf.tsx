/** Finished evenings of a game, and how to export or import all of them. */
import { useState } from 'preact/hooks';
import { plural } from '../../calculator/words.ts';
import type { Evening } from '../../stores/evening/evening.ts';
import { broughtSays, readEvenings, writeEvenings } from '../../stores/evening/evening-file.ts';
import { forget, keep, takeUp } from '../../stores/evening/evenings.ts';
import type { EveningProps } from './props.ts';
import { dayOf } from './sheet.tsx';
import * as say from './words.ts';

interface ShelfProps extends Pick<EveningProps, 'game' | 'games'> {
  readonly all: readonly Evening[];
  readonly show: (evening: Evening) => void;
}

export function Shelf({ game, games, all, show }: ShelfProps) {
  const [said, setSaid] = useState('');
  const mine = all.filter((evening) => evening.game === game);
  const away = mine.filter(({ ended }) => ended !== undefined).toReversed();
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([writeEvenings(mine)], { type: 'application/json' }));
    link.download = `tabularium-${game}-evenings.json`;
    link.click();
    URL.revokeObjectURL(link.href);
    setSaid(say.exported);
  };
  return (
    <section class="evening-shelf">
      {away.length > 0 && (
        <>
          <h2>{say.earlier}</h2>
          <ul class="ruled">
            {away.map((evening) => (
              <li key={evening.id} class="row apart">
                <span>
                  {dayOf(evening)}{' '}
                  <small>
                    {Object.values(evening.names).filter(Boolean).join(', ')}{' '}
                    {plural(evening.entries.length, 'entry', 'entries')}
                  </small>
                </span>
                <span class="row">
                  <button type="button" onClick={() => show(evening)}>
                    {say.look}
                  </button>
                  <button type="button" onClick={() => takeUp(evening)}>
                    {say.goOn}
                  </button>
                  <button type="button" onClick={() => forget(evening.id)}>
                    {say.delete_}
                  </button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="actions row">
        <button type="button" disabled={!mine.length} onClick={save}>
          {say.exportAll(plural(mine.length, 'evening'))}
        </button>
        <label class="file row tap">
          {say.importFile}
          <input
            type="file"
            class="unseen"
            accept="application/json,.json"
            onChange={async ({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) {
                const read = readEvenings(await file.text(), games);
                setSaid(read.type === 'problem' ? read.sentence : broughtSays(keep(read.evenings), read.leftOut));
              }
              currentTarget.value = '';
            }}
          />
        </label>
        <span role="status">{said}</span>
      </p>
    </section>
  );
}
