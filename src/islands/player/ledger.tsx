/** The lines that made the odds: whose, how much, why, by which clause. Open on a wide screen, else behind a tap. */
import { useState } from 'preact/hooks';
import type { ShownOdds } from '../../play/shown.ts';
import { Clause } from './clause.tsx';
import type { Data } from './props.ts';

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0');

interface Props {
  readonly lines: ShownOdds['ledger'];
  readonly clauses: Data['clauses'];
}

export function Ledger({ lines, clauses }: Props) {
  const [open, setOpen] = useState(false);
  if (!lines.length) return null;
  return (
    <div class="step-ledger" data-open={open || undefined}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {lines.length} {lines.length === 1 ? 'modifier' : 'modifiers'}
      </button>
      <table>
        <caption class="sr">Modifiers</caption>
        <tbody>
          {lines.map(({ who, amount, why, rule }, i) => (
            <tr key={`${who} ${why}`}>
              <th scope="row">{lines[i - 1]?.who === who ? <span class="sr">{who}</span> : who}</th>
              <td class="step-amount">{signed(amount)}</td>
              <td>{why}</td>
              <td>
                <Clause id={rule} clauses={clauses} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
