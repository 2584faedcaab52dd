/** The one canvas: draws a bar chart description with chart.js, of which only the parts used are loaded. */
import { BarController, BarElement, CategoryScale, Chart, LinearScale } from 'chart.js';
import type { Bars } from './bars.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale);

export interface Drawing {
  readonly update: (bars: Bars) => void;
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

export function draw(canvas: HTMLCanvasElement, first: Bars): Drawing {
  let latest = first;
  const style = () => getComputedStyle(canvas);
  const ink = (name: string) => style().getPropertyValue(name).trim();
  const datasets = () =>
    latest.series.map(({ label, tone, chances }) => ({
      label,
      data: chances.map((p) => p * 100),
      backgroundColor: fillOf(tone, ink(`--${tone}`), ink('--paper')),
      borderColor: ink(`--${tone}`),
      borderWidth: 1,
      categoryPercentage: 0.8,
      barPercentage: 0.95,
    }));
  const scales = () => {
    const font = { family: ink('--sans'), size: 12 };
    const ticks = { color: ink('--ink-soft'), font };
    const grid = { color: ink('--hairline') };
    return {
      x: { ticks, grid: { display: false }, border: { color: ink('--hairline') } },
      y: {
        ticks: { ...ticks, maxTicksLimit: 5, callback: (v: number | string) => `${v}%` },
        grid,
        border: { display: false },
        beginAtZero: true,
      },
    };
  };
  const chart = new Chart(canvas, {
    type: 'bar',
    data: { labels: latest.values.map(String), datasets: datasets() },
    options: { animation: false, responsive: true, maintainAspectRatio: false, events: [], scales: scales() },
  });
  const repaint = () => {
    chart.data = { labels: latest.values.map(String), datasets: datasets() };
    chart.options.scales = scales();
    chart.update();
  };
  // Colours are read from the page, so a change of theme repaints.
  const watch = new MutationObserver(repaint);
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', repaint);
  return {
    update: (bars) => {
      latest = bars;
      repaint();
    },
    remove: () => {
      watch.disconnect();
      scheme.removeEventListener('change', repaint);
      chart.destroy();
    },
  };
}
