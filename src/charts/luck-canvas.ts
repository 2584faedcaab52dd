/** Draws a luck line with chart.js: steps, not slopes, a dash for each side and its letters at the end; a tap names a step. */
import { Chart, LinearScale, LineController, LineElement, type Plugin, PointElement } from 'chart.js';
import type { LuckChart } from './luck.ts';

Chart.register(LineController, LineElement, PointElement, LinearScale);

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
  const ink = (name: string): string => {
    // A colour that depends on the theme is only settled where something wears it.
    const worn = document.createElement('i');
    worn.style.color = `var(${name})`;
    canvas.parentElement!.append(worn);
    const { color } = getComputedStyle(worn);
    worn.remove();
    return color;
  };
  const datasets = () =>
    series.map(({ side, soFar }, i) => ({
      label: side.name,
      data: soFar.map((y, x) => ({ x, y })),
      borderColor: ink(`--look-${side.look}`),
      borderDash: DASHES[i % DASHES.length]!,
      borderWidth: 1.75,
      pointRadius: 0,
      stepped: 'before' as const,
    }));
  const scales = () => {
    const ticks = { color: ink('--ink-soft'), font: { family: 'Inter, sans-serif', size: 11 } };
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
  const over: Plugin<'line'> = {
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
      ctx.font = '650 11px Inter, sans-serif';
      ctx.textBaseline = 'middle';
      // The highest first; a name that would cover the one above it moves down.
      let free = top;
      for (const { side, soFar } of series.toSorted((a, b) => b.soFar.at(-1)! - a.soFar.at(-1)!)) {
        const level = Math.max(y.getPixelForValue(soFar.at(-1)!), free);
        ctx.fillStyle = ink(`--look-${side.look}`);
        ctx.fillText(side.letters, right + 4, level);
        free = level + 12;
      }
      ctx.restore();
    },
  };
  const chart = new Chart(canvas, {
    type: 'line',
    data: { datasets: datasets() },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      events: ['click'],
      layout: { padding: { right: 24, top: 8 } },
      scales: scales(),
      onClick({ x }, _, { scales: { x: axis } }) {
        if (x !== null && axis) onStep(Math.round(axis.getValueForPixel(x) ?? at));
      },
    },
    plugins: [over],
  });
  const repaint = () => {
    chart.data = { datasets: datasets() };
    chart.options.scales = scales();
    chart.update();
  };
  // Colours are read from the page, so a change of theme repaints.
  const watch = new MutationObserver(repaint);
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', repaint);
  return {
    mark(now) {
      at = now;
      chart.draw();
    },
    remove() {
      watch.disconnect();
      scheme.removeEventListener('change', repaint);
      chart.destroy();
    },
  };
}
