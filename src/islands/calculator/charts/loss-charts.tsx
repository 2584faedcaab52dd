/** Distributions as charts with their tables. */
import type { Report } from '../../../calculator/report.ts';
import { percent, roughly } from '../../../calculator/words.ts';
import { atLeast, type Bars, barsOf } from '../../../charts/bars.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import { isDrawn, meanIn } from '../parts/said.ts';
import { Chart } from './chart.tsx';
import * as say from './words.ts';

export function LossCharts() {
  const { session } = useSurroundings();
  const report = useStore(session.$report);
  const charts = barsOf(session.calculator, report);
  return (
    <>
      {charts.map((bars, i) => (
        <section key={bars.title} class="chart">
          {i === 0 ? (
            <>
              <h2>{bars.title}</h2>
              <Chart bars={bars} said={saidIn(report)} />
              <ChartTable bars={bars} report={report} />
            </>
          ) : (
            <details>
              <summary>
                <h2>{bars.title}</h2> <Means bars={bars} report={report} />
              </summary>
              <ChartTable bars={bars} report={report} />
            </details>
          )}
        </section>
      ))}
    </>
  );
}

interface Shown {
  readonly bars: Bars;
  readonly report: Report;
}

const Means = ({ bars, report }: Shown) => (
  <span class="means block note">
    {bars.series.map((s) => (
      <span key={s.key}>
        {s.label}: {meanIn(report, s.key)} {say.onAverage}
      </span>
    ))}
  </span>
);

/** A chance among many: exact, or about where it was drawn. */
const saidIn = (report: Report) => (key: string, chance: number) =>
  isDrawn(report, key) ? roughly(chance) : percent(chance);

function ChartTable({ bars, report }: Shown) {
  const said = saidIn(report);
  return (
    <section class="scroll" aria-label={say.asTable(bars.title)} tabIndex={0}>
      <table class="figures">
        <caption class="unseen">{say.chancesOf(bars.title)}</caption>
        <thead>
          <tr>
            <td />
            {bars.series.map((s) => (
              <th key={s.key} colSpan={2} scope="colgroup">
                <i class={`key tone-${s.tone}`} aria-hidden="true" />
                {s.label}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="col">{say.number}</th>
            {bars.series.map((s) => [
              <th key={`${s.key} exactly`} scope="col">
                {say.exactly}
              </th>,
              <th key={`${s.key} at least`} scope="col">
                {say.orMore}
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {bars.values.map((value, i) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              {bars.series.map((s) => [
                <td key={`${s.key} exactly`}>{said(s.key, s.chances[i]!)}</td>,
                <td key={`${s.key} at least`}>{said(s.key, atLeast(s.chances, i))}</td>,
              ])}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.average}</th>
            {bars.series.map((s) => (
              <td key={s.key} colSpan={2}>
                {meanIn(report, s.key, 3)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
