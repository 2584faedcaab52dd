/** A bar chart that is drawn once it is seen; the figures stand in the table beside it. */
import { useEffect, useRef } from 'preact/hooks';
import type { Bars } from '../../../charts/bars.ts';
import type { Drawing } from '../../../charts/canvas.ts';

export function Chart({ bars }: { bars: Bars }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<Drawing>();
  const latest = useRef(bars);
  latest.current = bars;
  useEffect(() => {
    const place = canvas.current!;
    let gone = false;
    const seen = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      const { draw } = await import('../../../charts/canvas.ts');
      if (!gone) drawing.current = draw(place, latest.current);
    });
    seen.observe(place);
    return () => {
      gone = true;
      seen.disconnect();
      drawing.current?.remove();
      drawing.current = undefined;
    };
  }, []);
  useEffect(() => drawing.current?.update(bars), [bars]);
  return (
    <div class="canvas">
      <canvas ref={canvas} role="img" aria-label={`${bars.title}: bar chart; its figures stand in the table below`} />
    </div>
  );
}
