/** The line of a sample above its scrubber, drawn once its code has loaded; its place is reserved from the start. */

import type { Shown } from '../../../play/shown.ts';
import type { Stepping } from '../../../stores/stepping.ts';
import { useLater } from '../../later.tsx';

interface Props {
  readonly uid: string;
  readonly shown: Shown;
  readonly stepping: Stepping;
  readonly at: number;
}

const load = async () => (await import('./graph.tsx')).Graph;

/** The height of the bands where the page is wide, and on a phone. */
const [WIDE, NARROW] = [84, 44];

export function SampleLine({ uid, shown, stepping, at }: Props) {
  const { line, sides } = shown;
  const Graph = useLater(load, line !== undefined);
  if (!line) return null;
  const height = typeof matchMedia === 'function' && matchMedia('(width < 720px)').matches ? NARROW : WIDE;
  return (
    <div class="line-place">
      {Graph && (
        <Graph
          uid={`${uid}-line`}
          {...{ line, sides, at, height }}
          rules={stepping.chapters.map((chapter) => chapter.at)}
          onGo={stepping.go}
        />
      )}
    </div>
  );
}
