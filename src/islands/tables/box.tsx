/** Your box: leads through everything that we had to supply; confirm or correct each entry and it becomes yours. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { writeOwn } from '../../calculator/card/file.ts';
import { entriesIn } from '../../calculator/card/link.ts';
import { type Own, placeOf, sorted, withOwn } from '../../calculator/own.ts';
import type { Tables } from '../../calculator/table.ts';
import { plural } from '../../calculator/words.ts';
import {
  BOX_LINK,
  type Brought as BroughtBox,
  news,
  readBoxFile,
  readBoxLink,
  writeBoxLink,
} from '../../stores/box/hand-over.ts';
import { withPairs } from '../../stores/box/pairs.ts';
import { type BoxRow, isDone, minutesFor, rowsOf } from '../../stores/box/rows.ts';
import { $own, $trouble, openOwn, ownOf } from '../../stores/kept/own-tables.ts';
import { $past, undo } from '../../stores/own-edit.ts';
import { useAwake } from '../awake.ts';
import { HandOver } from '../calculator/parts/hand-over.tsx';
import { useStore } from '../use-store.ts';
import { Brought } from './brought.tsx';
import { RowEditor } from './row-editor.tsx';
import * as say from './words.ts';

export interface BoxProps {
  readonly game: string;
  readonly name: string;
  /** Everything of the box that holds something of ours. */
  readonly tables: Tables;
  readonly parts: readonly { readonly title: string; readonly tables: readonly string[]; readonly map?: boolean }[];
  /** What an entry of a table changes, in words. */
  readonly changes: Readonly<Record<string, string>>;
  readonly mapHref: string;
}

/** Longer addresses are cut by some messengers. */
const MOST_LETTERS = 6000;

export default function Box({ game, name, tables: shipped, parts, changes, mapHref }: BoxProps) {
  const root = useRef<HTMLElement>(null);
  useAwake(root);
  const kept = ownOf(useStore($own), game);
  const trouble = useStore($trouble);
  const past = useStore($past);
  const key = JSON.stringify(kept);
  const tables = useMemo(() => withPairs(shipped, kept), [key]);
  const own = useMemo(() => sorted(tables, kept).own, [key]);
  const mine = useMemo(() => withOwn(tables, own), [key]);
  const rows = useMemo(
    () => Object.fromEntries(Object.values(shipped).map((table) => [table.id, rowsOf(table)])),
    [shipped],
  );
  const [at, setAt] = useState<BoxRow>();
  const [said, setSaid] = useState('');
  const [brought, setBrought] = useState<BroughtBox>();
  useEffect(() => {
    openOwn();
    if (location.hash.startsWith(`#${BOX_LINK}`)) void readBoxLink(location.hash, shipped).then(setBrought);
  }, []);
  const every = parts.flatMap((part) => part.tables.flatMap((id) => rows[id] ?? []));
  const [told, total] = toldOf(own, every);
  const after = (row: BoxRow | undefined) => {
    const place = row ? every.indexOf(row) : -1;
    return [...every.slice(place + 1), ...every.slice(0, Math.max(0, place))].find((one) => !isDone(own, one));
  };
  const fresh =
    brought?.type === 'own' ? news(brought.own, withOwn(withPairs(shipped, { ...kept, ...brought.own }), own)) : {};
  const same = brought?.type === 'own' ? without(brought.own, fresh, own) : {};
  return (
    <section class="box" ref={root}>
      <p>
        <progress class="block whole" max={total} value={told} aria-label={say.entered} /> <b>{told}</b>
        {say.soFar(told, total, plural(minutesFor(own, every), 'minute'))}
      </p>
      {trouble && (
        <p class="problem" role="alert">
          {trouble}
        </p>
      )}
      {brought?.type === 'problem' && (
        <p class="problem" role="alert">
          {brought.sentence}
        </p>
      )}
      {brought?.type === 'own' &&
        (entriesIn(fresh) + entriesIn(same) ? (
          <Brought
            game={game}
            mine={withOwn(withPairs(shipped, { ...kept, ...brought.own }), own)}
            own={fresh}
            same={same}
            leftOut={brought.leftOut}
            done={(says) => {
              history.replaceState(null, '', location.pathname);
              setBrought(undefined);
              setSaid(says);
            }}
          />
        ) : (
          <p role="status">{say.sameBox}</p>
        ))}
      <p class="actions row">
        <button type="button" class="filled" disabled={!after(undefined)} onClick={() => setAt(after(at))}>
          {told ? say.goOn : say.begin}
        </button>
        {past.length > 0 && (
          <button type="button" onClick={undo}>
            {say.undo}
          </button>
        )}
        <span role="status">{said}</span>
      </p>
      {at && (
        <RowEditor
          game={game}
          mine={mine}
          row={at}
          progress={toldOf(
            own,
            parts.find((part) => part.tables.includes(at.table.id))?.tables.flatMap((id) => rows[id] ?? []) ?? [],
          )}
          done={() => setAt(after(at))}
          leave={() => setAt(undefined)}
          next={() => setAt(every[(every.indexOf(at) + 1) % every.length])}
          before={() => setAt(every[Math.max(0, every.indexOf(at) - 1)])}
        />
      )}
      {parts.map((part) => {
        const of = part.tables.flatMap((id) => rows[id] ?? []);
        return (
          <section key={part.title}>
            <h2>{part.title}</h2>
            <p class="hint">
              {isAllDone(own, of) ? say.allYours : say.about(plural(minutesFor(own, of), 'minute'))}{' '}
              {part.map && <a href={mapHref}>{say.onTheMap}</a>}
            </p>
            <ul class="ruled card-tables">
              {part.tables.map((id) => {
                const list = rows[id] ?? [];
                const done = list.filter((row) => isDone(own, row)).length;
                return (
                  <li key={id}>
                    <button type="button" onClick={() => setAt(list.find((row) => !isDone(own, row)) ?? list[0])}>
                      <span>
                        {shipped[id]?.title} <small class="block note">{changes[id]}</small>
                      </span>{' '}
                      <span class="stack gap-3 data one-line">
                        {done}
                        {say.progress(list.length)} <progress max={list.length} value={done} aria-hidden="true" />
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
      <Give
        game={game}
        name={name}
        own={own}
        kept={kept}
        bring={(text) => setBrought(readBoxFile(text, game, shipped))}
      />
    </section>
  );
}

/** What of a box is neither in these entries nor the reader's already. */
const without = (box: Own, ...others: readonly Own[]): Own =>
  Object.fromEntries(
    Object.entries(box).map(([id, cells]) => [
      id,
      Object.fromEntries(
        Object.entries(cells).filter(([place]) => others.every((other) => other[id]?.[place] === undefined)),
      ),
    ]),
  );

const toldOf = (own: Own, rows: readonly BoxRow[]): readonly [told: number, of: number] => [
  rows.reduce(
    (sum, row) => sum + row.cells.filter((cell) => own[row.table.id]?.[placeOf(cell)] !== undefined).length,
    0,
  ),
  rows.reduce((sum, { cells }) => sum + cells.length, 0),
];

const isAllDone = (own: Own, rows: readonly BoxRow[]): boolean => rows.every((row) => isDone(own, row));

interface GiveProps {
  readonly game: string;
  readonly name: string;
  readonly own: Own;
  /** All that is kept, what is set aside too. */
  readonly kept: Own;
  readonly bring: (text: string) => void;
}

function Give({ game, name, own, kept, bring }: GiveProps) {
  const [link, setLink] = useState('');
  const entries = entriesIn(own);
  const key = JSON.stringify(own);
  useEffect(() => {
    let late = false;
    if (entries) void writeBoxLink(own).then((hash) => !late && setLink(hash));
    return () => {
      late = true;
    };
  }, [key]);
  const save = () => {
    const anchor = document.createElement('a');
    anchor.href = URL.createObjectURL(new Blob([writeOwn({ [game]: kept })], { type: 'application/json' }));
    anchor.download = `tabularium-${game}-box.json`;
    anchor.click();
    URL.revokeObjectURL(anchor.href);
  };
  return (
    <section class="box-give">
      <h2>{say.handOver}</h2>
      <p>{say.friendSees}</p>
      <p class="actions row">
        <button type="button" disabled={!entries} onClick={save}>
          {say.saveFile(plural(entries, 'entry', 'entries'))}
        </button>
        <label class="file row tap">
          {say.openFile}
          <input
            type="file"
            class="unseen"
            accept="application/json,.json"
            onChange={async ({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) bring(await file.text());
              currentTarget.value = '';
            }}
          />
        </label>
      </p>
      {link.length > MOST_LETTERS && <p>{say.boxTooLong}</p>}
      {entries > 0 && link && link.length <= MOST_LETTERS && (
        <HandOver
          address={`${location.origin}${location.pathname}#${link}`}
          what={say.thisBox}
          title={say.boxOf(name)}
        />
      )}
    </section>
  );
}
