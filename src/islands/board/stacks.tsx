/** What stands on a space, and what has left it. */
import type { Side } from '../../play/shown.ts';
import type { Score as Sums } from '../../play/state.ts';
import type { Size } from './camera.ts';
import { Counter, heightOf, widthOf } from './counter.tsx';
import type { Point } from './ground.ts';
import { type Level, SIGNS } from './level.ts';
import type { Box } from './names.ts';
import type { Standing } from './pieces.ts';
import { round } from './place.ts';
import { Score } from './score.tsx';

const outsideOf = ({ counters, siege }: Standing) => counters.filter((c) => !(c.inside && siege)).slice(0, 3);

const gapOf = (standing: Standing): number => (outsideOf(standing).some((c) => c.changed) ? 10 : 4);

const isMeeting = (shown: Standing['counters']): boolean => new Set(shown.map((c) => c.side)).size > 1;

/** How wide and high what stands on a place is drawn. */
export function extentOf(standing: Standing, small: boolean): Size {
  const shown = outsideOf(standing);
  const widths = shown.map((c) => widthOf(c, small));
  return {
    width: isMeeting(shown)
      ? widths.reduce((a, b) => a + b, 0) + gapOf(standing) * (shown.length - 1)
      : (widths[0] ?? 0) + 22 * Math.max(0, shown.length - 1),
    height: Math.max(0, ...shown.map((c) => heightOf(c, small))),
  };
}

/** How far above the middle of a space its counters stand. */
const footOf = ({ siege }: Standing, level: Level): number => (siege ? -26 : -SIGNS[level] - 3);

/** Half a fort, and from its middle to the counters of the besiegers. */
const FORT = { across: 34, down: 28, beside: 34 } as const;

/** Besiegers stand left of the fort, or right where they would leave the view. */
const besideOf = (whole: number, x: number): number =>
  (x - whole - FORT.beside < 4 ? 1 : -1) * (whole / 2 + FORT.beside);

/** What of the drawing it covers, in px. */
export function coveredBy(standing: Standing, [x, y]: Point, aside: number, level: Level): Box[] {
  const small = level !== 'near';
  const { siege, gone, marks } = standing;
  const shown = outsideOf(standing);
  const { width, height } = extentOf(standing, small);
  const boxes: Box[] = [];
  const ring = shown.some((c) => c.changed) ? 5 : 2;
  const foot = footOf(standing, level);
  // Several of one side stand one behind the other, to the right of the first.
  const left = isMeeting(shown) ? width / 2 : widthOf(shown[0] ?? NONE, small) / 2;
  const lift = isMeeting(shown) ? 0 : 8 * Math.max(0, shown.length - 1);
  if (siege) boxes.push({ left: x - FORT.across, right: x + FORT.across, top: y - FORT.down, bottom: y + FORT.down });
  if (shown.length) {
    const [sx, sy] = siege ? [x + besideOf(width, x), y + 16] : [x + aside, y + foot];
    boxes.push({
      left: sx - left - ring,
      right: sx - left + width + ring,
      top: sy - height - lift - ring,
      bottom: sy + ring - 2,
    });
  }
  for (const [i] of gone.slice(0, 2).entries()) {
    const gx = x + (shown.length ? width / 2 + 24 : 0) + i * 50;
    boxes.push({ left: gx - 21, right: gx + 21, top: y + foot - 31, bottom: y + foot - 1 });
  }
  for (const [i] of small ? [] : marks.slice(0, 3).entries()) {
    const mx = x + SIGNS[level] + 14 + i * 20;
    boxes.push({ left: mx - 10, right: mx + 10, top: y + foot - 6, bottom: y + foot + 14 });
  }
  return boxes;
}

const NONE: Standing['counters'][number] = {
  side: '',
  number: 0,
  kinds: [],
  leaders: [],
  marks: [],
  inside: false,
  change: 0,
  changed: false,
};

/** What stands on a place: side by side where sides meet, else one behind the other; three at most. */
export function Stacks({
  standing,
  sides,
  level,
  uid,
  score,
  aside,
  x: at,
}: {
  readonly standing: Standing;
  readonly sides: readonly Side[];
  readonly level: Level;
  readonly uid: string;
  readonly score: Sums | undefined;
  /** How far it steps aside for others, in px. */
  readonly aside: number;
  /** Where in the view it stands. */
  readonly x: number;
}) {
  const small = level !== 'near';
  const sideOf = (id: string): Side =>
    sides.find((s) => s.id === id) ?? { id, name: id, letters: id.slice(0, 2), look: 'band' };
  const outside = standing.counters.filter((c) => !(c.inside && standing.siege));
  const inside = standing.counters.filter((c) => c.inside && standing.siege);
  const shown = outsideOf(standing);
  const widths = shown.map((c) => widthOf(c, small));
  const meet = isMeeting(shown);
  // Rings of neighbours must not cross.
  const gap = gapOf(standing);
  const whole = meet ? widths.reduce((a, b) => a + b, 0) + gap * (shown.length - 1) : (widths[0] ?? 0);
  const foot = footOf(standing, level);
  const shift = standing.siege && shown.length ? besideOf(whole, at) : aside;
  let x = -whole / 2;
  const placed = shown.map((counter, i) => {
    const width = widths[i] ?? 0;
    const middle = meet ? x + width / 2 : i * 22;
    x += width + gap;
    return { counter, middle, lift: meet ? 0 : -8 * i };
  });
  // Between those who fought, over the top of the lower one.
  const clasp = {
    x: meet ? (widths[0] ?? 0) - whole / 2 + gap / 2 : 0,
    y: foot - Math.min(...shown.slice(0, 2).map((c) => heightOf(c, small)), 47) + 4,
  };
  const goneAt = shown.length ? whole / 2 + 24 : 0;
  return (
    <>
      {placed
        .map(({ counter, middle, lift }) => (
          <g
            key={`${counter.side} ${counter.inside}`}
            transform={`translate(${round(middle + shift)} ${standing.siege ? 16 : foot + lift})`}
          >
            <Counter
              counter={counter}
              side={sideOf(counter.side)}
              small={small}
              uid={uid}
              outer={meet && middle > 0 ? 'right' : 'left'}
            />
          </g>
        ))
        .reverse()}
      {score && (
        <g transform={`translate(${round(clasp.x + shift)} ${round(clasp.y)})`}>
          <Score score={score} sides={sides} left={shown[0]?.side} />
        </g>
      )}
      {inside.map((counter) => (
        <g key={counter.side} transform="translate(0 9)">
          <Counter counter={{ ...counter, leaders: [] }} side={sideOf(counter.side)} small={true} uid={uid} />
        </g>
      ))}
      {outside.length > 3 && (
        <text class="more" x={whole / 2 + 6} y={foot - 10}>
          +{outside.length - 3}
        </text>
      )}
      {standing.gone.slice(0, 2).map(({ side, number }, i) => (
        <g key={side} class="gone" data-look={sideOf(side).look} transform={`translate(${goneAt + i * 50} ${foot})`}>
          <rect x="-20" y="-30" width="40" height="28" rx="4" />
          <text y="-10">{number}</text>
        </g>
      ))}
      {!small &&
        standing.marks.slice(0, 3).map((mark, i) => (
          <g key={mark.id} class="mark" transform={`translate(${SIGNS[level] + 14 + i * 20} ${foot + 4})`}>
            <circle r="9" />
            <text y="3.8">{mark.number ?? mark.says[0]?.toUpperCase()}</text>
          </g>
        ))}
    </>
  );
}
