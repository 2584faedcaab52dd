/** Draws chances as bars or lines; a tap picks one of them. */
import type { Bars } from './bars.ts';
import { type Ink, paint, ticksOf } from './canvas.ts';

export interface Drawing {
  readonly update: (bars: Bars) => void;
  /** Marks the place that is being read, or none. */
  readonly mark: (place: number | undefined) => void;
  readonly remove: () => void;
}

/** A tone as a fill: the defender's bars are hatched, so that colour is not all that tells the sides apart. */
function fillOf(tone: string, colour: string, paper: string): string | CanvasPattern {
  if (tone !== 'defender') return colour;
  const tile = document.createElement('canvas');
  tile.width = tile.height = 8;
  const pen = tile.getContext('2d')!;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 8, 8);
  pen.strokeStyle = paper;
  pen.lineWidth = 1.5;
  for (const shift of [-8, 0, 8]) {
    pen.beginPath();
    pen.moveTo(shift, 8);
    pen.lineTo(shift + 8, 0);
    pen.stroke();
  }
  return pen.createPattern(tile, 'repeat') ?? colour;
}

/** And as a line. */
const DASHES: Readonly<Record<string, number[]>> = { defender: [6, 3], plain: [2, 2], faint: [7, 2, 2, 2] };

export function draw(canvas: HTMLCanvasElement, first: Bars, onPick: (place: number) => void): Drawing {
  let latest = first;
  let marked: number | undefined;
  const datasets = (ink: Ink) =>
    latest.series.map(({ label, tone, chances }) => ({
      label,
      data: chances.map((p) => p * 100),
      backgroundColor: fillOf(tone, ink(`--${tone}`), ink('--paper')),
      borderColor: ink(`--${tone}`),
      ...(latest.form === 'lines'
        ? { borderWidth: 2, borderDash: DASHES[tone] ?? [], pointRadius: chances.length > 20 ? 0 : 2.5 }
        : { borderWidth: 1, categoryPercentage: 0.8, barPercentage: 0.95 }),
    }));
  const scales = (ink: Ink) => {
    const ticks = ticksOf(ink, 12);
    return {
      x: { ticks, grid: { display: false }, border: { color: ink('--hairline') } },
      y: {
        ticks: { ...ticks, maxTicksLimit: 5, callback: (v: number | string) => `${v}%` },
        grid: { color: ink('--hairline') },
        border: { display: false },
        beginAtZero: true,
        // Nothing is surer than certain.
        max: latest.series.some(({ chances }) => chances.some((p) => p > 0.8)) ? 100 : undefined,
      },
    };
  };
  const {
    draw: again,
    repaint,
    remove,
  } = paint(
    canvas,
    latest.form === 'lines' ? 'line' : 'bar',
    {
      onClick({ x: at }, _, { scales: { x } }) {
        if (at !== null && x) onPick(Math.min(latest.values.length - 1, Math.max(0, x.getValueForPixel(at) ?? 0)));
      },
    },
    (ink) => ({
      id: 'band',
      beforeDatasetsDraw({ ctx, chartArea: { top, bottom, left, right }, scales: { x } }) {
        if (marked === undefined || !x) return;
        const room = (right - left) / latest.values.length;
        const width = latest.form === 'lines' ? 2 : room;
        ctx.save();
        ctx.fillStyle = ink('--ink');
        ctx.globalAlpha = latest.form === 'lines' ? 1 : 0.14;
        ctx.fillRect(x.getPixelForValue(marked) - width / 2, top, width, bottom - top);
        ctx.restore();
      },
    }),
    (ink) => ({ data: { labels: latest.values.map(String), datasets: datasets(ink) }, scales: scales(ink) }),
  );
  return {
    update: (bars) => {
      latest = bars;
      repaint();
    },
    mark: (place) => {
      marked = place;
      again();
    },
    remove,
  };
}
