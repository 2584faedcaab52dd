/** A grid of results, one row for each case. */
import type { Grid } from '../../../calculator/report.ts';
import { STANDINGS, type Standing as StandingName } from '../../../calculator/standing.ts';
import { percent, points, sampledPercent, signed } from '../../../calculator/words.ts';
import { Standing } from '../../standing.tsx';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import * as say from './words.tsx';

const DEPTHS = 8;
/** The name of a case with more letters may break. */
const LONG = 24;

export function GridView() {
  const { session } = useSurroundings();
  const { grid } = useStore(session.$report);
  if (!grid) return null;
  return (
    <section class="grid">
      <h2>{say.everyCase}</h2>
      <section class="scroll" aria-label={say.everyCaseTable} tabIndex={0}>
        <table class="figures">
          <caption class="unseen">{session.calculator.question}</caption>
          <thead>
            <tr>
              {grid.columns.map((c) => (
                <th key={c.id} scope="col">
                  {c.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((row, r) => (
              <tr key={r}>
                {grid.columns.map((column, i) =>
                  i === 0 ? (
                    <th key={column.id} scope="row" class={String(row[column.id]).length > LONG ? 'text' : undefined}>
                      {row[column.id]}
                    </th>
                  ) : (
                    <GridCell key={column.id} column={column} value={row[column.id]!} row={row} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

interface GridCellProps {
  readonly column: Grid['columns'][number];
  readonly value: number | string;
  readonly row: Grid['rows'][number];
}

function GridCell({ column, value, row }: GridCellProps) {
  const error = column.error === undefined ? undefined : row[column.error];
  if (STANDINGS.includes(value as StandingName)) {
    return (
      <td>
        <Standing of={value as StandingName} />
      </td>
    );
  }
  if (column.form === 'chance')
    return (
      <td data-depth={Math.round(Number(value) * DEPTHS)}>
        {error === undefined ? percent(Number(value)) : sampledPercent(Number(value), Number(error))}
      </td>
    );
  if (column.form === 'change') return <td>{Number(value) === 0 ? '–' : points(Number(value))}</td>;
  if (column.form === 'signed') return <td>{signed(Number(value))}</td>;
  return <td class={typeof value === 'string' && value.length > 12 ? 'text' : undefined}>{value}</td>;
}
