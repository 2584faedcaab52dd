/** Draws a luck line: steps, not slopes, dashed differently for each side with its letters at the end; a tap picks a step. */
import { type Ink, LETTERS, paint, ticksOf } from './canvas.ts';
import type { LuckChart } from './luck.ts';

export interface LuckDrawing {
  /** Moves the rule of ink to this step. */
  readonly mark: (at: number) => void;
  readonly remove: () => void;
}

/** Solid, dashed, dotted, dot-dashed, and two more. */
const DASHES = [[], [6, 3], [2, 2], [7, 2, 2, 2], [10, 3], [1, 3]];

export function drawLuck(
  canvas: HTMLCanvasElement,
  { series }: LuckChart,
  start: number,
  onStep: (step: number) => void,
): LuckDrawing {
  let at = start;
  const datasets = (ink: Ink) =>
    series.map(({ side, soFar }, i) => ({
      label: side.name,
      data: soFar.map((y, x) => ({ x, y })),
      borderColor: ink(`--look-${side.look}`),
      borderDash: DASHES[i % DASHES.length] ?? [],
      borderWidth: 1.75,
      pointRadius: 0,
      stepped: 'before' as const,
    }));
  const scales = (ink: Ink) => {
    const ticks = ticksOf(ink, 11);
    return {
      x: {
        type: 'linear' as const,
        min: 0,
        max: (series[0]?.soFar.length ?? 1) - 1,
        ticks: { ...ticks, maxTicksLimit: 5 },
        grid: { display: false },
        border: { color: ink('--hairline') },
      },
      y: {
        ticks: { ...ticks, maxTicksLimit: 4 },
        grid: { color: ink('--hairline') },
        border: { display: false },
      },
    };
  };
  const { draw, remove } = paint(
    canvas,
    'line',
    {
      layout: { padding: { right: 24, top: 8 } },
      onClick({ x }, _, { scales: { x: axis } }) {
        if (x !== null && axis) onStep(Math.round(axis.getValueForPixel(x) ?? at));
      },
    },
    (ink) => ({
      id: 'over',
      afterDatasetsDraw({ ctx, chartArea: { top, bottom, right }, scales: { x, y } }) {
        if (!x || !y) return;
        const here = x.getPixelForValue(at);
        ctx.save();
        ctx.strokeStyle = ink('--ink');
        ctx.beginPath();
        ctx.moveTo(here, top);
        ctx.lineTo(here, bottom);
        ctx.stroke();
        ctx.font = `650 11px ${LETTERS}`;
        ctx.textBaseline = 'middle';
        // The highest first; a name that would cover the one above it moves down.
        let free = top;
        const ends = series.map(({ side, soFar }) => ({ side, end: soFar.at(-1) ?? 0 }));
        for (const { side, end } of ends.sort((a, b) => b.end - a.end)) {
          const level = Math.max(y.getPixelForValue(end), free);
          ctx.fillStyle = ink(`--look-${side.look}`);
          ctx.fillText(side.letters, right + 4, level);
          free = level + 12;
        }
        ctx.restore();
      },
    }),
    (ink) => ({ data: { datasets: datasets(ink) }, scales: scales(ink) }),
  );
  return {
    mark(now) {
      at = now;
      draw();
    },
    remove,
  };
}
