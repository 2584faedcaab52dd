/** Both sides' losses together: a table that is also a map; selecting a region by mouse, touch or keys shows its chance. */
import { useRef, useState } from 'preact/hooks';
import { percent } from '../../../calculator/words.ts';
import { type Cell, chanceOf, type Heat, heatOf, isInside, type Region, regionOf } from '../../../charts/heat.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import { type GridPlace, placeFrom, stepped, within } from './grid-place.ts';
import * as say from './words.tsx';

export function HeatMap() {
  const { session } = useSurroundings();
  const heat = heatOf(session.calculator, useStore(session.$report));
  if (!heat) return null;
  return <LossMap heat={heat} terms={session.calculator.terms} />;
}

function LossMap({ heat, terms }: { heat: Heat; terms: Readonly<Record<string, string>> }) {
  const [corners, setCorners] = useState<readonly [GridPlace, GridPlace] | undefined>();
  const [focus, setFocus] = useState<GridPlace>([0, 0]);
  const table = useRef<HTMLTableElement>(null);
  const brushing = useRef(false);
  const [first = []] = heat.cells;
  const clamp = (corner: GridPlace): GridPlace => within(corner, heat.cells.length, first.length);
  const region = corners && regionOf(clamp(corners[0]), clamp(corners[1]));

  const cornerAt = (x: number, y: number): GridPlace | undefined => {
    const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-corner]');
    return cell && table.current?.contains(cell) ? placeFrom(cell.dataset['corner']) : undefined;
  };
  const begin = (event: PointerEvent) => {
    const corner = cornerAt(event.clientX, event.clientY);
    if (!corner || event.button !== 0) return;
    brushing.current = true;
    // A second tap or a click with shift spans a region from the first one.
    const extends_ =
      event.shiftKey || (event.pointerType === 'touch' && corners && String(corners[0]) === String(corners[1]));
    setCorners(extends_ && corners ? [corners[0], corner] : [corner, corner]);
    setFocus(corner);
  };
  const brush = (event: PointerEvent) => {
    // The button may have been let go outside.
    if (event.buttons === 0) brushing.current = false;
    if (!brushing.current) return;
    const corner = cornerAt(event.clientX, event.clientY);
    if (corner && corners) setCorners([corners[0], corner]);
  };
  const press = (event: KeyboardEvent) => {
    const next = stepped(focus, event);
    if (event.key === 'Escape') setCorners(undefined);
    if (!next) return;
    event.preventDefault();
    const to = clamp(next);
    setCorners(event.shiftKey ? [corners?.[0] ?? focus, to] : [to, to]);
    setFocus(to);
    table.current?.querySelector<HTMLElement>(`[data-corner="${to.join()}"]`)?.focus();
  };
  const here = clamp(focus);
  return (
    <section class="heat">
      <h2>{say.lossesOfBoth}</h2>
      <p class="hint">{say.readRegion}</p>
      <p class="region data" role="status">
        {region ? <RegionText heat={heat} region={region} terms={terms} /> : say.allCells}
      </p>
      <div class="scroll">
        <table
          ref={table}
          role="grid"
          aria-label={say.chanceBy(terms[heat.rows] ?? '', terms[heat.columns] ?? '')}
          aria-multiselectable="true"
          onPointerDown={begin}
          onPointerMove={brush}
          onPointerUp={() => {
            brushing.current = false;
          }}
          onPointerCancel={() => {
            brushing.current = false;
          }}
          onKeyDown={press}
        >
          <thead>
            <tr>
              <td class="corner-cell" aria-hidden="true" />
              <th scope="colgroup" class="axis soft one-line" colSpan={first.length}>
                {terms[heat.columns]}
              </th>
            </tr>
            <tr>
              <th scope="col" class="axis row-axis soft">
                {terms[heat.rows]}
              </th>
              {first.map((_, c) => (
                <th key={c} scope="col">
                  {c}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {heat.cells.map((row, r) => (
              <tr key={r}>
                <th scope="row">{r}</th>
                {row.map((cell, c) => (
                  <HeatCell
                    key={c}
                    cell={cell}
                    place={[r, c]}
                    chosen={region ? isInside(region, r, c) : false}
                    reachable={here[0] === r && here[1] === c}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul class="legend row note">
        {heat.winners.map(({ mark, label, tone }) => (
          <li key={mark}>
            <i class="key" data-leader={tone} aria-hidden="true">
              {mark}
            </i>{' '}
            {label}
          </li>
        ))}
        <li>{say.inPercent}</li>
      </ul>
    </section>
  );
}

interface CellProps {
  readonly cell: Cell;
  readonly place: GridPlace;
  readonly chosen: boolean;
  readonly reachable: boolean;
}

function HeatCell({ cell, place, chosen, reachable }: CellProps) {
  const text = cell.chance === 0 ? '' : cell.chance < 0.0005 ? '·' : percent(cell.chance).slice(0, -1);
  return (
    <td
      role="gridcell"
      data-corner={place.join()}
      data-depth={cell.depth}
      data-leader={cell.leader?.tone}
      tabIndex={reachable ? 0 : -1}
      aria-selected={chosen}
      class={cell.chance > 0 && cell.chance < 0.0005 ? 'tiny' : undefined}
    >
      {text}
      {cell.leader && <span class="unseen"> {cell.leader.label}</span>}
    </td>
  );
}

function RegionText({ heat, region, terms }: { heat: Heat; region: Region; terms: Readonly<Record<string, string>> }) {
  const { chance, by } = chanceOf(heat, region);
  const winners = heat.winners.filter(({ who }) => (by[who] ?? 0) > 0);
  return (
    <>
      {terms[heat.rows]} {say.range(...region.rows)}, {terms[heat.columns]?.toLowerCase()}{' '}
      {say.range(...region.columns)}: <b>{percent(chance)}</b>
      {winners.length > 0 && ` (${winners.map(({ who, label }) => `${label} ${percent(by[who] ?? 0)}`).join(', ')})`}.
    </>
  );
}
