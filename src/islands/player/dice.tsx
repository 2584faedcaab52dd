/** Dice as they fell, in the colour of whoever rolled them. */
import type { Cost } from '../../play/chance.ts';
import type { ShownDice, ShownOdds, Side } from '../../play/shown.ts';
import type { Score } from '../../play/state.ts';
import { Badge, sideOf } from '../board/badge.tsx';

const PIPS: Readonly<Record<number, string>> = {
  1: 'c',
  2: 'ai',
  3: 'aci',
  4: 'agdi',
  5: 'agcdi',
  6: 'abgdhi',
};
const SPOTS: Readonly<Record<string, readonly [number, number]>> = {
  a: [27, 9],
  b: [9, 18],
  c: [18, 18],
  d: [9, 9],
  g: [27, 27],
  h: [27, 18],
  i: [9, 27],
};

interface DieProps {
  readonly face: number;
  readonly sides?: number;
  /** Whose it is, where nothing around it says so. */
  readonly look?: string | undefined;
}

export function Die({ face, sides = 6, look }: DieProps) {
  const pips = sides === 6 ? PIPS[face] : undefined;
  return (
    <svg class="die-face" viewBox="0 0 36 36" aria-hidden="true" data-look={look}>
      <rect x="1" y="1" width="34" height="34" rx="7" />
      {pips ? (
        [...pips].map((p) => <circle key={p} cx={SPOTS[p]?.[0]} cy={SPOTS[p]?.[1]} r="3.3" />)
      ) : (
        <text x="18" y="24">
          {face}
        </text>
      )}
    </svg>
  );
}

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
    <ul class="dice" aria-label="Dice">
      {dice.map(({ by, power = by, label, faces, sides: sided, costs }) => {
        const side = sideOf(sides, power);
        const lost = (cost: Cost) => `−${cost.number} ${sideOf(sides, cost.side)?.letters ?? cost.side}`;
        const sum = faces.reduce((a, b) => a + b, 0);
        const added = addedTo(label, ledger);
        return (
          <li key={`${power} ${label}`} data-look={side?.look}>
            {side && <Badge side={side} />} <span class="dice-label">{label}</span>{' '}
            <span class="dice-faces row">
              {faces.map((face, i) => (
                <span key={i} class="dice-one">
                  <Die face={face} sides={sided} />
                  <span class="sr">{face}</span>
                  {costs && <small>{costs[i]?.map(lost).join(' ') || '·'}</small>}
                </span>
              ))}
            </span>
            {faces.length > 1 && (
              <span class="dice-sum">
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
