/** Every chance, average and fact of a report by name: what the pictures do not show. */

import type { Calculator } from '../calculator/calculator.ts';
import type { Fact, Report } from '../calculator/report.ts';
import { decimal, frequency, percent } from '../calculator/words.ts';
import { useSurroundings } from './context.ts';
import { useStore } from './use-store.ts';

const show = (fact: Fact): string =>
  typeof fact === 'boolean' ? (fact ? 'yes' : 'no') : String(fact).replace('-', '−');

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
      percent(p),
      frequency(p),
    ]),
    ...Object.entries(report.expected)
      .filter(([key]) => !drawn.includes(key))
      .map(([key, mean]): [string, string, string, string] => [key, terms[key] ?? key, decimal(mean, 2), 'on average']),
    ...Object.entries(report.facts).map(([key, fact]): [string, string, string, string] => [
      key,
      terms[key] ?? key,
      show(fact),
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
      <h2>In figures</h2>
      <section class="scroll" aria-label="Every figure of this result" tabIndex={0}>
        <table class="figures named">
          <caption class="unseen">Every figure of this result</caption>
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
