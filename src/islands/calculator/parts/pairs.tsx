/** A cell for each pair of two numbers, with the present case marked; arrow keys or a tap read one, a second press adopts it. */
import { useRef, useState } from 'preact/hooks';
import type { NumberPlace } from '../../../calculator/search/goal.ts';
import { type MatrixRow, windowOf, withBoth } from '../../../calculator/search/matrix.ts';
import type { FoundRow } from '../../../calculator/search/search.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import type { Asked } from './asked.ts';
import { type GridPlace, placeFrom, stepped, within } from './grid-place.ts';
import { depthOf, lineOf, shortly } from './matrix-cell.ts';
import { useSought } from './sought.ts';
import * as say from './words.tsx';

const rowName = ({ row }: FoundRow): string => String(row.value);

interface PairsProps {
  readonly asked: Asked;
  readonly rows: NumberPlace;
  readonly columns: NumberPlace;
  readonly size: { readonly rows: number; readonly columns: number };
}

export function Pairs({ asked, rows, columns, size }: PairsProps) {
  const { session } = useSurroundings();
  const input = useStore(session.$input);
  const up = windowOf(rows, size.rows).reverse();
  const across = windowOf(columns, size.columns);
  const search = { type: 'pairs', rows: rows.id, columns: columns.id, up, across } as const;
  const { found, state, lost } = useSought<FoundRow>(search, asked.aim, rowName);
  const table = useRef<HTMLTableElement>(null);
  const [spot, setSpot] = useState<GridPlace>();
  const now: GridPlace = [up.indexOf(Number(rows.value)), across.indexOf(Number(columns.value))];
  const focus: GridPlace = spot ?? [Math.max(0, now[0]), Math.max(0, now[1])];
  const lines = up.map((value): MatrixRow | undefined => found.get(String(value))?.row);
  const cellAt = ([r, c]: GridPlace) => lines[r]?.cells[c];

  const take = ([r, c]: GridPlace) => {
    const [high, wide] = [up[r], across[c]];
    if (high === undefined || wide === undefined) return;
    const pair = withBoth(session.calculator, input, rows.id, columns.id, [high, wide]);
    if (pair && cellAt([r, c])) session.change(pair);
  };
  const press = (event: KeyboardEvent) => {
    const next = stepped(focus, event);
    if (event.key === 'Enter' || event.key === ' ') take(focus);
    else if (!next) return;
    event.preventDefault();
    if (!next) return;
    const to = within(next, up.length, across.length);
    setSpot(to);
    table.current?.querySelector<HTMLElement>(`[data-spot="${to.join()}"]`)?.focus();
  };
  const tap = (event: MouseEvent) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-spot]');
    const at = placeFrom(cell?.dataset['spot']);
    if (!at) return;
    if (spot && String(spot) === String(at)) take(at);
    else setSpot(at);
  };
  const read = cellAt(focus);
  return (
    <>
      <p class="region data" role="status">
        {say.pairRead(asked.aimLabel, `${rows.label} ${up[focus[0]]}`, `${columns.label} ${across[focus[1]]}`)}{' '}
        {read ? <b>{asked.said(read.worth)}</b> : state === 'looking' ? '…' : say.notAllowed}.{' '}
        {spot && read && say.pressAgain}
      </p>
      {lost}
      <div class="scroll">
        <table
          class="matrix"
          ref={table}
          role="grid"
          aria-label={say.gridOf(asked.aimLabel, rows.label, columns.label)}
          aria-busy={state === 'looking'}
          onKeyDown={press}
          onClick={tap}
        >
          <thead>
            <tr>
              <td aria-hidden="true" />
              {across.map((value, c) => (
                <th key={value} scope="col" class={c === now[1] ? 'now' : undefined}>
                  {value}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {up.map((value, r) => (
              <tr key={value}>
                <th scope="row" class={r === now[0] ? 'now' : undefined}>
                  {value}
                </th>
                {across.map((other, c) => {
                  const cell = cellAt([r, c]);
                  const here = r === focus[0] && c === focus[1];
                  return (
                    <td
                      key={other}
                      role="gridcell"
                      data-spot={`${r},${c}`}
                      data-depth={cell && depthOf(asked, cell.worth)}
                      data-less={cell && asked.form === 'chance' && cell.worth < 0.5 ? '' : undefined}
                      data-line={lineOf(lines, r, c, asked.goal)}
                      aria-current={r === now[0] && c === now[1] ? 'true' : undefined}
                      aria-selected={spot !== undefined && here}
                      tabIndex={here ? 0 : -1}
                    >
                      {cell ? shortly(asked, cell.worth) : ''}
                      {cell?.standing === 'stand-in' && <i class="dot" />}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul class="legend row note">
        <li>
          <i class="goal-step" aria-hidden="true" /> {say.insideLine(asked.said(asked.goal))}
        </li>
        {asked.form === 'chance' && (
          <li>
            <i class="key matrix-less" aria-hidden="true" /> {say.lessThanHalf}
          </li>
        )}
        <li>
          <i class="dot" aria-hidden="true" /> {say.withStandIn}
        </li>
      </ul>
    </>
  );
}
