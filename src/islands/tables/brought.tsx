/** A box that somebody handed over: what differs from yours, to keep or refuse entry by entry. */
import { useState } from 'preact/hooks';
import { entriesIn } from '../../calculator/card/link.ts';
import { cellName } from '../../calculator/card/unknown.ts';
import { cellsOf, type Own, placeOf } from '../../calculator/own.ts';
import { entryAt, type Tables, type Value } from '../../calculator/table.ts';
import { plural } from '../../calculator/words.ts';
import { typeAll } from '../../stores/own-edit.ts';
import { showValue } from './table-grid.tsx';
import * as say from './words.ts';

interface BroughtProps {
  readonly game: string;
  /** With what is in use here, and a row for every pair that is brought. */
  readonly mine: Tables;
  /** What is brought and not in use here. */
  readonly own: Own;
  /** What is brought and the same as here: it confirms ours. */
  readonly same: Own;
  readonly leftOut: number;
  readonly done: (says: string) => void;
}

/** So many are seen at once; of more the reader opens what is wanted. */
const MOST_OPEN = 12;

export function Brought({ game, mine, own, same, leftOut, done }: BroughtProps) {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const entries = Object.entries(own).flatMap(([id, cells]) => {
    const table = mine[id];
    if (!table) return [];
    return cellsOf(table).flatMap((at) => {
      const value = cells[placeOf(at)];
      return value === undefined ? [] : [{ key: `${id} ${placeOf(at)}`, id, table, at, value }];
    });
  });
  const kept = entries.filter(({ key }) => !refused.has(key));
  const toggle = (key: string) => {
    const next = new Set(refused);
    if (!next.delete(key)) next.add(key);
    setRefused(next);
  };
  const refuse = (keys: readonly string[], all: boolean) =>
    setRefused(all ? refused.union(new Set(keys)) : refused.difference(new Set(keys)));
  const keep = () => {
    const chosen: Record<string, Readonly<Record<string, Value>>> = { ...same };
    for (const { id, at, value } of kept) chosen[id] = { ...chosen[id], [placeOf(at)]: value };
    typeAll(game, chosen);
    done(say.kept(plural(kept.length, 'entry', 'entries')));
  };
  return (
    <section class="notice brought" aria-label={say.otherBox}>
      <p>{say.differs(plural(entries.length, 'entry differs', 'entries differ'), entriesIn(same), leftOut)}</p>
      {[...Map.groupBy(entries, ({ id }) => id)].map(([id, of]) => {
        const keys = of.map(({ key }) => key);
        const isKept = keys.some((key) => !refused.has(key));
        return (
          <details key={id} open={entries.length <= MOST_OPEN}>
            <summary>
              {say.keptOf(of[0]?.table.title ?? '', keys.filter((key) => !refused.has(key)).length, keys.length)}
            </summary>
            {keys.length > 1 && (
              <button type="button" class="quiet" onClick={() => refuse(keys, isKept)}>
                {say.keepOrRefuse(isKept)}
              </button>
            )}
            <ul>
              {of.map(({ key, table, at, value }) => (
                <li key={key}>
                  <label class="beside tap">
                    <input type="checkbox" checked={!refused.has(key)} onChange={() => toggle(key)} />{' '}
                    <span>
                      {cellName(table, at)}: <b>{showValue(table, value)}</b> {say.insteadOf}{' '}
                      {showValue(table, entryAt(table, at)?.value ?? '')}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      <p class="actions row">
        <button type="button" disabled={!kept.length && !entriesIn(same)} onClick={keep}>
          {say.keep(plural(kept.length, 'entry', 'entries'))}
        </button>
        <button type="button" onClick={() => done(say.refused)}>
          {say.refuseAll}
        </button>
      </p>
    </section>
  );
}
