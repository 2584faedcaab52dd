/** All own entries of a game at once: export to one file, import, reset. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { writeOwn } from '../../calculator/own-file.ts';
import type { Tables } from '../../calculator/table.ts';
import { importOwn, resetEntries } from '../../stores/own-edit.ts';
import { $own, $trouble, openOwn, ownOf } from '../../stores/own-tables.ts';
import { useAwake } from '../awake.ts';
import { useStore } from '../use-store.ts';

export default function OwnTables({ game, tables }: { game: string; tables: Tables }) {
  const own = useStore($own);
  const trouble = useStore($trouble);
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  useEffect(openOwn, []);
  useAwake(root);
  const entries = Object.values(ownOf(own, game)).reduce((n, cells) => n + Object.keys(cells).length, 0);
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([writeOwn({ [game]: ownOf(own, game) })], { type: 'application/json' }));
    link.download = `tabularium-${game}-tables.json`;
    link.click();
    URL.revokeObjectURL(link.href);
    setSaid('Exported.');
  };
  return (
    <section class="own-tables" aria-label="Your own entries" ref={root}>
      <p>
        Your reference card knows better than a stand-in. Type what it says into the tables below; it is kept on this
        device and used everywhere at once, marked “yours”.
      </p>
      <p class="actions">
        <button type="button" disabled={entries === 0} onClick={save}>
          Export {entries} {entries === 1 ? 'entry' : 'entries'}
        </button>
        <label class="file">
          Import a file
          <input
            type="file"
            accept="application/json,.json"
            onChange={async (event) => {
              const { currentTarget } = event;
              const file = currentTarget.files?.[0];
              if (file) setSaid(importOwn(await file.text(), game, tables));
              currentTarget.value = '';
            }}
          />
        </label>
        <button
          type="button"
          disabled={entries === 0}
          onClick={() => {
            resetEntries(game);
            setSaid('All tables are ours again; Undo at any table brings your entries back.');
          }}
        >
          Reset all
        </button>
        <span role="status">{said}</span>
      </p>
      {trouble && (
        <p class="problem" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}
