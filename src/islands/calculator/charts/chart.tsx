/** A chart that is drawn once it comes into view; a tap or the arrow keys read out a bar. The figures are in the table beside it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { percent } from '../../../calculator/words.ts';
import { atLeast, type Bars, cumulated } from '../../../charts/bars.ts';
import type { Drawing } from '../../../charts/bars-canvas.ts';
import { useAttempt } from '../../later.tsx';
import { Still } from './still.tsx';
import * as say from './words.ts';

interface ChartProps {
  readonly bars: Bars;
  /** A chance in words; drawn ones are not told as if they were exact. */
  readonly said?: (key: string, chance: number) => string;
}

export function Chart({ bars, said = (_, chance) => percent(chance) }: ChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<Drawing>();
  const [isDrawn, setDrawn] = useState(false);
  const [lost, attempt] = useAttempt();
  const [orMore, setOrMore] = useState(false);
  const [place, setPlace] = useState<number>();
  const shown = orMore ? cumulated(bars) : bars;
  const latest = useRef(shown);
  latest.current = shown;
  const last = bars.values.length - 1;
  const at = place === undefined ? undefined : Math.min(place, last);
  useEffect(() => {
    const seat = canvas.current!;
    let gone = false;
    const begin = async () => {
      const { draw } = await import('../../../charts/bars-canvas.ts');
      if (gone) return;
      drawing.current = draw(seat, latest.current, setPlace);
      setDrawn(true);
    };
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      void attempt(begin);
    });
    seen.observe(seat);
    return () => {
      gone = true;
      seen.disconnect();
      drawing.current?.remove();
      drawing.current = undefined;
    };
  }, []);
  useEffect(() => drawing.current?.update(shown), [bars, orMore]);
  useEffect(() => drawing.current?.mark(at), [at, isDrawn]);
  const press = (event: KeyboardEvent) => {
    const to = { ArrowLeft: (at ?? 0) - 1, ArrowRight: (at ?? -1) + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setPlace(Math.min(last, Math.max(0, to)));
  };
  const reading = at === undefined ? undefined : readingOf(bars, at, said);
  return (
    <>
      <div class="canvas off-paper">
        {!isDrawn && <Still bars={shown} />}
        <canvas
          ref={canvas}
          role="slider"
          tabIndex={0}
          aria-label={say.chartOf(bars.title)}
          aria-valuemin={bars.values[0]}
          aria-valuemax={bars.values[last]}
          aria-valuenow={bars.values[at ?? 0]}
          aria-valuetext={reading ?? say.nothingRead}
          onKeyDown={press}
        />
      </div>
      {lost}
      <p class="chart-reading data">{reading ?? say.howToRead(bars.form)}</p>
      {bars.form === 'bars' && (
        <p class="row">
          <button type="button" aria-pressed={!orMore} onClick={() => setOrMore(false)}>
            {say.eachNumber}
          </button>{' '}
          <button type="button" aria-pressed={orMore} onClick={() => setOrMore(true)}>
            {say.thatOrMore}
          </button>
        </p>
      )}
    </>
  );
}

/** 3: Attacker losses 18.0%, 3 or more 43.6%. */
function readingOf({ values, series, form }: Bars, at: number, said: NonNullable<ChartProps['said']>): string {
  const parts = series.map(({ key, label, chances }) => {
    const single = `${label} ${said(key, chances[at]!)}`;
    return form === 'lines' ? single : `${single}, ${say.valueOrMore(values[at]!)} ${said(key, atLeast(chances, at))}`;
  });
  return `${values[at]}: ${parts.join('; ')}.`;
}
