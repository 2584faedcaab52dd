/** The lines behind the odds: whose, how much, why, by which clause. Open on a wide screen, otherwise one tap away. */
import { useState } from 'preact/hooks';
import type { ShownDice, ShownOdds, Side } from '../../play/shown.ts';
import { Badge, sideOf } from '../board/badge.tsx';
import { Clause } from './clause.tsx';
import type { Data } from './props.ts';
import * as say from './words.ts';

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0');

interface Props {
  readonly lines: ShownOdds['ledger'];
  readonly clauses: Data['clauses'];
  /** The dice that they weigh on: they tell whose each line is. */
  readonly dice: readonly ShownDice[];
  readonly sides: readonly Side[];
}

export function Ledger({ lines, clauses, dice, sides }: Props) {
  const whose = (who: string): Side | undefined => {
    const rolled = dice.find(({ label }) => label.toLowerCase() === who.toLowerCase());
    return sideOf(sides, rolled?.power ?? rolled?.by);
  };
  const [open, setOpen] = useState(false);
  if (!lines.length) return null;
  return (
    <div class="step-ledger" data-open={open || undefined}>
      <button type="button" class="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say.modifiersOf(lines.length)}
      </button>
      <table class="whole">
        <caption class="sr">{say.modifiers}</caption>
        <tbody>
          {lines.map(({ who, amount, why, rule }, i) => {
            const side = whose(who);
            return (
              <tr key={`${who} ${why}`}>
                <th scope="row">
                  {lines[i - 1]?.who === who ? <span class="sr">{who}</span> : side ? <Badge side={side} /> : who}
                </th>
                <td class="strong">{signed(amount)}</td>
                <td>{why}</td>
                <td class="ends">
                  <Clause id={rule} clauses={clauses} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
