/** Who is winning, step by step: bands in the sides' colours that fill the height, with the largest swings above them. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { bandsOf, standingWords } from '../../../charts/line.ts';
import type { Line, Swing } from '../../../play/line.ts';
import type { Side } from '../../../play/shown.ts';
import { sideOf } from '../../board/badge.tsx';
import { Patterns } from '../../board/looks.tsx';
import { SwingSign } from './signs.tsx';
import * as say from './words.ts';

interface Props {
  readonly uid: string;
  readonly line: Line;
  readonly sides: readonly Side[];
  readonly at: number;
  readonly height: number;
  /** Steps at which a chapter begins. */
  readonly rules: readonly number[];
  readonly onGo: (step: number) => void;
}

/** Before the page is measured. */
const WIDE = 600;

/** The next swing in a direction; none where there is no more. */
const nextSwing = (swings: readonly Swing[], at: number, direction: 1 | -1): number | undefined =>
  swings
    .map(({ step }) => step)
    .sort((a, b) => direction * (a - b))
    .find((step) => direction * (step - at) > 0);

/** Shift and an arrow go from swing to swing, wherever the plain arrow goes step by step. */
function useSwingKeys(swings: readonly Swing[], at: number, onGo: (step: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as 1 | -1 | undefined;
      if (!event.shiftKey || !direction || (event.target as Element).closest('input, select, textarea')) return;
      const step = nextSwing(swings, at, direction);
      event.preventDefault();
      event.stopPropagation();
      if (step !== undefined) onGo(step);
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [swings, at, onGo]);
}

export function Graph({ uid, line, sides, at, height, rules, onGo }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(WIDE);
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    const watch = new ResizeObserver(() => setWidth(Math.max(1, place.clientWidth)));
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  useSwingKeys(line.swings, at, onGo);
  const span = Math.max(1, line.steps.length - 1);
  const across = (step: number): number => (step / span) * width;
  const bands = useMemo(() => bandsOf(line, sides, width, height), [line, sides, width, height]);
  const looks = [...new Set(bands.flatMap(({ side }) => (side ? [side.look] : [])))];
  const follow = (event: JSX.TargetedPointerEvent<SVGSVGElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    onGo(Math.round(((event.clientX - left) / width) * span));
  };
  return (
    <div class="line-graph" ref={box}>
      <div class="line-swings" aria-hidden="true">
        {line.swings.map((swing) => (
          <button
            key={`${swing.type} ${swing.step} ${swing.act}`}
            type="button"
            class="bare"
            tabIndex={-1}
            style={`left:${((swing.step / span) * 100).toFixed(2)}%`}
            data-is={swing.step === at || undefined}
            onClick={() => onGo(swing.step)}
          >
            <SwingSign type={swing.type} side={sideOf(sides, swing.seat)} />
          </button>
        ))}
      </div>
      <svg
        class="line-bands"
        width={width}
        height={height}
        role="img"
        aria-label={say.whoWins(at, standingWords(line, sides, at))}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && follow(event)}
      >
        <defs>
          <Patterns uid={uid} looks={looks} />
        </defs>
        {bands.map(({ side, path, label }, i) => (
          <g key={i} data-look={side?.look}>
            <path class="line-band" d={path} />
            <path class="line-pattern" d={path} fill={side && `url(#${uid}-${side.look})`} />
            {label !== undefined && (
              <text class="line-letters" x="6" y={label} dy="4">
                {side?.letters}
              </text>
            )}
          </g>
        ))}
        <line class="line-half" x1="0" x2={width} y1={height / 2} y2={height / 2} />
        {rules.map((step) => (
          <line key={step} class="line-rule" x1={across(step - 1)} x2={across(step - 1)} y1="0" y2={height} />
        ))}
        <line class="line-now" x1={across(at)} x2={across(at)} y1="0" y2={height} />
      </svg>
    </div>
  );
}
