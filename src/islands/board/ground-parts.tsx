/** One ground shared by many still pictures on a page: drawn once and reused by each of them. */
import type { Side } from '../../play/shown.ts';
import type { Ground } from './ground.ts';
import { placed, Relief, useStill } from './ground-layer.tsx';
import { Patterns } from './looks.tsx';
import type { BoardProps } from './props.ts';

/** Takes no room; stands on the page before the pictures. */
export function GroundParts({
  uid,
  ground,
  sides,
}: {
  readonly uid: string;
  readonly ground: Ground;
  readonly sides: readonly Side[];
}) {
  const { below, above } = useStill(ground, uid);
  return (
    <svg class="ground-parts" width="0" height="0" aria-hidden="true">
      <defs>
        <Patterns uid={uid} looks={[...new Set(sides.map((s) => s.look))]} />
        {ground.cells.map(({ place, d }) => (
          <path key={place} id={`${uid}-cell-${place}`} d={d} />
        ))}
        <g id={`${uid}-below`}>
          {below}
          <g clip-path={`url(#${uid}-land)`}>
            {ground.cells.map(({ place }) => (
              <use key={place} class="territory" href={`#${uid}-cell-${place}`} />
            ))}
          </g>
        </g>
        <g id={`${uid}-above`}>{above}</g>
        {ground.borders.map(({ d }, i) => (
          <path key={d} id={`${uid}-border-${i}`} vector-effect="non-scaling-stroke" d={d} />
        ))}
      </defs>
    </svg>
  );
}

export function SharedGround({ uid, ground, board, sides, camera, view }: BoardProps) {
  const lookOf = (place: string) => sides.find((s) => s.id === board.places[place]?.control)?.look;
  return (
    <g transform={placed({ camera, view })}>
      <use href={`#${uid}-below`} />
      <g clip-path={`url(#${uid}-land)`}>
        {ground.cells.map(({ place }) =>
          lookOf(place) ? (
            <use key={place} class="territory" data-look={lookOf(place)} href={`#${uid}-cell-${place}`} />
          ) : null,
        )}
        {ground.borders.map(({ between: [a, b], fine }, i) =>
          lookOf(a) !== lookOf(b) || fine ? (
            <use
              key={`${a} ${b} ${i}`}
              class="border"
              data-fine={lookOf(a) === lookOf(b) || undefined}
              href={`#${uid}-border-${i}`}
            />
          ) : null,
        )}
      </g>
      <Relief ground={ground} camera={camera} />
      <use href={`#${uid}-above`} />
    </g>
  );
}
