/** One ground for many still pictures of a page: drawn once, and shown from there by each of them. */
import type { Side } from '../../play/shown.ts';
import type { Ground } from './ground.ts';
import { placed, useStill } from './ground-layer.tsx';
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
        <g id={`${uid}-below`}>{below}</g>
        <g id={`${uid}-above`}>{above}</g>
        {ground.cells.map(({ place, d }) => (
          <path key={place} id={`${uid}-cell-${place}`} d={d} />
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
      </g>
      <use href={`#${uid}-above`} />
    </g>
  );
}
