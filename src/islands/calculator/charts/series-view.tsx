/** Chances step by step: a chart and its table. */
import { percent } from '../../../calculator/words.ts';
import { stepsOf } from '../../../charts/bars.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import { Chart } from './chart.tsx';
import * as say from './words.ts';

export function SeriesView() {
  const { session } = useSurroundings();
  const report = useStore(session.$report);
  const bars = stepsOf(session.calculator, report);
  if (!bars) return null;
  return (
    <section class="chart">
      <h2>{bars.title}</h2>
      <Chart bars={bars} />
      <section class="scroll" aria-label={say.asTable(bars.title)} tabIndex={0}>
        <table class="figures">
          <caption class="unseen">{bars.title}</caption>
          <thead>
            <tr>
              <th scope="col">{report.series!.step}</th>
              {bars.series.map((s) => (
                <th key={s.key} scope="col">
                  <i class={`key tone-${s.tone}`} aria-hidden="true" />
                  {s.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.values.map((value, i) => (
              <tr key={value}>
                <th scope="row">{value}</th>
                {bars.series.map((s) => (
                  <td key={s.key}>{percent(s.chances[i]!)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
