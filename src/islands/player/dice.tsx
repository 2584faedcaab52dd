/** The dice as rolled, in the colour of the side that rolled them. */
import type { Cost } from '../../play/chance.ts';
import type { ShownDice, ShownOdds, Side } from '../../play/shown.ts';
import type { Score } from '../../play/state.ts';
import { Badge, sideOf } from '../board/badge.tsx';
import { Die } from '../dice/die.tsx';
import * as say from './words.ts';

/** What is added to the dice that bear this label. */
const addedTo = (label: string, ledger: ShownOdds['ledger']): number | undefined => {
  const lines = ledger.filter(({ who }) => who.toLowerCase() === label.toLowerCase());
  return lines.length ? lines.reduce((sum, { amount }) => sum + amount, 0) : undefined;
};

interface Props {
  readonly dice: readonly ShownDice[];
  readonly sides: readonly Side[];
  readonly ledger: ShownOdds['ledger'];
  readonly score: Score | null;
}

export function Dice({ dice, sides, ledger, score }: Props) {
  if (!dice.length) return null;
  const won = score?.sums.find(({ wins }) => wins)?.sum;
  return (
    <ul class="dice stack" aria-label={say.dice}>
      {dice.map(({ by, power = by, label, faces, sides: sided, costs }) => {
        const side = sideOf(sides, power);
        const lost = (cost: Cost) => `−${cost.number} ${sideOf(sides, cost.side)?.letters ?? cost.side}`;
        const sum = faces.reduce((a, b) => a + b, 0);
        const added = addedTo(label, ledger);
        return (
          <li key={`${power} ${label}`} class="row" data-look={side?.look}>
            {side && <Badge side={side} />} <span class="strong">{label}</span>{' '}
            <span class="row">
              {faces.map((face, i) => (
                <span key={i} class="dice-one">
                  <Die face={face} sides={sided} />
                  <span class="sr">{face}</span>
                  {costs && <small>{costs[i]?.map(lost).join(' ') || '·'}</small>}
                </span>
              ))}
            </span>
            {faces.length > 1 && (
              <span class="dice-sum words">
                {added !== undefined && `${sum} ${added < 0 ? '−' : '+'} ${Math.abs(added)} = `}
                <b data-wins={won === sum + (added ?? 0) || undefined}>{sum + (added ?? 0)}</b>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
