/** The result of a fight, as a clasp over those who fought: both totals, the winner's half filled in. */
import type { Side } from '../../play/shown.ts';
import type { Score as Sums } from '../../play/state.ts';
import { sideOf } from './badge.tsx';

const HALF = 32;
const HIGH = 24;

/** Its foot is at 0 0; the half of whoever stands left is left. */
export function Score({
  score,
  sides,
  left,
}: {
  readonly score: Sums;
  readonly sides: readonly Side[];
  readonly left: string | undefined;
}) {
  const sums = score.sums.toSorted((a, b) => Number(b.side === left) - Number(a.side === left));
  return (
    <g class="score">
      <rect class="score-edge" x={-HALF} y={-HIGH} width={2 * HALF} height={HIGH} rx={HIGH / 2} />
      {sums.slice(0, 2).map(({ side, sum, wins }, i) => (
        <g key={side} class="score-half" data-look={sideOf(sides, side)?.look} data-wins={wins}>
          <path
            d={
              i === 0
                ? `M0 ${-HIGH}h${HIGH / 2 - HALF}a12 12 0 0 0 0 ${HIGH}h${HALF - HIGH / 2}z`
                : `M0 ${-HIGH}h${HALF - HIGH / 2}a12 12 0 0 1 0 ${HIGH}h${HIGH / 2 - HALF}z`
            }
          />
          <text x={i === 0 ? -HALF / 2 + 1 : HALF / 2 - 1} y={-7}>
            {sum}
          </text>
        </g>
      ))}
    </g>
  );
}
