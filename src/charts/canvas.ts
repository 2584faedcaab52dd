/** The one canvas: everything drawn with chart.js shares it. Its colours come from the page, so changing the theme repaints it. */
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartData,
  type ChartOptions,
  LinearScale,
  LineController,
  LineElement,
  type Plugin,
  PointElement,
} from 'chart.js';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, LineController, LineElement, PointElement);

type Form = 'bar' | 'line';
type Data = ChartData<Form, (number | { x: number; y: number })[]>;

/** The colour that a token such as `--ink` has here and now, as a canvas understands it. */
export type Ink = (token: string) => string;

export interface Canvas {
  /** Draws again with what stands there, for a mark that moved. */
  readonly draw: () => void;
  /** Asks for data and scales again. */
  readonly repaint: () => void;
  readonly remove: () => void;
}

/** A colour that depends on the theme is only settled where something wears it; each is asked for once a theme. */
function inksOf(canvas: HTMLCanvasElement): { ink: Ink; forget: () => void } {
  const known = new Map<string, string>();
  const settle = (token: string): string => {
    const worn = document.createElement('i');
    worn.style.color = `var(${token})`;
    canvas.parentElement!.append(worn);
    const { color } = getComputedStyle(worn);
    worn.remove();
    known.set(token, color);
    return color;
  };
  return { ink: (token) => known.get(token) ?? settle(token), forget: () => known.clear() };
}

/** Letters on a canvas are those of data and controls. */
export const LETTERS = 'Inter, system-ui, sans-serif';

export const ticksOf = (ink: Ink, size: number) => ({ color: ink('--ink-soft'), font: { family: LETTERS, size } });

export function paint(
  canvas: HTMLCanvasElement,
  type: Form,
  options: Omit<ChartOptions<Form>, 'scales'>,
  plugin: (ink: Ink) => Plugin<Form>,
  picture: (ink: Ink) => { readonly data: Data; readonly scales: NonNullable<ChartOptions<Form>['scales']> },
): Canvas {
  const { ink, forget } = inksOf(canvas);
  const { data, scales } = picture(ink);
  const chart = new Chart<Form, Data['datasets'][number]['data']>(canvas, {
    type,
    data,
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      events: ['click'],
      ...options,
      scales,
    },
    plugins: [plugin(ink)],
  });
  const repaint = () => {
    const next = picture(ink);
    chart.data = next.data;
    chart.options.scales = next.scales;
    chart.update();
  };
  const changed = () => {
    forget();
    repaint();
  };
  const watch = new MutationObserver(changed);
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', changed);
  return {
    draw: () => chart.draw(),
    repaint,
    remove: () => {
      watch.disconnect();
      scheme.removeEventListener('change', changed);
      chart.destroy();
    },
  };
}
