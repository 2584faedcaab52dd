/** Every chance, average and fact of a report by name: what the pictures do not show. */
import type { Calculator } from '../../../calculator/calculator.ts';
import type { Report } from '../../../calculator/report.ts';
import { frequency } from '../../../calculator/words.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import { chanceIn, factIn, isDrawn, meanIn } from './said.ts';
import * as say from './words.tsx';

/** Names and values, in the order in which the report gives them. */
function rowsOf(
  { terms, charts }: Calculator,
  report: Report,
): [key: string, name: string, value: string, note: string][] {
  const drawn = charts.flatMap((c) => c.keys);
  return [
    ...Object.entries(report.chances).map(([key, p]): [string, string, string, string] => [
      key,
      terms[key] ?? key,
      chanceIn(report, key),
      isDrawn(report, key) ? say.drawnShare : frequency(p),
    ]),
    ...Object.entries(report.expected)
      .filter(([key]) => !drawn.includes(key))
      .map(([key]): [string, string, string, string] => [
        key,
        terms[key] ?? key,
        meanIn(report, key),
        isDrawn(report, key) ? say.onAverageDrawn : say.onAverage,
      ]),
    ...Object.keys(report.facts).map((key): [string, string, string, string] => [
      key,
      terms[key] ?? key,
      factIn(report, key),
      '',
    ]),
  ];
}

export function Figures() {
  const { session } = useSurroundings();
  const rows = rowsOf(session.calculator, useStore(session.$report));
  if (!rows.length) return null;
  return (
    <section>
      <h2>{say.allNumbers}</h2>
      <section class="scroll" aria-label={say.everyFigure} tabIndex={0}>
        <table class="figures named">
          <caption class="unseen">{say.everyFigure}</caption>
          <tbody>
            {rows.map(([key, name, value, note]) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{value}</td>
                <td>
                  <small>{note}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
