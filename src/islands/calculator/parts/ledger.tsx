/** Every modifier with its clause and standing: how the figures came about. */
import type { Line } from '../../../calculator/report.ts';
import { signed } from '../../../calculator/words.ts';
import { Standing } from '../../standing.tsx';
import { Clause } from '../clause.tsx';
import * as say from './words.tsx';

interface LedgerProps {
  readonly lines: readonly Line[];
  /** Shown bare, and not added up. */
  readonly amounts: boolean;
}

export function Ledger({ lines, amounts }: LedgerProps) {
  const cases = [...new Set(lines.map((l) => l.in))];
  return (
    <>
      {cases.map((name) => {
        const own = lines.filter((l) => l.in === name);
        const table = <LedgerTable lines={own} amounts={amounts} />;
        return name === undefined ? (
          table
        ) : (
          <details key={name} class="ledger-case">
            <summary>
              {name}: {totals(own)}
            </summary>
            {table}
          </details>
        );
      })}
    </>
  );
}

const sidesOf = (lines: readonly Line[]): string[] => [...new Set(lines.map((l) => l.who))];
const sum = (lines: readonly Line[], who: string): number =>
  lines.reduce((total, l) => (l.who === who ? total + l.amount : total), 0);
const totals = (lines: readonly Line[]): string =>
  sidesOf(lines)
    .map((who) => `${who} ${signed(sum(lines, who))}`)
    .join(', ');

function LedgerTable({ lines, amounts }: LedgerProps) {
  return (
    <div class="scroll">
      <table class="ledger">
        <caption class="unseen">{amounts ? say.amounts : say.modifiers}</caption>
        <thead class="unseen">
          <tr>
            <th scope="col">{say.side}</th>
            <th scope="col">{say.amount}</th>
            <th scope="col">{say.why}</th>
            <th scope="col">{say.clause}</th>
            <th scope="col">{say.source}</th>
          </tr>
        </thead>
        {sidesOf(lines).map((who) => (
          <tbody key={who}>
            {lines
              .filter((l) => l.who === who)
              .map((l) => (
                <tr key={l.why}>
                  <th scope="row" class={`who who-${who} one-line`}>
                    {who}
                  </th>
                  <td class="ends strong">{amounts ? l.amount : signed(l.amount)}</td>
                  <td>{l.why}</td>
                  <td>
                    <Clause id={l.rule} />
                  </td>
                  <td>
                    <Standing of={l.standing} />
                  </td>
                </tr>
              ))}
            {!amounts && (
              <tr class="strong">
                <th scope="row" class={`who who-${who} one-line`}>
                  {who}
                </th>
                <td class="ends strong">{signed(sum(lines, who))}</td>
                <td colSpan={3}>{say.inAll}</td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}
