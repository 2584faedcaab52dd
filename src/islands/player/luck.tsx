/** Who was lucky: a line for each side over all steps, and the moments that stand out. Drawn when it is opened. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type LuckMoment, luckChart } from '../../charts/luck.ts';
import type { LuckDrawing } from '../../charts/luck-canvas.ts';
import type { Shown } from '../../play/shown.ts';
import { Badge } from '../board/badge.tsx';
import { attempt } from '../lost.ts';
import * as say from './words.ts';

const signed = (luck: number): string => `${luck < 0 ? '−' : '+'}${Math.abs(luck).toFixed(2)}`;

function Moments({
  title,
  moments,
  onGo,
}: {
  readonly title: string;
  readonly moments: readonly LuckMoment[];
  readonly onGo: (step: number) => void;
}) {
  return (
    <div class="luck-moments">
      <h2 class="note strong">{title}</h2>
      <ul>
        {moments.map(({ step, side, luck }) => (
          <li key={`${step} ${side.id} ${luck}`}>
            <button type="button" class="bare beside" onClick={() => onGo(step)}>
              <Badge side={side} /> <b>{signed(luck)}</b> <span>{say.atStep(step)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Luck({
  shown,
  at,
  onGo,
}: {
  readonly shown: Shown;
  readonly at: number;
  readonly onGo: (step: number) => void;
}) {
  const chart = useMemo(() => luckChart(shown), [shown]);
  const [open, setOpen] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<LuckDrawing>();
  useEffect(() => {
    if (!open || !chart || !canvas.current) return;
    const place = canvas.current;
    let gone = false;
    void attempt(async () => {
      const { drawLuck } = await import('../../charts/luck-canvas.ts');
      if (!gone) drawing.current = drawLuck(place, chart, at, onGo);
    });
    return () => {
      gone = true;
      drawing.current?.remove();
      drawing.current = undefined;
    };
  }, [open, chart]);
  useEffect(() => drawing.current?.mark(at), [at]);
  if (!chart) return null;
  return (
    <details class="luck" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="tap">{say.luckOfDice}</summary>
      <p class="note">{say.howCounted}</p>
      <div class="luck-line">
        <canvas
          ref={canvas}
          role="img"
          aria-label={say.luckSoFar(
            chart.series.map(({ side, soFar }) => `${side.name} ${signed(soFar.at(-1) ?? 0)}`).join(', '),
          )}
        />
      </div>
      <ul class="row">
        {chart.series.map(({ side, soFar }) => (
          <li key={side.id}>
            <Badge side={side} /> {signed(soFar[at] ?? 0)}
          </li>
        ))}
      </ul>
      <Moments title={say.luckiest} moments={chart.luckiest} onGo={onGo} />
      <Moments title={say.unluckiest} moments={chart.unluckiest} onGo={onGo} />
    </details>
  );
}
