/** The reader's card: what it must tell us, one number at a time; all own entries together, with export, import and reset. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { writeOwn } from '../../calculator/card/file.ts';
import { entriesIn, OWN_KEY } from '../../calculator/card/link.ts';
import type { Tables } from '../../calculator/table.ts';
import { plural } from '../../calculator/words.ts';
import type { GameId } from '../../games/index.ts';
import { $own, $trouble, openOwn, ownOf } from '../../stores/kept/own-tables.ts';
import { importOwn, resetEntries } from '../../stores/own-edit.ts';
import yourCardCss from '../../styles/your-card.css?url';
import { useAwake } from '../awake.ts';
import { fetchStyles } from '../fetch-styles.ts';
import { useLater } from '../later.tsx';
import { useStore } from '../use-store.ts';
import * as say from './words.ts';

interface OwnTablesProps {
  readonly game: GameId;
  readonly tables: Tables;
  /** Tables that calculators read and no source prints whole, most used first. */
  readonly asked: readonly string[];
}

export default function OwnTables({ game, tables, asked }: OwnTablesProps) {
  const own = useStore($own);
  const trouble = useStore($trouble);
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const YourCard = useLater(async () => {
    const [{ YourCard }] = await Promise.all([import('./your-card.tsx'), fetchStyles(yourCardCss)]);
    return () => <YourCard game={game} tables={tables} asked={asked} />;
  }, open);
  const [linked, setLinked] = useState(false);
  useEffect(() => {
    openOwn();
    // Whoever comes from an answer came for this.
    if (location.hash === '#your-card') setOpen(true);
    setLinked(new URLSearchParams(location.search).has(OWN_KEY));
  }, []);
  useAwake(root);
  const entries = entriesIn(ownOf(own, game));
  const SentCard = useLater(async () => {
    const { SentCard } = await import('./sent-card.tsx');
    return () => <SentCard game={game} tables={tables} />;
  }, linked);
  const GiveCard = useLater(async () => {
    const { GiveCard } = await import('./give-card.tsx');
    return () => <GiveCard own={ownOf(useStore($own), game)} />;
  }, entries > 0);
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([writeOwn({ [game]: ownOf(own, game) })], { type: 'application/json' }));
    link.download = `tabularium-${game}-tables.json`;
    link.click();
    URL.revokeObjectURL(link.href);
    setSaid(say.exported);
  };
  return (
    <section class="own-tables" id="your-card" aria-label={say.yourCard} ref={root}>
      {SentCard && <SentCard />}
      {asked.length > 0 && (
        <>
          <h2>{say.onlyCard}</h2>
          <p>{say.whyAsked}</p>
          {!open && (
            <p class="actions row">
              <button type="button" onClick={() => setOpen(true)}>
                {say.oneAtATime}
              </button>
            </p>
          )}
          {YourCard && <YourCard />}
        </>
      )}
      <p class="actions row">
        <button type="button" disabled={entries === 0} onClick={save}>
          {say.exportAll(plural(entries, 'entry', 'entries'))}
        </button>
        <label class="file row tap">
          {say.importFile}
          <input
            type="file"
            class="unseen"
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
            setSaid(say.allOurs);
          }}
        >
          {say.resetAll}
        </button>
        <span role="status">{said}</span>
      </p>
      {GiveCard && <GiveCard />}
      {trouble && (
        <p class="problem" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}
