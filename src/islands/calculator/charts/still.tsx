/** A chart as the build draws it, shown until the canvas has loaded. */
import type { Bars } from '../../../charts/bars.ts';

/** Of a hundred, from the top. */
const level = (chance: number, most: number): number => Math.round(1000 * (1 - chance / most)) / 10;

export function Still({ bars: { form, values, series } }: { bars: Bars }) {
  const most = Math.max(...series.flatMap(({ chances }) => chances)) || 1;
  const room = 100 / values.length;
  const width = (room * 0.76) / series.length;
  const round = (x: number) => Math.round(x * 100) / 100;
  return (
    <svg class="still" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {series.map(({ key, tone, chances }, s) =>
        form === 'lines' ? (
          <polyline
            key={key}
            stroke={`var(--${tone})`}
            points={chances.map((p, i) => `${round((i + 0.5) * room)},${level(p, most)}`).join(' ')}
          />
        ) : (
          <path
            key={key}
            class={`tone-${tone}`}
            d={chances
              .map((p, i) =>
                p > 0
                  ? `M${round((i + 0.12) * room + s * width)} ${level(p, most)}h${round(width)}V100h-${round(width)}z`
                  : '',
              )
              .join('')}
          />
        ),
      )}
    </svg>
  );
}
