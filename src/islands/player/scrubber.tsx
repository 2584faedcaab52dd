/** All steps on one line, with a lane for each side and a mark for each chapter; drag or use the arrow keys. */
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Shown } from '../../play/shown.ts';
import type { Stepping } from '../../stores/stepping.ts';
import { sideOf } from '../board/badge.tsx';
import * as say from './words.ts';

interface Props {
  readonly shown: Shown;
  readonly stepping: Stepping;
  readonly at: number;
}

export function Scrubber({ shown, stepping, at }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const { first, last, chapters } = stepping;
  const span = Math.max(1, last - first);
  const whose = sideOf(shown.sides, shown.steps[at - 1]?.side);
  const chapter = chapters.findLast((c) => c.at <= at)?.title;
  const share = (steps: number): string => `${((steps / span) * 100).toFixed(2)}%`;
  // No step changes them.
  const lanes = useMemo(() => {
    const seats = shown.sides.filter((s) => shown.steps.some((step) => step.side === s.id));
    const lane = 100 / Math.max(1, seats.length);
    return (
      <>
        {seats.map((seat, i) => (
          <line key={seat.id} class="lane" x1="0" x2="100%" y1={`${lane * (i + 0.5)}%`} y2={`${lane * (i + 0.5)}%`} />
        ))}
        {shown.steps.map((step, i) => {
          const row = seats.findIndex((s) => s.id === step.side);
          if (row < 0 || i + 1 <= first || i + 1 > last) return null;
          return (
            <rect
              key={i}
              class="lane-turn"
              data-look={seats[row]?.look}
              x={share(i - first)}
              width={share(1)}
              y={`${lane * (row + 0.5) - 4}%`}
              height="8%"
            />
          );
        })}
        {chapters.map((c) => (
          <line
            key={c.at}
            class="chapter-rule"
            x1={share(c.at - 1 - first)}
            x2={share(c.at - 1 - first)}
            y1="0"
            y2="100%"
          />
        ))}
      </>
    );
  }, [shown, stepping]);
  const follow = (event: JSX.TargetedPointerEvent<HTMLDivElement>) => {
    const box = track.current?.getBoundingClientRect();
    if (box) stepping.go(first + Math.round(((event.clientX - box.left) / box.width) * span));
  };
  const [back, on] = [() => stepping.by(-1), () => stepping.by(1)];
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: back,
    ArrowDown: back,
    ArrowRight: on,
    ArrowUp: on,
    Home: () => stepping.go(first),
    End: () => stepping.go(last),
    PageUp: () => stepping.chapter(-1),
    PageDown: () => stepping.chapter(1),
  };
  return (
    <div
      class="scrubber"
      ref={track}
      role="slider"
      tabIndex={0}
      aria-label={say.step}
      aria-valuemin={first}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={say.stepOf(at, last, chapter ?? '')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && follow(event)}
      onKeyDown={(event) => {
        const act = keys[event.key];
        if (!act) return;
        event.preventDefault();
        event.stopPropagation();
        act();
      }}
    >
      <svg class="lanes" aria-hidden="true">
        {lanes}
        <svg class="thumb" x={share(at - first)} data-look={whose?.look}>
          <rect x="-13" y="0" width="26" height="100%" rx="5" />
          <text y="50%" dy="4">
            {whose?.letters ?? at}
          </text>
        </svg>
      </svg>
    </div>
  );
}
